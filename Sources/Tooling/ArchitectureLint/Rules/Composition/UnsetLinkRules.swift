import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports properties that link parts of a module but are never set.
struct UnsetLinkRules: RuleFamily {
  /// Of the rules that apply to the module's architecture, only the first one reports findings.
  let rules: [LintRule]

  static let all = UnsetLinkRules(rules: [
    .assemblyOmitsDependency, .configuratorOmitsLink, .sceneSetupOmitsLink,
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let rule = rules.first { $0.applies(to: module) }
    guard let rule, report.follows(rule, in: module) else { return }
    let composers = module.parts.filter { $0.role.has(.composes) }
    guard !composers.isEmpty else { return }
    for holder in module.parts
    where holder.certainty == .certain && !module.project.sharedParts.contains(holder.type)
      && composers.contains(where: { module.names(holder.type, in: $0.type) })
    {
      for property in module.links(of: holder) {
        if module.isSet(property, of: holder.type) {
          report.keeps(rule)
        } else {
          tell(property, of: holder.type, composers[0], rule, module, &report)
        }
      }
    }
  }

  private func tell(
    _ property: Property, of holder: TypeDeclaration.ID, _ composer: LintedModule.Part,
    _ rule: LintRule, _ module: LintedModule, _ report: inout LintReport
  ) {
    let (type, name) = (module.name(holder), module.index.names[property.name])
    report.finds(
      LintProblem(
        rule, module.subject(name, of: holder), at: module.nameplace(at: property.place),
        composer.type == holder
          ? "'\(name)' of '\(type)' is never set. Set it where the module is wired."
          : "'\(name)' of '\(type)' is never set. Set it in '\(module.name(composer.type))', or delete it."
      ), in: module)
  }
}

extension LintedModule {
  /// Returns the properties of a part that reference other parts and are set from outside.
  fileprivate func links(of holder: Part) -> [Property] {
    let references = architecture.references(heldBy: holder.role.name).filter(\.isInjected)
    return index.types[holder.type].properties.filter { property in
      guard !property.isStatic, !property.isConstant, !property.isLazy, !property.isComputed,
        !property.hasInitialValue, property.access > .fileprivate, property.attributes.isEmpty,
        !property.types.isEmpty, property.type?.isOptional == true
      else { return false }
      return references.contains { leads(property, by: $0) }
    }
  }

  /// Returns true if a property's declared type is the target of a reference in the architecture.
  private func leads(_ property: Property, by reference: Reference) -> Bool {
    reference.targets.contains { target in
      if let contract = architecture.contract(named: target) {
        return contract.crossing == .within
          && contracts.contains {
            $0.contract.name == target && property.types.contains($0.type)
          }
      }
      return parts(target).contains { property.types.contains($0.type) }
    }
  }

  /// Returns true if both types are the same, or if the code of the second type mentions the first.
  fileprivate func names(_ type: TypeDeclaration.ID, in other: TypeDeclaration.ID) -> Bool {
    let name = index.types[type].name
    return type == other
      || places(of: other).contains { place in
        let file = index.files[Int(place.file)]
        return TypeMentions(in: place, of: file).contains {
          file.names[Int(file.facts.nodes[$0].name)] == name
        }
      }
  }
}
