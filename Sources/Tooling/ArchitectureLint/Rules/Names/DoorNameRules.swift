import AdderArchitectures
import AdderModuleDiscovery

/// Reports misnamed inputs and outputs of a module.
struct DoorNameRules: RuleFamily {
  let input = LintRule.moduleInputMisnamed
  let output = LintRule.moduleOutputMisnamed
  /// A property for the input of another module.
  let childInput = LintRule.presenterMisnamesChildInput

  var rules: [LintRule] { [input, output, childInput] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for door in module.findDoors() where door.contract.isBetweenParts(of: module.architecture) {
      switch door.contract.crossing {
      case .in where report.follows(input, in: module): check(door, input, module, &report)
      case .out where report.follows(output, in: module): check(door, output, module, &report)
      case .in, .out, .within: break
      }
    }
    if report.follows(childInput, in: module) { checkProperties(module, &report) }
  }

  private func check(
    _ door: ModuleDoor, _ rule: LintRule, _ module: LintedModule, _ report: inout LintReport
  ) {
    let (name, patterns) = (module.name(door.protocol), door.contract.protocolNames)
    if patterns.contains(where: { $0.names(name, in: module) }) {
      return report.keeps(rule)
    }
    let use =
      door.contract.crossing == .in
      ? "is how other modules control '\(module.module.name)'"
      : "is how '\(module.module.name)' notifies other modules"
    report.finds(
      LintProblem(
        rule, module.subject(door.protocol), at: module.nameplace(of: door.protocol),
        "'\(name)' \(use). Rename it to '\(patterns[0].typeName(module: module.module.name))'."),
      in: module)
  }

  // MARK: Properties

  private func checkProperties(_ module: LintedModule, _ report: inout LintReport) {
    for reference in module.architecture.references {
      let contract = reference.targets.compactMap(module.architecture.contract).first {
        $0.crossing == .in && $0.users.contains(reference.holder)
      }
      guard let contract else { continue }
      for part in module.parts(reference.holder) {
        for property in module.index.types[part.type].properties where !property.isComputed {
          check(property, of: part, reference, contract, module, &report)
        }
      }
    }
  }

  private func check(
    _ property: Property, of part: LintedModule.Part, _ reference: Reference,
    _ contract: Contract, _ module: LintedModule, _ report: inout LintReport
  ) {
    let own = module.index.allInherited(by: part.type).types
    let others = property.types.filter { !own.contains($0) }
      .compactMap { type in
        contract.protocolNames.lazy.compactMap { $0.module(of: module.name(type)) }.first
      }
    guard others.count == 1, others[0] != module.module.name, isOnly(property, of: part, module)
    else { return }
    let (type, name) = (module.name(part.type), module.index.names[property.name])
    let patterns = [reference.property] + reference.otherProperties
    let names = patterns.map { $0.memberName([.other: others[0]]) }
    if names.contains(name) { return report.keeps(childInput) }
    report.finds(
      LintProblem(
        childInput, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
        "'\(type)' stores the input of the module '\(others[0])' as '\(name)'. Rename it to '\(names[0])'."
      ), in: module)
  }

  /// Returns true if a part has no other property of this type. Two such properties would need
  /// different names.
  private func isOnly(
    _ property: Property, of part: LintedModule.Part, _ module: LintedModule
  ) -> Bool {
    module.index.types[part.type].properties.count { $0.types == property.types } == 1
  }
}
