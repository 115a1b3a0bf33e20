import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGraph
import AdderProjectChecks

extension CommandDescription {
  static let graph: Self = CommandDescription(
    name: "graph",
    summary: "Show which module opens which",
    discussion: """
      The map is read from the code and the storyboards: from calls of routers, assemblies, factories and \
      coordinators, from segues, and from the links and sheets of SwiftUI.
      """,
    options: [
      .value(
        .format, short: "f", "FORMAT", "Output format",
        values: .oneOf(["text", "json"]))
    ] + Invocation.sourceOptions,
    examples: ["adder graph", "adder graph --format json > map.json"],
    run: { invocation in
      let sources = try invocation.sources()
      let found = sources.discover()
      let reports = ModuleReport.all(in: found, architectures: sources.architectures)
      invocation.report(found.findings)
      let graph = ModuleGraph(
        found, reports, architectures: sources.architectures, in: sources.texts)
      switch invocation.value(.format) {
      case "json": try invocation.console.showToPrograms(graph.json.text)
      default: try invocation.console.show(graph.text)
      }
      return .success
    })
}
