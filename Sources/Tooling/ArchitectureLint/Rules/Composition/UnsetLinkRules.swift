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
        if isSet(property, of: holder.type, module) {
          report.keeps(rule)
        } else {
          tell(property, of: holder.type, composers[0], rule, module, &report)
        }
      }
    }
  }

  private func isSet(
    _ property: Property, of holder: TypeDeclaration.ID, _ module: LintedModule
  ) -> Bool {
    let known = module.graph.edges(from: holder)
    if known.contains(where: { $0.property == property.name && $0.certainty == .assigned }) {
      return true
    }
    let line = [holder] + module.index.superclasses(of: holder)
    let own = line.flatMap(module.assignments).contains { $0.isOwn && $0.member == property.name }
    let others = module.parts.contains { part in
      part.type != holder
        && module.assignments(in: part.type).contains { assignment in
          assignment.member == property.name && !assignment.isOwn
            && (assignment.receiver.map { module.isOfOneLine($0, holder) } ?? true)
        }
    }
    return own || others || module.isSetSomewhere(property.name, of: holder)
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

  /// Returns true if the types are the same, or if one inherits from the other.
  fileprivate func isOfOneLine(_ one: TypeDeclaration.ID, _ other: TypeDeclaration.ID) -> Bool {
    one == other || index.allInherited(by: one).types.contains(other)
      || index.allInherited(by: other).types.contains(one)
  }

  /// Returns true if a member with this name is set in a
  /// file that mentions the type or one of its supertypes.
  fileprivate func isSetSomewhere(_ property: Name, of holder: TypeDeclaration.ID) -> Bool {
    let known =
      [index.types[holder].name]
      + index.allInherited(by: holder).types.map { index.types[$0].name }
    // `isSet` checks the assignments in the module's parts more precisely.
    let parts = Set(parts.flatMap { places(of: $0.type) })
    return Set(known.flatMap { project.filesByName[$0] }).contains { number in
      let file = index.files[Int(number)]
      guard !project.tests.isTest[Int(number)], let name = file.names.firstIndex(of: property)
      else { return false }
      let own = parts.filter { $0.file == number }.map { file.facts.range(of: Int($0.node)) }
      return file.facts.sets(UInt32(name), outside: own)
    }
  }
}

extension SwiftFile {
  /// Returns true if a member with this name is set anywhere outside the given declarations.
  fileprivate func sets(_ name: UInt32, outside declarations: [ClosedRange<Int>]) -> Bool {
    nodes.indices.contains { node in
      // The last node of the left side directly precedes the equals sign.
      nodes[node].kind == .assignment && nodes[node - 1].kind == .member
        && nodes[node - 1].name == name && !declarations.contains { $0.contains(node) }
    }
  }
}
