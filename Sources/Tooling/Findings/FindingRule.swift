/// The description of a rule in a report.
package struct FindingRule: Hashable, Sendable {
  package var id: String
  /// What the rule reports, in one sentence.
  package var summary: String
  package var severity: Severity
  /// Keywords, such as the rule's aspect.
  package var tags: [String]
  /// Why the rule's findings are a problem, and what to write instead.
  package var help: [Passage]
  /// The URL of the rule's page, if it has one.
  package var page: String?
  /// The rule's former ids.
  package var formerIDs: [String]

  package enum Passage: Hashable, Sendable {
    case text(String)
    /// Swift code with a title.
    case code(title: String, String)
  }

  package init(
    id: String, summary: String, severity: Severity, tags: [String] = [], help: [Passage] = [],
    page: String? = nil, formerIDs: [String] = []
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.tags = tags
    self.help = help
    self.page = page
    self.formerIDs = formerIDs
  }
}

extension FindingRule {
  /// The help as plain text.
  var plainHelp: String {
    help.map { passage in
      switch passage {
      case .text(let text): text
      case .code(let title, let code): "\(title):\n\(code)"
      }
    }.joined(separator: "\n\n")
  }

  /// The help as Markdown.
  var markdownHelp: String {
    help.map { passage in
      switch passage {
      case .text(let text): text
      case .code(let title, let code):
        "\(title):\n\n\(Self.fence(of: code))swift\n\(code)\n\(Self.fence(of: code))"
      }
    }.joined(separator: "\n\n")
  }

  /// Returns a fence that is longer than any run of backticks in the code.
  private static func fence(of code: String) -> String {
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
