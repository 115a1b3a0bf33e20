/// What differs from module to module: a gap in code that modules have in common. In text, a gap is a character that
/// no source file uses.
enum Gap: Character, CaseIterable {
  /// The module's name: `Profile`.
  case module = "\u{E000}"
  /// The module's name as the beginning of a property's name: `profile`.
  case lowercasedModule = "\u{E001}"
  /// The name of the file, with its extension.
  case file = "\u{E002}"
  case author = "\u{E003}"
  case date = "\u{E004}"
  case year = "\u{E005}"
  /// Tells types apart that have the same name in different files. Nobody sees it.
  case fileMark = "\u{E006}"

  /// Returns true if bytes begin with a character that stands for a gap.
  static func isBeginning(of bytes: ArraySlice<UInt8>) -> Bool {
    allCases.contains { bytes.starts(with: $0.rawValue.utf8) }
  }

  /// The gap in Liquid, with Generamba's names.
  var liquid: String {
    switch self {
    case .module: "{{ module_info.name }}"
    case .lowercasedModule: "{{ module }}"
    case .file: "{{ module_info.file_name }}"
    case .author: "{{ developer.name }}"
    case .date: "{{ date }}"
    case .year: "{{ year }}"
    case .fileMark: ""
    }
  }

  /// What defines `module` in a file that uses it.
  static let definition = """
    {%- assign first = module_info.name | slice: 0 | downcase -%}
    {%- assign module = module_info.name | slice: 1, 200 | prepend: first -%}

    """
}

extension String {
  /// The text as Liquid, with names for its gaps.
  var liquid: String {
    let escaped = split(separator: "{{", omittingEmptySubsequences: false)
      .joined(separator: "{{ '{{' }}")
      .split(separator: "{%", omittingEmptySubsequences: false)
      .joined(separator: "{{ '{%' }}")
    return escaped.withGapsInLiquid
  }

  /// Liquid with names for its gaps.
  var withGapsInLiquid: String {
    var text = ""
    for character in self {
      guard let gap = Gap(rawValue: character) else {
        text.append(character)
        continue
      }
      // Three braces in a row would begin a gap one too early.
      if text.last == "{" { text = text.dropLast() + "{{ '{' }}" }
      text += gap.liquid
    }
    return contains(Gap.lowercasedModule.rawValue) ? Gap.definition + text : text
  }

  /// The text of a pattern such as `{module}View` with a gap.
  func filled(with gap: Gap) -> String { replacing("{module}", with: String(gap.rawValue)) }

  /// The text without differences in spaces and lines.
  var onOneLine: String {
    var line: [UInt8] = []
    var isApart = false
    for byte in utf8 {
      if byte.isBlank {
        isApart = true
        continue
      }
      if isApart, !line.isEmpty { line.append(UInt8(ascii: " ")) }
      isApart = false
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// The text without spaces and line ends.
  var withoutBlanks: String { String(decoding: utf8.filter { !$0.isBlank }, as: UTF8.self) }
}

extension UInt8 {
  /// True for a space or a line end.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

/// Replaces a module's name in text by gaps.
struct ModuleGaps {
  private let name: [UInt8]
  private let lowercased: [UInt8]
  /// The name in small letters, as Generamba's templates write it: `signinViewController`.
  private let downcased: [UInt8]
  /// The module's types that are named otherwise than in most modules, with the usual names.
  private let renamed: [String: String]

  /// - Parameter renamed: Names of types, with the usual ones, in which `{module}` is the module's name.
  init(_ name: String, renamed: [String: String]) {
    self.name = Array(name.utf8)
    lowercased = Array((name.prefix(1).lowercased() + name.dropFirst()).utf8)
    downcased = Array(name.lowercased().utf8)
    self.renamed = renamed.mapValues { $0.filled(with: .module) }
  }

  /// Returns text with gaps in its words.
  func text(_ text: String) -> String { self.text(Array(text.utf8)[...]) }

  /// Returns text with gaps as the module has it.
  func filled(_ text: String) -> String {
    text.replacing(String(Gap.module.rawValue), with: String(decoding: name, as: UTF8.self))
      .replacing(
        String(Gap.lowercasedModule.rawValue), with: String(decoding: lowercased, as: UTF8.self))
  }

  func text(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for word in Words(bytes) { append(bytes[word.range], isWord: word.isWord, to: &result) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Text with gaps, and where the words of the text without gaps are in it.
  struct Mapped {
    fileprivate(set) var bytes: [UInt8] = []
    /// For each byte of the text without gaps, and for its end.
    fileprivate(set) var places: [Int] = []

    func text(_ start: Int, _ end: Int) -> String {
      String(decoding: bytes[places[start]..<places[max(start, end)]], as: UTF8.self)
    }
  }

  /// Returns whole text with gaps, from which parts can be taken.
  func mapped(_ bytes: [UInt8]) -> Mapped {
    var mapped = Mapped()
    mapped.bytes.reserveCapacity(bytes.count)
    mapped.places.reserveCapacity(bytes.count + 1)
    for word in Words(bytes[...]) {
      let start = mapped.bytes.count
      append(bytes[word.range], isWord: word.isWord, to: &mapped.bytes)
      let isSame = mapped.bytes.count - start == word.range.count
      for place in word.range {
        mapped.places.append(isSame ? start + place - word.range.lowerBound : start)
      }
    }
    mapped.places.append(mapped.bytes.count)
    return mapped
  }

  /// Words and what is between them.
  private struct Words: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      place = bytes.startIndex
    }

    mutating func next() -> (range: Range<Int>, isWord: Bool)? {
      guard place < bytes.endIndex else { return nil }
      let start = place
      let isWord = ModuleGaps.isWord(bytes[place])
      while place < bytes.endIndex, ModuleGaps.isWord(bytes[place]) == isWord { place += 1 }
      return (start..<place, isWord)
    }
  }

  private func append(_ word: ArraySlice<UInt8>, isWord: Bool, to result: inout [UInt8]) {
    if isWord { append(word, to: &result) } else { result += word }
  }

  private func append(_ word: ArraySlice<UInt8>, to result: inout [UInt8]) {
    if !renamed.isEmpty, word.count > 2, let usual = renamed[String(decoding: word, as: UTF8.self)]
    {
      result += usual.utf8
      return
    }
    var place = word.startIndex
    if begins(lowercased, at: place, of: word) {
      result += Gap.lowercasedModule.rawValue.utf8
      place += lowercased.count
    } else if begins(downcased, at: place, of: word), place + downcased.count < word.endIndex {
      result += Gap.lowercasedModule.rawValue.utf8
      place += downcased.count
    }
    while place < word.endIndex {
      if begins(name, at: place, of: word) {
        result += Gap.module.rawValue.utf8
        place += name.count
      } else {
        result.append(word[place])
        place += 1
      }
    }
  }

  /// Returns true if a word continues with a name, and the name ends with a part of the word.
  private func begins(_ name: [UInt8], at place: Int, of word: ArraySlice<UInt8>) -> Bool {
    let end = place + name.count
    guard word[place] == name.first, end <= word.endIndex, word[place..<end].elementsEqual(name)
    else {
      return false
    }
    return end == word.endIndex || !Self.isLowercase(word[end])
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || isLowercase(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
