import AdderArchitectures
import AdderModuleDiscovery

/// Reports services that work with several kinds of model objects.
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
  /// Returns one type for each kind of value that the accessible methods of a service take or
  /// return. Types whose names begin with the same word count as one kind.
  fileprivate func modelKinds(of service: TypeDeclaration.ID) -> [String] {
    let asked = Set(
      index.allInherited(by: service).types.flatMap { index.types[$0].functions.map(\.name) })
    var kinds: [String: String] = [:]
    // If the service's protocols require methods, only those methods count. All others are
    // implementation details.
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

  /// Returns true if a type contains data and is not a helper.
  private func isModel(_ type: TypeDeclaration.ID) -> Bool {
    index.types[type].kind == .struct && index.types[type].outer == nil
      && index.types[type].properties.contains { !$0.isStatic && !$0.isComputed }
  }
}
