import AdderTestSupport
import Dispatch
import Testing

@testable import AdderSQLite

@Suite struct LeafRowsTests {
  private func row(_ number: Int) -> TrackedRow {
    TrackedRow(
      rowID: Int64(number), key: RowKey(first: UInt64(number), second: 0),
      fingerprint: RowFingerprint(hash: UInt64(number), isKeyComplete: true))
  }

  @Test func `A leaf behaves like an array, and a copy keeps its rows`() {
    for seed in 0..<samples(60, full: 6_000) {
      var random = SeededRandom(seed: seed)
      let memory = LeafMemory(capacity: 20)
      var leaves = [(rows: LeafRows(in: memory), wanted: [TrackedRow]())]
      for number in 0..<150 {
        let which = Int.random(in: leaves.indices, using: &random)
        let count = leaves[which].wanted.count
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3 where count < 20:
          let place = Int.random(in: 0...count, using: &random)
          leaves[which].rows.insert(row(number), at: place)
          leaves[which].wanted.insert(row(number), at: place)
        case 4...5 where count > 0:
          let place = Int.random(in: 0..<count, using: &random)
          leaves[which].rows.remove(at: place)
          leaves[which].wanted.remove(at: place)
        case 6 where count > 0:
          let place = Int.random(in: 0..<count, using: &random)
          leaves[which].rows[place] = row(number)
          leaves[which].wanted[place] = row(number)
        case 7:
          let place = Int.random(in: 0...count, using: &random)
          leaves.append(
            (leaves[which].rows.split(at: place), Array(leaves[which].wanted[place...])))
          leaves[which].wanted.removeSubrange(place...)
        case 8:
          let other = Int.random(in: leaves.indices, using: &random)
          guard count + leaves[other].wanted.count <= 20 else { continue }
          let added = leaves[other]
          leaves[which].rows.append(contentsOf: added.rows)
          leaves[which].wanted += added.wanted
        default:
          if leaves.count < 10 { leaves.append(leaves[which]) } else { leaves.remove(at: which) }
        }
        for leaf in leaves { #expect(Array(leaf.rows) == leaf.wanted, "seed \(seed)") }
      }
    }
  }

  /// Makes another thread release the last reference, as far as a test can control that.
  private func letGo(of rows: consuming LeafRows) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [rows] in withExtendedLifetime(rows) {} }
    group.wait()
  }

  @Test func `A leaf reuses the memory of a released one, whichever thread released it`() {
    let memory = LeafMemory(capacity: 20)
    var leaf = LeafRows(in: memory)
    for number in 0..<10_000 {
      let former = leaf
      if leaf.count == 20 { leaf.remove(at: 0) }
      leaf.insert(row(number), at: leaf.count)
      letGo(of: former)
    }
    #expect(leaf.map(\.rowID) == (9_980..<10_000).map(Int64.init))
    #expect(memory.leafCount < 8)
  }
}
