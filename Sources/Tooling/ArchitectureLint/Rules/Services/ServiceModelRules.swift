import AdderArchitectures
import AdderModuleDiscovery

/// Services that work with several kinds of model objects.
struct ServiceModelRules: RuleFamily {
  let rule = LintRule.serviceHandlesManyModels
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for service in module.heldServices {
      let kinds = module.modelKinds(of: service)
      guard kinds.count > report.limit(of: rule, in: module) else {
        report.keeps(rule)
        continue
      }
      let name = module.name(service)
      let all = kinds.sorted()
      let list =
        all.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " and '\(all.last ?? "")'"
      report.finds(
        LintProblem(
          rule, module.subject(service), at: module.nameplace(of: service),
          "The service '\(name)' works with \(list). Create one service for each kind of model object."
        ),
        in: module)
    }
  }
}

extension LintedModule {
  /// The values that the open methods of a service take and give, one of each kind: kinds begin with the same word.
  fileprivate func modelKinds(of service: TypeDeclaration.ID) -> [String] {
    let asked = Set(
      index.allInherited(by: service).types.flatMap { index.types[$0].functions.map(\.name) })
    var kinds: [String: String] = [:]
    // What its protocols ask for, if it has some: the rest is how it does that.
    for function in index.types[service].functions
    where function.access > .fileprivate && (asked.isEmpty || asked.contains(function.name)) {
      for use in function.parameters.map(\.type) + [function.result] {
        for mentioned in mentionedTypes(in: use, within: service, file: function.place.file) {
          guard case .own(let type) = mentioned, isModel(type),
            let kind = NameWords(name(type)).words.first
          else { continue }
          kinds[kind] = min(kinds[kind] ?? name(type), name(type))
        }
      }
    }
    return Array(kinds.values)
  }

  /// Whether a type contains data and is not a helper.
  private func isModel(_ type: TypeDeclaration.ID) -> Bool {
    index.types[type].kind == .struct && index.types[type].outer == nil
      && index.types[type].properties.contains { !$0.isStatic && !$0.isComputed }
  }
}
