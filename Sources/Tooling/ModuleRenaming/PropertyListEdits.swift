import AdderFileChanges

/// The edits of a property list: the strings that name a class, with or without its module, such as
/// the class of a scene delegate.
struct PropertyListEdits {
  private(set) var edits: [FileEdit] = []

  /// - Parameters:
  ///   - module: The module's old name. A string that is only this name may be text that the app shows.
  ///   - storyboards: The new names of storyboards, with one of which the app can start.
  init(
    of bytes: [UInt8], _ types: [String: String], module: String,
    _ storyboards: [String: String]
  ) {
    edits = storyboards.flatMap { old, new in
      StartStoryboard.values(in: bytes, old).map { FileEdit($0, with: new) }
    }
    let done = Set(edits.map(\.range.lowerBound))
    for word in TextWords(bytes, in: 0..<bytes.count, hasEscapes: false) {
      let name = String(decoding: bytes[word], as: UTF8.self)
      guard let new = types[name], bytes[word.upperBound...].starts(with: "</string>".utf8),
        word.lowerBound > 0, !done.contains(word.lowerBound)
      else { continue }
      let before = bytes[word.lowerBound - 1]
      guard before == UInt8(ascii: ".") || before == UInt8(ascii: ">") && name != module else {
        continue
      }
      edits.append(FileEdit(word, with: new))
    }
  }

  /// Returns true for a value whose key says that the app shows it: `<key>title</key>`.
  static func isShown(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    let before = String(decoding: bytes[..<place.lowerBound].suffix(80), as: UTF8.self)
    guard let end = before.ranges(of: "</key>").last else { return false }
    let key = before[..<end.lowerBound].split(separator: ">").last?.lowercased() ?? ""
    return ["caption", "label", "text", "title"].contains(where: key.contains)
  }
}
