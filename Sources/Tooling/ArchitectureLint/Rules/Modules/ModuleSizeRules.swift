import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports modules that do next to nothing, and interactors that do unrelated things.
struct ModuleSizeRules: RuleFamily {
  let small = LintRule.moduleTooSmall
  let single = LintRule.interactorLacksCohesion

  var rules: [LintRule] { [small, single] }

  /// With fewer contracts, it is unclear how much a module does.
  private static let leastContracts = 3

  func check(_ module: LintedModule, _ report: inout LintReport) {
    if report.follows(small, in: module) { checkSize(module, &report) }
    guard report.follows(single, in: module) else { return }
    for part in module.parts
    where part.role.has(.appliesBusinessLogic) && part.certainty == .certain {
      checkPurpose(of: part, module, &report)
    }
  }

  private func checkSize(_ module: LintedModule, _ report: inout LintReport) {
    let sizes = module.contracts.filter { contract, _ in
      contract.crossing == .within && contract.isBetweenParts(of: module.architecture)
    }.map { module.requirementCount(of: $0.type) }
    guard sizes.count >= Self.leastContracts, sizes.allSatisfy({ $0 <= 1 }), sizes.contains(1)
    else { return report.keeps(small) }
    let name = module.module.name
    report.finds(
      LintProblem(
        small, module.subject, at: module.namesake,
        "No contract of the module '\(name)' has more than one requirement. Merge the module into its parent."
      ), in: module)
  }

  private func checkPurpose(
    of part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    let groups = HelperGroups(of: part.type, in: module).groups
    guard groups.count > report.limit(of: single, in: module) else { return report.keeps(single) }
    let type = module.name(part.type)
    let names = groups.map { group in "'\(group.map { module.index.names[$0] }.min() ?? "")'" }
    report.finds(
      LintProblem(
        single, module.subject(part.type), at: module.nameplace(of: part.type),
        "'\(type)' does \(groups.count) unrelated things: one with \(names.sorted().joined(separator: ", one with ")). Move each to a submodule."
      ), in: module)
  }
}

/// The helpers of a part, divided into groups. Two helpers are in the same group if a method needs
/// both, directly or through methods that it calls.
private struct HelperGroups {
  private(set) var groups: [[Name]] = []

  init(of type: TypeDeclaration.ID, in module: LintedModule) {
    let helpers = module.helperNames(of: type)
    guard helpers.count > 1 else { return }
    let functions = module.index.types[type].functions.filter(\.hasBody)
    let own = helpers.union(functions.map(\.name))
    var leaders: [Name: Name] = [:]
    func leader(of name: Name) -> Name {
      var name = name
      while let next = leaders[name] { name = next }
      return name
    }
    var used: Set<Name> = []
    for function in functions {
      for name in module.names(in: function.place) where own.contains(name) {
        used.insert(name)
        let (one, other) = (leader(of: function.name), leader(of: name))
        if one != other { leaders[one] = other }
      }
    }
    groups = Dictionary(grouping: helpers.intersection(used), by: leader(of:)).values
      .map { $0.sorted { $0.number < $1.number } }
  }
}

extension LintedModule {
  /// Returns the number of methods and properties that
  /// a protocol requires, including inherited ones.
  fileprivate func requirementCount(of type: TypeDeclaration.ID) -> Int {
    ([type] + index.allInherited(by: type).types).reduce(0) { count, type in
      count + index.types[type].functions.count { !$0.hasBody && !$0.isStatic }
        + requiredProperties(of: type).count
    }
  }

  /// Returns the names of values and members in a piece of code.
  fileprivate func names(in place: SyntaxPlace) -> Set<Name> {
    let file = index.files[Int(place.file)]
    let first = Int(place.node)
    var names: Set<Name> = []
    for node in file.facts.range(of: first) {
      switch file.facts.nodes[node].kind {
      case .identifier, .member: names.insert(file.names[Int(file.facts.nodes[node].name)])
      default: break
      }
    }
    return names
  }
}
