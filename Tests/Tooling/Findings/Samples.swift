import AdderFindings
import AdderTestSupport

/// Sample findings for tests of printers.
enum Samples {
  static let weakView = FindingRule(
    id: "presenter-retains-view", summary: "A presenter holds its view strongly.",
    severity: .warning,
    tags: ["ownership"],
    help: [
      .text("Neither of them would ever die."),
      .code(title: "Instead", "weak var view: (any ProfileViewInput)?"),
    ], page: "https://example.org/rules/presenter-retains-view")

  static let naming = FindingRule(
    id: "router-verbs", summary: "A router's method does not say where it goes.", severity: .note)

  static let view = Finding(
    rule: "presenter-retains-view", severity: .warning,
    location: SourceLocation(file: "App/Профиль/ProfilePresenter.swift", line: 3, column: 7),
    length: 4, message: "'ProfilePresenter' holds 'view' strongly. Make it weak.",
    notes: [
      .init(
        "The view is here.",
        at: SourceLocation(file: "App/Профиль/ProfileView.swift", line: 9, column: 13))
    ], module: "Profile", symbol: "ProfilePresenter.view")

  static let verb = Finding(
    rule: "router-verbs", severity: .note,
    location: SourceLocation(file: "App/Feed/FeedRouter.swift", line: 12, column: 8), length: 8,
    message: "'showPost' says nothing of a module. Call it 'openPostModule'.", module: "Feed",
    symbol: "FeedRouter.showPost")

  static let nowhere = Finding(
    rule: "no-module", severity: .error, message: "Nothing was looked at. Name a folder.")

  static func report(
    _ findings: [Finding], known: [Finding]? = nil, suppressed: [SuppressedFinding] = [],
    moduleCount: Int = 2
  ) -> FindingReport {
    FindingReport(
      findings, known: known, suppressed: suppressed, rules: [naming, weakView], fileCount: 1200,
      moduleCount: moduleCount, version: "1.2.3")
  }

  static let report = report([nowhere, view, verb])

  /// Random text, including characters with a special meaning in output formats.
  static func text(using random: inout SeededRandom) -> String {
    let pieces: [String] = [
      "a", "Профиль", "e\u{301}", "й", "漢字", "👩‍👩‍👧", "🇷🇺", "\u{0}", "\u{1B}[31m", "\u{7}", "\n", "\r",
      "\r\n",
      "\t", " ", "\"", "'", "\\", "/", "<", ">", "&", "]]>", "<!--", "-->", "&amp;", "%", "%0A",
      "::", ":",
      ",", "{", "}", "[", "](", ")", "\u{2028}", "\u{202E}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}",
      "\u{10FFFF}", "\u{85}", "\u{9F}", "\u{7F}", "</script>", "`", "```", "~", "#", "?", "=", ";",
      "-",
    ]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// A finding with random text in every field.
  static func finding(using random: inout SeededRandom) -> Finding {
    func place(_ random: inout SeededRandom) -> SourceLocation {
      SourceLocation(
        file: text(using: &random), line: .random(in: 1...99, using: &random),
        column: .random(in: 1...99, using: &random))
    }
    let notes = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      Finding.Note(text(using: &random), at: Bool.random(using: &random) ? place(&random) : nil)
    }
    return Finding(
      rule: text(using: &random),
      severity: Severity.allCases.randomElement(using: &random) ?? .note,
      location: Int.random(in: 0...3, using: &random) > 0 ? place(&random) : nil,
      length: Bool.random(using: &random) ? .random(in: 0...20, using: &random) : nil,
      message: text(using: &random), notes: notes,
      module: Bool.random(using: &random) ? text(using: &random) : nil,
      symbol: Bool.random(using: &random) ? text(using: &random) : nil)
  }

  /// A report of findings and rules with random text in every field.
  static func report(seed: Int) -> FindingReport {
    var random = SeededRandom(seed: seed)
    let findings = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      finding(using: &random)
    }
    let known = Bool.random(using: &random) ? [finding(using: &random)] : nil
    let suppressed = [SuppressedFinding(finding(using: &random), reason: text(using: &random))]
    let rules = findings.prefix(3).map { finding in
      FindingRule(
        id: finding.rule, summary: text(using: &random), severity: finding.severity,
        tags: [text(using: &random)],
        help: [
          .text(text(using: &random)), .code(title: text(using: &random), text(using: &random)),
        ], page: "https://example.org")
    }
    return FindingReport(
      findings, known: known, suppressed: suppressed, rules: rules,
      fileCount: .random(in: 0...5000, using: &random), moduleCount: 3, version: "1")
  }
}
