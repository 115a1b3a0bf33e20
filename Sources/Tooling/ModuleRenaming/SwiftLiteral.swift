import AdderSwiftSource

/// A string of a Swift text that is nothing but text.
struct SwiftLiteral {
  var text: String
  var offset: Int
  /// Whether what stands in front of it says that it is the name of a storyboard, a nib or a segue.
  var isIdentifier: Bool

  static func all(in bytes: [UInt8]) -> [SwiftLiteral] {
    var reader = SwiftReader()
    let words = reader.words(of: bytes)
    func text(_ index: Int) -> String {
      index < 0
        ? ""
        : String(decoding: bytes[Int(words[index].start)..<Int(words[index].end)], as: UTF8.self)
    }
    return words.indices.dropFirst().dropLast().compactMap { index in
      guard words[index].kind == .stringText, words[index - 1].kind == .stringOpen,
        words[index + 1].kind == .stringClose
      else { return nil }
      let front = [5, 4, 3, 2].map { text(index - $0) }
      return SwiftLiteral(
        text: text(index), offset: Int(words[index].start), isIdentifier: asksForInterface(front))
    }
  }

  /// Whether the four words in front of a string make it the name of a part of an interface.
  private static func asksForInterface(_ front: [String]) -> Bool {
    switch (front[2], front[3]) {
    case ("name", ":"): ["UIStoryboard", "NSStoryboard"].contains(front[0])
    case (let label, ":"):
      ["nibName", "storyboardName", "withIdentifier", "identifier"].contains(label)
    case ("identifier", "=="), (_, "case"): true
    default: false
    }
  }
}
