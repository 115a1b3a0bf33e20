import AdderBase

extension String {
  /// Wraps a name from a module, or several names joined by `&`, to a maximum width and number of
  /// lines in a terminal. Breaks lines between words, and shortens words if that is not enough.
  func wrapped(to width: Int, lines limit: Int, in module: String) -> [String] {
    if columns <= width { return [self] }
    let short = without(module)
    let names = [self, short]
    let candidates = contains(" & ") ? names.map(\.words) + names.map(\.humps) : names.map(\.humps)
    for parts in candidates + [short.humps.map { $0.shortened(to: width) }] {
      let lines = parts.filled(to: width)
      if lines.count <= limit, lines.allSatisfy({ $0.columns <= width }) { return lines }
    }
    return [short.shortened(to: width)]
  }

  /// `FirstInput &`, `SecondInput`
  private var words: [String] { parts { previous, next in previous == " " && next != "&" } }

  /// `Profile`, `View`, `Controller`
  private var humps: [String] {
    parts { previous, next in next.isUppercase && !previous.isUppercase }
  }

  private func parts(dividedBetween isEnd: (Character, Character) -> Bool) -> [String] {
    var parts: [String] = []
    for (previous, character) in zip(" " + self, self) {
      if parts.isEmpty || isEnd(previous, character) { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}

extension [String] {
  /// Joins the parts into lines that are no wider than a limit, unless a single part is wider.
  func filled(to width: Int) -> [String] {
    var lines: [String] = []
    for part in self {
      if let last = lines.last, (last + part).trimmedEnd.columns <= width {
        lines[lines.count - 1] += part
      } else {
        lines.append(part)
      }
    }
    return lines.map(\.trimmedEnd)
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
