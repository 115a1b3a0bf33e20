import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import Testing

/// Lists are written as strings: a letter is a row's identity, and a letter with an apostrophe is
/// the same row with changed content.
struct DifferenceTests {
  private func rows(_ text: String) -> [SampleRow] {
    var rows: [SampleRow] = []
    for character in text.unicodeScalars {
      if character == "'" {
        rows[rows.count - 1].content += 1
      } else {
        rows.append(SampleRow(id: Int(character.value), content: 0))
      }
    }
    return rows
  }

  /// Compares a difference with its expected description, in which letters represent rows. Then
  /// applies the difference.
  private func check(
    _ old: String, _ new: String, says expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = rows(old)
    let batch = CacheTransactionBatch(from: before, to: rows(new))
    let said = batch.map { Character(Unicode.Scalar(UInt8($0.id))) }.description
    #expect(said == expected, sourceLocation: sourceLocation)
    var list = before
    try batch.apply(to: &list)
    #expect(list == rows(new), sourceLocation: sourceLocation)
  }

  @Test func `Equal lists have no difference`() throws {
    try check("", "", says: "")
    try check("abc", "abc", says: "")
    try check("aaa", "aaa", says: "")
  }

  @Test func `A deletion has a position in the old list, and an insertion one in the new list`()
    throws
  {
    try check("", "ab", says: "insert a at 0.0, insert b at 0.1")
    try check("ab", "", says: "delete a at 0.0, delete b at 0.1")
    try check("abc", "xbcy", says: "delete a at 0.0, insert x at 0.0, insert y at 0.3")
  }

  @Test func `Changed content is an update with both positions`() throws {
    try check("abc", "ab'c", says: "update b 0.1 → 0.1")
    try check("abc", "bc'", says: "delete a at 0.0, update c 0.2 → 0.1")
  }

  @Test func `As few rows as possible move, and a move implies an update`() throws {
    try check("abc", "bca", says: "move a 0.0 → 0.2")
    try check("abc", "cab", says: "move c 0.2 → 0.0")
    try check("abc", "bca'", says: "move a 0.0 → 0.2")
    try check("abcdef", "xfbcde", says: "delete a at 0.0, insert x at 0.0, move f 0.5 → 0.1")
  }

  @Test func `The first of equal identities stays the first`() throws {
    try check("aa", "aa'", says: "update a 0.1 → 0.1")
    try check("aab", "ab", says: "delete a at 0.1")
    try check("ab", "aab", says: "insert a at 0.1")
    // The first 'a' of the new list is matched with the 'a' of the old list, so it moves; the
    // last 'a' is new.
    try check("bca", "abca", says: "insert a at 0.3, move a 0.2 → 0.0")
  }

  @Test func `One row moves past its neighbours, instead of all of them past it`() throws {
    try check("abcde", "bcdea", says: "move a 0.0 → 0.4")
    try check("abcde", "eabcd", says: "move e 0.4 → 0.0")
  }

  private func checkSections(
    _ old: [(String, String)], _ new: [(String, String)], says expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    func sections(_ list: [(String, String)]) -> [CacheSection<SampleRow>] {
      list.map { CacheSection(name: $0, objects: rows($1)) }
    }
    let batch = CacheTransactionBatch(from: sections(old), to: sections(new))
    let said = batch.map { Character(Unicode.Scalar(UInt8($0.id))) }.description
    #expect(said == expected, sourceLocation: sourceLocation)
    var list = sections(old)
    try batch.apply(to: &list)
    #expect(list == sections(new), sourceLocation: sourceLocation)
  }

  @Test func `Sections are inserted and deleted with all their rows`() throws {
    try checkSections(
      [("A", "ab")], [("A", "ab"), ("B", "c")],
      says: "insert section B at 1, insert c at 1.0")
    try checkSections(
      [("A", "ab"), ("B", "c")], [("B", "c")],
      says: "delete section A at 0, delete a at 0.0, delete b at 0.1")
    try checkSections([("A", "")], [], says: "delete section A at 0")
    try checkSections([], [("A", "")], says: "insert section A at 0")
  }

  @Test func `A row moves between sections that stay, and is otherwise deleted and inserted`()
    throws
  {
    try checkSections(
      [("A", "ab"), ("B", "c")], [("A", "a"), ("B", "bc")], says: "move b 0.1 → 1.0")
    try checkSections(
      [("A", "ab"), ("B", "c")], [("B", "cb")],
      says: "delete section A at 0, delete a at 0.0, delete b at 0.1, insert b at 0.1")
  }

  @Test func `When sections change places, as many as possible stay`() throws {
    try checkSections(
      [("A", "a"), ("B", "b"), ("C", "c")], [("C", "c"), ("A", "a"), ("B", "b")],
      says: "delete section C at 2, insert section C at 0, delete c at 2.0, insert c at 0.0")
  }

  @Test(arguments: [true, false])
  func `When two sections change places, the one with more rows stays`(down: Bool) throws {
    func section(_ name: String, _ ids: Range<Int>) -> CacheSection<SampleRow> {
      CacheSection(name: name, objects: ids.map { SampleRow(id: $0, content: 0) })
    }
    let long = section("long", 0..<10_000)
    let short = section("short", 10_000..<10_001)
    let (old, new) = down ? ([long, short], [short, long]) : ([short, long], [long, short])
    let batch = CacheTransactionBatch(from: old, to: new)
    #expect(batch.transactions.count == 2)
    #expect(batch.deletedSections.map(\.name) == ["short"])
    #expect(batch.insertedSections.map(\.name) == ["short"])
  }

  @Test func `A section whose rows are all different is not kept`() throws {
    try checkSections(
      [("A", "abc"), ("B", "x")], [("B", "x"), ("A", "def")],
      says: "delete section A at 0, insert section A at 1, delete a at 0.0, delete b at 0.1, "
        + "delete c at 0.2, insert d at 1.0, insert e at 1.1, insert f at 1.2")
  }

  /// Checks the difference of the random update with this seed.
  private func check(_ seed: Int) throws {
    let update = RandomUpdate(seed: seed)
    let batch = CacheTransactionBatch(from: update.old, to: update.new)
    var list = update.old
    try batch.apply(to: &list)
    #expect(list == update.new, "seed \(seed)")

    let gone = Set(batch.deletedSections.map(\.name))
    let come = Set(batch.insertedSections.map(\.name))
    let names = Set(update.old.map(\.name)).subtracting(gone).subtracting(come)
    #expect(batch.deletedSections.count == update.old.count - names.count, "seed \(seed)")
    let staying = LeastChanges.weight(of: names, in: update)
    let most = LeastChanges.mostThatStays(in: update)
    // Both sums include the sections that keep their order relative to all other sections,
    // because such sections always stay.
    #expect(staying == most, "seed \(seed)")
    let least = LeastChanges(for: update, keeping: names)
    #expect(batch.moveTransactions.count == least.moves, "seed \(seed)")
    #expect(batch.deleteTransactions.count == least.deletions, "seed \(seed)")
    #expect(batch.insertTransactions.count == least.insertions, "seed \(seed)")
    for transaction in batch.updateTransactions {
      let before = try #require(transaction.oldPosition)
      #expect(
        update.old[before.section].objects[before.item] != transaction.object, "seed \(seed)")
    }
  }

  @Test
  func `The difference of two random lists leads to the new list with as few changes as possible`()
    throws
  {
    for seed in 0..<samples(3_000, full: 1_000_000) { try check(seed) }
  }
}
