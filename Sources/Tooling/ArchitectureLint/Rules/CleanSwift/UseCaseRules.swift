import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Checks the values of use cases: where they are nested,
/// what kind of types they are, and which methods take them.
struct UseCaseRules: RuleFamily {
  let namespaced = LintRule.sceneModelUnnested
  let complete = LintRule.useCaseIncomplete
  let values = LintRule.sceneModelIsClass
  let isolated = LintRule.methodCrossesUseCases
  let displayReady = LintRule.viewModelCarriesEntity

  var rules: [LintRule] { [namespaced, complete, values, isolated, displayReady] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    var known: Set<TypeDeclaration.ID> = []
    let travelling = module.travellingValues
    let names = useCases(in: travelling, module)
    for value in travelling {
      checkPlace(of: value, module, &report)
      guard let useCase = value.useCase else { continue }
      checkUser(of: value, useCase, names, travelling, module, &report)
      guard known.insert(useCase.type).inserted else { continue }
      checkCompleteness(of: useCase, module, &report)
      for kind in module.valueKinds {
        guard let type = module.value(kind, of: useCase) else { continue }
        checkKind(of: type, module, &report)
      }
      checkDisplay(of: useCase, module, &report)
    }
  }

  /// Returns the use cases of these values, by name.
  private func useCases(
    in values: [TravellingValue], _ module: LintedModule
  ) -> [String: TypeDeclaration.ID] {
    Dictionary(
      values.compactMap(\.useCase).map { (module.name($0.type), $0.type) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: One value

  private func checkPlace(
    of value: TravellingValue, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(namespaced, in: module) else { return }
    if value.useCase != nil { return report.keeps(namespaced) }
    if isOfMainUseCase(value, module) { return }
    let name = module.name(value.type)
    report.finds(
      LintProblem(
        namespaced, module.subject(value.type), at: module.nameplace(of: value.type),
        "'\(name)' is not nested in a use case. Nest it as '\(value.kind)' in the enumeration of its use case, inside the scene's enumeration."
      ), in: module)
  }

  /// Returns true for a value of the use case that the scene is named after: `Search.Request` beside
  /// `Search.Response`. A team that follows no document may leave out the second `Search`.
  private func isOfMainUseCase(_ value: TravellingValue, _ module: LintedModule) -> Bool {
    guard !module.followsDocument, module.name(value.type) == value.kind,
      let scene = module.index.types[value.type].outer
    else { return false }
    return module.valueKinds.count { module.value($0, of: UseCase(type: scene)) != nil } > 1
  }

  /// Reports a method that takes a value from a use case other than the use case that the method is
  /// named after.
  private func checkUser(
    of value: TravellingValue, _ useCase: UseCase, _ names: [String: TypeDeclaration.ID],
    _ others: [TravellingValue], _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(isolated, in: module) else { return }
    let subject = subject(of: value.method)
    let own = names[subject] ?? names[value.method.name.capitalizedFirst]
    // Another scene's use case can have the same name.
    guard let own, module.name(own) != module.name(useCase.type) else {
      if own != nil { report.keeps(isolated) }
      return
    }
    // A use case without such a value is not the one that the method is about.
    guard module.value(value.kind, of: UseCase(type: own)) != nil else { return }
    let isTaken = others.contains { other in
      other.useCase?.type == own && other.kind == value.kind
        && other.method.name == value.method.name && other.method.owner == value.method.owner
    }
    let advice =
      isTaken
      ? "Rename the method: another '\(value.method.name)' already takes the \(value.kind) of '\(module.name(own))'"
      : "Take the \(value.kind) of '\(module.name(own))' instead"
    report.finds(
      LintProblem(
        isolated, module.subject(value.method.name, of: value.method.owner),
        at: module.nameplace(at: value.method.function.place),
        "\(value.method.title(module)) takes the \(value.kind) of '\(module.name(useCase.type))'. \(advice)."
      ), in: module)
  }

  /// Returns the name of a method without the prefix that all methods of the contract share.
  private func subject(of method: ContractMethod) -> String {
    let beginning = method.contract.methods.begin.first(where: method.name.hasPrefix)
    return method.name.dropFirst(beginning?.count ?? 0).capitalizedFirst
  }

  private func checkKind(
    of type: TypeDeclaration.ID, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(values, in: module) else { return }
    guard module.index.types[type].kind == .class else { return report.keeps(values) }
    let name = module.title(of: type)
    report.finds(
      LintProblem(
        values, module.subject(type, titled: name), at: module.nameplace(of: type),
        "'\(name)' is a class. Make it a structure: parts pass values, not shared objects.",
        fix: StructureEdit(of: type, in: module).fix), in: module)
  }

  // MARK: One use case

  private func checkCompleteness(
    of useCase: UseCase, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(complete, in: module) else { return }
    let missing = module.valueKinds.filter {
      module.value($0, of: useCase) == nil && !module.hasAlias($0, of: useCase)
    }
    if missing.isEmpty { return report.keeps(complete) }
    let name = module.title(of: useCase.type)
    report.finds(
      LintProblem(
        complete, module.subject(useCase.type, titled: name),
        at: module.nameplace(of: useCase.type),
        "'\(name)' has no \(missing.joined(separator: " and no ")). Add it, even if it is empty for now."
      ), in: module)
  }

  /// Reports a view model that contains a database object, or an object that the use case's other
  /// values contain.
  private func checkDisplay(
    of useCase: UseCase, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(displayReady, in: module), let shown = module.valueKinds.last,
      let viewModel = module.value(shown, of: useCase)
    else { return }
    let answers = Set(
      module.valueKinds.dropLast().compactMap { module.value($0, of: useCase) }
        .flatMap { module.modelTypes(in: $0) }.map(\.type))
    let found = module.modelTypes(in: viewModel).filter { found in
      (answers.contains(found.type) || module.isManagedObject(.own(found.type)))
        && !module.index.inherits(.shownClasses, found.type)
    }
    if found.isEmpty { report.keeps(displayReady) }
    let name = module.title(of: viewModel)
    for (property, type) in found {
      let propertyName = module.index.names[property.name]
      report.finds(
        LintProblem(
          displayReady, module.subject(propertyName, of: viewModel, titled: name),
          at: module.nameplace(at: property.place),
          "'\(propertyName)' of '\(name)' contains '\(module.name(type))' as it came from the interactor. Convert it to display values in the presenter."
        ), in: module)
    }
  }
}

extension LintedModule {
  /// Returns the qualified name of a type: `ContactList.ShowContacts.Request`.
  func title(of type: TypeDeclaration.ID) -> String {
    let outer = index.types[type].outer
    return (outer.map { title(of: $0) + "." } ?? "") + name(type)
  }

  /// Returns the stored properties of a value whose types
  /// are top-level structures or classes.
  func modelTypes(
    in type: TypeDeclaration.ID
  ) -> [(property: Property, type: TypeDeclaration.ID)] {
    index.types[type].properties.filter { !$0.isStatic && !$0.isComputed }.flatMap { property in
      mentionedTypes(in: property.type, within: type, file: property.place.file)
        .compactMap { mentioned in
          guard case .own(let found) = mentioned, index.types[found].outer == nil else {
            return nil
          }
          let kind = index.types[found].kind
          return kind == .struct || kind == .class ? (property, found) : nil
        }
    }
  }
}
