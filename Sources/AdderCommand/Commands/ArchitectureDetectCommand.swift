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
        try invocation.show(json: [
          ("architectures", .array(uses.map(\.json))),
          ("groups", .array(ModuleGroup.all(in: reports).map(\.json))),
        ])
        return .success
      }
      guard let usual = uses.first else { throw CommandError.noModules(found.searched) }
      let groups = ModuleGroup.all(in: reports)
      try invocation.console.show(
        """
        \(groups.map(page).joined(separator: "\n\n"))

        'adder architecture show \(usual.architecture)' describes it; 'adder module list' shows \
        the modules. 'architecture: \(usual.architecture)' in adder.yml chooses it: 'adder check' then \
        checks the modules against it. 'adder architecture learn' writes down how your modules are built instead.
        """)
      return .success
    })
}

/// Describes a group of modules: what it is, and what makes it differ from the closest architecture.
private func page(_ group: ModuleGroup) -> String {
  let names = group.modules.map(\.name)
  let sample = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
  var lines = ["\(group.label): \(names.count.of("module")): \(sample)"]
  guard group.label != group.architecture else { return lines[0] }
  let (agreeing, all) = group.agreement
  lines.append("  closest: \(group.architecture), \(agreeing) of \(all.of("reference"))")
  let shown = group.differences.prefix(6).map { text, count in
    "\(text) (\(count.of("module")))"
  }
  if !shown.isEmpty { lines.append("  differs: \(shown.joined(separator: "; "))") }
  return lines.joined(separator: "\n")
}
