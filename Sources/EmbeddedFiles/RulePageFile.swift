import Foundation

/// A rule's page under `Rules/`: Markdown with front matter.
package struct RulePageFile {
  /// The path relative to `Rules/`, such as `ownership/presenter-retains-view.md`.
  package let path: String
  package let id: String
  package let aspect: Aspect
  /// The severity of the rule's findings, unless a project sets another one.
  package let severity: Severity
  package let when: Activation
  package let fix: Fix
  package let limit: Limit?
  /// The architecture of the module in the examples; `nil` if it is the architecture of the first
  /// source.
  package let stage: String?

  /// A sentence that says what the rule finds.
  package let finds: String
  package let hurts: String
  package let bad: String
  package let good: String
  /// The findings of the rule in the bad example, one per line:
  /// `FILE:LINE:COLUMN: SEVERITY: MESSAGE`. Lines are counted from the example's first line in
  /// that file.
  package let findings: [String]
  package let sources: [Source]

  /// True if the rule applies in any architecture, so that no architecture has to list it.
  package var isUniversal: Bool { sources.allSatisfy { $0.architecture == nil } }

  /// The lines of the page, and the range that contains the findings.
  private let lines: [String]
  private let findingLines: Range<Int>

  package struct Limit: Equatable {
    package let count: Int
    /// The things that are counted, in the plural, such as `methods`.
    package let things: String
  }

  /// The chapter in which the source of an architecture states the rule.
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

  /// When the rule is applied without being enabled explicitly.
  package enum Activation: String, CaseIterable {
    case family, always, choice, convention
    case choiceAndConvention = "choice and convention"
    case request
  }

  package enum Fix: String, CaseIterable {
    case automatic, file, rename, generate, move, manual
  }

  /// - Parameter path: the path relative to `Rules/`. It must match the aspect and the id in the
  ///   page.
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

  /// Returns the text of the page with these findings instead of its own.
  package func text(finding findings: [String]) -> String {
    (lines[..<findingLines.lowerBound] + findings + lines[findingLines.upperBound...])
      .joined(separator: "\n")
  }

  /// Writes the page with these findings, if they differ from its own.
  package func write(finding findings: [String]) throws {
    if findings == self.findings { return }
    try text(finding: findings).write(
      to: EmbeddedFile.repository.appending(path: "Rules/\(path)"), atomically: true,
      encoding: .utf8)
  }
}

/// A problem in a rule's page.
package struct RulePageProblem: Error, Equatable, CustomStringConvertible {
  /// The number of the line, starting at 1.
  package let line: Int
  package let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { "\(line): \(message)" }
}
