import AdderFileChanges

/// The edits of a property list: the strings that name a class, with or without its module, such as
/// the class of a scene delegate.
struct PropertyListEdits {
  private(set) var edits: [FileEdit] = []

  init(of bytes: [UInt8], _ types: [String: String]) {
    for word in TextWords(bytes, in: 0..<bytes.count, hasEscapes: false) {
      guard let new = types[String(decoding: bytes[word], as: UTF8.self)],
        bytes[word.upperBound...].starts(with: "</string>".utf8), word.lowerBound > 0,
        [UInt8(ascii: "."), UInt8(ascii: ">")].contains(bytes[word.lowerBound - 1])
      else { continue }
      edits.append(FileEdit(word, with: new))
    }
  }
}
