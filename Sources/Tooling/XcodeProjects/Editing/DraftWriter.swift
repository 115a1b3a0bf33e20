/// Converts the changes of a draft to byte replacements.
struct DraftWriter {
  let draft: ProjectDraft
  let style: ProjectStyle
  let text: ProjectText
  private var collected: [ByteChange] = []

  init(_ draft: ProjectDraft) {
    self.draft = draft
    style = ProjectStyle(of: draft.project)
    text = ProjectText(draft.project.list)
  }

  /// Returns the replacements in the order of the file. Insertions come before other replacements
  /// at the same position.
  consuming func changes() -> [ByteChange] {
    writeRemovedObjects()
    writeNewObjects()
    writeLists()
    for key in draft.removedEntries where !isRemoved(draft.project.list.nodes[key].start) {
      delete(from: draft.project.list.nodes[key].start, node: key + 1)
    }
    return collected.enumerated().sorted { one, other in
      let (first, second) = (one.element.range, other.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      return one.offset < other.offset
    }.map(\.element)
  }

  // MARK: - Writing

  mutating func insert(_ string: String, at offset: Int) {
    collected.append(ByteChange(range: offset..<offset, replacement: Array(string.utf8)))
  }

  mutating func replace(_ range: Range<Int>, with string: String) {
    collected.append(ByteChange(range: range, replacement: Array(string.utf8)))
  }

  mutating func delete(_ range: Range<Int>) {
    collected.append(ByteChange(range: range, replacement: []))
  }

  /// Inserts lines after a position: at the start of the next line if only blanks follow the
  /// position, and directly at the position otherwise.
  ///
  /// - Parameter lines: the lines, without line breaks.
  mutating func insert(lines: [String], after offset: Int) {
    let text = lines.joined(separator: style.lineBreak)
    if let next = self.text.nextLine(after: offset) {
      insert(text + style.lineBreak, at: next)
    } else {
      insert(style.lineBreak + text, at: offset)
    }
  }

  /// Deletes an element or entry, including its entire lines if they contain nothing else.
  mutating func delete(from start: Int, node: PropertyList.NodeIndex) {
    let end = text.itemEnd(node).end
    if let lines = text.wholeLines(of: start..<end) { return delete(lines) }
    var blanks = end
    while blanks < text.bytes.count, text.bytes[blanks].isBlank { blanks += 1 }
    delete(start..<blanks)
  }

  private func isRemoved(_ offset: Int) -> Bool {
    draft.removed.contains { object in
      !draft.isNew(object)
        && draft.project.list.nodes[Int(draft.project.table.entries[object].value)].range
          .contains(offset)
    }
  }
}

// MARK: - Values as text

extension DraftWriter {
  func written(_ string: String) -> String {
    PropertyListText.written(string, alwaysQuoted: style.quotesEverything)
  }

  /// Returns an identifier with its comment.
  func reference(to object: ProjectDraft.Object) -> String {
    let id = written(draft.id(of: object))
    guard style.hasComments, let comment = comment(of: object), !comment.contains("*/") else {
      return id
    }
    return "\(id) /* \(comment) */"
  }

  private func comment(of object: ProjectDraft.Object) -> String? {
    if draft.isNew(object) { return draft.newObject(object).comment }
    return ProjectStyle.comment(of: object, in: draft.project)
  }

  func written(_ item: ProjectDraft.ListItem) -> String {
    switch item {
    case .node(let node): text.string(text.list.nodes[node].range)
    case .object(let object): reference(to: object)
    case .text(let string): written(string)
    }
  }
}
