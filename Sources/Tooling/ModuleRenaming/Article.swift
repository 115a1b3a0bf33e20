/// The word `a` or `an` before a name in a comment.
struct Article {
  let range: Range<Int>
  private let text: String

  /// Creates the article before a position, or returns `nil` if there is none.
  init?(before position: Int, of bytes: [UInt8]) {
    var end = position
    if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    guard end > 0, bytes[end - 1] == UInt8(ascii: " ") else { return nil }
    end -= 1
    var start = end
    while start > 0, bytes[start - 1].isWordByte { start -= 1 }
    range = start..<end
    text = String(decoding: bytes[range], as: UTF8.self)
    guard ["a", "an"].contains(text.lowercased()) else { return nil }
  }

  /// Returns the article for a new name, or `nil` if the article stays. One that does not fit the old name
  /// stays, too.
  func fitting(_ new: String, insteadOf old: String) -> String? {
    let hasVowel = text.count == 2
    guard Self.beginsWithVowel(old) == hasVowel, Self.beginsWithVowel(new) != hasVowel else {
      return nil
    }
    return String(text.prefix(1)) + (hasVowel ? "" : "n")
  }

  private static func beginsWithVowel(_ name: String) -> Bool {
    let name = name.lowercased()
    return "aeiou".contains(name.prefix(1)) && !consonants.contains(where: name.hasPrefix)
  }

  /// Beginnings that are spoken like `you` or `one`.
  private static let consonants = ["eu", "once", "one", "uni", "us", "uti"]
}
