extension Character {
  /// How many columns of a terminal it takes.
  package var columns: Int {
    let isWide = unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        true
      default: scalar.value == 0xFE0F
      }
    }
    return isWide ? 2 : 1
  }
}

extension String {
  /// How many columns of a terminal it takes.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with spaces behind it, so that it takes at least that many columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text with spaces in front, so that it takes at least that many columns.
  package func alignedRight(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// The text with its middle left out where it takes more columns of a terminal than that.
  package func shortened(to limit: Int) -> String {
    var text = self
    var kept = Swift.min(count, limit) - 1
    while text.columns > limit, kept >= 0 {
      text = prefix((kept + 1) / 2) + "…" + suffix(kept / 2)
      kept -= 1
    }
    return text
  }
}

extension Sequence<String> {
  /// How many columns the widest takes.
  package var widest: Int { reduce(0) { Swift.max($0, $1.columns) } }
}

extension Int {
  /// With commas between thousands.
  package var grouped: String {
    let digits = Array(String(self))
    return digits.enumerated().map { place, digit in
      place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : String(digit)
    }.joined()
  }

  /// The number with what it counts: `1 file`, `2,300 files`.
  package func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
