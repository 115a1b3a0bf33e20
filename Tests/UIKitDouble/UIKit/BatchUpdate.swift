/// The insertions, deletions, moves and reloads of one update of a table or collection view.
///
/// Deletions, reloads and the sources of moves are positions before the update; insertions and the
/// targets of moves are positions after it.
struct BatchUpdate {
  /// The word for an element in exceptions: `row` or `item`.
  let noun: String

  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]

  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]

  /// The message about a change that contradicts an earlier change in the same update.
  private var contradiction: String?

  init(noun: String) { self.noun = noun }

  mutating func delete(_ paths: [IndexPath]) {
    for path in paths where !deleted.insert(path).inserted {
      contradiction = "attempt to delete the same index path twice (\(describe(path)))"
    }
  }

  mutating func insert(_ paths: [IndexPath]) {
    for path in paths where !inserted.insert(path).inserted {
      contradiction = "attempt to insert the same index path twice (\(describe(path)))"
    }
  }

  mutating func reload(_ paths: [IndexPath]) { reloaded.formUnion(paths) }

  mutating func move(_ source: IndexPath, to target: IndexPath) {
    if moved.updateValue(target, forKey: source) != nil {
      contradiction = "attempt to move the same index path twice (\(describe(source)))"
    }
  }

  private func describe(_ path: IndexPath) -> String {
    "section \(path.section), \(noun) \(path[1])"
  }

  // MARK: Check

  /// Returns the reason why this update cannot turn the old element counts per section into the new
  /// counts, or nil if it can.
  func problem(from before: [Int], to after: [Int]) -> String? {
    contradiction ?? conflict ?? sectionConflict ?? sectionsOutOfBounds(before, after)
      ?? outOfBounds(before, after) ?? wrongSections(before, after) ?? wrongCount(before, after)
  }

  /// The message about a change that conflicts with a change to a section. Deletions in a deleted
  /// section and insertions into an inserted section are redundant, but permitted.
  private var sectionConflict: String? {
    if let section = deletedSections.intersection(reloadedSections).min() {
      return "attempt to delete and reload the same section (\(section))"
    }
    if let section = deletedSections.union(reloadedSections).intersection(movedSections.keys).min()
    {
      return "attempt to delete or reload and move the same section (\(section))"
    }
    if let section = insertedSections.intersection(movedSections.values).min() {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    if Set(movedSections.values).count < movedSections.count {
      return "attempt to move two sections to one place"
    }
    if let path = reloaded.sorted().first(where: { deletedSections.contains($0.section) }) {
      return "attempt to reload \(noun) \(path[1]) of the deleted section \(path.section)"
    }
    // UIKit counts a reload as a deletion from the old section and an insertion into the section
    // that has the same number afterwards (rdar://27041784).
    if let path = reloaded.sorted().first(where: { movedSections[$0.section] != nil }) {
      return "attempt to reload \(noun) \(path[1]) of the moved section \(path.section)"
    }
    // If a section moves, UIKit confuses the position of a reloaded section that follows another
    // change (IGListKit issue 690).
    let changed = deletedSections.union(insertedSections).union(movedSections.keys)
      .union(movedSections.values)
    if !movedSections.isEmpty, let first = changed.min(),
      let section = reloadedSections.sorted().first(where: { $0 > first })
    {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    for (source, target) in moved.sorted(by: { $0.key < $1.key }) {
      if deletedSections.contains(source.section) {
        return "cannot move a \(noun) out of a deleted section (\(source.section))"
      }
      if insertedSections.contains(target.section) {
        return "cannot move a \(noun) into a newly inserted section (\(target.section))"
      }
    }
    return nil
  }

  private func sectionsOutOfBounds(_ before: [Int], _ after: [Int]) -> String? {
    let old = [
      ("delete", deletedSections), ("reload", reloadedSections), ("move", Set(movedSections.keys)),
    ]
    for (verb, sections) in old {
      if let section = sections.sorted().first(where: { !before.indices.contains($0) }) {
        return """
          attempt to \(verb) section \(section), but there are only \(before.count) sections before \
          the update
          """
      }
    }
    for (verb, sections) in [("insert", insertedSections), ("move to", Set(movedSections.values))] {
      if let section = sections.sorted().first(where: { !after.indices.contains($0) }) {
        return """
          attempt to \(verb) section \(section), but there are only \(after.count) sections after the \
          update
          """
      }
    }
    return nil
  }

  private var conflict: String? {
    if let path = deleted.first(where: { reloaded.contains($0) }) {
      return "attempt to delete and reload the same index path (\(describe(path)))"
    }
    if let path = deleted.first(where: { moved[$0] != nil }) {
      return "attempt to delete and move the same index path (\(describe(path)))"
    }
    if let path = reloaded.first(where: { moved[$0] != nil }) {
      return "attempt to reload and move the same index path (\(describe(path)))"
    }
    if let path = moved.values.first(where: { inserted.contains($0) }) {
      return "attempt to perform an insert and a move to the same index path (\(describe(path)))"
    }
    if Set(moved.values).count < moved.count { return "attempt to move two \(noun)s to one place" }
    return nil
  }

  private func outOfBounds(_ before: [Int], _ after: [Int]) -> String? {
    for (verb, paths) in [("delete", deleted), ("reload", reloaded), ("move", Set(moved.keys))] {
      for path in paths.sorted() {
        guard before.indices.contains(path.section) else {
          return """
            attempt to \(verb) \(noun) \(path[1]) from section \(path.section), but there are only \
            \(before.count) sections before the update
            """
        }
        if path[1] >= before[path.section] {
          return """
            attempt to \(verb) \(noun) \(path[1]) from section \(path.section) which only contains \
            \(before[path.section]) \(noun)s before the update
            """
        }
      }
    }
    for (verb, paths) in [("insert", inserted), ("move", Set(moved.values))] {
      for path in paths.sorted() {
        guard after.indices.contains(path.section) else {
          return """
            attempt to \(verb) \(noun) \(path[1]) into section \(path.section), but there are only \
            \(after.count) sections after the update
            """
        }
        if path[1] >= after[path.section] {
          return """
            attempt to \(verb) \(noun) \(path[1]) into section \(path.section), but there are only \
            \(after[path.section]) \(noun)s in section \(path.section) after the update
            """
        }
      }
    }
    return nil
  }

  private func wrongSections(_ before: [Int], _ after: [Int]) -> String? {
    let expected = before.count + insertedSections.count - deletedSections.count
    if after.count == expected { return nil }
    return """
      invalid number of sections. The number of sections contained in the list after the update \
      (\(after.count)) must be equal to the number of sections contained in the list before the \
      update (\(before.count)), plus or minus the number of sections inserted or deleted \
      (\(insertedSections.count) inserted, \(deletedSections.count) deleted)
      """
  }

  private func wrongCount(_ before: [Int], _ after: [Int]) -> String? {
    for (section, count) in before.enumerated() {
      guard !reloadedSections.contains(section), let new = newSection(of: section),
        after.indices.contains(new)
      else { continue }
      let gone = deleted.count { $0.section == section }
      let come = inserted.count { $0.section == new }
      let movedOut = moved.keys.count { $0.section == section }
      let movedIn = moved.values.count { $0.section == new }
      if after[new] == count + come - gone + movedIn - movedOut { continue }
      return """
        invalid number of \(noun)s in section \(new). The number of \(noun)s contained in an \
        existing section after the update (\(after[new])) must be equal to the number of \(noun)s \
        contained in that section before the update (\(count)), plus or minus the number of \
        \(noun)s inserted or deleted from that section (\(come) inserted, \(gone) deleted) and \
        plus or minus the number of \(noun)s moved into or out of that section (\(movedIn) moved \
        in, \(movedOut) moved out)
        """
    }
    return nil
  }

  // MARK: New positions

  /// Returns the new index path of an element that keeps its cell, or nil for other elements.
  func newPosition(of path: IndexPath) -> IndexPath? {
    guard !deleted.contains(path), !reloaded.contains(path),
      !reloadedSections.contains(path.section), let section = newSection(of: path.section)
    else { return nil }
    if let target = moved[path] { return target }
    let removed = deleted.union(moved.keys).filter { $0.section == path.section }
    let taken = inserted.union(moved.values).filter { $0.section == section }
    let index = shifted(path[1], removed: removed.map { $0[1] }, taken: taken.map { $0[1] })
    return [section, index]
  }

  func newSection(of section: Int) -> Int? {
    if deletedSections.contains(section) { return nil }
    if let target = movedSections[section] { return target }
    return shifted(
      section, removed: deletedSections.union(movedSections.keys),
      taken: insertedSections.union(movedSections.values))
  }

  /// Returns the new position of an element that stays. Removed elements before it move it up, and
  /// added elements move it down.
  private func shifted(
    _ index: Int, removed: some Collection<Int>, taken: some Collection<Int>
  ) -> Int {
    var place = index - removed.count { $0 < index }
    for other in taken.sorted() where other <= place { place += 1 }
    return place
  }
}
