/// Paths as projects write them: parts with `/` between them.
enum XcodePath {
  static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  static func lastComponent(of path: String) -> String {
    components(of: path).last ?? path
  }

  /// A path without `.` and without the `..` that can be resolved.
  static func normalized(_ path: [String]) -> [String] {
    path.reduce(into: []) { result, component in
      switch component {
      case ".", "": break
      case "..":
        if let last = result.last, last != ".." {
          result.removeLast()
        } else {
          result.append("..")
        }
      default: result.append(component)
      }
    }
  }
}
