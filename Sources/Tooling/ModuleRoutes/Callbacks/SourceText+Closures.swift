import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

extension SourceText {
  func start(of node: Int) -> Int { Int(facts.nodes[node].start) }
  func end(of node: Int) -> Int { Int(facts.nodes[node].end) }
  func nameStart(of node: Int) -> Int { Int(facts.nodes[node].nameStart) }
  func range(of node: Int) -> Range<Int> { start(of: node)..<end(of: node) }

  /// The position behind the next occurrence of a byte.
  func position(after byte: UInt8, from start: Int) -> Int {
    bytes[start...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
  }

  /// The lines of a statement, or only its text if other code shares them.
  func linesOrRange(of node: Int) -> Range<Int> {
    let (start, end) = (start(of: node), end(of: node))
    let (first, last) = (lineStart(of: start), lineEnd(of: end))
    guard isBlank(first..<start), isBlank(end..<last) else {
      var next = end
      while next < bytes.count, [0x20, 0x3B].contains(bytes[next]) { next += 1 }
      return start..<next
    }
    return first..<(bytes[last...].firstIndex(of: 0x0A).map { $0 + 1 } ?? last)
  }

  /// An element of a list with the comma that is no longer needed.
  func elementRange(_ node: Int, among list: [Int]) -> Range<Int> {
    guard let position = list.firstIndex(of: node) else { return range(of: node) }
    if position + 1 < list.count { return start(of: node)..<start(of: list[position + 1]) }
    return position == 0 ? range(of: node) : end(of: list[position - 1])..<end(of: node)
  }

  /// Where the statements of a closure begin, with the comments above them: behind `in`, or behind the brace.
  func bodyStart(of closure: Int, in file: CodeFile) -> Int {
    let parts = file.parts(of: closure)
    let head = parts.filter { part in
      switch file.kind(part) {
      case .attribute, .capture, .closureParameter, .result: true
      default: false
      }
    }
    let brace = start(of: closure) + 1
    let limit = parts.count > head.count ? start(of: parts[head.count]) : end(of: closure) - 1
    return wordIn(from: head.last.map(end(of:)) ?? brace, to: limit) ?? brace
  }

  /// The position behind the word `in`.
  private func wordIn(from start: Int, to end: Int) -> Int? {
    let isSpace = { (byte: UInt8) in [0x20, 0x0A, 0x0D, 0x09].contains(byte) }
    for place in start..<max(start, end - 1) {
      // A comment may contain the word.
      if bytes[place] == 0x2F { return nil }
      guard bytes[place] == 0x69, bytes[place + 1] == 0x6E else { continue }
      let before = place > 0 ? bytes[place - 1] : 0x20
      let after = place + 2 < bytes.count ? bytes[place + 2] : 0x20
      if isSpace(before) || before == 0x29 || before == 0x5D, isSpace(after) || after == 0x7D {
        return place + 2
      }
    }
    return nil
  }

  /// The edit that adds a capture to a closure.
  ///
  /// - Parameters:
  ///   - list: the capture list for a closure without one.
  ///   - item: the capture with a comma, for a closure with a list.
  func captureEdit(_ list: String, _ item: String, of closure: Int, in file: CodeFile) -> FileEdit {
    let brace = start(of: closure) + 1
    if let first = file.facts.part(.capture, of: closure) {
      return FileEdit(start(of: first)..<start(of: first), with: item)
    }
    let hasHead = bodyStart(of: closure, in: file) != brace
    return FileEdit(brace..<brace, with: hasHead ? " \(list)" : " \(list) in")
  }

  /// The lines of a part of the file with edits, without common indentation, and with tabs for the rest.
  ///
  /// Returns `nil` if edits overlap.
  func dedented(_ range: Range<Int>, _ edits: [FileEdit]) -> [String]? {
    let inner = edits.filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    let moved = inner.map { edit in
      FileEdit(
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
        with: edit.replacement)
    }
    let isWhole = edits.allSatisfy { edit in
      inner.contains(edit) || edit.range.upperBound <= range.lowerBound
        || edit.range.lowerBound >= range.upperBound
    }
    guard isWhole, let bytes = FileEdit.apply(moved, to: Array(self.bytes[range])) else {
      return nil
    }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        String(line.last == "\r" ? line.dropLast() : line)
      }
    // What follows a brace has no indentation of its own.
    let first = String(lines.removeFirst().trimmed)
    let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    while first.isEmpty, let next = lines.first, isBlank(next) { lines.removeFirst() }
    let depth = lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    return (first.isEmpty ? [] : [first])
      + lines.map { isBlank($0) ? "" : indentedWithTabs($0.dropFirst(depth.min() ?? 0)) }
  }

  private func indentedWithTabs(_ line: Substring) -> String {
    let unit = indentationUnit
    var rest = line
    var tabs = ""
    while rest.hasPrefix(unit) {
      rest = rest.dropFirst(unit.count)
      tabs += "\t"
    }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return tabs + rest
  }
}
