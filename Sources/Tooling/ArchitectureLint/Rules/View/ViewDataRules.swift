import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Checks what views store besides the references to other parts.
struct ViewDataRules: RuleFamily {
  /// A view stores data that it should only show.
  let storesNoData = LintRule.viewStoresModelObject
  /// A view stores something other than views and the reference to its presenter.
  let nothingElse = LintRule.viewHasNonviewProperty
  /// A view creates a helper of the view layer that should be injected.
  let helpersInjected = LintRule.viewCreatesHelper

  var rules: [LintRule] { [storesNoData, nothingElse, helpersInjected] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.has(.shows) {
      if !part.role.has(.holdsState) { checkData(of: part, module, &report) }
      if part.role.holdsNothingElse { checkNothingElse(of: part, module, &report) }
      checkHelpers(of: part, module, &report)
    }
  }

  // MARK: Data

  private func checkData(
    of part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(storesNoData, in: module) else { return }
    let type = module.name(part.type)
    let data = module.index.types[part.type].properties.filter {
      ViewProperty($0, of: part.type, module).kind == .data
    }
    if data.isEmpty { report.keeps(storesNoData) }
    for property in data {
      let name = module.index.names[property.name]
      report.finds(
        LintProblem(
          storesNoData, module.subject(name, of: part.type),
          at: module.nameplace(at: property.place),
          "'\(type)' stores data in '\(name)'. Store it in the presenter, and pass the view only the values to display."
        ),
        in: module)
    }
  }

  // MARK: Nothing else

  private func checkNothingElse(
    of part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(nothingElse, in: module) else { return }
    let references = Set(
      module.heldReferences.filter { $0.holder == part.type }.map(\.property.name))
    let type = module.name(part.type)
    // A library that is not part of the system may require members that are not private.
    let isAsked = module.index.allInherited(by: part.type).foreign.contains { name in
      !FrameworkNames.screenTypes.contains(module.index.names[name])
    }
    for property in module.index.types[part.type].properties
    where !references.contains(property.name) && (!isAsked || property.access <= .fileprivate) {
      switch ViewProperty(property, of: part.type, module).kind {
      case .view: report.keeps(nothingElse)
      case .unknown: break
      case .data, .value, .object:
        let name = module.index.names[property.name]
        report.finds(
          LintProblem(
            nothingElse, module.subject(name, of: part.type),
            at: module.nameplace(at: property.place),
            "'\(type)' stores '\(name)', which is not a view. Move it to the presenter, which owns all other state."
          ), in: module)
      }
    }
  }

  // MARK: Helpers

  private func checkHelpers(
    of part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(helpersInjected, in: module), !part.role.has(.composes) else { return }
    let helpers = module.architecture.references(heldBy: part.role.name).filter(\.isInjected)
      .flatMap { module.architecture.roles(reachedBy: $0) }
      .compactMap { module.architecture.role(named: $0) }
      .filter { ($0.has(.displaysLists) || $0.has(.formats)) && !$0.has(.decides) }
    if helpers.isEmpty { return }
    let type = module.name(part.type)
    for made in MadeObject.all(in: part.type, module) where isHelper(made.type, helpers, module) {
      let helper = module.name(made.type)
      report.finds(
        LintProblem(
          helpersInjected, module.subject(helper, of: part.type), at: made.place,
          "'\(type)' creates '\(helper)' itself. Create it in the assembly, and inject it into the view."
        ), in: module)
    }
  }

  /// Returns true if a type plays one of these roles, or if its name matches one of the roles.
  private func isHelper(
    _ type: TypeDeclaration.ID, _ helpers: [Role], _ module: LintedModule
  ) -> Bool {
    if let part = module.part(type) { return helpers.contains { $0.name == part.role.name } }
    let name = module.name(type)
    return helpers.contains { role in role.typeNames.contains { $0.values(of: name) != nil } }
  }
}
