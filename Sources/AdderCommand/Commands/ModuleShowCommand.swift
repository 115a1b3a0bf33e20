import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleDiscovery

extension CommandDescription {
  static let showModule: Self = CommandDescription(
    name: "show", summary: "Show a module: its parts, contracts and references",
    discussion: """
      ✗ marks a difference from the architecture: a reference that is missing, has the wrong strength or is not \
      in the architecture. ? marks what cannot be inferred from the code.
      """,
    arguments: [
      Argument(name: "NAME", summary: "The name of the module or of one of its types")
    ],
    options: [
      .value(
        .format, short: "f", "FORMAT", "Output format",
        values: .oneOf(["text", "svg", "dot", "json"])),
      .flag(.why, "Show the evidence for each part"),
    ] + Invocation.sourceOptions,
    examples: [
      "adder module show Profile --why", "adder module show Profile --format svg > Profile.svg",
    ],
    run: { invocation in
      let found = try FoundModules(invocation)
      let reports = try found.reports(named: invocation.arguments[0])
      switch invocation.value(.format) {
      case "json": try invocation.show(json: [("modules", .array(reports.map(\.json)))])
      case "svg": try invocation.console.show(try found.figure(of: reports).svg.trimmed)
      case "dot": try invocation.console.show(try found.figure(of: reports).dot.trimmed)
      default:
        let isColored = invocation.console.showsColors
        for (number, report) in reports.enumerated() {
          if number > 0 { try invocation.console.show("") }
          let page = ModulePage(report, showsEvidence: invocation.isSet(.why))
          let drawing = found.figure(of: report).map { $0.drawing(isColored: isColored) } ?? ""
          try invocation.console.show(styled: page.text(with: drawing))
        }
      }
      return .success
    })
}

extension FoundModules {
  /// Returns the figure of the module's architecture, filled in with the module's types.
  func figure(of report: ModuleReport) -> ArchitectureFigure? {
    architectures.first { $0.name == report.architecture }
      .map { ArchitectureFigure(of: $0, found: report.asFoundModule) }
  }

  /// Returns the figure for the only module in the reports. Throws an error if there is more than
  /// one.
  func figure(of reports: [ModuleReport]) throws -> ArchitectureFigure {
    guard reports.count == 1, let figure = figure(of: reports[0]) else {
      throw CommandError.severalModules(
        reports[0].name, types: reports.compactMap { $0.parts.last?.type })
    }
    return figure
  }
}
