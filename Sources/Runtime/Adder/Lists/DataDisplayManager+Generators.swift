/// Lists made of generators. The next ``refill()`` shows all additions, removals and
/// replacements together.
extension DataDisplayManager {
  /// Adds a generator to the end of the section with this name, and creates the section if it does
  /// not exist. Without a name, the last section is used.
  public func add(_ generator: CellGenerator, toSection name: String? = nil) {
    add([generator], toSection: name)
  }

  public func add(_ generators: [CellGenerator], toSection name: String? = nil) {
    edit { sections in
      let index =
        name.map { name in sections.firstIndex { $0.name == name } } ?? sections.indices.last
      if let index {
        sections[index].generators += generators
      } else {
        sections.append(ListSection(name: name ?? "", generators: generators))
      }
    }
  }

  /// Adds a section at the end, or replaces the section with the same name.
  public func add(_ section: ListSection) {
    edit { sections in
      if let index = sections.firstIndex(where: { $0.name == section.name }) {
        sections[index] = section
      } else {
        sections.append(section)
      }
    }
  }

  public static func += (list: DataDisplayManager, generator: CellGenerator) { list.add(generator) }
  public static func += (list: DataDisplayManager, generators: [CellGenerator]) {
    list.add(generators)
  }
  public static func += (list: DataDisplayManager, section: ListSection) { list.add(section) }

  /// Inserts generators below another generator, which may be the child of a foldable generator.
  ///
  /// - Returns: True if the other generator is in the list.
  @discardableResult
  public func insert(_ generators: [CellGenerator], after other: CellGenerator) -> Bool {
    replace(other, with: [other] + generators)
  }

  /// Inserts generators above another generator, which may be the child of a foldable generator.
  ///
  /// - Returns: True if the other generator is in the list.
  @discardableResult
  public func insert(_ generators: [CellGenerator], before other: CellGenerator) -> Bool {
    replace(other, with: generators + [other])
  }

  /// Replaces a generator with others. The generator may be the child of a foldable generator.
  ///
  /// - Returns: True if the generator was in the list.
  @discardableResult
  public func replace(_ generator: CellGenerator, with others: [CellGenerator]) -> Bool {
    var isFound = false
    edit { sections in
      for index in sections.indices where !isFound {
        isFound = Self.replace(generator, with: others, in: &sections[index].generators)
      }
    }
    return isFound
  }

  /// Removes a generator with its children.
  ///
  /// - Returns: True if the generator was in the list.
  @discardableResult
  public func remove(_ generator: CellGenerator) -> Bool { replace(generator, with: []) }

  /// Removes a section with its rows.
  public func removeSection(_ name: String) {
    edit { sections in sections.removeAll { $0.name == name } }
  }

  /// Removes everything.
  public func clear() { edit { $0 = [] } }

  /// The generators by section, including changes since the last refill.
  public var generatorSections: [ListSection] { sections ?? [] }

  /// Shows all changes since the last refill. The list view shows only the difference.
  ///
  /// In a list that a tracker provides, this reverts the moves that the user made.
  public func refill() {
    perform { [self] in
      guard let sections else { return showTrackedRows() }
      let target = Self.rows(of: sections)
      guard case .rows(let shown) = content else { return take(sections, target, nil) }
      let batch = difference(from: shown, to: target)
      var update = ListUpdate(batch)
      if let shownFrames, let frame = try? SectionFrame(of: batch, over: content.rowCounts) {
        update.redrawnSections = frame.sources.indices.filter { new in
          guard case .kept(let old) = frame.sources[new], shownFrames.indices.contains(old),
            sections.indices.contains(new)
          else { return false }
          return !shownFrames[old].header.isDrawn(like: sections[new].header)
            || !shownFrames[old].footer.isDrawn(like: sections[new].footer)
        }
      }
      take(sections, target, update)
    }
  }

  /// Shows all changes since the last refill without animation: every cell is redrawn.
  public func forceRefill() {
    perform { [self] in
      if let sections {
        take(sections, Self.rows(of: sections), nil)
      } else {
        bring(nil) {}
      }
    }
  }

  // MARK: Implementation

  private func take(
    _ sections: [ListSection], _ rows: [CacheSection<ListRow>], _ update: ListUpdate?
  ) {
    bring(update) { [self] in
      content = .rows(rows)
      shownFrames = sections
      trackedRows = nil
      forgetProvider()
    }
  }

  func edit(_ change: (inout [ListSection]) -> Void) {
    var edited = sections ?? []
    change(&edited)
    sections = edited
  }

  static func rows(of sections: [ListSection]) -> [CacheSection<ListRow>] {
    sections.map { section in
      CacheSection(name: section.name, objects: section.generators.flatMap(\.rows))
    }
  }

  /// Returns true if a generator is in the list, or would be if its parents were expanded.
  func contains(_ generator: CellGenerator) -> Bool {
    func isIn(_ generators: [CellGenerator]) -> Bool {
      generators.contains { other in
        other === generator || isIn((other as? FoldableCellGenerator)?.children ?? [])
      }
    }
    return isIn(generatorSections.flatMap(\.generators))
  }

  private static func replace(
    _ generator: CellGenerator, with others: [CellGenerator], in generators: inout [CellGenerator]
  ) -> Bool {
    if let index = generators.firstIndex(where: { $0 === generator }) {
      generators.replaceSubrange(index...index, with: others)
      return true
    }
    for case let foldable as FoldableCellGenerator in generators {
      if replace(generator, with: others, in: &foldable.children) { return true }
    }
    return false
  }
}
