/// Parses comma-separated target names: `App, AppKit`.
package enum TargetNames {
  package static func split(_ text: String) -> [String] {
    text.split(separator: ",").map { name in
      var name = name.drop { $0 == " " }
      while name.last == " " { name.removeLast() }
      return String(name)
    }.filter { !$0.isEmpty }
  }
}
