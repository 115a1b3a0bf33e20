import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Checks what composers do besides composing, and whether other parts create composers.
struct ComposerWorkRules: RuleFamily {
  /// A composer creates parts of another module.
  let ownParts = LintRule.assemblyCreatesForeignPart
  /// A composer navigates.
  let noTransitions = LintRule.assemblyNavigates
  /// A part creates a composer that a dependency container should create.
  let calledByContainer = LintRule.assemblyCreatedByHand
  /// A composer creates a helper that composers of other modules create as well.
  let sharedHelpers = LintRule.assemblyCreatesSharedHelper

  var rules: [LintRule] { [ownParts, noTransitions, calledByContainer, sharedHelpers] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.certainty == .certain {
      if part.role.has(.composes) {
        checkOwnParts(part, module, &report)
        checkTransitions(part, module, &report)
        checkHelpers(part, module, &report)
      } else {
        checkCalls(part, module, &report)
      }
    }
  }

  // MARK: Composers

  private func checkOwnParts(
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(ownParts, in: module) else { return }
    let relatives = module.relatives
    let foreign = module.madeObjects(by: part.type).filter { object in
      let use = module.project.moduleTypes.use(of: object.type, in: module.index)
      guard let use, use.role != nil else { return false }
      return !use.isOpen && use.modules.isDisjoint(with: relatives)
    }
    if foreign.isEmpty { report.keeps(ownParts) }
    for object in foreign {
      let (type, other) = (module.name(part.type), module.name(object.type))
      report.finds(
        LintProblem(
          ownParts, module.subject(other, of: part.type), at: module.nameplace(at: object.place),
          "'\(type)' creates '\(other)', a part of another module. Use the assembly of that module."
        ),
        in: module)
    }
  }

  private func checkTransitions(
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(noTransitions, in: module), !part.role.has(.navigates),
      !part.role.has(.shows), let knowledge = module.knowledge
    else { return }
    let ways = knowledge.bodies(named: "navigation")
    let transitions = module.mentions(in: part).filter { mention in
      guard case .call = mention.kind, mention.bodies & ways != 0 else { return false }
      // The screen itself must be created, and a container needs its child screens.
      let name = module.index.names[mention.name]
      return !name.hasPrefix("instantiate") && name != "setViewControllers"
    }
    if transitions.isEmpty { report.keeps(noTransitions) }
    for mention in transitions {
      let (type, name) = (module.name(part.type), module.index.names[mention.name])
      report.finds(
        LintProblem(
          noTransitions, module.subject(name, of: part.type), at: mention.place,
          "'\(type)' assembles a module but calls '\(name)'. Leave transitions to the router."),
        in: module)
    }
  }

  private func checkHelpers(
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(sharedHelpers, in: module) else { return }
    for object in module.madeObjects(by: part.type)
    where object.isPlain && !module.project.allParts.contains(object.type)
      && SelfServedHelper.isHelper(object.type, module)
    {
      let count = module.project.helperMakers.moduleCount(of: object.type)
      if count <= report.limit(of: sharedHelpers, in: module) {
        report.keeps(sharedHelpers)
        continue
      }
      let (type, other) = (module.name(part.type), module.name(object.type))
      report.finds(
        LintProblem(
          sharedHelpers, module.subject(other, of: part.type),
          at: module.nameplace(at: object.place),
          "'\(type)' is one of \(count) assemblies that each create a '\(other)'. Create shared helpers in a separate assembly."
        ), in: module)
    }
  }

  // MARK: The other parts

  private func checkCalls(
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(calledByContainer, in: module) else { return }
    for object in module.madeObjects(by: part.type) where module.isForContainer(object.type) {
      let use = module.project.moduleTypes.use(of: object.type, in: module.index)
      guard use?.role?.has(.composes) == true else { continue }
      let (type, other) = (module.name(part.type), module.name(object.type))
      report.finds(
        LintProblem(
          calledByContainer, module.subject(other, of: part.type),
          at: module.nameplace(at: object.place),
          "'\(type)' creates '\(other)' itself. Let the dependency injection container create it."
        ), in: module)
    }
  }
}

extension LintedModule {
  /// Returns true if a class inherits from an assembly class of a dependency container.
  fileprivate func isForContainer(_ type: TypeDeclaration.ID) -> Bool {
    index.inherits(.containerAssemblies, type)
  }
}
