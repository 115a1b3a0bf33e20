import AdderBase

/// A name in a picture, in one line or two.
struct PictureText {
  private(set) var lines: [String]

  static let size = 13.0
  private static let greatestWidth = 190.0

  /// Breaks a long name before a capital letter, near its middle, and shortens what is still too long.
  init(_ name: String) {
    lines = [name]
    guard Self.width(of: name) > Self.greatestWidth else { return }
    let characters = Array(name)
    let breaks = characters.indices.dropFirst().filter { index in
      Self.isBreak(after: characters[index - 1], before: characters[index])
    }
    let middle = characters.count / 2
    let best = breaks.min { left, right in
      (abs(left - middle), left) < (abs(right - middle), right)
    }
    split(characters, at: best ?? middle)
  }

  private static func isBreak(after first: Character, before second: Character) -> Bool {
    if second.isUppercase, !first.isUppercase { return true }
    return !first.isLetter && !first.isNumber
  }

  private mutating func split(_ characters: [Character], at best: Int) {
    let halves: [String] = [String(characters[..<best]), String(characters[best...])]
    lines = halves.map { half in
      Self.shortened(String(half.trimmed), to: Self.greatestWidth * 1.25)
    }
  }

  var width: Double { lines.map { Self.width(of: $0) }.max() ?? 0 }

  /// Leaves out the middle of a text that is too wide.
  static func shortened(
    _ text: String, to width: Double, size: Double = size
  ) -> String {
    guard Self.width(of: text, size: size) > width else { return text }
    var characters = Array(text)
    while characters.count > 3, Self.width(of: String(characters) + "…", size: size) > width {
      characters.remove(at: characters.count / 2)
    }
    characters.insert("…", at: (characters.count + 1) / 2)
    return String(characters)
  }

  /// At least the width of a text in the usual fonts without serifs; DejaVu Sans is the widest of them.
  static func width(of text: String, size: Double = size) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * size * 1.02
  }

  private static func width(of character: Character) -> Double {
    guard character.columns == 1, let scalar = character.unicodeScalars.first else { return 1.3 }
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ": return 0.34
    case "f", "r", "t", "(", ")", "/", "-", "J", "[", "]": return 0.42
    case "m", "w", "M", "W", "@", "…": return 1
    case "a"..."z", "0"..."9", "_", "\"", "?", "$", "L", "F": return 0.64
    case "A"..."Z": return 0.76
    // Cyrillic.
    case "ж", "м", "ф", "ш", "щ", "ы", "ю", "Ж", "М", "Ф", "Ш", "Щ", "Ы", "Ю", "Д": return 1.08
    case "\u{400}"..."\u{42F}": return 0.8
    case "\u{430}"..."\u{52F}": return 0.68
    default: return 0.9
    }
  }
}
