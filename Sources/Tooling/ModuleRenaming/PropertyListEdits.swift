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

/// The edits of a JSON file: the strings that name a class with its target, by which code finds the class at
/// run time: `"App.ProfileBuilder"`.
struct JSONEdits {
  private(set) var edits: [FileEdit] = []

  init(of bytes: [UInt8], _ types: [String: String], targets: Set<String>) {
    let quote = UInt8(ascii: "\"")
    var before: Range<Int>?
    for word in TextWords(bytes, in: 0..<bytes.count, hasEscapes: true) {
      defer { before = word }
      guard let target = before, target.lowerBound > 0, bytes[target.lowerBound - 1] == quote,
        word.lowerBound == target.upperBound + 1, bytes[target.upperBound] == UInt8(ascii: "."),
        word.upperBound < bytes.count, bytes[word.upperBound] == quote,
        targets.contains(String(decoding: bytes[target], as: UTF8.self)),
        let new = types[String(decoding: bytes[word], as: UTF8.self)]
      else { continue }
      edits.append(FileEdit(word, with: new))
    }
  }
}
