import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports parts that use or create parts of other modules.
struct ForeignModuleRules: RuleFamily {
  /// A part uses a type that is internal to another module.
  let knowing = LintRule.partUsesForeignInternals
  /// A part that navigates creates a part of any module.
  let making = LintRule.routerCreatesModuleParts
  /// A view creates the view of another module.
  let showing = LintRule.viewCreatesForeignView
  /// A part that does not navigate uses the input or the output of another module.
  let talking = LintRule.partCallsForeignModule

  var rules: [LintRule] { [knowing, making, showing, talking] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let relatives = module.relatives
    for part in module.parts where !part.role.has(.composes) {
      var known: Set<Name> = []
      for place in module.places(of: part.type) {
        let file = module.index.files[Int(place.file)]
        for node in TypeMentions(in: place, of: file) {
          let name = file.names[Int(file.facts.nodes[node].name)]
          guard let use = module.project.moduleTypes.use(of: name), use.type != part.type,
            !known.contains(name)
          else { continue }
          let isOwn = !use.modules.isDisjoint(with: relatives)
          let found =
            use.isOpen
            ? rule(forDoorIn: part, use, isOwn, module)
            : rule(for: part, use, isMade: file.facts.isMade(node), isOwn, module)
          guard let found, report.follows(found, in: module) else { continue }
          known.insert(name)
          tell(
            found, part, use, at: SyntaxPlace(file: place.file, node: Int32(node)), module, &report)
        }
      }
      if known.isEmpty {
        for rule in rules where report.follows(rule, in: module) { report.keeps(rule) }
      }
    }
  }

  private func rule(
    for part: LintedModule.Part, _ use: ModuleTypes.Use, isMade: Bool, _ isOwn: Bool,
    _ module: LintedModule
  ) -> LintRule? {
    if isMade, use.role != nil {
      if part.role.has(.navigates), making.applies(to: module) { return making }
      let isRow = !module.followsDocument && module.index.inherits(.cells, use.type)
      if part.role.has(.shows), use.role?.has(.shows) == true, !isOwn, !isRow,
        showing.applies(to: module)
      {
        return showing
      }
    }
    guard !isOwn, !module.architecture.layout.openToOthers.isEmpty,
      !isRelated(part.type, use.type, module)
    else { return nil }
    return knowing
  }

  /// Returns the rule about the inputs, outputs and routers of other modules.
  /// In some architectures, only routers may use them.
  private func rule(
    forDoorIn part: LintedModule.Part, _ use: ModuleTypes.Use, _ isOwn: Bool,
    _ module: LintedModule
  ) -> LintRule? {
    let isDoor =
      use.role.map { $0.has(.navigates) || $0.has(.composes) && !$0.has(.isShared) } ?? true
    return isDoor && !isOwn && !part.role.has(.navigates) && !part.role.has(.isShared)
      && talking.applies(to: module) ? talking : nil
  }

  /// Returns true if one type inherits from the other.
  private func isRelated(
    _ one: TypeDeclaration.ID, _ other: TypeDeclaration.ID, _ module: LintedModule
  ) -> Bool {
    module.index.allInherited(by: one).types.contains(other)
      || module.index.allInherited(by: other).types.contains(one)
  }

  private func tell(
    _ rule: LintRule, _ part: LintedModule.Part, _ use: ModuleTypes.Use, at place: SyntaxPlace,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    let (type, other) = (module.name(part.type), module.name(use.type))
    let owner = module.project.moduleTypes.owner(of: use, in: module.project.found)
    let message =
      if rule.id == making.id {
        "'\(type)' creates '\(other)', a part of the module '\(owner)'. Create modules in an assembly, and call the assembly."
      } else if rule.id == showing.id {
        "'\(type)' creates '\(other)', the view of the module '\(owner)'. Let the router open that module."
      } else if rule.id == talking.id {
        "'\(type)' uses '\(other)' of the module '\(owner)'. Leave that to the router."
      } else {
        "'\(type)' uses '\(other)', which is internal to the module '\(owner)'. Access that module through its \(doors(module))."
      }
    report.finds(
      LintProblem(
        rule, module.subject(other, of: part.type), at: module.nameplace(at: place), message),
      in: module)
  }

  private func doors(_ module: LintedModule) -> String {
    let doors = module.architecture.layout.openToOthers
    guard let last = doors.last, doors.count > 1 else { return doors.first ?? "" }
    return doors.dropLast().joined(separator: ", ") + " or " + last
  }
}
