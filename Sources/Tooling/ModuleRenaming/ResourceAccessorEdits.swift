import AdderFileChanges
import AdderSwiftSource

/// The edits of the code that R.swift makes of storyboards, xibs and their identifiers, if the file is kept with the sources.
/// What it makes of texts and pictures stays.
struct ResourceAccessorEdits {
  private(set) var edits: [FileEdit] = []

  private let bytes: [UInt8]
  private let names: NameMap

  init(of bytes: [UInt8], _ names: NameMap) {
    self.bytes = bytes
    self.names = names
    var reader = SwiftReader()
    let words = reader.words(of: bytes)
    // For each open brace, true if it belongs to a structure of storyboards or the like, or is inside of one.
    var braces: [Bool] = []
    var structure = ""
    var end = 0
    for (index, word) in words.enumerated() {
      let range = Int(word.start)..<Int(word.end)
      let isMeant = braces.last ?? false
      if isMeant || braces.count == 1, !word.isInString { takeText(in: end..<range.lowerBound) }
      end = range.upperBound
      switch word.kind {
      case .identifier:
        if index > 0, words[index - 1].keyword == .struct { structure = text(range) }
        if isMeant { take(range) }
      case .stringText where isMeant:
        takeText(in: range, isWhole: words[index - 1].kind == .stringOpen)
      case .leftBrace:
        braces.append(
          isMeant || braces.count == 1 && NameMap.interfaceNamespaces.contains(structure))
        structure = ""
      case .rightBrace: _ = braces.popLast()
      default: break
      }
    }
  }

  /// Returns true for a file that R.swift makes.
  static func isMeant(_ path: String, _ text: [UInt8]) -> Bool {
    path.isSwift && Array(text.prefix(300)).firstPlace(of: "enerated by R.swift") != nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func take(_ range: Range<Int>) {
    let name = text(range)
    if let new = names.types[name] ?? accessor(name) {
      edits.append(FileEdit(range, with: new))
    } else if name.hasPrefix("_"), let new = names.literals[String(name.dropFirst())] {
      edits.append(FileEdit(range, with: "_" + new))
    }
  }

  private func accessor(_ name: String) -> String? {
    names.accessors[name] ?? names.identifierAccessors[name] ?? names.classAccessors[name]
  }

  /// Replaces names in quotation marks, and accessors behind a period: `R.nib.profileCell`.
  private mutating func takeText(in range: Range<Int>, isWhole: Bool = false) {
    for word in TextWords(bytes, in: range, hasEscapes: true) {
      let name = text(word)
      let before = word.lowerBound > 0 ? bytes[word.lowerBound - 1] : 0
      let after = word.upperBound < bytes.count ? bytes[word.upperBound] : 0
      let isQuoted =
        before == after && [39, 34, 96].contains(before)
        || isWhole && word == range
      if isQuoted, let new = names.literals[name] ?? names.types[name] ?? accessor(name) {
        edits.append(FileEdit(word, with: new))
      } else if before == UInt8(ascii: "."), let new = accessor(name) {
        edits.append(FileEdit(word, with: new))
      }
    }
  }
}
