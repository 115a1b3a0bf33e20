import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension KnowledgeRules {
  /// Returns true if the project reaches data where it should at least as often as where it should not, or only once where
  /// it should not although the module has an interactor. A team without a service for its settings has no better place
  /// for them.
  static func isKeptApart(
    _ mention: Mention, _ topic: Topic, _ known: KnowledgeNames, from holders: Traits,
    in module: LintedModule
  ) -> Bool {
    guard topic.isOf(.knowledge(["network", "storage"])), case .mention = mention.kind
    else { return true }
    if isOnlyNamed(mention, in: module) { return false }
    // What sends requests with one library or another is a service all the same.
    let names =
      topic.isOf(.knowledge(["network"])) ? known.names(of: topic.name) : [mention.name]
    let users = Set(names.flatMap(module.project.users))
    let wrong = users.filter { module.isOnScreen($0, holders) }
    // Neither what starts the app nor a coordinator is a service.
    let others = users.filter {
      module.index.inherits(.appDelegates, $0) || module.plays($0, [.navigates])
        || module.name($0).hasSuffix("Coordinator")
    }
    let right = users.subtracting(wrong).subtracting(others)
    if right.isEmpty {
      return wrong.count == 1 && module.parts.contains { $0.role.has(.appliesBusinessLogic) }
        && isElsewhereKeptApart(topic, known, from: holders, in: module)
    }
    return right.count >= wrong.count
  }

  /// Returns true if the project reaches data of a kind where it should at least as often as where it should not, by
  /// whatever names. What only one screen uses is nothing special if screens also use other stores.
  private static func isElsewhereKeptApart(
    _ topic: Topic, _ known: KnowledgeNames, from holders: Traits, in module: LintedModule
  ) -> Bool {
    let users = Set(known.names(of: topic.name).flatMap(module.project.users)).filter {
      !module.index.inherits(.appDelegates, $0)
    }
    let wrong = users.count { module.isOnScreen($0, holders) }
    return wrong == 1 || users.count >= wrong * 2
  }

  /// Returns true unless code closes a screen, which a view does itself in a project whose routers do so less often
  /// than its screens.
  static func isLeftToRouters(
    _ mention: Mention, _ topic: Topic, in module: LintedModule
  ) -> Bool {
    let closing =
      FrameworkNames.dismissingMethods.listed + FrameworkNames.poppingMethods.listed
      + FrameworkNames.returnsOverScreens.listed
    guard topic.isOf(.knowledge(["navigation"])),
      closing.contains(module.index.names[mention.name])
    else { return true }
    let users = Set(closing.compactMap(module.index.names.name).flatMap(module.project.users))
    let routers = users.count { module.plays($0, [.navigates]) }
    return routers > 0 && routers >= users.count { module.isOnScreen($0, [.shows]) }
  }

  /// Returns true if more than two of five parts of a role, whatever their module's architecture, import user-interface
  /// frameworks: then using one is the team's way. An import that nothing needs is usual if more than three of five have
  /// it, and a cast never is.
  static func isUsual(
    _ mention: Mention, of part: LintedModule.Part, _ topic: Topic, _ known: KnowledgeNames,
    in module: LintedModule
  ) -> Bool {
    guard topic.isOf(.knowledge(["userInterface"])), !isIn(.cast, mention, module) else {
      return false
    }
    let peers = module.project.types(playing: part.role.name)
    // Three parts make no habit.
    guard peers.count > 3 else { return false }
    let bodies = known.bodies(named: "userInterface")
    let importing = peers.count { peer in
      module.imports(bodies, in: module.index.types[peer].place.file)
    }
    let isImport = if case .imported = mention.kind { true } else { false }
    return importing * 5 > peers.count * (isImport ? 3 : 2)
  }

  /// Returns true for a name in the type of a parameter, whose value is only passed on, and for a library's name before
  /// that of a type: `let parameters: Alamofire.Parameters`.
  private static func isOnlyNamed(_ mention: Mention, in module: LintedModule) -> Bool {
    let facts = module.index.files[Int(mention.place.file)].facts
    let isOfLibrary = facts.parts(.importDeclaration, of: 0).contains {
      module.index.files[Int(mention.place.file)].names[Int(facts.nodes[$0].name)] == mention.name
    }
    return isIn(.parameter, mention, module) || isOfLibrary && isIn(.typeName, mention, module)
  }
}

extension LintedProject {
  /// The types that play a role of this name in any architecture.
  fileprivate func types(playing role: String) -> [TypeDeclaration.ID] {
    roles.filter { $0.value.values.contains { $0.contains(role) } }.map(\.key)
  }

  /// The types whose code has a name, without those of tests.
  fileprivate func users(of name: Name) -> Set<TypeDeclaration.ID> {
    let places = filesByName[name].filter { !tests.isTest[Int($0)] }.flatMap { number in
      index.files[Int(number)].nodes(named: name)
        .map { SyntaxPlace(file: number, node: Int32($0)) }
    }
    return Set(places.compactMap(map.types.type))
  }
}

extension LintedModule {
  /// Returns true for a part of any module that has one of these traits, and for all other views.
  fileprivate func isOnScreen(_ type: TypeDeclaration.ID, _ traits: Traits) -> Bool {
    plays(type, traits) || index.inherits(.interfaceClasses, type)
  }

  /// Returns true for a part of any module of this architecture that has one of these traits.
  fileprivate func plays(_ type: TypeDeclaration.ID, _ traits: Traits) -> Bool {
    let roles = project.roles[type]?[architecture.name] ?? []
    return roles.contains { architecture.traits(ofRole: $0).hasAny(of: traits) }
  }
}
