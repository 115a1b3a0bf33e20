import AdderArchitectures
import AdderModuleDiscovery

/// Checks the object in which a module keeps its state.
struct StateObjectRules: RuleFamily {
  /// The state object is not named after its module.
  let named = LintRule.stateMisnamed
  /// A part other than the presenter stores the state object.
  let heldByOne = LintRule.stateOutsidePresenter
  /// The state object has methods.
  let noBehaviour = LintRule.stateHasMethod

  var rules: [LintRule] { [named, heldByOne, noBehaviour] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for state in StateObject.all(in: module) {
      checkName(of: state, module, &report)
      checkHolders(of: state, module, &report)
      checkBehaviour(of: state, module, &report)
    }
  }

  private func checkName(
    of state: StateObject, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(named, in: module), let usual = state.role.typeNames.first else { return }
    let name = module.name(state.type)
    if state.role.typeNames.contains(where: { $0.names(name, in: module) }) {
      report.keeps(named)
      return
    }
    report.finds(
      LintProblem(
        named, module.subject(state.type), at: module.nameplace(of: state.type),
        "'\(name)' is the state of '\(module.module.name)', but its name does not say so. Rename it to '\(usual.typeName(module: module.module.name))'."
      ), in: module)
  }

  private func checkHolders(
    of state: StateObject, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(heldByOne, in: module) else { return }
    let others = module.parts.filter {
      !$0.role.has(.holdsState) && !$0.role.has(.composes) && $0.type != state.type
    }
    var isKept = true
    for part in others {
      for property in module.index.types[part.type].properties
      where !property.isStatic && !property.isComputed && property.types.contains(state.type) {
        isKept = false
        let (type, name) = (module.name(part.type), module.index.names[property.name])
        report.finds(
          LintProblem(
            heldByOne, module.subject(name, of: part.type),
            at: module.nameplace(at: property.place),
            "'\(type)' stores the module's state in '\(name)'. Store it only in '\(module.name(state.holder))', which passes other parts what they need."
          ), in: module)
      }
    }
    if isKept { report.keeps(heldByOne) }
  }

  private func checkBehaviour(
    of state: StateObject, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(noBehaviour, in: module) else { return }
    let methods = module.index.types[state.type].functions.filter { $0.hasBody && !$0.isStatic }
    if methods.isEmpty { report.keeps(noBehaviour) }
    let type = module.name(state.type)
    for method in methods {
      let name = module.index.names[method.name]
      report.finds(
        LintProblem(
          noBehaviour, module.subject(name, of: state.type), at: module.nameplace(at: method.place),
          "The state '\(type)' contains behavior in '\(name)'. Move it to '\(module.name(state.holder))': state is data only."
        ), in: module)
    }
  }
}

/// A type of the project in which a module keeps its state.
struct StateObject {
  let type: TypeDeclaration.ID
  let role: Role
  /// The part that owns the state.
  let holder: TypeDeclaration.ID

  /// Returns the state objects of a module: the types of the properties that match the
  /// architecture's references to the state.
  static func all(in module: LintedModule) -> [StateObject] {
    module.architecture.references.flatMap { reference -> [StateObject] in
      let role = module.architecture.roles(reachedBy: reference)
        .compactMap { module.architecture.role(named: $0) }
        .first { $0.has(.isPlainData) && !$0.has(.isShared) && !$0.has(.isReadOnly) }
      guard let role, module.architecture.traits(ofRole: reference.holder).contains(.holdsState)
      else { return [] }
      return module.parts(reference.holder).flatMap { part in
        module.index.types[part.type].properties
          .filter { property in
            !property.isStatic && !property.isComputed
              && reference.property.values(of: module.index.names[property.name], member: true)
                != nil
          }
          .flatMap(\.types).filter { isState($0, module) }
          .map { StateObject(type: $0, role: role, holder: part.type) }
      }
    }
  }

  /// Returns true for a structure or a class that modules do not share.
  private static func isState(_ type: TypeDeclaration.ID, _ module: LintedModule) -> Bool {
    switch module.index.types[type].kind {
    case .struct, .class: !module.project.sharedParts.contains(type)
    case .enum, .actor, .protocol: false
    }
  }
}
