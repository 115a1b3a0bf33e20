import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports segues for which the router has no method.
struct SegueRules: RuleFamily {
  let rule = LintRule.segueLacksRouterMethod
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    guard report.follows(rule, in: module),
      FrameworkNames.selectorFunctions.listed.contains(where: module.mentions)
    else { return }
    for (contract, type) in module.contracts {
      guard let opening = contract.methods.named[.opening], contract.methods.named[.segue] != nil
      else { continue }
      let methods = Set(module.index.types[type].functions.map { module.index.names[$0.name] })
      for part in module.parts {
        for segue in module.segues(performedBy: part.type) {
          let method = opening.memberName([.other: segue.identifier])
          if methods.contains(method) {
            report.keeps(rule)
            continue
          }
          report.finds(
            LintProblem(
              rule, module.subject(segue.identifier, of: part.type), at: segue.place,
              "'\(module.name(type))' has no '\(method)' for the segue '\(segue.identifier)'. Rename the segue to match a method, or add the method."
            ), in: module)
        }
      }
    }
  }
}

extension LintedModule {
  /// Returns the segues that a type's code performs with a literal identifier.
  fileprivate func segues(
    performedBy type: TypeDeclaration.ID
  ) -> [(identifier: String, place: LintPlace)] {
    places(of: type).flatMap { place -> [(identifier: String, place: LintPlace)] in
      let facts = facts(at: place)
      let first = Int(place.node)
      return facts.range(of: first).compactMap { node in
        guard facts.nodes[node].kind == .call, node > 0, facts.isNamed(node - 1, "performSegue"),
          let argument = facts.part(.argument, of: node),
          let text = facts.part(.stringLiteral, of: argument), facts.nodes[text].count == 0
        else { return nil }
        return (
          facts.name(of: text),
          LintPlace(
            file: place.file, start: facts.nodes[text].start, end: facts.nodes[text].end)
        )
      }
    }
  }
}
