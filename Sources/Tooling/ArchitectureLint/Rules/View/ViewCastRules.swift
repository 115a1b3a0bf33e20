import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports presenters that cast their view to another type.
struct ViewCastRules: RuleFamily {
  let rule = LintRule.presenterCastsView
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.has(.decides) {
      let views = module.heldReferences.filter { held in
        held.holder == part.type
          && module.architecture.roles(reachedBy: held.reference).contains {
            module.architecture.traits(ofRole: $0).contains(.shows)
          }
      }.map(\.property.name)
      let found = module.places(of: part.type).flatMap { casts(in: $0, of: views, module) }
      if found.isEmpty { report.keeps(rule) }
      for (place, target) in found {
        let type = module.name(part.type)
        report.finds(
          LintProblem(
            rule, module.subject(target, of: part.type), at: place,
            "'\(type)' casts its view to '\(target)'. Use the router, or add what is needed to the view's contract."
          ), in: module)
      }
    }
  }

  /// Returns the places where a view is cast to a screen class, with the names of these classes.
  private func casts(
    in place: SyntaxPlace, of views: [Name], _ module: LintedModule
  ) -> [(LintPlace, String)] {
    let file = module.index.files[Int(place.file)]
    let facts = file.facts
    let first = Int(place.node)
    return facts.range(of: first).flatMap {
      node -> [(LintPlace, String)] in
      guard facts.nodes[node].kind == .sequence else { return [] }
      var former: Int?
      return facts.parts(of: node).compactMap { part in
        defer { former = part }
        guard facts.nodes[part].kind == .cast, let former, isView(former, views, file),
          let type = facts.part(.typeName, of: part)
        else { return nil }
        let name = facts.name(of: type)
        guard FrameworkNames.castTargets.contains(name) else { return nil }
        return (module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(type))), name)
      }
    }
  }

  /// Returns true for `view` and `self.view`.
  private func isView(_ node: Int, _ views: [Name], _ file: ProjectIndex.File) -> Bool {
    let facts = file.facts
    switch facts.nodes[node].kind {
    case .identifier: return views.contains(file.names[Int(facts.nodes[node].name)])
    case .chain:
      let steps = Array(facts.parts(of: node))
      return steps.count == 2 && facts.isNamed(steps[0], "self")
        && views.contains(file.names[Int(facts.nodes[steps[1]].name)])
    default: return false
    }
  }
}
