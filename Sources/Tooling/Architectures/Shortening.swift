extension String {
  /// The text with its middle left out where it takes more columns of a terminal than that.
  func shortened(to limit: Int) -> String {
    var text = self
    var kept = Swift.min(count, limit) - 1
    while text.columns > limit, kept >= 0 {
      text = prefix((kept + 1) / 2) + "…" + suffix(kept / 2)
      kept -= 1
    }
    return text
  }

  /// A name in a module, of that many columns at most: first the module's name is left out.
  func shortened(to limit: Int, in module: String) -> String {
    columns > limit ? without(module).shortened(to: limit) : self
  }

  /// A name, or several joined by `&`, without the module's name at the beginning.
  func without(_ module: String) -> String {
    split(separator: " & ").map { name in
      let isPrefixed = !module.isEmpty && name.hasPrefix(module) && name.count > module.count
      return isPrefixed ? "…" + name.dropFirst(module.count) : name
    }.joined(separator: " & ")
  }
}

extension [String] {
  /// A module's names as one text of about that many columns at most, half as many again for several:
  /// long ones shortened, and of more than two only how many there are.
  func listed(upTo limit: Int, in module: String, separator: String = ", ") -> String {
    guard count > 1 else { return joined().shortened(to: limit, in: module) }
    let most = limit * 3 / 2
    let all = joined(separator: separator)
    if all.columns <= most { return all }
    if count > 2 {
      let rest = " and \(count - 1) more"
      return self[0].shortened(to: most - rest.count, in: module) + rest
    }
    let each = (most - separator.count) / 2
    return map { $0.shortened(to: each, in: module) }.joined(separator: separator)
  }
}

// MARK: - Columns

extension Character {
  /// How many columns of a terminal it takes.
  var columns: Int {
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
  var columns: Int { reduce(0) { $0 + $1.columns } }
}
