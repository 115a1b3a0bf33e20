import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports business logic that uses services and is repeated in several modules.
struct RepeatedLogicRules: RuleFamily {
  struct Entry: Sendable {
    let rule: LintRule
    /// The place where the repeated code belongs, as named in messages.
    let place: String
  }

  /// Only the first rule that applies to the module's architecture reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = RepeatedLogicRules(entries: [
    Entry(rule: .interactorDuplicatesLogic, place: "facade"),
    Entry(rule: .interactorDuplicatesQuery, place: "worker that both use"),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let entry = entries.first { $0.rule.applies(to: module) }
    guard let entry, report.follows(entry.rule, in: module) else { return }
    for part in module.parts where part.role.has(.appliesBusinessLogic) {
      let helpers = module.helperNames(of: part.type)
      for function in module.index.types[part.type].functions {
        let others = module.project.repeatedBodies.others(
          like: function, of: part.type, in: module.number)
        guard let others, module.mentions(helpers, in: function.place) else {
          report.keeps(entry.rule)
          continue
        }
        let (type, name) = (module.name(part.type), module.index.names[function.name])
        let other = "\(module.name(others.type)).\(module.index.names[others.function])"
        let rest = others.count > 1 ? " and \(others.count - 1) more" : ""
        report.finds(
          LintProblem(
            entry.rule, module.subject(name, of: part.type),
            at: module.nameplace(at: function.place),
            "The code of '\(type).\(name)' is duplicated in '\(other)'\(rest). Move it to a \(entry.place)."
          ), in: module)
      }
    }
  }
}

extension LintedModule {
  /// Returns the names of the stored properties through which a part uses helpers.
  func helperNames(of type: TypeDeclaration.ID) -> Set<Name> {
    Set(
      index.types[type].properties.filter { property in
        property.strength == .strong && !property.isStatic && !property.isComputed
          && property.types.contains {
            index.types[$0].kind == .class || index.types[$0].kind == .protocol
          }
      }.map(\.name))
  }

  /// Returns true if a piece of code mentions one of the given names.
  func mentions(_ names: Set<Name>, in place: SyntaxPlace) -> Bool {
    let file = index.files[Int(place.file)]
    let first = Int(place.node)
    return file.facts.range(of: first).contains { node in
      let kind = file.facts.nodes[node].kind
      return (kind == .identifier || kind == .member)
        && names.contains(file.names[Int(file.facts.nodes[node].name)])
    }
  }
}
