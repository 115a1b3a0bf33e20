import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports data for a module that is set on the module's view instead of being passed to the part
/// that receives it.
struct HandedDataRules: RuleFamily {
  /// A router sets the data.
  let byRouter = LintRule.routerSetsViewData
  /// A view sets the data on another view that it embeds or that is shown after it.
  let byScreen = LintRule.viewConfiguresForeignView
  /// The module's composer sets the data.
  let byBuilder = LintRule.assemblySetsViewData
  /// The router of a scene sets the data on the view or on the business logic instead of the data
  /// store.
  let pastStore = LintRule.routerBypassesDataStore

  var rules: [LintRule] { [byRouter, byScreen, byBuilder, pastStore] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts {
      for rule in rules where isAbout(rule, part.role) && report.follows(rule, in: module) {
        let found = module.assignments(in: part.type).filter {
          isHanded($0, by: part, rule, module)
        }
        if found.isEmpty { report.keeps(rule) }
        for assignment in found { tell(assignment, part, rule, module, &report) }
      }
    }
  }

  private func isAbout(_ rule: LintRule, _ role: Role) -> Bool {
    switch rule.id {
    case byRouter.id, pastStore.id: role.has(.navigates)
    case byScreen.id: role.has(.shows)
    default: role.has(.composes) && !role.has(.navigates)
    }
  }

  private func isHanded(
    _ assignment: MemberAssignment, by part: LintedModule.Part, _ rule: LintRule,
    _ module: LintedModule
  ) -> Bool {
    if rule.id == pastStore.id, module.goesThroughBusinessLogic(assignment, of: part) {
      return true
    }
    guard let screen = assignment.receiver, screen != part.type,
      module.isData(assignment.member, of: screen)
    else { return false }
    if rule.id == pastStore.id, !module.followsDocument, !module.hasDataStore(screen) {
      return false
    }
    return rule.id == byBuilder.id
      ? module.part(screen)?.role.has(.shows) == true && module.isFromOutside(assignment, part.type)
      : module.isForeignView(screen)
  }

  private func tell(
    _ assignment: MemberAssignment, _ part: LintedModule.Part, _ rule: LintRule,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    let (type, name) = (module.name(part.type), module.index.names[assignment.member])
    let screen = assignment.receiver.map { "of '\(module.name($0))'" } ?? "inside another scene"
    let advice =
      rule.id == pastStore.id
      ? "Set it on the data store of that scene."
      : "Pass the value to the presenter of that view through the module input."
    report.finds(
      LintProblem(
        rule, module.subject(name, of: part.type), at: module.nameplace(at: assignment.place),
        "'\(type)' sets '\(name)' \(screen). \(advice)"), in: module)
  }
}

extension LintedModule {
  /// Returns true if a type is the view of another module, and that module shares no part with this
  /// module.
  fileprivate func isForeignView(_ type: TypeDeclaration.ID) -> Bool {
    let use = project.moduleTypes.use(of: type, in: index)
    guard let use, use.role?.has(.shows) == true else { return false }
    return use.modules.isDisjoint(with: relatives)
  }

  /// Returns true if a module that a view belongs to has a data store.
  fileprivate func hasDataStore(_ screen: TypeDeclaration.ID) -> Bool {
    let modules = project.moduleTypes.use(of: screen, in: index)?.modules ?? []
    return modules.flatMap { project.found.modules[$0].parts }.contains { part in
      let names =
        index.allInherited(by: part.type).types.map { index.types[$0].name }
        + index.types[part.type].properties.map(\.name)
      return names.contains { index.names[$0].lowercased().hasSuffix("datastore") }
    }
  }

  /// Returns true if a property stores data: not a part,
  /// a protocol, a screen, an outlet or a function.
  fileprivate func isData(_ property: Name, of type: TypeDeclaration.ID) -> Bool {
    guard let found = index.property(property, of: type)?.property, found.strength == .strong,
      let use = found.type, use.shape != .function, use.shape != .unknown
    else { return false }
    if index.has(.outlets, in: found.attributes) { return false }
    return !found.types.contains { type in
      index.types[type].kind == .protocol || project.allParts.contains(type)
        || isScreen(type)
    }
  }

  /// Returns true if the assigned value is, or comes
  /// from, a parameter of the function that assigns it.
  fileprivate func isFromOutside(_ assignment: MemberAssignment, _ type: TypeDeclaration.ID) -> Bool
  {
    guard let node = assignment.function else { return false }
    let facts = facts(at: assignment.place)
    let parameters = facts.parts(.parameter, of: node).map { facts.nodes[$0].name }
    let value = assignment.value
    return facts.range(of: value).contains {
      facts.nodes[$0].kind == .identifier && parameters.contains(facts.nodes[$0].name)
    }
  }

  /// Returns true if a member is set on the business logic of a view: `scene.interactor?.id = id`.
  fileprivate func goesThroughBusinessLogic(_ assignment: MemberAssignment, of part: Part) -> Bool {
    let facts = facts(at: assignment.place)
    guard !assignment.isOwn, let first = assignment.steps.first,
      !isOwnProperty(first, assignment.place, of: part.type)
    else { return false }
    let references = architecture.references.filter { reference in
      architecture.traits(ofRole: reference.holder).contains(.shows)
        && architecture.roles(reachedBy: reference).contains {
          architecture.traits(ofRole: $0).contains(.appliesBusinessLogic)
        }
    }
    let names = Set(references.map { $0.property.memberName([:]) })
    let inner = assignment.steps.dropLast().flatMap { pieces(of: $0, facts) }.map(facts.name)
    // `scene.interactor?.dataStore?.id = id` does not bypass the data store.
    return inner.contains(where: names.contains)
      && !inner.contains { $0.lowercased().hasSuffix("datastore") }
  }

  /// Returns true if a chain begins with `self` or a property of the type, and so refers to the
  /// type's own scene.
  private func isOwnProperty(
    _ first: Int, _ place: SyntaxPlace, of type: TypeDeclaration.ID
  ) -> Bool {
    let file = index.files[Int(place.file)]
    if file.facts.isNamed(first, "self") { return true }
    guard file.facts.nodes[first].kind == .identifier else { return false }
    return index.property(file.names[Int(file.facts.nodes[first].name)], of: type) != nil
  }

  /// Returns the members in a step of a chain, including those in parentheses around a cast.
  private func pieces(of step: Int, _ facts: SwiftFile) -> [Int] {
    facts.range(of: step).filter { facts.nodes[$0].kind == .member }
  }
}
