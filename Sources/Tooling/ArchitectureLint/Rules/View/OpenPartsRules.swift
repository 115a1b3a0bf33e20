import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports outlets and actions that tests cannot access.
struct OpenPartsRules: RuleFamily {
  let rule = LintRule.outletOrActionPrivate
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts {
      if part.role.keepsOpen.contains(.outlets) {
        for property in module.index.types[part.type].properties
        where module.index.has(.outlets, in: property.attributes) {
          tell("outlet", property.name, property.access, at: property.place, part, module, &report)
        }
      }
      if part.role.keepsOpen.contains(.actions) {
        for function in module.index.types[part.type].functions
        where module.index.has(.actions, in: function.attributes) {
          tell("action", function.name, function.access, at: function.place, part, module, &report)
        }
      }
    }
  }

  private func tell(
    _ kind: String, _ name: Name, _ access: Access, at place: SyntaxPlace,
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard access < .internal else {
      report.keeps(rule)
      return
    }
    let (type, text) = (module.name(part.type), module.index.names[name])
    report.finds(
      LintProblem(
        rule, module.subject(text, of: part.type), at: module.nameplace(at: place),
        "The \(kind) '\(text)' of '\(type)' cannot be accessed by tests. Do not make it private.",
        fix: opening(place, module)), in: module)
  }

  /// Returns a fix that removes the access modifier.
  private func opening(_ place: SyntaxPlace, _ module: LintedModule) -> SourceFix? {
    let facts = module.facts(at: place)
    let node = Int(place.node)
    let isFunction = facts.nodes[node].kind == .functionDeclaration
    guard let declaration = isFunction ? node : module.declaration(ofBinding: place) else {
      return nil
    }
    let word = facts.parts(.modifier, of: declaration).first {
      (facts.isNamed($0, "private") || facts.isNamed($0, "fileprivate"))
        && facts.nodes[$0].count == 0
    }
    guard let word, let edit = ModifierEdit(of: declaration, in: place.file, module) else {
      return nil
    }
    return SourceFix([edit.removing(word)])
  }
}
