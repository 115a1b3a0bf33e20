import AdderFileChanges

/// The edits of a property list: the strings that name a class, with or without its module, such as
/// the class of a scene delegate.
struct PropertyListEdits {
  private(set) var edits: [FileEdit] = []

  /// - Parameter storyboard: The old and the new name of the storyboard that the app starts with, if it is
  ///   renamed.
  init(
    of bytes: [UInt8], _ types: [String: String], _ storyboard: (old: String, new: String)?
  ) {
    if let storyboard {
      edits = StartStoryboard.values(in: bytes, storyboard.old).map {
        FileEdit($0, with: storyboard.new)
      }
    }
    for word in TextWords(bytes, in: 0..<bytes.count, hasEscapes: false) {
      guard let new = types[String(decoding: bytes[word], as: UTF8.self)],
        bytes[word.upperBound...].starts(with: "</string>".utf8), word.lowerBound > 0,
        [UInt8(ascii: "."), UInt8(ascii: ">")].contains(bytes[word.lowerBound - 1])
      else { continue }
      edits.append(FileEdit(word, with: new))
    }
  }
}
