import AdderFileChanges

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
