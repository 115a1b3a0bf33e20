/// A list of sections as one sequence of rows, for list views without sections. Each section begins
/// with a row for its header and ends with a row for its footer, if it has them.
package struct ListFlattening: Equatable, Sendable {
  package enum Element: Hashable, Sendable {
    case header(section: Int)
    case row(ListPosition)
    case footer(section: Int)
  }

  /// The number of rows in a section, and whether it has a header and a footer.
  package struct Section: Hashable, Sendable {
    package var rowCount: Int
    package var hasHeader: Bool
    package var hasFooter: Bool

    package init(rowCount: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
      self.rowCount = rowCount
      self.hasHeader = hasHeader
      self.hasFooter = hasFooter
    }

    fileprivate var headerCount: Int { hasHeader ? 1 : 0 }
    fileprivate var footerCount: Int { hasFooter ? 1 : 0 }
  }

  package let sections: [Section]

  /// The start index of each section, followed by the end index of the last section.
  private let starts: [Int]

  package init(_ sections: [Section]) {
    self.sections = sections
    var starts = [0]
    for section in sections {
      starts.append(
        starts[starts.count - 1] + section.headerCount + section.rowCount + section.footerCount)
    }
    self.starts = starts
  }

  package init(rowCounts: [Int], hasHeaders: Bool) {
    self.init(rowCounts.map { Section(rowCount: $0, hasHeader: hasHeaders) })
  }

  /// The number of rows, including headers and footers.
  package var count: Int { starts[starts.count - 1] }

  package var sectionCount: Int { sections.count }

  /// Returns the element at an index; `nil` if there is none. Costs a binary
  /// search among the sections.
  package func element(at index: Int) -> Element? {
    guard index >= 0, index < count else { return nil }
    var low = 0
    var high = sectionCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    let item = index - starts[low] - sections[low].headerCount
    if item < 0 { return .header(section: low) }
    if item >= sections[low].rowCount { return .footer(section: low) }
    return .row(ListPosition(section: low, item: item))
  }

  package func has(_ position: ListPosition) -> Bool {
    sections.indices.contains(position.section) && position.item >= 0
      && position.item < sections[position.section].rowCount
  }

  /// Returns the index of an existing row.
  package func index(of position: ListPosition) -> Int {
    starts[position.section] + sections[position.section].headerCount + position.item
  }

  /// Returns the indices of a section's header and footer, if it has them.
  package func frame(ofSection section: Int) -> [Int] {
    (sections[section].hasHeader ? [starts[section]] : [])
      + (sections[section].hasFooter ? [starts[section + 1] - 1] : [])
  }

  /// Returns the range of all rows of a section, including its header and footer.
  func range(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
}

/// A replacement of rows in a flat list with other rows at the same index.
package struct ListSplice: Hashable, Sendable {
  package var index: Int
  package var removed: Int
  package var added: Int
}

extension ListUpdate {
  /// Returns the same update for a flat list: splices to apply one after the
  /// other, from front to back.
  ///
  /// Costs a pass through the sections and a sort of the changes, but not a pass through the rows.
  ///
  /// - Parameter keepingRedrawn: True to keep rows that are redrawn in place. Otherwise, they are
  ///   removed and added again, as moved rows always are.
  package func splices(
    from old: ListFlattening, to new: ListFlattening, keepingRedrawn: Bool = false
  ) -> [ListSplice] {
    var splices: [ListSplice] = []
    func add(_ index: Int, removed: Int, added: Int) {
      if removed == 0, added == 0 { return }
      if let last = splices.last, last.index + last.added == index {
        splices[splices.count - 1].removed += removed
        splices[splices.count - 1].added += added
      } else {
        splices.append(ListSplice(index: index, removed: removed, added: added))
      }
    }

    let redrawn = keepingRedrawn ? moves : moves + updates
    let removals = Self.itemsBySection(deletions + redrawn.map(\.old))
    let additions = Self.itemsBySection(insertions + redrawn.map(\.new))
    let gone = Set(deletedSections)
    let come = Set(insertedSections)
    let otherFrames = keepingRedrawn ? [] : Set(redrawnSections)
    var before = 0
    var after = 0
    // The number of rows in the new list before the current section.
    var front = 0
    while before < old.sectionCount || after < new.sectionCount {
      if gone.contains(before) {
        add(front, removed: old.range(of: before).count, added: 0)
        before += 1
        continue
      }
      guard after < new.sectionCount else { break }
      let rows = new.range(of: after)
      if come.contains(after) {
        add(rows.lowerBound, removed: 0, added: rows.count)
      } else {
        let (former, section) = (old.sections[before], new.sections[after])
        let isRedrawn = otherFrames.contains(after)
        if isRedrawn || former.hasHeader != section.hasHeader {
          add(rows.lowerBound, removed: former.headerCount, added: section.headerCount)
        }
        let first = rows.lowerBound + section.headerCount
        Self.walk(removals[before] ?? [], additions[after] ?? []) { item, removed, added in
          add(first + item, removed: removed, added: added)
        }
        if isRedrawn || former.hasFooter != section.hasFooter {
          add(
            rows.upperBound - section.footerCount, removed: former.footerCount,
            added: section.footerCount)
        }
        before += 1
      }
      after += 1
      front = rows.upperBound
    }
    return splices
  }

  private static func itemsBySection(_ positions: [ListPosition]) -> [Int: [Int]] {
    Dictionary(grouping: positions, by: \.section).mapValues { $0.map(\.item).sorted() }
  }

  /// Goes through the changes of one section from front to back.
  ///
  /// - Parameter splice: Called with an index in the new list, and the numbers of rows that are
  ///   removed and added there.
  private static func walk(
    _ removals: [Int], _ additions: [Int], splice: (Int, Int, Int) -> Void
  ) {
    var removals = removals[...]
    var additions = additions[...]
    // The next old row and the next new position.
    var old = 0
    var new = 0
    while !removals.isEmpty || !additions.isEmpty {
      let staying = min(
        removals.first.map { $0 - old } ?? .max, additions.first.map { $0 - new } ?? .max)
      old += staying
      new += staying
      let place = new
      var removed = 0
      while removals.first == old {
        removals.removeFirst()
        old += 1
        removed += 1
      }
      while additions.first == new {
        additions.removeFirst()
        new += 1
      }
      splice(place, removed, new - place)
    }
  }
}
