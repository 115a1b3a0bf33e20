internal import AdderFindings
internal import AdderYAML

extension AdderSettings {
  /// Returns the text of an adder.yml, rewritten to contain these settings. Comments are kept,
  /// and so are all lines of a key whose value is unchanged.
  ///
  /// - Parameter old: the current text. If the current text cannot be edited this way, it is
  ///   replaced entirely.
  package func text(replacing old: String) -> String {
    guard let rewritten = SettingsRewriter(old, saying: text)?.text,
      let settings = try? SettingsFile(adder: rewritten, file: "").settings,
      settings.text == text
    else { return text }
    return rewritten
  }
}

/// Copies changed and new keys from one version of a settings file to another.
private struct SettingsRewriter {
  private(set) var text: String

  /// - Returns: `nil` if either version is not a mapping.
  init?(_ old: String, saying new: String) {
    guard let before = SettingsBlocks(old), let after = SettingsBlocks(new) else { return nil }
    var lines = before.lines
    // Starts from the end, so that the line numbers of earlier blocks stay valid.
    for block in before.blocks.reversed() {
      guard let replacement = after.blocks.first(where: { $0.key == block.key }),
        replacement.value != block.value
      else { continue }
      lines.replaceSubrange(block.lines, with: after.lines[replacement.lines])
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let known = before.blocks.map(\.key)
    for block in after.blocks where !known.contains(block.key) {
      lines += ["\n"] + after.heading(of: block) + after.lines[block.lines]
    }
    // Each line keeps its own line ending, because files from Windows have different line endings.
    text = lines.map { $0.last?.isNewline == true ? $0 : $0 + "\n" }.joined()
  }
}

/// The text of a settings file, split into the lines of each key.
private struct SettingsBlocks {
  struct Block {
    var key: String
    var value: SettingsValue
    /// The lines from the key to the end of its value, without comments after the value.
    var lines: Range<Int>
  }

  private static let lineEnds: Set<Character> = [
    "\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// The lines of the text, including their line endings.
  let lines: [String]
  let blocks: [Block]

  init?(_ text: String) {
    guard let mapping = try? YAMLNode(parsing: text, file: "").mapping() else { return nil }
    var lines: [String] = [""]
    for character in text {
      lines[lines.count - 1].append(character)
      if Self.lineEnds.contains(character) { lines.append("") }
    }
    let starts = mapping.entries.map { $0.keyLocation.line - 1 }
    blocks = mapping.entries.enumerated().map { index, entry in
      var end = index + 1 < starts.count ? max(starts[index + 1], starts[index]) : lines.count
      while end > starts[index] + 1, Self.isBetween(lines[end - 1]) { end -= 1 }
      return Block(
        key: entry.key, value: SettingsValue(entry.value), lines: starts[index]..<end)
    }
    self.lines = lines
  }

  /// Returns the comment directly above a key.
  func heading(of block: Block) -> ArraySlice<String> {
    var start = block.lines.lowerBound
    while start > 0, lines[start - 1].hasPrefix("#") { start -= 1 }
    return lines[start..<block.lines.lowerBound]
  }

  /// Returns true if a line is empty or contains only a comment.
  private static func isBetween(_ line: String) -> Bool {
    line.first { !$0.isWhitespace }.map { $0 == "#" } ?? true
  }
}

/// The value of a key, regardless of how it is written.
private indirect enum SettingsValue: Equatable {
  case text(String)
  case list([SettingsValue])
  case mapping([String: SettingsValue])

  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text, _): self = .text(text)
    case .sequence(let nodes): self = .list(nodes.map(SettingsValue.init))
    case .mapping(let entries):
      self = .mapping(
        Dictionary(entries.map { ($0.key, SettingsValue($0.value)) }) { _, last in last })
    }
  }
}
