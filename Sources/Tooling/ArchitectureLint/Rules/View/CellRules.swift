import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Checks who fills cells, and who creates their values.
struct CellRules: RuleFamily {
  /// Code outside a cell sets what the cell's views show.
  let configuresItself = LintRule.cellConfiguredFromOutside
  /// The object that shows lists creates the values for cells itself.
  let factory = LintRule.cellObjectLacksFactory
  /// A cell that is a module stores what it shows.
  let stateless = LintRule.cellModuleStoresState

  var rules: [LintRule] { [configuresItself, factory, stateless] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts {
      if part.role.has(.shows) || part.role.has(.displaysLists) {
        checkFilling(by: part, module, &report)
      }
      if part.role.has(.displaysLists) { checkMaking(by: part, module, &report) }
      if part.role.has(.shows), isCell(part.type, module) {
        checkState(of: part, module, &report)
      }
    }
  }

  // MARK: Filling

  private func checkFilling(
    by part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(configuresItself, in: module) else { return }
    let type = module.name(part.type)
    let fillings = module.places(of: part.type).flatMap { CellFilling.all(in: $0, module) }
    for filling in fillings {
      report.finds(
        LintProblem(
          configuresItself, module.subject(filling.view, of: part.type), at: filling.place,
          "'\(type)' sets '\(filling.view)' of a cell. Pass the cell a value, and let it configure itself."
        ), in: module)
    }
  }

  // MARK: Creating values

  private func checkMaking(
    by part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(factory, in: module) else { return }
    let patterns = module.architecture.roles.filter {
      $0.has(.isPlainData) && $0.has(.isReadOnly) && $0.folder == part.role.folder
    }.flatMap(\.typeNames)
    let type = module.name(part.type)
    for made in MadeObject.all(in: part.type, module) {
      let name = module.name(made.type)
      guard patterns.contains(where: { $0.values(of: name) != nil }) else { continue }
      report.finds(
        LintProblem(
          factory, module.subject(name, of: part.type), at: made.place,
          "'\(type)' creates '\(name)' from the data it receives. Create the values for cells in a factory."
        ), in: module)
    }
  }

  // MARK: State

  private func isCell(_ type: TypeDeclaration.ID, _ module: LintedModule) -> Bool {
    module.index.inherits(.cells, type)
  }

  private func checkState(
    of part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(stateless, in: module) else { return }
    let type = module.name(part.type)
    for property in module.index.types[part.type].properties {
      switch ViewProperty(property, of: part.type, module).kind {
      case .data, .value:
        let name = module.index.names[property.name]
        report.finds(
          LintProblem(
            stateless, module.subject(name, of: part.type),
            at: module.nameplace(at: property.place),
            "'\(type)' stores '\(name)', but is reused for other rows. Remove the property, and let the cell factory configure the module each time the cell is shown."
          ), in: module)
      case .view, .object, .unknown: break
      }
    }
  }
}
