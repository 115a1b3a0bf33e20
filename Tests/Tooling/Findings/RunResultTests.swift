import AdderFindings
import AdderTestSupport
import Testing

@Suite struct RunResultTests {
  private static func finding(using random: inout SeededRandom) -> Finding {
    func number() -> Int {
      Int.random(in: 0...300, using: &random) * (Bool.random(using: &random) ? 1 : 1 << 40)
    }
    func text() -> String { Samples.text(using: &random) }
    func location() -> AdderFindings.SourceLocation? {
      Bool.random(using: &random)
        ? AdderFindings.SourceLocation(file: text(), line: number(), column: number()) : nil
    }
    return Finding(
      rule: text(), severity: Severity.allCases.randomElement(using: &random) ?? .note,
      location: location(), length: Bool.random(using: &random) ? number() : nil, message: text(),
      notes: (0..<Int.random(in: 0...2, using: &random)).map { _ in .init(text(), at: location()) },
      module: Bool.random(using: &random) ? text() : nil,
      symbol: Bool.random(using: &random) ? text() : nil,
      target: Bool.random(using: &random) ? text() : nil)
  }

  private static func result(using random: inout SeededRandom) -> RunResult {
    func findings() -> [Finding] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in finding(using: &random) }
    }
    return RunResult(
      findings: findings(),
      suppressed: findings().map {
        SuppressedFinding($0, reason: Samples.text(using: &random))
      }, setAside: findings(),
      moduleCount: Int.random(in: 0...1000, using: &random),
      notes: (0..<Int.random(in: 0...2, using: &random)).map { _ in Samples.text(using: &random) })
  }

  @Test(arguments: 0..<samples(200, full: 5000))
  func `The result of a run is read back from bytes unchanged`(_ seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let result = Self.result(using: &random)
    let read = try #require(RunResult(bytes: result.bytes))
    #expect(read == result)
    // `==` accepts strings that only look alike; a comparison of their bytes does not.
    #expect(read.bytes == result.bytes)
    #expect(
      read.findings.flatMap { Array($0.message.utf8) }
        == result.findings.flatMap { Array($0.message.utf8) })
  }

  @Test func `Texts that look alike keep their own bytes`() throws {
    let names = ["Сокол\u{438}\u{306}.swift", "Сокол\u{439}.swift"]
    let result = RunResult(findings: [], suppressed: [], moduleCount: 0, notes: names)
    let read = try #require(RunResult(bytes: result.bytes))
    #expect(read.notes.map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  @Test func `Findings are sorted by location`() {
    let result = RunResult(
      findings: [Samples.nowhere, Samples.view, Samples.verb], suppressed: [], moduleCount: 0,
      notes: [])
    #expect(result.findings == [Samples.verb, Samples.view, Samples.nowhere])
  }

  @Test func `A text that many findings share is stored once`() {
    let message = "'ProfilePresenter' holds 'view' strongly. Make it weak."
    func size(_ count: Int) -> Int {
      let findings = (0..<count).map { _ in Finding(rule: "r", severity: .note, message: message) }
      return RunResult(findings: findings, suppressed: [], moduleCount: 0, notes: []).bytes.count
    }
    #expect(size(101) - size(100) < 12)
  }

  @Test(arguments: 0..<samples(10, full: 500))
  func `Truncated or changed bytes give no result or another one, but never crash`(
    _ seed: Int
  ) {
    var random = SeededRandom(seed: seed)
    let bytes = Self.result(using: &random).bytes
    for count in bytes.indices { #expect(RunResult(bytes: Array(bytes.prefix(count))) == nil) }
    #expect(RunResult(bytes: bytes + [0]) == nil)
    for place in bytes.indices {
      for change in [1, 0x40, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[place] ^= change
        if let read = RunResult(bytes: damaged) { #expect(RunResult(bytes: read.bytes) == read) }
      }
    }
  }

  @Test func `Invalid numbers are refused`() {
    let tooLong = [UInt8](repeating: 0xFF, count: 12)
    for bytes in [[], tooLong, [0] + tooLong, [0, 0] + tooLong, [0x7F], [0, 0, 0x7F]] as [[UInt8]] {
      #expect(RunResult(bytes: bytes) == nil)
    }
    let below = Finding(
      rule: "r", severity: .note,
      location: AdderFindings.SourceLocation(file: "a", line: -1, column: 1),
      message: "m")
    let result = RunResult(findings: [below], suppressed: [], moduleCount: 0, notes: [])
    #expect(RunResult(bytes: result.bytes) == nil)
  }
}
