import AdderBase

extension DraftWriter {
  // MARK: - New objects

  mutating func writeNewObjects() {
    let start = draft.project.table.entries.count
    let new = (start..<start + draft.created.count).filter { !draft.removed.contains($0) }
    guard style.hasSections else {
      return insert(new, among: Array(draft.project.table.entries.indices))
    }
    let byClass = Dictionary(grouping: new, by: draft.isa)
    for (isa, objects) in byClass.sorted(by: { $0.key < $1.key }) {
      let old = draft.project.positions(ofClass: isa)
      if old.isEmpty {
        insertSection(of: isa, objects)
      } else {
        insert(objects, among: old)
      }
    }
  }

  /// Inserts objects among existing ones: in the order of identifiers if the existing objects are
  /// in that order, and after them otherwise.
  private mutating func insert(
    _ objects: [ProjectDraft.Object], among others: [ProjectDraft.Object]
  ) {
    let isSorted = areInOrder(others)
    let sorted = objects.map { (id: draft.id(of: $0), object: $0) }.sorted { $0.id < $1.id }
    for (id, object) in sorted {
      let lines = entry(of: object)
      let next = isSorted ? place(of: id, among: others) : others.count
      guard next < others.count else {
        if let last = others.last { insert(lines: lines, after: end(of: last)) }
        continue
      }
      let key = self.start(of: others[next])
      if text.isFirstOnLine(key) {
        insert(
          lines.map { $0 + style.lineBreak }.joined(), at: text.lineStart(of: key))
      } else {
        insert(lines.joined(separator: style.lineBreak) + style.lineBreak, at: key)
      }
    }
  }

  /// Inserts a section; sections are sorted by class.
  private mutating func insertSection(of isa: String, _ objects: [ProjectDraft.Object]) {
    let sorted = objects.sorted { draft.id(of: $0) < draft.id(of: $1) }
    let lines =
      ["/* Begin \(isa) section */"] + sorted.flatMap(entry) + ["/* End \(isa) section */"]
    let entries = draft.project.table.entries
    let classes = draft.project.table.classes
    let next = entries.firstIndex { classes[Int($0.objectClass)] > isa }
    if let next {
      let begin = sectionStart(before: next) ?? start(of: next)
      insert(
        (lines + [""]).map { $0 + style.lineBreak }.joined(), at: text.lineStart(of: begin))
    } else {
      let last = entries.count - 1
      insert(lines: [""] + lines, after: sectionEnd(after: last) ?? end(of: last))
    }
  }

  /// Returns the lines of a new object.
  private func entry(of object: ProjectDraft.Object) -> [String] {
    let new = draft.newObject(object)
    let fields = [("isa", ProjectDraft.NewValue.text(new.isa))] + new.fields
    let start = "\(style.indent)\(reference(to: object)) = {"
    if isOnOneLine(new.isa) {
      return [start + fields.map { inlineField($0.0, $0.1) + " " }.joined() + "};"]
    }
    let indent = style.indent + style.step
    return [start] + fields.flatMap { field($0.0, $0.1, indent: indent) } + ["\(style.indent)};"]
  }

  /// Returns true if objects of a class are written on one line. The first object of that class
  /// in the file decides.
  private func isOnOneLine(_ isa: String) -> Bool {
    guard let sample = draft.project.firstPosition(ofClass: isa) else {
      return style.hasSections && (isa == XcodeClass.buildFile || isa == XcodeClass.fileReference)
    }
    return !text.hasLineBreak(
      in: text.list.nodes[Int(draft.project.table.entries[sample].value)].range)
  }

  /// Returns the lines of a key and its value.
  func field(_ key: String, _ value: ProjectDraft.NewValue, indent: String) -> [String] {
    switch value {
    case .text(let string): ["\(indent)\(key) = \(written(string));"]
    case .object(let object): ["\(indent)\(key) = \(reference(to: object));"]
    case .list(let items):
      ["\(indent)\(key) = ("] + items.map { "\(indent)\(style.step)\(written($0))," }
        + ["\(indent));"]
    }
  }

