import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports services that use types of modules, or keep state for their users.
///
/// A service belongs to no module; it is checked once, in the first module that references it.
struct ServiceRules: RuleFamily {
  let ignorant = LintRule.serviceUsesModule
  let passive = LintRule.serviceStoresState

  var rules: [LintRule] { [ignorant, passive] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for service in module.heldServices {
      if report.begins(ignorant, with: service, in: module) {
        checkIgnorant(service, module, &report)
      }
      if report.begins(passive, with: service, in: module) {
        checkPassive(service, module, &report)
      }
    }
  }

  private func checkIgnorant(
    _ service: TypeDeclaration.ID, _ module: LintedModule, _ report: inout LintReport
  ) {
    var known: Set<Name> = []
    for place in module.places(of: service) {
      let file = module.index.files[Int(place.file)]
      for node in TypeMentions(in: place, of: file) {
        let name = file.names[Int(file.facts.nodes[node].name)]
        guard let use = module.project.moduleTypes.use(of: name), use.type != service,
          use.role.map({ !$0.has(.isShared) && !$0.has(.reachesData) }) ?? true,
          // What opens modules, such as links that lead into the app, has no result to return.
          module.followsDocument || use.role?.has(.composes) != true,
          known.insert(name).inserted
        else { continue }
        let (type, other) = (module.name(service), module.name(use.type))
        let owner = module.project.moduleTypes.owner(of: use, in: module.project.found)
        report.finds(
          LintProblem(
            ignorant, module.subject(other, of: service),
            at: module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(node))),
            "The service '\(type)' uses '\(other)' of the module '\(owner)'. Return results to the caller instead."
          ), in: module)
      }
    }
    if known.isEmpty { report.keeps(ignorant) }
  }

  private func checkPassive(
    _ service: TypeDeclaration.ID, _ module: LintedModule, _ report: inout LintReport
  ) {
    let state = module.state(of: service)
    if state.isEmpty { report.keeps(passive) }
    for property in state {
      let (type, name) = (module.name(service), module.index.names[property.name])
      report.finds(
        LintProblem(
          passive, module.subject(name, of: service), at: module.nameplace(at: property.place),
          "The service '\(type)' stores state in '\(name)'. Take it from the caller, or keep it in a store."
        ), in: module)
    }
  }
}
