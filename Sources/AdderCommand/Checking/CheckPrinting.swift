import AdderArchitectureLint
import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderProjects

/// Chooses the format of findings: the requested one, or one that suits the number of findings.
struct CheckPrinting {
  let invocation: Invocation
  let root: AbsolutePath
  /// The contents of the files with findings.
  let texts: any SourceTexts

  /// If no format is requested, up to this many findings are printed individually.
  private static let fewFindings = 5

  private var format: FindingFormat? {
    invocation.value(.format).flatMap(FindingFormat.init(rawValue:))
  }

  /// True if programs read the output, so that nothing else may be printed to it.
  var isForPrograms: Bool { format?.isForPrograms ?? false }

  func text(of report: FindingReport) -> String {
    var surroundings = FindingFormat.Surroundings(
      root: root.text, title: "Findings in \(root.name)", lines: { lines(of: report) })
    surroundings.showsColors = invocation.console.showsColors
    let fixes = report.newFindings.count(where: \.hasFix)
    if fixes > 0 {
      surroundings.next.append(
        .init(
          "adder check --fix",
          "settles up to \(fixes.grouped) of \(report.newFindings.count.grouped)"))
    }
    surroundings.next += [
      .init("adder check --format text", "all findings, with their lines"),
      .init("adder check --write-baseline", "accept these, and report only new ones"),
    ]
    let usual: FindingFormat = report.newFindings.count > Self.fewFindings ? .summary : .text
    return (format ?? usual).printer(surroundings).text(of: report)
  }

  /// Prints a summary of what a command did. Prints it to standard error if
  /// standard output carries machine-readable output.
  func conclude(_ text: String) throws {
    if isForPrograms { invocation.console.report(text) } else { try invocation.console.show(text) }
  }

  private func lines(of report: FindingReport) -> SourceLines {
    SourceLines(of: report.entries.map(\.finding)) { file in
      try? texts.bytes(of: file, limit: 16_000_000)
    }
  }
}
