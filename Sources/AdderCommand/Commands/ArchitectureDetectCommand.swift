import AdderBase
import AdderFindings
import AdderModuleDiscovery

extension CommandDescription {
  static let architectureDetect: Self = CommandDescription(
    name: "detect", summary: "Detect which architectures the project's modules follow",
    options: [
      .value(
        .format, short: "f", "FORMAT", "Output format", values: .oneOf(["text", "json"]))
    ] + Invocation.sourceOptions,
    run: { invocation in
      let found = try FoundModules(invocation)
      let reports = found.reports
      let uses = ArchitectureUse.all(in: reports)
      if invocation.value(.format) == "json" {
        try invocation.show(json: [("architectures", .array(uses.map(\.json)))])
        return .success
      }
      guard let usual = uses.first else { throw CommandError.noModules(found.searched) }
      var table = Table()
      for use in uses {
        let names = reports.filter { $0.architecture == use.architecture }.map(\.name)
        let sample = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
        table.add([use.architecture, "\(use.modules)", sample])
      }
      try invocation.console.show(
        """
        \(table.text)

        'adder architecture show \(usual.architecture)' describes it; 'adder module list' shows \
        the modules.
        """)
      return .success
    })
}
