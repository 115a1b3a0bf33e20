import AdderArchitectureLint
import AdderArchitectures
import AdderEmbeddedFiles
import AdderFindings
import Testing

/// Every rule consists of a page under `Rules/` and a check.
@Suite struct RulePageTests {
  @Test func `The embedded rules are up to date with their pages`() throws {
    // Only a flag is compared. If the contents were compared, a failure would print two entire
    // files.
    let isCurrent = try EmbeddedFile.rules().isCurrent
    #expect(isCurrent, "Make it again: swift run AdderEmbeddedFiles")
    let areNamesCurrent = try EmbeddedFile.ruleNames().isCurrent
    #expect(areNamesCurrent, "Make it again: swift run AdderEmbeddedFiles")
    #expect(try RulePages().pages.map(\.id) == RuleCatalog.rules.map(\.id))
  }

  @Test func `Every page has exactly one check`() {
    let checks = Dictionary(grouping: RuleCatalog.checked) { $0 }.mapValues(\.count)
    for rule in RuleCatalog.rules {
      #expect(
        checks[rule.id] == 1,
        "'\(rule.id)' belongs to one family in Sources/Tooling/ArchitectureLint/Rules.")
    }
    #expect(checks.count == RuleCatalog.rules.count)
  }

  @Test func `Every rule has an id in lowercase words, and examples that differ`() {
    for rule in RuleCatalog.rules {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(rule.id)")
      #expect(rule.page.bad != rule.page.good, "\(rule.id)")
    }
  }

  @Test func `Pages and tools use the same aspects, severities and kinds of fix`() {
    #expect(
      Set(RulePageFile.Aspect.allCases.map(\.rawValue)) == Set(Aspect.allCases.map(\.rawValue)))
    #expect(
      Set(RulePageFile.Severity.allCases.map(\.rawValue)) == Set(Severity.allCases.map(\.rawValue)))
    #expect(
      Set(RulePageFile.Fix.allCases.map(\.rawValue))
        == Set(LintRule.Fix.allCases.map(\.rawValue)))
  }

  // MARK: The rules of architectures

  /// An architecture's file decides which rules the architecture states. The file can also state
  /// rules whose pages do not name the architecture.
  @Test func `An architecture states the rules whose pages name it, with the same chapters`() throws
  {
    for page in try RulePages().pages {
      for source in page.sources {
        guard let name = source.architecture else {
          #expect(page.isUniversal, "\(page.path) names both some architectures and any.")
          continue
        }
        let architecture = try ArchitectureReader().architecture(named: name)
        #expect(
          architecture.rules[page.id] == RuleStatement(source: source.chapter),
          "'\(page.id)' in Architectures/\(name).yml differs from the sources on its page.")
      }
    }
  }

  @Test func `Every rule is stated by an architecture, or applies in any`() throws {
    let stated = try ShippedArchitectures.names.flatMap {
      try ArchitectureReader().architecture(named: $0).rules.keys
    }
    for page in try RulePages().pages where !page.isUniversal {
      #expect(stated.contains(page.id), "No file under Architectures/ states '\(page.id)'.")
    }
  }

  @Test(arguments: RuleCatalog.rules.map(\.id))
  func `A copy of an architecture's file under another name gives the same findings`(
    id: String
  ) throws {
    var everything = RuleChoice()
    everything.preset = .all
    let rule = try #require(RuleCatalog.rule(named: id))
    let stage = Stage(for: rule)
    let shipped = try Stage.Play(stage, rule.page.bad)
    let copied = try Stage.Play(stage, rule.page.bad, isCopied: true)
    func lines(_ play: Stage.Play) -> [String] {
      let findings = play.report(everything).findings
      return zip(findings, play.lines(of: findings)).map { "\($0.rule.id) \($1)" }
    }
    #expect(lines(copied) == lines(shipped))
    #expect(!lines(copied).isEmpty)
  }

  @Test func `Former ids are read in the order of the table, and errors name their line`() throws {
    let renamed = try RenamedRules("# Comment\n\nfirst: new\nsecond: new\n", rules: ["new"])
    #expect(renamed.names.map(\.old) == ["first", "second"])
    #expect(renamed.names.map(\.new) == ["new", "new"])
    for (text, problem) in [
      ("old new", "1: Write 'OLD: NEW'."), ("\nold: nwe", "2: 'nwe' is not a rule."),
      ("new: new", "1: 'new' is still a rule."),
      ("old: new\nold: new", "2: 'old' is listed twice."),
    ] {
      let error = #expect(throws: (any Error).self) { try RenamedRules(text, rules: ["new"]) }
      #expect(error.map { "\($0)" } == "Rules/renamed.txt:\(problem)")
    }
  }

  // MARK: Reading a page

  private static let page = """
    ---
    id: some-rule
    aspect: naming
    severity: note
    when: request
    fix: rename
    limit: 5 kinds of work
    stage: surf-mvp
    ---
    Something that is
    found.

    ## Why it hurts

    It does.

    ## Instead of

    ```swift
    // Bad.swift

    let bad = 1
    ```

    ## Write

    ```swift
    let good = 1
    ```

    ## Findings

    ```text
    Bad.swift:2:5: note: 'bad' is bad.
    ```

    ## Sources

    - surf-mvp: Names: of variables
    - any architecture: More

    """

  /// Replaces one string in the page with another, and checks the resulting error.
  private func check(
    _ old: String, becomes new: String, says message: String, line: Int,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = Self.page.replacing(old, with: new, maxReplacements: 1)
    let problem = #expect(throws: RulePageProblem.self, sourceLocation: sourceLocation) {
      try RulePageFile(text, path: "naming/some-rule.md")
    }
    #expect(problem?.description == "\(line): \(message)", sourceLocation: sourceLocation)
  }

  @Test func `Every part of a page is read`() throws {
    let page = try RulePageFile(Self.page, path: "naming/some-rule.md")
    #expect(page.id == "some-rule")
    #expect((page.aspect, page.severity) == (.naming, .note))
    #expect((page.when, page.fix) == (.request, .rename))
    #expect((page.limit?.count, page.limit?.things) == (5, "kinds of work"))
    #expect(page.stage == "surf-mvp")
    #expect(page.finds == "Something that is found.")
    #expect(page.hurts == "It does.")
    #expect(page.bad == "// Bad.swift\n\nlet bad = 1")
    #expect(page.good == "let good = 1")
    #expect(page.findings == ["Bad.swift:2:5: note: 'bad' is bad."])
    #expect(page.sources.map(\.architecture) == ["surf-mvp", nil])
    #expect(page.sources.map(\.chapter) == ["Names: of variables", "More"])
  }

  @Test func `Writing new findings changes nothing else on a page`() throws {
    let page = try RulePageFile(Self.page, path: "naming/some-rule.md")
    let old = "Bad.swift:2:5: note: 'bad' is bad."
    #expect(page.text(finding: [old]) == Self.page)
    #expect(page.text(finding: ["one", "two"]) == Self.page.replacing(old, with: "one\ntwo"))
  }

  @Test func `The error about an unreadable page names the line and the reason`() {
    check("---\nid", becomes: "id", says: "A page begins with '---' and its settings.", line: 1)
    check("fix: rename\n", becomes: "", says: "'fix' is missing.", line: 8)
    check(
      "fix: rename", becomes: "fix: renaming",
      says: "'fix' is 'renaming'. Use one of automatic, file, rename, generate, move, manual.",
      line: 6)
    check(
      "fix: rename", becomes: "fix", says: "'fix' is not a setting. Write 'KEY: VALUE'.", line: 6)
    check("fix: rename", becomes: "when: always", says: "'when' is set twice.", line: 6)
    check(
      "fix: rename", becomes: "fix: rename\nfixes: 2", says: "A page has no setting 'fixes'.",
      line: 7)
    check(
      "5 kinds", becomes: "five kinds",
      says: "'five kinds of work' is not a limit. Write 'limit: 5 methods'.", line: 7)
    check(
      "id: some", becomes: "id: other",
      says: "The page of 'other-rule' belongs to Rules/naming/other-rule.md.", line: 1)
    check("## Write\n", becomes: "## Right\n", says: "Expected the heading '## Write'.", line: 25)
    check("It does.", becomes: "", says: "Expected a paragraph.", line: 17)
    check(
      "```text", becomes: "```", says: "Expected a block of code that begins with '```text'.",
      line: 33)
    check(
      "- surf-mvp: Names: of", becomes: "- surf-mvp of",
      says: "Write a source as '- ARCHITECTURE: CHAPTER'.",
      line: 39)
    check(
      "More\n", becomes: "More\n\nMore", says: "The page should end after its sources.", line: 42)
  }
}
