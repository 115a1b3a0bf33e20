/// Reads a page from top to bottom. Its parts are separated by blank lines.
struct RulePageReader {
  let lines: [String]
  /// The index of the next line to read.
  private(set) var next = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var line: String? { lines.indices.contains(next) ? lines[next] : nil }

  private func problem(_ message: String) -> RulePageProblem {
    RulePageProblem(line: min(next, lines.count - 1) + 1, message)
  }

  private mutating func skipBlankLines() {
    while line == "" { next += 1 }
  }

  mutating func expectEnd() throws(RulePageProblem) {
    skipBlankLines()
    if line != nil { throw problem("The page should end after its sources.") }
  }

  /// Reads the settings between two `---` lines.
  mutating func frontMatter() throws(RulePageProblem) -> RulePageSettings {
    guard line == "---" else { throw problem("A page begins with '---' and its settings.") }
    next += 1
    var settings = RulePageSettings()
    while let line, line != "---" {
      let pieces = line.split(separator: ":", maxSplits: 1).map { trimmed($0) }
      guard pieces.count == 2, !pieces[1].isEmpty else {
        throw problem("'\(line)' is not a setting. Write 'KEY: VALUE'.")
      }
      guard settings.add(pieces[0], pieces[1], line: next + 1) else {
        throw problem("'\(pieces[0])' is set twice.")
      }
      next += 1
    }
    guard line == "---" else { throw problem("The settings have no end. Add a line '---'.") }
    settings.end = next + 1
    next += 1
    return settings
  }

  mutating func heading(_ title: String) throws(RulePageProblem) {
    skipBlankLines()
    guard line == "## \(title)" else { throw problem("Expected the heading '## \(title)'.") }
    next += 1
  }

  /// Reads a paragraph. Line breaks within it become spaces.
  mutating func paragraph() throws(RulePageProblem) -> String {
    skipBlankLines()
    var words: [String] = []
    while let line, !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("```") {
      words.append(trimmed(line[...]))
      next += 1
    }
    if words.isEmpty { throw problem("Expected a paragraph.") }
    return words.joined(separator: " ")
  }

  /// Reads the lines of a code block.
  mutating func code(_ language: String) throws(RulePageProblem) -> [String] {
    skipBlankLines()
    guard line == "```\(language)" else {
      throw problem("Expected a block of code that begins with '```\(language)'.")
    }
    next += 1
    let start = next
    while let line, line != "```" { next += 1 }
    guard line == "```" else { throw problem("The block of code has no end. Add a line '```'.") }
    next += 1
    return Array(lines[start..<next - 1])
  }

  /// Reads a list of `- ARCHITECTURE: CHAPTER` items.
  mutating func sources() throws(RulePageProblem) -> [RulePageFile.Source] {
    skipBlankLines()
    var sources: [RulePageFile.Source] = []
    while let line, line.hasPrefix("- ") {
      sources.append(try source(line.dropFirst(2)))
      next += 1
    }
    if sources.isEmpty { throw problem("Expected a source: '- ARCHITECTURE: CHAPTER'.") }
    return sources
  }

  private func source(_ text: Substring) throws(RulePageProblem) -> RulePageFile.Source {
    let pieces = text.split(separator: ":", maxSplits: 1).map { trimmed($0) }
    guard pieces.count == 2 else { throw problem("Write a source as '- ARCHITECTURE: CHAPTER'.") }
    let isAny = pieces[0] == "any architecture"
    return RulePageFile.Source(architecture: isAny ? nil : pieces[0], chapter: pieces[1])
  }
}

/// The settings at the top of a page.
struct RulePageSettings {
  private var values: [String: (value: String, line: Int)] = [:]
  /// The number of the line after the last setting.
  var end = 1

  /// Adds a setting. Returns true if it was not set before.
  mutating func add(_ key: String, _ value: String, line: Int) -> Bool {
    values.updateValue((value, line), forKey: key) == nil
  }

  func has(_ key: String) -> Bool { values[key] != nil }

  mutating func take(_ key: String) throws(RulePageProblem) -> String {
    guard let (value, _) = values.removeValue(forKey: key) else {
      throw RulePageProblem(line: end, "'\(key)' is missing.")
    }
    return value
  }

  mutating func take<Value: RawRepresentable & CaseIterable>(
    _ key: String, as type: Value.Type
  ) throws(RulePageProblem) -> Value where Value.RawValue == String {
    let line = values[key]?.line ?? end
    let word = try take(key)
    guard let value = Value(rawValue: word) else {
      let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw RulePageProblem(line: line, "'\(key)' is '\(word)'. Use one of \(words).")
    }
    return value
  }

  /// Reads a limit, such as `limit: 5 methods`.
  mutating func takeLimit() throws(RulePageProblem) -> RulePageFile.Limit? {
    guard let (text, line) = values.removeValue(forKey: "limit") else { return nil }
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let count = Int(words[0]) else {
      throw RulePageProblem(line: line, "'\(text)' is not a limit. Write 'limit: 5 methods'.")
    }
    return RulePageFile.Limit(count: count, things: String(words[1]))
  }

  /// Throws an error if a setting was not read.
  func expectEnd() throws(RulePageProblem) {
    guard let (key, value) = values.min(by: { $0.value.line < $1.value.line }) else { return }
    throw RulePageProblem(line: value.line, "A page has no setting '\(key)'.")
  }
}

/// Returns the text without leading and trailing spaces.
private func trimmed(_ text: Substring) -> String {
  var text = text.drop { $0 == " " }
  while text.last == " " { text.removeLast() }
  return String(text)
}
