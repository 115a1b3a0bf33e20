import AdderArchitectures
import AdderModuleDiscovery

/// Reports parts that reference the class of another part although the architecture has a contract
/// for that reference.
struct ConcreteReferenceRules: RuleFamily {
  /// A rule for references from roles that have a trait in `from` to roles that have a trait in
  /// `to`. An empty set means all roles.
  struct Entry: Sendable {
    let rule: LintRule
    let from: Traits
    let to: Traits

    init(_ rule: LintRule, from: Traits = [], to: Traits = []) {
      self.rule = rule
      self.from = from
      self.to = to
    }

    func fits(_ arrow: ModuleWiring.Arrow, in module: LintedModule) -> Bool {
      rule.applies(to: module)
        && module.architecture.traits(ofRole: arrow.from).hasAny(of: from)
        && module.architecture.traits(ofRole: arrow.to).hasAny(of: to)
    }
  }

  /// Of the entries that fit a reference, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = ConcreteReferenceRules(entries: [
    Entry(.viewUsesConcreteInteractor, from: [.shows], to: [.appliesBusinessLogic]),
    Entry(.viewUsesConcreteRouter, from: [.shows], to: [.navigates]),
    Entry(.sceneUsesConcreteClass),
    Entry(.viewPresenterTightlyCoupled, from: [.shows, .decides], to: [.shows, .decides]),
    Entry(.partUsesConcreteClass),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for arrow in module.wiring.arrows {
      guard let edge = arrow.edge, let name = arrow.reference,
        let reference = module.architecture.references.first(where: { $0.name == name }),
        module.isCertain(edge.holder), module.isCertain(edge.target),
        reference.targets.allSatisfy({ module.architecture.contract(named: $0) != nil })
      else { continue }
      let entry = entries.first { $0.fits(arrow, in: module) }
      guard let entry, report.follows(entry.rule, in: module) else { continue }
      guard edge.declared.contains(where: { $0 == edge.target }) else {
        // A framework's class is no contract.
        if edge.declared.contains(where: { module.index.types[$0].kind == .protocol }) {
          report.keeps(entry.rule, of: name)
        }
        continue
      }
      tell(edge, reference, entry.rule, module, &report)
    }
  }

  private func tell(
    _ edge: WiringGraph.Edge, _ reference: Reference, _ rule: LintRule, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    guard let property = module.index.property(edge.property, of: edge.owner)?.property else {
      return
    }
    let (holder, name) = (module.name(edge.holder), module.index.names[edge.property])
    let contracts = module.contracts.filter { reference.targets.contains($0.contract.name) }
    let better =
      contracts.isEmpty
      ? "Add its \(reference.targets.joined(separator: " & ")) as a protocol between them"
      : "Declare it as '\(contracts.map { module.name($0.type) }.joined(separator: " & "))'"
    report.finds(
      LintProblem(
        rule, module.subject(name, of: edge.holder), at: module.nameplace(at: property.place),
        "'\(holder)' references the concrete class '\(module.name(edge.target))' in '\(name)'. \(better).",
        kind: reference.name), in: module)
  }
}
