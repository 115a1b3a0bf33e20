import AdderArchitectureLint
import AdderFindings
import AdderTestSupport
import Testing

@Suite struct SuppressionTests {
  private let rules = ["presenter-retains-view", "router-verbs", "view-no-interactor"]

  private func read(_ text: String) -> [Suppression] {
    var reader = SuppressionReader()
    return reader.suppressions(in: Array(text.utf8), of: "A.swift")
  }

  /// Checks the lines of the remaining findings, the lines and reasons of the suppressed findings,
  /// and the findings about comments.
  private func check(
    _ text: String, _ found: [(rule: String, line: Int)], left: [Int], suppressed: [Int: String],
    problems: [String] = [], where isLookedAt: (String) -> Bool = { _ in true },
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let findings = found.map { rule, line in
      Finding(
        rule: rule, severity: .warning,
        location: .init(file: "A.swift", line: line, column: 3), message: "m.")
    }
    let outcome = Suppressions(read(text)).apply(to: findings, rules: rules, where: isLookedAt)
    #expect(outcome.left.map(\.location?.line) == left, sourceLocation: location)
    #expect(
      Dictionary(outcome.suppressed.map { ($0.finding.location?.line ?? 0, $0.reason) }) { $1 }
        == suppressed, sourceLocation: location)
    #expect(
      outcome.problems.map { "\($0) [\($0.rule)]" } == problems, sourceLocation: location)
  }

  @Test func `A comment at the end of a line applies to that line`() {
    check(
      """
      var a: View
      var b: View  // adder:disable presenter-retains-view Freed by hand
      var c: View
      """,
      [
        ("presenter-retains-view", 1), ("presenter-retains-view", 2), ("presenter-retains-view", 3),
      ],
      left: [1, 3], suppressed: [2: "Freed by hand"])
  }

  @Test func `A comment on its own line applies to the next line of code`() {
    check(
      """
      var a: View
      // adder:disable presenter-retains-view - Freed by hand

      // Another comment.
      var b: View
      """, [("presenter-retains-view", 1), ("presenter-retains-view", 5)],
      left: [1], suppressed: [5: "Freed by hand"])
  }

  @Test func `A comment for the whole file may be anywhere in it`() {
    check(
      """
      var a: View
      var b: View
      /* adder:disable:file presenter-retains-view: made by a tool */
      """, [("presenter-retains-view", 1), ("presenter-retains-view", 2), ("router-verbs", 2)],
      left: [2], suppressed: [1: "made by a tool", 2: "made by a tool"])
  }

  @Test func `Several rules are separated by commas`() {
    check(
      "var a: View  /// adder:disable presenter-retains-view,router-verbs , view-no-interactor да",
      rules.map { ($0, 1) }, left: [], suppressed: [1: "да"])
  }

  @Test func `A comment in the middle of a line applies to that line`() {
    check(
      "/* adder:disable router-verbs x */ var a /* adder:disable presenter-retains-view x */ : View",
      [("presenter-retains-view", 1), ("router-verbs", 1)], left: [], suppressed: [1: "x"])
  }

  @Test func `An instruction counts only at the beginning of a comment`() {
    let text = #"""
      let a = "// adder:disable presenter-retains-view x"
      let b = """
        // adder:disable presenter-retains-view x
        """
      let c = #/adder:disable presenter-retains-view/#
      // Write adder:disable presenter-retains-view x
      /* // adder:disable presenter-retains-view x
         adder:disable presenter-retains-view x */
      let adder: Int
      // adder: the snake
      """#
    #expect(read(text).isEmpty || read(text).map(\.location.line) == [7])
    #expect(read("let a = \"\\(b /* adder:disable router-verbs x */)\"").count == 1)
  }

  @Test func `A reason is required`() {
    check(
      "var a: View  // adder:disable presenter-retains-view", [("presenter-retains-view", 1)],
      left: [], suppressed: [1: ""],
      problems: [
        """
        A.swift:1:17: warning: The comment gives no reason. Write it after the rule. \
        [suppression-without-reason]
        """
      ])
  }

  @Test func `Unused suppressions are reported, rule by rule`() {
    check(
      """
      // adder:disable presenter-retains-view, router-verbs x
      var a: View
      // adder:disable router-verbs x
      """, [("router-verbs", 2)], left: [], suppressed: [2: "x"],
      problems: [
        """
        A.swift:1:18: warning: 'presenter-retains-view' finds nothing on line 2. Remove the rule from the \
        comment. [unused-suppression]
        """,
        """
        A.swift:3:18: warning: 'router-verbs' finds nothing after the comment. Remove the rule from the \
        comment. [unused-suppression]
        """,
      ])
  }

  @Test func `A suppression of a rule that was not checked is not reported as unused`() {
    check(
      "var a: View  // adder:disable router-verbs x", [], left: [], suppressed: [:],
      where: { $0 != "router-verbs" })
  }

  @Test func `A misspelt rule is reported with a suggestion`() {
    check(
      "я()  // adder:disable:file presenter-veiw-weak x", [], left: [], suppressed: [:],
      problems: [
        """
        A.swift:1:28: warning: There is no rule 'presenter-veiw-weak'. Did you mean \
        'presenter-retains-view'? [unknown-suppressed-rule]
        """
      ])
  }

  @Test func `An unknown instruction is reported`() {
    check(
      """
      a()  // adder:disabel router-verbs x
      b()  // adder:disable
      """, [("router-verbs", 1)], left: [1], suppressed: [:],
      problems: [
        """
        A.swift:1:9: warning: Adder does not know 'adder:disabel'. Did you mean 'adder:disable RULE \
        reason'? [unreadable-suppression]
        """,
        """
        A.swift:2:9: warning: The comment names no rule. Write 'adder:disable RULE reason'. \
        [unreadable-suppression]
        """,
      ])
  }

  @Test func `Windows line endings are not part of a reason`() {
    #expect(read("a()  // adder:disable router-verbs x\r\nb()").map(\.reason) == ["x"])
  }

  @Test(arguments: 0..<samples(200, full: 10_000))
  func `In any file, each suppression is found at its line and column`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "adder:disable router-verbs x", "adder:", "// ", "/* ", " */", "\n", "\r\n", "\"", "\"\"\"",
      "a ",
      "{", "\\(", ")", "/", "#", "я", "漢", "\t", ",", "\u{0}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      text += pieces.randomElement(using: &random) ?? ""
    }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for suppression in read(text) {
      let line = String(decoding: Array(lines[suppression.location.line - 1]), as: UTF8.self)
      let found = line.dropFirst(suppression.location.column - 1)
      #expect(found.utf8.starts(with: "adder:".utf8), "\(text.debugDescription)")
      for rule in suppression.rules {
        let line = String(decoding: Array(lines[rule.location.line - 1]), as: UTF8.self)
        let found = line.dropFirst(rule.location.column - 1)
        #expect(found.utf8.starts(with: rule.text.utf8), "\(text.debugDescription)")
      }
    }
  }

  /// With a quadratic algorithm, each of these inputs would take minutes.
  @Test(arguments: [
    ("/* adder:disable a b */", 50_000), ("// adder:disable a b\n", 50_000),
    ("x // adder:disable a b\n", 50_000), ("\"adder:\"", 0), ("/* adder:disable a b", 1),
    ("adder:", 0), ("// adder:disable a,", 1),
  ])
  func `Many comments are read in linear time`(piece: String, count: Int) {
    let bytes = Array(String(repeating: piece, count: 50_000).utf8)
    var reader = SuppressionReader()
    #expect(reader.suppressions(in: bytes, of: "A.swift").count == count)
  }
}
