import AdderFindings
import AdderShipped
import AdderTestSupport
import Testing

/// The same initializer and methods, with one fixed version of Adder.
extension FindingBaseline {
  fileprivate init(of findings: [Finding]) { self.init(of: findings, version: "0.2.0") }

  fileprivate func compare(
    _ findings: [Finding], where isLookedAt: (FindingKey) -> Bool = { _ in true }
  ) -> Comparison {
    compare(findings, version: "0.2.0", where: isLookedAt)
  }

  fileprivate func updated(
    with findings: [Finding], beside others: [Finding] = [],
    where isLookedAt: (FindingKey) -> Bool
  ) -> FindingBaseline {
    updated(with: findings, beside: others, version: "0.2.0", where: isLookedAt)
  }
}

@Suite struct FindingBaselineTests {
  private func finding(_ rule: String, _ symbol: String, line: Int = 1) -> Finding {
    Finding(
      rule: rule, severity: .warning,
      location: SourceLocation(file: "A.swift", line: line, column: 1), message: "m.",
      symbol: symbol)
  }

  private func baseline(_ text: String) throws -> FindingBaseline {
    try FindingBaseline(Array(text.utf8), file: "adder-baseline.json")
  }

  /// The text of a baseline file with these entries.
  private func file(_ lines: String) -> String {
    """
    {
      "version": 2,
      "adder": "0.2.0",
      "findings": [
    \(lines)
      ]
    }

    """
  }

