/// An output format for findings. The raw values are the names on the command line.
package enum FindingFormat: String, CaseIterable, Sendable {
  case summary, text, xcode, json, sarif, github, gitlab, checkstyle, junit, html

  /// The information that printers need besides the report.
  package struct Surroundings {
    /// The project's folder, as an absolute path.
    package var root: String
    /// The title of a page.
    package var title: String
    /// Returns the source lines of the findings; called only for formats that show them.
    package var lines: () -> SourceLines
    package var showsColors = false
    /// What the user can do next.
    package var next: [SummaryPrinter.NextStep] = []

    package init(root: String, title: String, lines: @escaping () -> SourceLines) {
      self.root = root
      self.title = title
      self.lines = lines
    }
  }

  /// True if the output is read by programs, so that nothing else may be printed to it.
  package var isForPrograms: Bool {
    switch self {
    case .summary, .text: false
    case .xcode, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .html: true
    }
  }

  package func printer(_ surroundings: Surroundings) -> any FindingPrinter {
    switch self {
    case .summary:
      SummaryPrinter(next: surroundings.next, showsColors: surroundings.showsColors)
    case .text:
      TerminalPrinter(lines: surroundings.lines(), showsColors: surroundings.showsColors)
    case .xcode: XcodePrinter(root: surroundings.root)
    case .json: JSONPrinter()
    case .sarif: SARIFPrinter(lines: surroundings.lines())
    case .github: GitHubPrinter()
    case .gitlab: GitLabPrinter()
    case .checkstyle: CheckstylePrinter()
    case .junit: JUnitPrinter()
    case .html: HTMLPrinter(lines: surroundings.lines(), title: surroundings.title)
    }
  }
}
