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

  /// Up to this many findings are printed one by one if no format is requested.
  private static let fewFindings = 5

  private var format: FindingFormat? {
    invocation.value(.format).flatMap(FindingFormat.init(rawValue:))
  }

  /// Whether programs read what is printed, so that nothing else may be printed beside it.
  var isForPrograms: Bool { format?.isForPrograms ?? false }

  func text(of report: FindingReport) -> String {
    var surroundings = FindingFormat.Surroundings(
      root: root.text, title: "Findings in \(root.name)", lines: { lines(of: report) })
    surroundings.showsColors = invocation.console.showsColors
    surroundings.next = [
      .init("adder check --format text", "all findings, with their lines"),
      .init("adder check --write-baseline", "accept these, and report only new ones"),
    ]
    let usual: FindingFormat = report.newFindings.count > Self.fewFindings ? .summary : .text
    return (format ?? usual).printer(surroundings).text(of: report)
  }

  /// Prints what a command did; to standard error if standard output carries machine-readable output.
  func conclude(_ text: String) throws {
    if isForPrograms { invocation.console.report(text) } else { try invocation.console.show(text) }
  }

  private func lines(of report: FindingReport) -> SourceLines {
    SourceLines(of: report.entries.map(\.finding)) { file in
      try? texts.bytes(of: file, limit: 16_000_000)
    }
  }
}
