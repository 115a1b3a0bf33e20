import AdderArchitectures
import AdderModuleDiscovery

/// Reports parts that reference services although another part should call them.
struct ServiceHolderRules: RuleFamily {
  /// A rule for parts with one of these traits, or for all parts if there are no traits.
  struct Entry: Sendable {
    let rule: LintRule
    var holders: Traits = []
    /// The trait of the part that should call services.
    let asker: Trait
  }

  /// Of the entries that fit a part, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = ServiceHolderRules(entries: [
    Entry(
      rule: .presenterBypassesInteractor, holders: [.decides], asker: .appliesBusinessLogic),
    Entry(rule: .serviceOutsidePresenter, asker: .decides),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.certainty == .certain {
      let entry = entries.first { entry in
        entry.rule.applies(to: module)
          && part.role.traits.hasAny(of: entry.holders)
      }
      guard let entry, !part.role.has(entry.asker), report.follows(entry.rule, in: module),
        let asker = module.parts.first(where: { $0.role.has(entry.asker) })
      else { continue }
      check(part, entry.rule, asker, module, &report)
    }
  }

  private func check(
    _ part: LintedModule.Part, _ rule: LintRule, _ asker: LintedModule.Part,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    let held = module.index.types[part.type].properties.filter { property in
      !property.isStatic
        && module.services(in: property).contains { service in
          part.role.mustNotKnow.contains(service.role.name)
        }
    }
    if held.isEmpty { report.keeps(rule) }
    let type = module.name(part.type)
    for property in held {
      let name = module.index.names[property.name]
      report.finds(
        LintProblem(
          rule, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
          "'\(type)' stores the service '\(name)'. Call it from '\(module.name(asker.type))' instead."
        ),
        in: module)
    }
  }
}