  /// Returns a key and its value for an object that is written on one line.
  func inlineField(_ key: String, _ value: ProjectDraft.NewValue) -> String {
    switch value {
    case .text(let string): "\(key) = \(written(string));"
    case .object(let object): "\(key) = \(reference(to: object));"
    case .list(let items): "\(key) = (\(items.map { written($0) + ", " }.joined()));"
    }
  }

  // MARK: - Removed objects

  mutating func writeRemovedObjects() {
    let removed = draft.removed.filter { !draft.isNew($0) }
    let byClass = Dictionary(grouping: removed, by: draft.isa)
    let new = draft.created.indices.map { $0 + draft.project.table.entries.count }
    let newClasses = Set(new.filter { !draft.removed.contains($0) }.map(draft.isa))
    for (isa, objects) in byClass {
      let all = draft.project.positions(ofClass: isa)
      if all.count == objects.count, !newClasses.contains(isa), let section = section(of: all) {
        delete(section)
      } else {
        for object in objects {
          delete(from: start(of: object), node: Int(draft.project.table.entries[object].value))
        }
      }
    }
  }

  /// Returns the range of the section that contains exactly these objects. The range includes
  /// the section's comments and the empty lines that separate the section from the next section
  /// or, for the last section, from the previous section.
  private func section(of objects: [ProjectDraft.Object]) -> Range<Int>? {
    guard style.hasSections, let first = objects.first, let last = objects.last,
      last - first == objects.count - 1, let begin = sectionStart(before: first),
      let end = sectionEnd(after: last).flatMap(text.nextLine)
    else { return nil }
    let start = text.lineStart(of: begin)
    return last + 1 < draft.project.table.entries.count
      ? start..<text.emptyLinesEnd(from: end) : text.emptyLinesStart(before: start)..<end
  }

  // MARK: - Places

  /// Returns the index of the first object whose identifier is greater than the given one.
  /// The objects must be sorted.
  private func place(of id: String, among objects: [ProjectDraft.Object]) -> Int {
    var low = 0
    var high = objects.count
    while low < high {
      let middle = (low + high) / 2
      if id.utf8.lexicographicallyPrecedes(self.id(of: objects[middle])) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Returns true if the objects are sorted by identifier. Compares all of them.
  private func areInOrder(_ objects: [ProjectDraft.Object]) -> Bool {
    let entries = draft.project.table.entries
    let ids = objects.map { text.list.contents(of: Int(entries[$0].key)) ?? 0..<0 }
    return text.bytes.withUnsafeBytes { bytes in
      zip(ids, ids.dropFirst()).allSatisfy {
        UnsafeRawBufferPointer(rebasing: bytes[$0]).precedes(
          UnsafeRawBufferPointer(rebasing: bytes[$1]))
      }
    }
  }

  /// Returns the bytes of the identifier of an object in the file.
  private func id(of object: ProjectDraft.Object) -> ArraySlice<UInt8> {
    let key = Int(draft.project.table.entries[object].key)
    return text.bytes[text.list.contents(of: key) ?? 0..<0]
  }

  private func start(of object: ProjectDraft.Object) -> Int {
    text.list.nodes[Int(draft.project.table.entries[object].key)].start
  }

  private func end(of object: ProjectDraft.Object) -> Int {
    text.itemEnd(Int(draft.project.table.entries[object].value)).end
  }

  /// Returns the start of the comment that begins a section, given the section's first object.
  private func sectionStart(before object: ProjectDraft.Object) -> Int? {
    let from = object > 0 ? end(of: object - 1) : nil
    let comments =
      from.map { text.comments(in: $0..<start(of: object)) }
      ?? text.comments(before: start(of: object))
    return comments.last { text.string($0).hasPrefix("/* Begin ") }?.lowerBound
  }

  /// Returns the end of the comment that closes a section, given the section's last object.
  private func sectionEnd(after object: ProjectDraft.Object) -> Int? {
    let from = end(of: object)
    return text.comments(in: from..<text.triviaEnd(from: from))
      .first { text.string($0).hasPrefix("/* End ") }?.upperBound
  }
}
