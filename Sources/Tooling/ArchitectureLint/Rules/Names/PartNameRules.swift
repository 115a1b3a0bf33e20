import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Reports types whose names do not match the name patterns of their roles.
struct PartNameRules: RuleFamily {
  /// A rule for the types of roles with all of these traits, or of every role if there are no
  /// traits.
  struct Entry: Sendable {
    let rule: LintRule
    let traits: Traits

    init(_ rule: LintRule, _ traits: Traits = []) {
      self.rule = rule
      self.traits = traits
    }
  }

  /// Of the entries that fit a role, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where !part.role.typeNames.isEmpty {
      guard let rule = rule(for: part.role, module, report) else { continue }
      let name = module.name(part.type)
      if part.role.typeNames.contains(where: { $0.names(name, in: module) }) {
        report.keeps(rule, of: part.role.name)
        continue
      }
      if module.isNamedForOthers(part.type, part.role.typeNames) { continue }
      let better = part.role.typeNames[0].typeName(module: module.module.name)
      if module.hasReason(forNameOf: part.type, besides: better) { continue }
      report.finds(
        LintProblem(
          rule, module.subject(part.type), at: module.nameplace(of: part.type),
          "'\(name)' is the \(part.role.name) of '\(module.module.name)'. Rename it to '\(better)'.",
          change: .type(name, to: better), kind: part.role.name), in: module)
    }
  }

  private func rule(for role: Role, _ module: LintedModule, _ report: LintReport) -> LintRule? {
    let entry = entries.first { entry in
      entry.rule.applies(to: module)
        && entry.traits.isSubset(of: role.traits)
    }
    return entry.flatMap { report.follows($0.rule, in: module) ? $0.rule : nil }
  }
}

extension LintedModule {
  /// Returns true if a type is shared, is a base class, or is named after another module and in
  /// that module's folder.
  func isNamedForOthers(_ type: TypeDeclaration.ID, _ patterns: [NamingPattern]) -> Bool {
    if project.sharedParts.contains(type) || project.superclasses.contains(type) { return true }
    let name = name(type)
    let folders = ModuleHome.folders(of: path(of: type))
    return patterns.compactMap { $0.values(of: name)?[.module] }.contains(where: folders.contains)
  }

  /// Returns true if a team that follows no document named a type as it did for a reason: the usual
  /// name is taken, or the type is a row of a list.
  func hasReason(forNameOf type: TypeDeclaration.ID, besides usual: String) -> Bool {
    !followsDocument
      && (!index.types(named: usual).isEmpty || index.inherits(.cells, type))
  }
}

extension NamingPattern {
  /// Returns true if this pattern matches a name. If the pattern contains a module's name, that
  /// name must be the given module's name.
  func names(_ name: String, in module: LintedModule) -> Bool {
    guard let values = values(of: name) else { return false }
    return values[.module].map { $0 == module.module.name } ?? true
  }
}
