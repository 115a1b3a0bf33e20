import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports business logic helpers that use the user interface.
struct LowerLayerRules: RuleFamily {
  let rule = LintRule.serviceUsesUikit
  var rules: [LintRule] { [rule] }

  private static let userInterface = "userInterface"

  func check(_ module: LintedModule, _ report: inout LintReport) {
    guard let knowledge = module.knowledge else { return }
    let screen = knowledge.bodies(named: Self.userInterface)
    for type in helpers(in: module) where report.begins(rule, with: type, in: module) {
      // Without the import, a file cannot use the framework.
      guard module.places(of: type).contains(where: { module.imports(screen, in: $0.file) })
      else {
        report.keeps(rule)
        continue
      }
      let mentions = MentionReader(of: type, in: module, knowledge, types: [:]).mentions
      let found = mentions.first { mention in
        if case .imported = mention.kind { return false }
        return mention.bodies & screen != 0
          && !isAccepted(module.index.names[mention.name], in: module)
      }
      guard let found else {
        report.keeps(rule)
        continue
      }
      let (name, mentioned) = (module.name(type), module.index.names[found.name])
      report.finds(
        LintProblem(
          rule, module.subject(mentioned, of: type), at: found.place,
          "'\(name)' is below the view layer but uses '\(mentioned)'. Move that code to the view layer."
        ), in: module)
    }
  }

  private func isAccepted(_ name: String, in module: LintedModule) -> Bool {
    FrameworkNames.interfaceValues.contains(name)
      || !module.followsDocument && FrameworkNames.systemServices.contains(name)
  }

  /// Returns the classes of the project that interactors
  /// reference and that are neither parts nor views.
  private func helpers(in module: LintedModule) -> [TypeDeclaration.ID] {
    let held = module.parts.filter { $0.role.has(.appliesBusinessLogic) && !$0.role.has(.decides) }
      .flatMap { module.graph.edges(from: $0.type) }
      .map(\.target)
    return Set(held).sorted().filter { type in
      !module.project.allParts.contains(type) && module.index.types[type].kind == .class
        && !module.project.screenFiles.contains(module.index.types[type].place.file)
    }
  }
}
