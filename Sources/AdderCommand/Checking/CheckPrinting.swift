import AdderArchitectureLint
import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderProjects

/// The format of findings: the requested one, or the one that suits the findings.
struct CheckPrinting {
  let invocation: Invocation
  let root: AbsolutePath
  /// Where the lines come from that findings are about.
  let texts: any SourceTexts

  /// As they are named on the command line.
  static let formats = [
    "summary", "text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit",
    "html",
  ]

  /// Up to this many findings are printed one by one if no format is requested.
  private static let fewFindings = 5

  func text(of report: FindingReport) -> String {
    let showsColors = invocation.console.showsColors
    switch invocation.value(.format) {
    case "xcode": return XcodePrinter(root: root.text).text(of: report)
    case "json": return JSONPrinter().text(of: report)
    case "sarif": return SARIFPrinter(lines: lines(of: report)).text(of: report)
    case "github": return GitHubPrinter().text(of: report)
    case "gitlab": return GitLabPrinter().text(of: report)
    case "checkstyle": return CheckstylePrinter().text(of: report)
    case "junit": return JUnitPrinter().text(of: report)
    case "html":
      let title = "Findings in \(root.name)"
      return HTMLPrinter(lines: lines(of: report), title: title).text(of: report)
    case "summary": return summary(showsColors).text(of: report)
    case "text":
      return TerminalPrinter(lines: lines(of: report), showsColors: showsColors).text(of: report)
    default:
      return report.newFindings.count > Self.fewFindings
        ? summary(showsColors).text(of: report)
        : TerminalPrinter(lines: lines(of: report), showsColors: showsColors).text(of: report)
    }
  }

  /// Whether what is printed is read by programs, so that nothing else may stand there.
  var isForPrograms: Bool {
    switch invocation.value(.format) {
    case nil, "summary", "text": false
    default: true
    }
  }

  /// Prints what a command did: beside a result for programs on standard error.
  func conclude(_ text: String) throws {
    if isForPrograms { invocation.console.report(text) } else { try invocation.console.show(text) }
  }

  private func summary(_ showsColors: Bool) -> SummaryPrinter {
    SummaryPrinter(
      next: [
        .init("adder check --format text", "all findings, with their lines"),
        .init("adder check --write-baseline", "accept these, and report only new ones"),
      ], showsColors: showsColors)
  }

  private func lines(of report: FindingReport) -> SourceLines {
    SourceLines(of: report.entries.map(\.finding)) { file in
      try? texts.bytes(of: file, limit: 16_000_000)
    }
  }
}
