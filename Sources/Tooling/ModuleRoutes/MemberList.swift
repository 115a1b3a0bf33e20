import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// The members of a type or of an extension, in the order of the file, to which others can be added.
struct MemberList {
  let source: SourceText
  /// The nodes of the members.
  let members: [Int]
  private let block: SyntaxNode
  private let indentation: String
  private let unit: String

  /// Returns `nil` if the declaration has no braces.
  init?(of declaration: Int, in source: SourceText) {
    let facts = source.facts
    guard let block = facts.part(.memberBlock, of: declaration) else { return nil }
    self.source = source
    self.block = facts.nodes[block]
    members = Array(facts.parts(of: block))
    let outer = source.indentation(at: Int(facts.nodes[declaration].start))
    let inner = members.first.map { source.indentation(at: Int(facts.nodes[$0].start)) }
    if let inner, inner.hasPrefix(outer), inner.count > outer.count {
      unit = String(inner.dropFirst(outer.count))
      indentation = inner
    } else {
      unit = source.indentationUnit
      indentation = outer + unit
    }
  }

  /// True if any member has a documentation comment.
  var hasDocumentation: Bool { members.contains(where: isDocumented) }

  /// True if headings divide the members.
  var hasMarks: Bool {
    source.text(Int(block.start)..<Int(block.end)).contains("// MARK: - ")
  }

  /// Returns the last member under a heading; `nil` if there is none.
  func lastMember(under title: String) -> Int? {
    var heading: Substring = ""
    var found: Int?
    for member in members {
      let start = source.commentedStart(of: member)
      let above = source.linesBefore(start).prefix { line in
        line.isEmpty || line.hasPrefix("//")
      }
      if let mark = above.lazy.compactMap(Self.heading).first { heading = mark }
      if heading.lowercased() == title.lowercased() { found = member }
    }
    return found
  }

  /// The title of a heading: `Actions` in `// MARK: - Actions -`.
  private static func heading(_ line: Substring) -> Substring? {
    guard line.hasPrefix("// MARK:") else { return nil }
    let title = line.dropFirst("// MARK:".count)
    let isFrame = { (character: Character) in character == "-" || character == " " }
    return title.drop(while: isFrame).dropLast(title.reversed().prefix(while: isFrame).count)
  }

  private func isDocumented(_ member: Int) -> Bool {
    let node = source.facts.nodes[member]
    return source.commentedStart(of: member) < source.lineStart(of: Int(node.start))
  }

  /// True if the members are separated by empty lines.
  private var isSpaced: Bool {
    guard members.count > 1 else {
      guard let only = members.first else { return false }
      return isDocumented(only) || isLong(only)
    }
    return zip(members, members.dropFirst()).contains { one, next in
      let start = source.commentedStart(of: next)
      return source.facts.nodes[one].end <= start
        && source.linesBefore(start).first { _ in true }?.isEmpty == true
    }
  }

  private func isLong(_ member: Int) -> Bool {
    let node = source.facts.nodes[member]
    return source.line(of: Int(node.start)) < source.line(of: Int(node.end))
  }

  /// Returns the edit that adds a member, and the number of its first line; `nil` if the braces are
  /// on one line with members.
  ///
  /// - Parameters:
  ///   - lines: the member, indented with tabs, from the first column.
  ///   - member: the member after which it is added; by default the last one.
  ///   - isApart: whether an empty line separates the two; by default as between other members.
  func adding(
    _ lines: [String], after member: Int? = nil, isApart: Bool? = nil
  ) -> (edit: FileEdit, line: Int)? {
    let new = indented(lines).joined(separator: source.newline)
    let close = Int(block.end) - 1
    guard let last = member ?? members.last else {
      let start = Int(block.start) + 1
      let outer = source.indentation(at: Int(block.start))
      let line = source.line(of: start)
      if source.isBlank(start..<close) {
        let text = source.newline + new + source.newline + outer
        return (FileEdit(start..<close, with: text), line + 1)
      }
      // There are only comments.
      let end = source.lineStart(of: close)
      guard end > start, source.isBlank(end..<close) else { return nil }
      return (FileEdit(end..<end, with: new + source.newline), source.line(of: close))
    }
    let end = source.lineEnd(of: Int(source.facts.nodes[last].end))
    guard end < close else { return nil }
    let apart = isApart ?? (isSpaced || lines.count > 1)
    let text = source.newline + (apart ? source.newline : "") + new
    return (FileEdit(end..<end, with: text), source.line(of: end) + (apart ? 2 : 1))
  }

  /// Returns one edit for two that add members to empty braces.
  func joining(_ first: FileEdit, _ second: FileEdit) -> FileEdit {
    let end = source.newline + source.indentation(at: Int(block.start))
    let text = String(decoding: first.replacement, as: UTF8.self)
    guard text.hasSuffix(end) else { return second }
    let gap = Array((text.dropLast(end.count) + source.newline).utf8)
    return FileEdit(first.range, with: gap + second.replacement)
  }

  /// Returns the edit that adds a member before all others.
  func addingFirst(_ lines: [String]) -> (edit: FileEdit, line: Int)? {
    guard let first = members.first else { return adding(lines) }
    let start = source.lineStart(of: source.commentedStart(of: first))
    guard start > Int(block.start) else { return nil }
    let text = indented(lines).joined(separator: source.newline) + source.newline
    return (FileEdit(start..<start, with: text + source.newline), source.line(of: start))
  }

  /// The lines as they are in the file.
  func indented(_ lines: [String]) -> [String] {
    lines.map { line in
      if line.isEmpty { return line }
      let depth = line.prefix { $0 == "\t" }.count
      return indentation + String(repeating: unit, count: depth) + line.dropFirst(depth)
    }
  }
}