  @Test func `The file has one sorted line for each rule and symbol`() {
    let baseline = FindingBaseline(of: [
      finding("b", "Я.view"), finding("a", "Q"), finding("b", "A"), finding("b", "Я.view", line: 9),
    ])
    #expect(
      baseline.text
        == file(
          """
              {"rule": "a", "symbol": "Q", "count": 1},
              {"rule": "b", "symbol": "A", "count": 1},
              {"rule": "b", "symbol": "Я.view", "count": 2}
          """))
  }

  @Test func `A baseline without findings is a valid file`() throws {
    let text = FindingBaseline(of: []).text
    #expect(text == "{\n  \"version\": 2,\n  \"adder\": \"0.2.0\",\n  \"findings\": []\n}\n")
    #expect(try baseline(text).entries.isEmpty)
  }

  @Test func `A finding that moved to another line is known, and a new one is reported`() {
    let baseline = FindingBaseline(of: [finding("a", "X", line: 3)])
    let comparison = baseline.compare([finding("a", "X", line: 70), finding("a", "Y")])
    #expect(comparison.known.map(\.location?.line) == [70])
    #expect(comparison.new.map(\.symbol) == ["Y"])
    #expect(comparison.stale.isEmpty)
    #expect(comparison.shrunk.text == baseline.text)
  }

  @Test func `Findings outside a baseline are identified by their index`() {
    let baseline = FindingBaseline(of: [finding("a", "X")])
    let unknown = baseline.unknown(among: [
      finding("b", "X"), finding("a", "X", line: 9), finding("a", "X", line: 2),
    ])
    #expect(unknown == [0, 1])
  }

  @Test func `Updating from a part of the project keeps the baseline's other entries`() {
    let old = FindingBaseline(of: [
      finding("a", "Here"), finding("a", "Gone"), finding("a", "There"), finding("b", "There"),
      finding("b", "There"),
    ])
    let part = old.updated(
      with: [finding("a", "Here"), finding("a", "New")],
      beside: [finding("a", "There"), finding("c", "Unknown")], where: { _ in false })
    #expect(
      part.text
        == FindingBaseline(of: [
          finding("a", "Here"), finding("a", "New"), finding("a", "There"), finding("a", "Gone"),
          finding("b", "There"), finding("b", "There"),
        ]).text)
    let ofOneRule = old.updated(with: [finding("a", "New")], where: { $0.rule == "a" })
    #expect(
      ofOneRule.text
        == FindingBaseline(of: [
          finding("a", "New"), finding("b", "There"), finding("b", "There"),
        ]).text)
  }

  @Test func `A partial update sets an entry's count to the findings that exist`() {
    let old = FindingBaseline(of: [finding("a", "X"), finding("a", "X", line: 2)])
    let shrunk = old.updated(with: [finding("a", "X", line: 2)], where: { _ in false })
    #expect(shrunk.text == FindingBaseline(of: [finding("a", "X")]).text)
    let grown = FindingBaseline(of: [finding("a", "X")])
      .updated(
        with: [finding("a", "X", line: 9)], beside: [finding("a", "X", line: 3)],
        where: { _ in false })
    #expect(grown.text == FindingBaseline(of: [finding("a", "X"), finding("a", "X")]).text)
  }

  @Test func `An additional finding with the same rule and symbol is new`() {
    let baseline = FindingBaseline(of: [finding("a", "X")])
    let comparison = baseline.compare([finding("a", "X", line: 9), finding("a", "X", line: 2)])
    #expect(comparison.known.map(\.location?.line) == [2])
    #expect(comparison.new.map(\.location?.line) == [9])
    #expect(comparison.shrunk.text == baseline.text)
  }

  @Test func `A stale entry is reported with its line in the file, and removed`() throws {
    let baseline = try baseline(
      file(
        """
            {"rule": "a", "symbol": "X", "count": 3},
            {"rule": "b", "symbol": "Y", "count": 1}
        """))
    let comparison = baseline.compare([finding("a", "X")])
    #expect(
      comparison.stale.map(\.description) == [
        """
        adder-baseline.json:5:5: warning: The baseline contains 'a' of 'X' 3 times, but it is found 1 time. \
        Lower the count, so that the rest cannot come back unnoticed.
        """,
        """
        adder-baseline.json:6:5: warning: The baseline contains 'b' of 'Y', which is no longer found. Remove the \
        entry, so that it cannot come back unnoticed.
        """,
      ])
    #expect(comparison.stale.allSatisfy { $0.rule == FindingRule.staleBaselineEntry.id })
    #expect(
      comparison.shrunk.text
        == file(
          """
              {"rule": "a", "symbol": "X", "count": 1}
          """))
  }

  @Test func `Findings that were not checked are not stale`() {
    let baseline = FindingBaseline(of: [finding("a", "X"), finding("b", "Y")])
    let comparison = baseline.compare([]) { $0.rule == "a" }
    #expect(comparison.stale.count == 1)
    #expect(comparison.shrunk.entries.map(\.key.rule) == ["b"])
  }

  @Test(arguments: 0..<samples(100, full: 3000))
  func `A baseline is read as it was written, matches its findings and never grows`(
    seed: Int
  ) throws {
    var random = SeededRandom(seed: seed)
    let old = (0..<8).map { _ in Samples.finding(using: &random) }
    let written = FindingBaseline(of: old)
    let read = try baseline(written.text)
    #expect(read.text.isExactly(written.text))
    let same = read.compare(old.shuffled(using: &random))
    #expect(same.new.isEmpty && same.stale.isEmpty && same.known.count == old.count)
    let now = old.shuffled(using: &random).prefix(5) + [Samples.finding(using: &random)]
    let comparison = read.compare(Array(now))
    #expect(comparison.new.count + comparison.known.count == now.count)
    #expect(comparison.shrunk.entries.reduce(0) { $0 + $1.count } == comparison.known.count)
    #expect(comparison.shrunk.compare(Array(now)).stale.isEmpty)
  }

  // MARK: Targets

  @Test func `Symbols with the same name in two targets have two entries`() {
    var (app, widget) = (finding("a", "X"), finding("a", "X"))
    (app.target, widget.target) = ("App", "Widget")
    let baseline = FindingBaseline(of: [app])
    #expect(baseline.entries.map(\.key.symbol) == ["X (App)"])
    let comparison = baseline.compare([widget])
    #expect(comparison.new == [widget])
    #expect(comparison.stale.count == 1)
  }

  @Test func `An entry without a target applies to the same symbol in any target`() {
    var (app, widget) = (finding("a", "X"), finding("a", "X", line: 2))
    (app.target, widget.target) = ("App", "Widget")
    let baseline = FindingBaseline(of: [finding("a", "X"), finding("a", "X")])
    #expect(baseline.compare([app, widget]).new.isEmpty)
    #expect(baseline.unknown(among: [app, widget, widget]) == [2])
  }

  // MARK: Other versions

  @Test func `An entry of another version of Adder is outdated, not stale`() throws {
    for version in ["\"version\": 1", "\"version\": 2, \"adder\": \"0.1.9\""] {
      let baseline = try baseline(
        """
        {\(version), "findings": [
          {"rule": "a", "symbol": "X", "count": 2}, {"rule": "b", "symbol": "Y", "count": 1}
        ]}
        """)
      let comparison = baseline.compare([finding("a", "X")])
      #expect(comparison.stale.isEmpty && comparison.new.isEmpty)
      #expect(comparison.outdated.map(\.key.symbol) == ["X", "Y"])
      #expect(comparison.shrunk.entries.map(\.count) == [1])
    }
  }

  @Test func `An entry of an unknown rule is outdated, not stale`() throws {
    let baseline = FindingBaseline(of: [finding("a", "X"), finding("b", "Y")])
    let comparison = baseline.compare([], version: "0.2.0", rules: { $0 == "a" })
    #expect(comparison.stale.count == 1)
    #expect(comparison.outdated.map(\.key.rule) == ["b"])
  }

  @Test func `An entry under the former id of a rule applies to the rule`() throws {
    let former = try #require(RuleNames.former("presenter-retains-view").first)
    let baseline = try baseline(
      """
      {"version": 1, "findings": [
        {"rule": "\(former)", "symbol": "A.view", "count": 1},
        {"rule": "presenter-retains-view", "symbol": "A.view", "count": 2}
      ]}
      """)
    let found = [
      finding("presenter-retains-view", "A.view"), finding("presenter-retains-view", "A.view"),
    ]
    #expect(baseline.compare(found).new.isEmpty)
    #expect(baseline.compare(found).known.count == 2)
  }

  @Test func `A rule keeps its fingerprints when its id changes`() throws {
    let former = try #require(RuleNames.former("presenter-retains-view").first)
    func fingerprints(_ rule: String) -> [String] {
      FindingReport(
        [finding(rule, "A.view"), finding(rule, "A.view", line: 2)], rules: [], fileCount: 1,
        moduleCount: 1, version: "0.2.0"
      ).entries.map(\.fingerprint)
    }
    #expect(fingerprints("presenter-retains-view") == fingerprints(former))
    #expect(fingerprints("presenter-retains-view") == ["a9b268c8a9eff73c", "a9b269c8a9eff8ef"])
  }

  // MARK: Files that are refused

  private func error(_ text: String) -> String? {
    do {
      _ = try FindingBaseline(Array(text.utf8), file: "b.json")
      return nil
    } catch { return error.description }
  }

  @Test func `A newer file is refused, whatever else it contains`() {
    #expect(
      error("{\"version\": 3, \"rules\": null}") == """
        b.json:1:13: error: The baseline is of version 3, but this Adder reads version 2. Use the Adder that \
        wrote it, or a newer one.
        """)
  }

  @Test func `A merge conflict is reported as such`() {
    let text = file(
      """
      <<<<<<< HEAD
          {"rule": "a", "symbol": "X", "count": 1}
      =======
          {"rule": "b", "symbol": "X", "count": 1}
      >>>>>>> other
      """)
    #expect(
      error(text) == """
        b.json:5:1: error: The baseline contains a merge conflict. Keep the lines of both sides, each once, and \
        remove the marks of the conflict.
        """)
  }

  @Test(arguments: [
    ("", "1:1: error: The baseline cannot be read: expected a value."),
    ("[]", "1:1: error: The baseline cannot be read: expected '{'."),
    ("{}", "1:1: error: The key 'version' is missing."),
    (
      "{\"version\": \"1\"}",
      "1:13: error: The baseline cannot be read: expected the number of a version."
    ),
    ("{\"version\": 1}", "1:1: error: The key 'findings' is missing."),
    (
      "{\"version\": 1,\n \"findings\": {}}",
      "2:14: error: The baseline cannot be read: expected a list."
    ),
    (
      "{\"version\": 1, \"findigns\": []}",
      "1:16: error: A baseline has no key 'findigns'. Did you mean 'findings'?"
    ),
    (
      "{\"version\": 1, \"findings\": [",
      "1:29: error: The baseline cannot be read: expected a value."
    ),
    (
      "{\"version\": 1, \"findings\": []} x",
      "1:32: error: The baseline cannot be read: expected the end of the file."
    ),
    (
      "{\"version\": 1, \"findings\": [{\"rule\": \"a\", \"symbol\": \"x\", \"count\": 0}]}",
      "1:67: error: The baseline cannot be read: expected a number from 1."
    ),
    (
      "{\"version\": 1, \"findings\": [{\"rule\": \"a\", \"symbol\": \"x\", \"count\": 1},\n  {\"rule\": \"a\", \"symbol\": \"x\", \"count\": 1}]}",
      "2:3: error: 'a' of 'x' is in the baseline twice, also on line 1."
    ),
    (
      "{\"version\": 1, \"version\": 1, \"findings\": []}",
      "1:16: error: The key 'version' is set twice."
    ),
    (
      "{\"version\": 1, \"findings\": [\"я\u{301}\u{7}\"]}",
      "1:31: error: The baseline cannot be read: expected '\"' at the end of the text."
    ),
    (
      "{\"version\": 1, \"findings\": \"\\ud83d\"}",
      "1:35: error: The baseline cannot be read: expected the other half of a pair of surrogates."
    ),
  ])
  func `A damaged file is refused with location and advice`(text: String, expected: String) {
    #expect(error(text)?.hasPrefix("b.json:\(expected)") == true, "\(error(text) ?? "read")")
  }

  @Test(arguments: 0..<samples(200, full: 20_000))
  func `A damaged file is read, or refused with a location inside the file`(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    var bytes = Array(
      file("    {\"rule\": \"a\\u00e9\", \"symbol\": \"Я\", \"count\": 1}").utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      if Bool.random(using: &random) {
        bytes.remove(at: place)
      } else {
        bytes[place] = Bool.random(using: &random) ? .random(in: 0...255, using: &random) : 0x22
      }
    }
    do {
      _ = try FindingBaseline(bytes, file: "b.json")
    } catch {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let place = try #require(error.location)
      try #require((1...lines.count).contains(place.line))
      let line = String(decoding: lines[place.line - 1], as: UTF8.self)
      #expect((1...line.count + 1).contains(place.column))
    }
  }

  @Test func `A file with very deep nesting is refused`() {
    let text = "{\"version\": 1, \"findings\": " + String(repeating: "[", count: 100_000)
    #expect(error(text)?.contains("not nested so deep") == true)
  }
}
