import Foundation

/// A rule's page as written under `Rules/`: Markdown with front matter.
package struct RulePageFile {
  /// From `Rules/`: `ownership/presenter-retains-view.md`.
  package let path: String
  package let id: String
  package let aspect: Aspect
  /// What its findings count as where nothing else is set.
  package let severity: Severity
  package let when: Activation
  package let fix: Fix
  package let limit: Limit?
  /// The architecture of the module that the examples are of, if not that of the first source.
  package let stage: String?

  /// What the rule finds, as a sentence.
  package let finds: String
  package let hurts: String
  package let bad: String
  package let good: String
  /// What the rule reports on the bad example, a line each: `FILE:LINE:COLUMN: SEVERITY: MESSAGE`. Lines are counted
  /// from the first line of the example in that file.
  package let findings: [String]
  package let sources: [Source]

  /// Whether it applies in any architecture, so that none has to state it.
  package var isUniversal: Bool { sources.allSatisfy { $0.architecture == nil } }

  /// The lines of the page, and where the findings stand among them.
  private let lines: [String]
  private let findingLines: Range<Int>

  package struct Limit: Equatable {
    package let count: Int
    /// What is counted, in the plural: `methods`.
    package let things: String
  }

  /// Where the source of an architecture states the rule.
  package struct Source: Equatable {
    /// `nil` for a rule that applies in any architecture.
    package let architecture: String?
    package let chapter: String
  }

  package enum Aspect: String, CaseIterable {
    case naming, layout, completeness, contracts, knowledge, ownership, comments, tests
  }

  package enum Severity: String, CaseIterable {
    case note, warning, error
  }

  /// When a rule is on without being chosen.
  package enum Activation: String, CaseIterable {
    case always, convention, request
  }

  package enum Fix: String, CaseIterable {
    case automatic, rename, generate, move, manual
  }

  /// - Parameter path: from `Rules/`; it repeats the aspect and the id.
  package init(_ text: String, path: String) throws(RulePageProblem) {
    var reader = RulePageReader(text)
    self.path = path
    var settings = try reader.frontMatter()
    id = try settings.take("id")
    aspect = try settings.take("aspect", as: Aspect.self)
    guard path == "\(aspect.rawValue)/\(id).md" else {
      throw RulePageProblem(
        line: 1, "The page of '\(id)' belongs to Rules/\(aspect.rawValue)/\(id).md.")
    }
    severity = try settings.take("severity", as: Severity.self)
    when = try settings.take("when", as: Activation.self)
    fix = try settings.take("fix", as: Fix.self)
    limit = try settings.takeLimit()
    stage = settings.has("stage") ? try settings.take("stage") : nil
    try settings.expectEnd()

    finds = try reader.paragraph()
    try reader.heading("Why it hurts")
    hurts = try reader.paragraph()
    try reader.heading("Instead of")
    bad = try reader.code("swift").joined(separator: "\n")
    try reader.heading("Write")
    good = try reader.code("swift").joined(separator: "\n")
    try reader.heading("Findings")
    findings = try reader.code("text")
    findingLines = reader.next - 1 - findings.count..<reader.next - 1
    try reader.heading("Sources")
    sources = try reader.sources()
    try reader.expectEnd()
    lines = reader.lines
  }

  /// The page with other findings.
  package func text(finding findings: [String]) -> String {
    (lines[..<findingLines.lowerBound] + findings + lines[findingLines.upperBound...])
      .joined(separator: "\n")
  }

  /// Writes the page with other findings, if they differ.
  package func write(finding findings: [String]) throws {
    if findings == self.findings { return }
    try text(finding: findings).write(
      to: EmbeddedFile.repository.appending(path: "Rules/\(path)"), atomically: true,
      encoding: .utf8)
  }
}

/// What is wrong with a page.
package struct RulePageProblem: Error, Equatable, CustomStringConvertible {
  /// From 1.
  package let line: Int
  package let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { "\(line): \(message)" }
}
