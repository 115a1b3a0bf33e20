import AdderSwiftSource
import Testing

@Suite struct FactsVersionTests {
  @Test func `The facts of a text change only with their version`() {
    let facts = PlainFacts(SwiftFile(Array(everyKind.utf8))).description
    let kinds = SyntaxKind.allCases.map { "\($0.rawValue) \($0)" }.joined(separator: "\n")
    let hash = String(ContentHash(of: Array((kinds + facts).utf8)).low, radix: 16)
    let comment: Comment = """
      The reader now returns different facts for the same source. Increase FactsVersion.current.facts, so that \
      stored facts of the former version are not used. Then write the new number and '\(hash)' here.
      """
    #expect(FactsVersion.current.facts == 3, comment)
    #expect(hash == "c7cb82cf114c5dbd", comment)
  }

  @Test func `The sample contains every kind of node`() {
    let seen = Set(SwiftFile(Array(everyKind.utf8)).nodes.map(\.kind))
    #expect(SyntaxKind.allCases.filter { !seen.contains($0) } == [])
    // The archive uses the highest bit of a kind's raw value as a flag.
    #expect(SyntaxKind.allCases.allSatisfy { $0.rawValue < 0x80 })
  }
}
