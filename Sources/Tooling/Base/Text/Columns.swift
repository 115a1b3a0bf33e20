extension Character {
  /// The number of terminal columns that the character occupies.
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
  /// The number of terminal columns that the text occupies.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the text padded with trailing spaces to at least that many columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// Returns the text padded with leading spaces to at least that many columns.
  package func alignedRight(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// Returns the text, with its middle replaced by an ellipsis if it is
  /// wider than that many columns.
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
  /// The number of columns of the widest text.
  package var widest: Int { reduce(0) { Swift.max($0, $1.columns) } }
}

extension Int {
  /// The number with commas between thousands.
  package var grouped: String {
    let digits = Array(String(self))
    return digits.enumerated().map { place, digit in
      place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : String(digit)
    }.joined()
  }

  /// Returns the number with a noun: `1 file`, `2,300 files`.
  package func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
