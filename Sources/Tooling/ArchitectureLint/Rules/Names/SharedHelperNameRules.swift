import AdderArchitectures
import AdderModuleDiscovery

/// Reports shared helpers whose names do not match their purpose.
struct SharedHelperNameRules: RuleFamily {
  /// The name of a helper between interactors and services.
  let facade = LintRule.facadeMisnamed
  /// The name of a helper that opens other modules for several routers.
  let route = LintRule.routeMisnamed

  var rules: [LintRule] { [facade, route] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.certainty == .certain && !part.role.has(.isShared) {
      if part.role.has(.appliesBusinessLogic) {
        check(part, facade, .appliesBusinessLogic, module, &report) { module.holdsServices($0) }
      } else if part.role.has(.navigates) {
        check(part, route, .navigates, module, &report) { module.leadsAway($0) }
      }
    }
  }

  private func check(
    _ part: LintedModule.Part, _ rule: LintRule, _ trait: Trait, _ module: LintedModule,
    _ report: inout LintReport, _ isMeant: (TypeDeclaration.ID) -> Bool
  ) {
    let role = module.architecture.roles.first {
      $0.has(.isShared) && $0.has(trait) && !$0.typeNames.isEmpty
    }
    guard let role, report.follows(rule, in: module) else { return }
    for type in Set(module.graph.edges(from: part.type).map(\.target)).sorted()
    where module.project.sharedHelpers.isShared(type, by: trait)
      && !module.isService(type) && isMeant(type)
    {
      let name = module.name(type)
      if role.typeNames.contains(where: { $0.matches(name) }) {
        report.keeps(rule)
        continue
      }
      report.finds(
        LintProblem(
          rule, module.subject(type), at: module.nameplace(of: type),
          "'\(name)' is \(role.name.lowercased().withArticle) that several modules use. Rename it to '\(Self.pattern(role))'."
        ), in: module)
    }
  }
}

extension SharedHelperNameRules {
  /// Returns the shortest name pattern of a role's types,
  /// with an ellipsis instead of the variable part.
  fileprivate static func pattern(_ role: Role) -> String {
    let gaps = ["{feature}", "{module}"]
    let name = role.typeNames.map(\.description).min { $0.count < $1.count } ?? role.name
    return gaps.reduce(name) { text, gap in
      text.hasPrefix(gap) ? "…" + text.dropFirst(gap.count) : text
    }
  }
}

extension LintedModule {
  /// Returns true if a class stores nothing but services.
  fileprivate func holdsServices(_ type: TypeDeclaration.ID) -> Bool {
    let stored = index.types[type].properties.filter { !$0.isStatic && !$0.isComputed }
    return index.types[type].kind == .class && !stored.isEmpty
      && stored.allSatisfy { !services(in: $0).isEmpty }
  }

  /// Returns true if a class navigates to other screens and is not a screen itself.
  fileprivate func leadsAway(_ type: TypeDeclaration.ID) -> Bool {
    index.types[type].kind == .class && !isScreen(type) && calls("navigation", in: type)
  }
}
