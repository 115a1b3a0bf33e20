import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports roles that are called through selectors but do not inherit from the class that selectors
/// need, and contracts of these roles that are not `@objc`.
struct SelectorRules: RuleFamily {
  let rule = LintRule.routerLacksObjc
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts {
      for inheritance in part.role.inherits {
        guard let word = inheritance.whenMentioned, module.mentions(word) else { continue }
        checkClass(of: part, inheritance, word, module, &report)
        for (contract, type) in module.contracts
        where contract.implementers.contains(part.role.name)
          && contract.methods.named[.segue] != nil
        {
          checkProtocol(type, word, module, &report)
        }
      }
    }
  }

  private func checkClass(
    of part: LintedModule.Part, _ inheritance: Inheritance, _ word: String,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    let foreign = module.index.allInherited(by: part.type).foreign
    if foreign.contains(where: { module.index.names[$0] == inheritance.type }) {
      return report.keeps(rule)
    }
    // Another framework class may already be a subclass of the required class.
    if foreign.contains(where: { FrameworkNames.systemClasses.contains(module.index.names[$0]) }) {
      return
    }
    let name = module.name(part.type)
    report.finds(
      LintProblem(
        rule, module.subject(part.type), at: module.nameplace(of: part.type),
        "'\(name)' is called through '\(word)' but does not inherit from '\(inheritance.type)'. Inherit from it so that selectors find its methods.",
        fix: InheritanceEdit(of: part.type, in: module)?.adding(inheritance.type)), in: module)
  }

  private func checkProtocol(
    _ type: TypeDeclaration.ID, _ word: String, _ module: LintedModule, _ report: inout LintReport
  ) {
    let declaration = module.index.types[type]
    if declaration.attributes.contains(where: { module.index.names[$0] == "objc" }) {
      return report.keeps(rule)
    }
    let name = module.name(type)
    report.finds(
      LintProblem(
        rule, module.subject(type), at: module.nameplace(of: type),
        "'\(name)' is called through '\(word)' but is not '@objc'. Mark it '@objc' so that selectors find its methods.",
        fix: canBeSeen(type, module) ? marking(declaration, module) : nil), in: module)
  }

  private func marking(_ declaration: TypeDeclaration, _ module: LintedModule) -> SourceFix {
    let start = module.facts(at: declaration.place).nodes[Int(declaration.place.node)].start
    let place = LintPlace(file: declaration.place.file, start: start, end: start)
    return SourceFix([.init(place: place, text: "@objc ")])
  }

  /// Returns true if Objective-C can represent everything in a protocol.
  private func canBeSeen(_ type: TypeDeclaration.ID, _ module: LintedModule) -> Bool {
    let (index, declaration) = (module.index, module.index.types[type])
    let isPlain =
      declaration.properties.isEmpty && index.allInherited(by: type).types.isEmpty
      && index.allInherited(by: type).foreign.allSatisfy {
        FrameworkNames.emptyProtocols.contains(index.names[$0])
      }
    return isPlain
      && declaration.functions.allSatisfy { function in
        let uses = function.parameters.map(\.type) + (function.result.map { [$0] } ?? [])
        return uses.allSatisfy { use in
          use?.shape == .single
            && use?.names.allSatisfy { isSeen($0, in: type, function.place.file, index) } == true
        }
      }
  }

  private func isSeen(
    _ name: TypeName, in type: TypeDeclaration.ID, _ file: Int32, _ index: ProjectIndex
  ) -> Bool {
    if let own = index.type(name, in: type, file: file) { return index.types[own].kind == .class }
    let name = index.names[name.last]
    return FrameworkNames.objectiveCTypes.contains(name)
      && !FrameworkNames.swiftOnlyTypes.contains(name)
  }
}

extension LintedModule {
  /// Returns true if the code of one of the module's parts mentions a name.
  func mentions(_ word: String) -> Bool {
    guard let name = index.names.name(word) else { return false }
    return parts.contains { part in
      places(of: part.type).contains { place in
        let file = index.files[Int(place.file)]
        let first = Int(place.node)
        return file.facts.range(of: first).contains { node in
          file.facts.nodes[node].kind == .identifier
            && file.names[Int(file.facts.nodes[node].name)] == name
        }
      }
    }
  }
}
