extension DraftWriter {
  mutating func writeLists() {
    let lists = draft.lists.filter { !draft.removed.contains($0.key.object) }
    for (key, items) in lists.sorted(by: { $0.key < $1.key }) {
      if let array = draft.node(key.key, of: key.object),
        text.list.nodes[array].kind == .array
      {
        write(items, to: array)
      } else {
        writeField(key.key, items, of: key.object)
      }
    }
  }

  /// Inserts the new items of a list and deletes the removed ones; everything else stays as it is.
  private mutating func write(
    _ items: [ProjectDraft.ListItem], to array: PropertyList.NodeIndex
  ) {
    let kept = Set(items.compactMap(\.node))
    let old = Array(text.list.elements(of: array))
    for node in old where !kept.contains(node) {
      delete(from: text.list.nodes[node].start, node: node)
    }
    var new: [ProjectDraft.ListItem] = []
    var previous: PropertyList.NodeIndex?
    for item in items {
      if let node = item.node {
        insert(new, after: previous, in: array)
        new = []
        previous = node
      } else {
        new.append(item)
      }
    }
    insert(new, after: previous, in: array)
  }

  private mutating func insert(
    _ items: [ProjectDraft.ListItem], after previous: PropertyList.NodeIndex?,
    in array: PropertyList.NodeIndex
  ) {
    guard !items.isEmpty else { return }
    let range = text.list.nodes[array].range
    if text.hasLineBreak(in: range) {
      insertLines(items, after: previous, in: array)
    } else if text.list.nodes[array].next == array + 1, !isOnOneLine(ownerOf: array) {
      let indent = text.indent(at: range.lowerBound)
      let lines = items.map { "\(indent)\(style.step)\(written($0))," }
      replace(
        range.lowerBound + 1..<range.upperBound - 1,
        with: ([""] + lines + [indent]).joined(separator: style.lineBreak))
    } else {
      let texts = items.map(written)
      guard let previous else {
        return insert(texts.map { "\($0), " }.joined(), at: range.lowerBound + 1)
      }
      let (end, isSeparated) = text.itemEnd(previous)
      insert(
        (isSeparated ? "" : ",") + texts.map { " \($0)" }.joined(separator: ",")
          + (isSeparated ? "," : ""), at: end)
    }
  }

  private mutating func insertLines(
    _ items: [ProjectDraft.ListItem], after previous: PropertyList.NodeIndex?,
    in array: PropertyList.NodeIndex
  ) {
    let range = text.list.nodes[array].range
    let first = text.list.nodes[array].next > array + 1 ? text.list.nodes[array + 1].start : nil
    let indent =
      first.flatMap { text.isFirstOnLine($0) ? text.indent(at: $0) : nil }
      ?? text.indent(at: range.upperBound - 1) + style.step
    let lines = items.map { "\(indent)\(written($0))," }
    guard let previous else { return insert(lines: lines, after: range.lowerBound + 1) }
    let (end, isSeparated) = text.itemEnd(previous)
    if !isSeparated { insert(",", at: end) }
    insert(lines: lines, after: end)
  }

  /// Returns true if the object that a list belongs to is written on one line.
  private func isOnOneLine(ownerOf array: PropertyList.NodeIndex) -> Bool {
    guard let owner = draft.project.position(ofObjectAround: array) else { return false }
    return !text.hasLineBreak(
      in: text.list.nodes[Int(draft.project.table.entries[owner].value)].range)
  }

  /// Inserts a list that an object in the file does not have yet, at the position determined by the
  /// order of the object's keys.
  private mutating func writeField(
    _ key: String, _ items: [ProjectDraft.ListItem], of object: ProjectDraft.Object
  ) {
    let dictionary = Int(draft.project.table.entries[object].value)
    var previous: (key: PropertyList.NodeIndex, value: PropertyList.NodeIndex)?
    for entry in text.list.entries(of: dictionary) {
      let name = text.list.string(entry.key) ?? ""
      if name == "isa" || name < key { previous = entry }
    }
    guard let previous else { return }
    let end = text.itemEnd(previous.value).end
    let range = text.list.nodes[dictionary].range
    if text.hasLineBreak(in: range) {
      let indent = text.indent(at: text.list.nodes[previous.key].start)
      insert(lines: field(key, .list(items), indent: indent), after: end)
    } else {
      insert(" \(inlineField(key, .list(items)))", at: end)
    }
  }
}

extension ProjectDraft.ListItem {
  /// The existing element in the file; `nil` for a new element.
  var node: PropertyList.NodeIndex? {
    if case .node(let node) = self { node } else { nil }
  }
}
