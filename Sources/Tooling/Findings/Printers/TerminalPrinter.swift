import AdderBase

/// Prints findings for a terminal, each with its source line and a mark below the affected part.
///
///     App/Profile.swift:3:7: warning: The view holds an interactor. [view-no-interactor]
///       3 |   let interactor: ProfileInteractorInput
///         |       ^~~~~~~~~~
package struct TerminalPrinter: FindingPrinter {
  private let lines: SourceLines
  private let width: Int
  private let style: TerminalStyle

  /// - Parameter width: the number of columns for a source line including its line number.
  package init(lines: SourceLines = SourceLines(), width: Int = 100, showsColors: Bool = false) {
    self.lines = lines
    self.width = width
    style = TerminalStyle(showsColors: showsColors)
  }

  package func text(of report: FindingReport) -> String {
    (report.newFindings.map(text) + [report.conclusion]).joined(separator: "\n\n")
  }

  private func text(of finding: Finding) -> String {
    let first =
      place(finding.location)
      + style.styled("\(finding.severity.rawValue):", finding.severity)
      + " \(finding.message.onOneLine) " + style.styled("[\(finding.rule)]", .dim)
    let notes = finding.notes.map { note in
      place(note.location) + style.styled("note:", .cyan) + " \(note.message.onOneLine)"
    }
    return ([first] + excerpt(finding) + notes).joined(separator: "\n")
  }

  private func place(_ location: SourceLocation?) -> String {
    location.map { style.styled("\($0):", .bold) + " " } ?? ""
  }

  private func excerpt(_ finding: Finding) -> [String] {
    guard let place = finding.location, let line = lines[place] else { return [] }
    let number = "\(place.line)".alignedRight(to: 3)
    let excerpt = SourceExcerpt(
      of: line, column: place.column, length: finding.length, width: width - number.count - 3)
    let margin = String(repeating: " ", count: number.count)
    return [
      "\(style.styled("\(number) |", .dim)) \(excerpt.line)",
      "\(style.styled("\(margin) |", .dim)) \(style.styled(excerpt.mark, .green))",
    ]
  }
}
