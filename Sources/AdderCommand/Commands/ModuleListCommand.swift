import AdderBase
import AdderFindings
import AdderModuleDiscovery

extension CommandDescription {
  static let listModules: Self = CommandDescription(
    name: "list", aliases: ["ls"],
    summary: "List the modules of the project, with their architecture, parts, files and sizes",
    discussion: """
      Modules are inferred from the Swift files: from references, contracts, composition and names. Nothing has \
      to be configured, and it does not matter how the modules were created.
      """,
    options: [
      .value(
        .format, short: "f", "FORMAT", "Output format",
        values: .oneOf(["table", "json", "names"]))
    ] + Invocation.sourceOptions,
    examples: ["adder module list", "adder module list --format json > modules.json"],
    run: { invocation in
      let found = try FoundModules(invocation)
      switch invocation.value(.format) {
      case "json":
        try invocation.show(json: [
          ("files", .number(found.searched.fileCount)),
          ("modules", .array(found.reports.map(\.json))),
        ])
      case "names":
        let names = found.reports.filter(\.isBuilt).map(\.name)
        try invocation.console.show(names.joined(separator: "\n"))
      default:
        let page = ModuleListPage(
          found.reports, fileCount: found.searched.fileCount, seen: found.searched.seen)
        try invocation.console.show(page.text)
      }
      return .success
    })
}
