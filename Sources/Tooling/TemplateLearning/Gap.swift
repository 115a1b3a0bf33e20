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

  /// The gap in Liquid, with Generamba's names.
  var liquid: String {
    switch self {
    case .module: "{{ module_info.name }}"
    case .lowercasedModule: "{{ module }}"
    case .file: "{{ module_info.file_name }}"
    case .author: "{{ developer.name }}"
    case .date: "{{ date }}"
    case .year: "{{ year }}"
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
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// Replaces a module's name in text by gaps.
struct ModuleGaps {
  private let name: [UInt8]
  private let lowercased: [UInt8]
  /// The module's types that are named otherwise than in most modules, with the usual names.
  private let renamed: [String: String]

  /// - Parameter renamed: Names of types, with the usual ones, in which `{module}` is the module's name.
  init(_ name: String, renamed: [String: String]) {
    self.name = Array(name.utf8)
    lowercased = Array((name.prefix(1).lowercased() + name.dropFirst()).utf8)
    self.renamed = renamed.mapValues { $0.filled(with: .module) }
  }

  /// Returns text with gaps in its words.
  func text(_ text: String) -> String { self.text(Array(text.utf8)[...]) }

  func text(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard Self.isWord(bytes[place]) else {
        result.append(bytes[place])
        place += 1
        continue
      }
      let end = bytes[place...].firstIndex { !Self.isWord($0) } ?? bytes.endIndex
      append(bytes[place..<end], to: &result)
      place = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func append(_ word: ArraySlice<UInt8>, to result: inout [UInt8]) {
    if word.count > 2, let usual = renamed[String(decoding: word, as: UTF8.self)] {
      result += usual.utf8
      return
    }
    var place = word.startIndex
    if begins(lowercased, at: place, of: word) {
      result += Gap.lowercasedModule.rawValue.utf8
      place += lowercased.count
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
    guard !name.isEmpty, end <= word.endIndex, word[place..<end].elementsEqual(name) else {
      return false
    }
    return end == word.endIndex || !Self.isLowercase(word[end])
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || isLowercase(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
