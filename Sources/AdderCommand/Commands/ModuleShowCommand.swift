import AdderFindings
import AdderModuleDiscovery

extension CommandDescription {
  static let showModule: Self = CommandDescription(
    name: "show", summary: "Show a module: its parts, contracts, and who holds whom",
    discussion: """
      ✗ marks what the architecture says otherwise: an arrow that is missing, held with another strength, \
      or not in the architecture at all. ? marks what cannot be told from the text.
      """,
    arguments: [
      Argument(name: "NAME", summary: "The module's name, or that of one of its types")
    ],
    options: [
      .value(
        "format", short: "f", "FORMAT", "How to show it", values: .oneOf(["text", "json"])),
      .flag("why", "Tell what speaks for each part"),
    ] + FoundModules.options,
    examples: ["adder module show Profile", "adder module show Profile --why"],
    run: { invocation in
      let reports = try FoundModules(invocation).reports(named: invocation.arguments[0])
      switch invocation.value("format") {
      case "json": try invocation.show(json: reports)
      default:
        let pages = reports.map { ModulePage($0, showsEvidence: invocation.isSet("why")).text }
        try invocation.console.show(pages.joined(separator: "\n\n"))
      }
      return .success
    })
}
