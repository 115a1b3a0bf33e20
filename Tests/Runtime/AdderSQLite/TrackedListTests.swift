import Adder
import AdderTestSupport
import Testing

@testable import AdderSQLite

/// Tests that compare a tracker's list with arrays.
struct TrackedListTests {
  /// Creates a row. Rows are ordered by key, then by rowid.
  private func row(_ id: Int64, key: UInt64) -> TrackedRow {
    TrackedRow(
      rowID: id, key: RowKey(first: key, second: 0),
      fingerprint: RowFingerprint(hash: UInt64(id), isKeyComplete: true))
  }

  private func isBefore(_ one: TrackedRow, _ other: TrackedRow) -> Bool {
    (one.key.first, one.rowID) < (other.key.first, other.rowID)
  }

  private struct Model {
    var list: TrackedList
    /// The expected rows by section, in order.
    var sections: [(value: OrderValue, rows: [TrackedRow])]
  }

  private func model(_ count: Int, sections: Int?, _ random: inout SeededRandom) -> Model {
    var model = Model(list: TrackedList(hasSections: sections != nil), sections: [])
    if sections == nil { model.sections = [(.null, [])] }
    var id: Int64 = 0
    for section in 0..<(sections ?? 1) {
      let value: OrderValue = sections == nil ? .null : .integer(Int64(section * 10))
      let rows = (0..<count / (sections ?? 1)).map { _ in
        id += 1
        return row(id, key: .random(in: 0...1_000, using: &random))
      }.sorted(by: isBefore)
      for row in rows { model.list.append(row, section: value) }
      if sections != nil {
        model.sections.append((value, rows))
      } else {
        model.sections[0].rows = rows
      }
    }
    return model
  }

  private func check(_ model: Model, _ place: String, random: inout SeededRandom) throws {
    #expect(model.list.sections.map(\.value) == model.sections.map(\.value), "\(place)")
    #expect(model.list.count == model.sections.reduce(0) { $0 + $1.rows.count }, "\(place)")
    for (index, section) in model.sections.enumerated() {
      var rows: [TrackedRow] = []
      model.list.sections[index].rows.forEach { rows.append($0) }
      #expect(rows == section.rows, "\(place)")
      for _ in 0..<20 {
        guard let item = rows.indices.randomElement(using: &random) else { break }
        let position = ListPosition(section: index, item: item)
        #expect(model.list[position] == rows[item], "\(place)")
        #expect(model.list.position(of: rows[item].rowID) == position, "\(place)")
        let path = try #require(model.list.path(of: rows[item].rowID)).path
        let tree = model.list.sections[index].rows
        #expect(tree.path(after: path).map { tree[$0] } == rows[(item + 1)...].first, "\(place)")
        #expect(tree.path(before: path).map { tree[$0] } == rows[..<item].last, "\(place)")
      }
    }
  }

  private func change(_ model: inout Model, _ step: Int, _ random: inout SeededRandom) throws {
    let hasSections = model.sections.first?.value != .null
    if step % 2 == 0 {
      let new = row(Int64(1_000_000 + step), key: .random(in: 0...1_000, using: &random))
      let value: OrderValue =
        hasSections
        ? .integer(.random(in: 0...Int64(max(6, model.sections.count) * 10), using: &random))
        : .null
      model.list.insert(
        new, section: value, where: { isBefore($0, new) },
        sectionIsBefore: { $0.isBefore(value) })
      var section = model.sections.firstIndex { !$0.value.isBefore(value) } ?? model.sections.count
      if section == model.sections.count || model.sections[section].value != value {
        model.sections.insert((value, []), at: section)
      }
      let item = model.sections[section].rows.firstIndex { isBefore(new, $0) }
      model.sections[section].rows.insert(new, at: item ?? model.sections[section].rows.count)
      section += 1
    } else {
      guard let section = model.sections.indices.randomElement(using: &random),
        let item = model.sections[section].rows.indices.randomElement(using: &random)
      else { return }
      let gone = model.sections[section].rows.remove(at: item)
      model.list.remove(at: try #require(model.list.path(of: gone.rowID)))
      if hasSections {
        model.sections.removeAll(where: \.rows.isEmpty)
        model.list.removeEmptySections()
      }
      #expect(model.list.path(of: gone.rowID) == nil)
    }
  }

  @Test(
    arguments: [(0, nil), (40_000, nil), (700, 7), (3_000, 3), (4_000, 2_000)] as [(Int, Int?)])
  func `Rows are inserted, deleted and found in lists of any length`(count: Int, sections: Int?)
    throws
  {
    var random = SeededRandom(seed: count)
    var model = model(count, sections: sections, &random)
    try check(model, "at first", random: &random)
    let steps = samples(4_000, full: 60_000)
    for step in 0..<steps {
      try change(&model, step, &random)
      if step % 1_000 == 0 { try check(model, "step \(step)", random: &random) }
    }
    try check(model, "at last", random: &random)
  }

  @Test func `A copy of a list does not change`() throws {
    var random = SeededRandom(seed: 1)
    var model = model(5_000, sections: nil, &random)
    let former = model
    for step in 0..<500 { try change(&model, step, &random) }
    try check(former, "the former", random: &random)
    try check(model, "the latter", random: &random)
  }

  @Test func `A shrinking list has no more leaves than it needs`() throws {
    var random = SeededRandom(seed: 2)
    var model = model(20_000, sections: nil, &random)
    while model.sections[0].rows.count > 100 {
      let gone = model.sections[0].rows.remove(
        at: .random(in: 0..<model.sections[0].rows.count, using: &random))
      model.list.remove(at: try #require(model.list.path(of: gone.rowID)))
    }
    try check(model, "small", random: &random)
    #expect(model.list.sections[0].rows.groups.reduce(0) { $0 + $1.leaves.count } < 20)
  }

  @Test func `Rows are found by rowid after any sequence of insertions and deletions`() {
    var random = SeededRandom(seed: 3)
    var places = RowPlaces()
    var model: [Int64: Int32] = [:]
    for step in 0..<samples(60_000, full: 2_000_000) {
      // Small rowids, and rowids that differ only in their high bits.
      let id = Int64.random(in: 0..<2_000, using: &random) &* (step % 3 == 0 ? 1 : 1 << 40)
      if Bool.random(using: &random) {
        places.remove(id)
        model[id] = nil
      } else {
        places.set(Int32(step & 0xFFFF), for: id)
        model[id] = Int32(step & 0xFFFF)
      }
      if step % 997 == 0 {
        #expect(places.count == model.count)
        for (id, leaf) in model { #expect(places[id] == leaf) }
      }
      #expect(places[id] == model[id])
    }
  }
}
