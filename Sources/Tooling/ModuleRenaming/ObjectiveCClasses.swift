import AdderBase

/// The classes that a project declares in Objective-C.
struct ObjectiveCClasses {
  /// Those with one of the given names.
  private(set) var names: Set<String> = []

  init(among wanted: some Sequence<String>, in texts: [String: [UInt8]]) {
    let filter = WordFilter(wanted)
    let wanted = Set(wanted)
    for (path, text) in texts where Self.extensions.contains(path.fileExtension) {
      guard filter.mayPass(text) else { continue }
      var isDeclared = false
      for range in TextWords(text, in: 0..<text.count, hasEscapes: false) {
        let word = String(decoding: text[range], as: UTF8.self)
        if isDeclared, wanted.contains(word) { names.insert(word) }
        isDeclared = word == "interface" || word == "implementation"
      }
    }
  }

  private static let extensions: Set = ["h", "m", "mm"]
}
