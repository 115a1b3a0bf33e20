import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import Testing

private typealias Batch = CacheTransactionBatch<Character>

private func at(_ item: Int, in section: Int = 0) -> ListPosition {
  ListPosition(section: section, item: item)
}

struct CacheTransactionBatchTests {
  /// Applies transactions to a list with one section and compares the result.
  private func check(
    _ list: String, _ transactions: [CacheTransaction<Character>], gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var batch = Batch()
    for transaction in transactions { batch.add(transaction) }
    var objects = Array(list)
    try batch.apply(to: &objects)
    #expect(String(objects) == expected, sourceLocation: sourceLocation)
    #expect(try batch.rowCounts(after: [list.count]) == [expected.count])
  }

  /// Applies a batch that does not fit the list, and expects an error and an unchanged list.
  private func check(
    _ list: [CacheSection<Character>] = [CacheSection(name: "A", objects: ["a", "b"])],
    refuses expected: CacheTransactionBatchError, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Batch) -> Void
  ) {
    var batch = Batch()
    change(&batch)
    var sections = list
    #expect(throws: expected, sourceLocation: sourceLocation) { try batch.apply(to: &sections) }
    #expect(sections == list, sourceLocation: sourceLocation)
  }

  @Test
  func `Old positions refer to the list before the batch, and new ones to the list after it`()
    throws
  {
    try check("abc", [.delete("a", at: at(0)), .insert("x", at: at(2))], gives: "bcx")
    try check("abc", [.insert("x", at: at(2)), .delete("a", at: at(0))], gives: "bcx")
    try check("abcd", [.delete("a", at: at(0)), .move("d", from: at(3), to: at(1))], gives: "bdc")
    try check("abc", [.delete("a", at: at(0)), .update("C", from: at(2), to: at(1))], gives: "bC")
  }

  @Test func `A move or an update without an object keeps the existing one`() throws {
    try check("abc", [.move(nil, from: at(2), to: at(0))], gives: "cab")
    try check("abc", [.update(nil, from: at(1), to: at(1))], gives: "abc")
  }

  @Test func `A batch that does not fit throws the position, and leaves the list unchanged`() {
    check(refuses: .notBefore(at(2))) { $0.add(.delete("c", at: at(2))) }
    check(refuses: .notBefore(at(0, in: 1))) { $0.add(.update("c", from: at(0, in: 1), to: at(0))) }
    check(refuses: .notBefore(at(0, in: 3))) { $0.deleteSection("D", at: 3) }
    check(refuses: .notAfter(at(4))) { $0.add(.insert("x", at: at(4))) }
    check(refuses: .notAfter(at(0, in: 2))) { $0.add(.insert("x", at: at(0, in: 2))) }
    check(refuses: .notAfter(at(1))) { $0.add(.update("x", from: at(0), to: at(1))) }
    check(refuses: .changedTwice(at(0))) {
      $0.add(.delete("a", at: at(0)))
      $0.add(.move("a", from: at(0), to: at(1)))
    }
    check(refuses: .changedTwice(at(0))) {
      $0.add(.delete("a", at: at(0)))
      $0.add(.update("a", from: at(0), to: at(0)))
    }
    check(refuses: .placedTwice(at(0))) {
      $0.add(.insert("x", at: at(0)))
      $0.add(.move("b", from: at(1), to: at(0)))
    }
    check(refuses: .staysInDeletedSection(at(1))) {
      $0.deleteSection("A", at: 0)
      $0.add(.delete("a", at: at(0)))
    }
    check(refuses: .noObject(at(0))) { $0.add(.insert(nil, at: at(0))) }
  }

  @Test func `An error explains what to do`() {
    #expect(
      CacheTransactionBatchError.notBefore(at(2)).description == """
        The batch does not fit the list: there is no row 0.2 before it. A batch fits only the list that \
        it was made for: apply each batch once, in the order in which they arrive, or reload the list.
        """)
  }

  @Test func `Row counts are updated without objects`() throws {
    for seed in 0..<samples(500, full: 50_000) {
      let update = RandomUpdate(seed: seed)
      let batch = CacheTransactionBatch(from: update.old, to: update.new)
      let counts = try batch.rowCounts(after: update.old.map(\.objects.count))
      #expect(counts == update.new.map(\.objects.count), "seed \(seed)")
    }
    func check(
      refuses expected: CacheTransactionBatchError, _ transactions: [CacheTransaction<Character>]
    ) {
      var batch = Batch()
      for transaction in transactions { batch.add(transaction) }
      #expect(throws: expected) { try batch.rowCounts(after: [5]) }
    }
    check(refuses: .notBefore(at(0, in: 4)), [.delete(nil, at: at(0, in: 4))])
    check(refuses: .notBefore(at(5)), [.delete(nil, at: at(4)), .delete(nil, at: at(5))])
    check(refuses: .notBefore(at(7)), [.update(nil, from: at(7), to: at(2))])
    check(refuses: .changedTwice(at(2)), [.delete(nil, at: at(2)), .delete(nil, at: at(2))])
    check(
      refuses: .changedTwice(at(3)), [.move(nil, from: at(3), to: at(0)), .delete(nil, at: at(3))])
    check(refuses: .notAfter(at(7)), [.insert(nil, at: at(0)), .insert(nil, at: at(7))])
    check(refuses: .notAfter(at(0, in: 1)), [.insert(nil, at: at(0, in: 1))])
    check(
      refuses: .placedTwice(at(1)), [.move(nil, from: at(3), to: at(1)), .insert(nil, at: at(1))])
    var batch = Batch()
    batch.deleteSection("A", at: 0)
    for item in [0, 1, 3] { batch.add(.delete(nil, at: at(item))) }
    #expect(throws: CacheTransactionBatchError.staysInDeletedSection(at(2))) {
      try batch.rowCounts(after: [4])
    }
    batch.add(.delete(nil, at: at(2)))
    #expect(try batch.rowCounts(after: [4]) == [])
  }

  @Test func `Neighbouring rows are stored as one run, and are still counted and read one by one`()
    throws
  {
    var batch = Batch()
    for item in 0..<1_000_000 { batch.add(.insert(nil, at: at(item))) }
    batch.add(.insert(nil, at: at(5, in: 1)))
    let inserts = batch.insertTransactions
    #expect(inserts.runs.map(\.count) == [1_000_000, 1])
    #expect(inserts.count == 1_000_001)
    #expect(inserts[999_999].updatedPosition == at(999_999))
    #expect(inserts.last?.updatedPosition == at(5, in: 1))
    #expect(inserts.runs.first?.oldPosition == nil)
    #expect(inserts.runs.last?.updatedPosition == at(5, in: 1))
  }

  @Test func `Transactions of one run keep their own objects, even if only some have one`() {
    var batch = Batch()
    batch.add(.update(nil, from: at(0), to: at(0)))
    batch.add(.update("b", from: at(1), to: at(1)))
    batch.add(.update(nil, from: at(2), to: at(2)))
    #expect(batch.updateTransactions.map(\.object) == [nil, "b", nil])
    #expect(batch.updateTransactions.runs.count == 1)
    #expect(
      Array(batch.updateTransactions).map(\.object)
        == (0..<3).map { batch.updateTransactions[$0].object })
  }

  @Test func `A batch of model values is mapped to a batch of cell objects`() {
    var batch = Batch()
    batch.insertSection("A", at: 0)
    batch.add(.insert("x", at: at(0)))
    batch.add(.delete(nil, at: at(1, in: 1)))
    let texts = batch.map { "cell of \($0)" }
    #expect(
      texts.description
        == "insert section A at 0, delete at 1.1, insert cell of x at 0.0")
    #expect(texts.transactions.map(\.kind) == [.delete, .insert])
    #expect(batch.map { $0 } == batch)
  }

  @Test func `Positions sort in reading order, and can be changed and described`() throws {
    #expect([at(1, in: 1), at(7), at(0, in: 1)].sorted() == [at(7), at(0, in: 1), at(1, in: 1)])
    var position = at(3, in: 2)
    position.item = 4
    position.section = 1
    #expect(position == at(4, in: 1))
    #expect(position.description == "1.4")
  }
}
