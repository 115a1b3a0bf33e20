import AdderFindings

extension [UInt8] {
  /// Returns the first position of a string.
  func firstPlace(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first), found + wanted.count <= count {
      if self[found..<found + wanted.count].elementsEqual(wanted) { return found }
      start = found + 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns all places of a text.
  func places(of text: String) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var rest = self[...]
    while let found = Array(rest).firstPlace(of: text) {
      let start = rest.startIndex + found
      places.append(start..<start + text.utf8.count)
      rest = rest[(start + text.utf8.count)...]
    }
    return places
  }

  /// Returns the first position of a file's name: `ProfileView.swift`, but not as the end of
  /// `EditProfileView.swift`.
  func firstPlace(ofFile name: String) -> Int? {
    let ends: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\"")]
    return ends.compactMap { end in
      firstPlace(of: String(decoding: [end], as: UTF8.self) + name).map { $0 + 1 }
    }.min()
  }
}

extension SourceLocation {
  /// Creates the location of a byte in a file's contents. Columns count characters.
  init(_ file: String, _ text: [UInt8], _ offset: Int) {
    let before = text[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.init(
      file: file, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: text[lineStart..<offset], as: UTF8.self).count + 1)
  }
}
