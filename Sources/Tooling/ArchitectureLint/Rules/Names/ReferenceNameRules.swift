import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Reports properties whose names do not match the name patterns of their references.
struct ReferenceNameRules: RuleFamily {
  /// Of the entries that fit a reference, only the first one reports findings.
  let entries: [ReferenceStrengthRules.Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = ReferenceNameRules(entries: [
    .init(.presenterMisnamesView, from: [.decides], to: [.shows]),
    .init(.presenterMisnamesInteractor, from: [.decides], to: [.appliesBusinessLogic]),
    .init(.presenterMisnamesRouter, from: [.decides], to: [.navigates]),
    .init(.viewMisnamesOutput, from: [.shows], to: [.decides]),
    .init(.interactorMisnamesOutput, from: [.appliesBusinessLogic], to: [.decides]),
    .init(.routerMisnamesScreen, from: [.navigates], to: [.shows]),
    .init(.referenceMisnamed, leadsOut: nil),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for found in module.heldReferences {
      let entry = entries.first { $0.fits(found.reference, in: module) }
      guard let entry, report.follows(entry.rule, in: module) else { continue }
      // A row of a list that conforms to the view's protocol is named for the list.
      if !module.followsDocument, module.index.inherits(.cells, found.owner) {
        continue
      }
      let name = module.index.names[found.property.name]
      let patterns = [found.reference.property] + found.reference.otherProperties
      if patterns.contains(where: { $0.values(of: name, member: true) != nil })
        || saysMore(name, than: patterns[0], module)
        || isTaken(patterns[0].description, in: found.owner, module)
      {
        report.keeps(entry.rule, of: found.reference.name)
        continue
      }
      let holder = module.name(found.owner)
      report.finds(
        LintProblem(
          entry.rule, module.subject(name, of: found.owner),
          at: module.nameplace(at: found.property.place),
          "'\(holder)' names its \(found.reference.targets.joined(separator: " & ")) '\(name)'. Rename it to '\(patterns[0])'.",
          kind: found.reference.name), in: module)
    }
  }

  /// Returns true if a type has another property with the usual name.
  private func isTaken(
    _ name: String, in type: TypeDeclaration.ID, _ module: LintedModule
  ) -> Bool {
    module.index.names.name(name).flatMap { module.index.property($0, of: type) } != nil
  }

  /// Returns true if a team that follows no document names a property more precisely: with the
  /// module before the usual name.
  private func saysMore(
    _ name: String, than pattern: NamingPattern, _ module: LintedModule
  ) -> Bool {
    !module.followsDocument
      && name.lowercased().hasSuffix(pattern.description.lowercased())
  }
}
