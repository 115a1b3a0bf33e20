/// What a report says about a rule besides its findings.
package struct FindingRule: Hashable, Sendable {
  package var id: String
  /// One sentence: what it finds.
  package var summary: String
  package var severity: Severity
  /// Words to look for it by, such as what it is about.
  package var tags: [String]
  /// Why it is one, and what to write instead.
  package var help: [Passage]
  /// The address of its page, if it has one.
  package var page: String?
  /// The ids that it had before.
  package var formerIDs: [String]

  package enum Passage: Hashable, Sendable {
    case text(String)
    /// Lines of Swift under a few words.
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
  /// The help as text that needs nothing to show it.
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

  /// More backticks than stand in a row in the code.
  private static func fence(of code: String) -> String {
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
