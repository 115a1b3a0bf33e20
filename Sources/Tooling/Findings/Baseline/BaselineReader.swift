import AdderBase
import AdderShipped

extension FindingBaseline {
  /// Reads a baseline from the contents of its file.
  ///
  /// - Parameter file: the file's path, for errors and findings.
  package init(_ bytes: [UInt8], file: String) throws(BaselineError) {
    let root: JSONNode
    do {
      root = try JSONReader.read(bytes)
    } catch {
      throw BaselineReader.error(error, bytes, file)
    }
    self = try BaselineReader(file: file).baseline(root)
  }
}

private struct BaselineReader {
  let file: String

  func baseline(_ root: JSONNode) throws(BaselineError) -> FindingBaseline {
    // The version is read first, because the format of a newer file is unknown.
    let version = try version(of: root)
    let members = try members(of: root, ["version", "findings"] + (version > 1 ? ["adder"] : []))
    guard case .array(let list)? = members["findings"]?.value else {
      throw .damaged(expected: "a list", place(members["findings"] ?? root))
    }
    var entries: [FindingBaseline.Entry] = []
    var lines: [FindingKey: Int] = [:]
    var known: [FindingKey: Int] = [:]
    for node in list {
      var entry = try entry(node)
      if let first = lines.updateValue(node.line, forKey: entry.key) {
        throw .repeatedEntry(entry.key, first: first, place(node))
      }
      entry.key.rule = RuleNames.current(entry.key.rule)
      // A rule can occur under both a former id and its current one, for example after a merge.
      if let number = known[entry.key] {
        entries[number].count = max(entries[number].count, entry.count)
      } else {
        known[entry.key] = entries.count
        entries.append(entry)
      }
    }
    return FindingBaseline(entries, writtenBy: try members["adder"].map(text))
  }

  private func version(of root: JSONNode) throws(BaselineError) -> Int {
    guard case .object(let members) = root.value else {
      throw .damaged(expected: "'{'", place(root))
    }
    guard let version = members.first(where: { $0.key.isText("version") })?.value else {
      throw .missingKey("version", place(root))
    }
    guard case .number(let text) = version.value, let number = Int(text), number > 0 else {
      throw .damaged(expected: "the number of a version", place(version))
    }
    if number > FindingBaseline.version { throw .newer(version: text, place(version)) }
    return number
  }

  private func entry(_ node: JSONNode) throws(BaselineError) -> FindingBaseline.Entry {
    let members = try members(of: node, ["rule", "symbol", "count"])
    let key = FindingKey(
      rule: try text(members["rule"] ?? node), symbol: try text(members["symbol"] ?? node))
    let count = members["count"] ?? node
    guard case .number(let digits) = count.value, let number = Int(digits), number > 0 else {
      throw .damaged(expected: "a number from 1", place(count))
    }
    return FindingBaseline.Entry(key: key, count: number, location: place(node))
  }

  /// Returns the values of an object that must have exactly these keys.
  private func members(
    of node: JSONNode, _ keys: [String]
  ) throws(BaselineError) -> [String: JSONNode] {
    guard case .object(let list) = node.value else {
      throw .damaged(expected: "'{'", place(node))
    }
    var members: [String: JSONNode] = [:]
    for (key, value) in list {
      let name = try text(key)
      guard keys.contains(name) else {
        let suggestion = Spelling.nearest(to: name, among: keys)
        throw .unknownKey(name, suggestion: suggestion, place(key))
      }
      if members.updateValue(value, forKey: name) != nil { throw .repeatedKey(name, place(key)) }
    }
    for key in keys where members[key] == nil { throw .missingKey(key, place(node)) }
    return members
  }

  private func text(_ node: JSONNode) throws(BaselineError) -> String {
    guard case .string(let text) = node.value else {
      throw .damaged(expected: "text in quotes", place(node))
    }
    return text
  }

  private func place(_ node: JSONNode) -> SourceLocation {
    SourceLocation(file: file, line: node.line, column: node.column)
  }

  /// Returns the error for an unreadable file. A merge conflict is reported as such.
  static func error(_ problem: JSONProblem, _ bytes: [UInt8], _ file: String) -> BaselineError {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let conflict = lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }
    if let conflict, conflict < problem.line {
      return .conflict(SourceLocation(file: file, line: conflict + 1, column: 1))
    }
    return .damaged(
      expected: problem.expected,
      SourceLocation(file: file, line: problem.line, column: problem.column))
  }
}

extension JSONNode {
  fileprivate func isText(_ wanted: String) -> Bool {
    if case .string(let text) = value { text == wanted } else { false }
  }
}
