import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports helpers that parts create in private properties, where they cannot be replaced.
struct OpenDependencyRules: RuleFamily {
  let rule = LintRule.interactorHidesDependency
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts
    where part.role.keepsOpen.contains(.dependencies) && part.role.has(.appliesBusinessLogic) {
      // Services that are created here are reported by another rule.
      let helpers = Set(SelfServedHelper.all(in: part.type, module).map(\.type))
      for property in module.index.types[part.type].properties where !property.isStatic {
        guard let made = module.madeHelper(in: property) else { continue }
        if property.access > .fileprivate || module.isGiven(property, to: part.type) {
          report.keeps(rule)
        } else if !helpers.contains(made) {
          tell(property, made, part, module, &report)
        }
      }
    }
  }

  private func tell(
    _ property: Property, _ made: TypeDeclaration.ID, _ part: LintedModule.Part,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    let (type, name) = (module.name(part.type), module.index.names[property.name])
    report.finds(
      LintProblem(
        rule, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
        "'\(type)' creates its '\(name)', a '\(module.name(made))', privately. Inject it where '\(type)' is created."
      ), in: module)
  }
}

extension LintedModule {
  /// Returns the project class whose object is created as the initial value of a stored property.
  fileprivate func madeHelper(in property: Property) -> TypeDeclaration.ID? {
    guard property.hasInitialValue, !property.isComputed else { return nil }
    let file = index.files[Int(property.place.file)]
    let chain = file.facts.part(.chain, of: Int(property.place.node))
    guard let chain, file.facts.isMade(chain + 1), Array(file.facts.parts(of: chain)).count == 2
    else { return nil }
    let found = index.types(named: file.names[Int(file.facts.nodes[chain + 1].name)])
    guard found.count == 1, index.types[found[0]].kind == .class, !isForOrder(found[0]) else {
      return nil
    }
    return found[0]
  }

  /// Returns true if a class only synchronizes threads or keeps ongoing work alive.
  private func isForOrder(_ type: TypeDeclaration.ID) -> Bool {
    ["Lock", "Mutex", "Semaphore", "Queue", "Bag"].contains { name(type).hasSuffix($0) }
  }

  /// Returns true if an initializer has a parameter for a property.
  fileprivate func isGiven(_ property: Property, to type: TypeDeclaration.ID) -> Bool {
    index.types[type].initializers.contains { initializer in
      initializer.parameters.contains { $0.name == property.name || $0.label == property.name }
    }
  }
}
