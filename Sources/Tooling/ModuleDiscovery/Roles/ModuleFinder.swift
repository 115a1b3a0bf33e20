package import AdderArchitectures
import AdderShipped

/// Finds the modules of a project: which types have which roles of which architecture.
///
/// Wiring is the main evidence, and names are additional evidence. Therefore, modules are also
/// found in projects with unusual names.
package struct ModuleFinder {
  let project: KnownProject
  private let patterns: [ArchitecturePattern]
  private let apps: ProjectApps
  /// The index of the architecture in the project's settings.
  private let stated: Int?
  /// The index of the architecture that each file was generated for, keyed by the file's number.
  private let madeFor: [Int32: Int]

  /// - Parameters:
  ///   - architectures: The known architectures, in order of preference.
  ///   - stated: The name of the architecture in the project's settings.
  ///   - madeFor: The name of the architecture that each file was
  ///     generated for, keyed by the file's path.
  ///   - interfaceClasses: The classes that storyboards and xibs show.
  package init(
    _ index: ProjectIndex, architectures: [Architecture], stated: String? = nil,
    madeFor: [String: String] = [:], interfaceClasses: Set<String> = []
  ) {
    let types = ProjectTypes(index, interfaceClasses: interfaceClasses)
    var reader = FlowReader(index)
    reader.read { !types.isTest[$0] }
    var makers: [TypeDeclaration.ID: Set<TypeDeclaration.ID>] = [:]
    for construction in reader.constructions {
      guard let maker = construction.composer else { continue }
      makers[construction.type, default: []].insert(maker)
    }
    let graph = WiringGraph(index, reader) { types.isTest[$0] }
    self.init(
      KnownProject(
        index: index, graph: graph, types: types, makers: makers,
        crossingContracts: Self.crossingContracts(of: architectures, in: index)),
      architectures, stated, madeFor)
  }

  /// Looks for the modules of other architectures in a project that is known already.
  init(
    of other: KnownProject, architectures: [Architecture], stated: String?,
    madeFor: [String: String]
  ) {
    self.init(
      KnownProject(
        index: other.index, graph: other.graph, types: other.types, makers: other.makers,
        crossingContracts: Self.crossingContracts(of: architectures, in: other.index)),
      architectures, stated, madeFor)
  }

  private init(
    _ project: KnownProject, _ architectures: [Architecture], _ stated: String?,
    _ madeFor: [String: String]
  ) {
    self.project = project
    apps = ProjectApps(project.index, project.types)
    patterns = architectures.map { ArchitecturePattern($0, project.index) }
    self.stated = architectures.firstIndex { $0.name == stated }
    self.madeFor = Self.numbers(madeFor, architectures, stated, project.index)
  }

  /// Returns the protocols that are named like a contract with other modules.
  private static func crossingContracts(
    of architectures: [Architecture], in index: ProjectIndex
  ) -> Set<TypeDeclaration.ID> {
    let crossing = architectures.flatMap(\.contracts).filter { $0.crossing != .within }
      .flatMap(\.protocolNames)
    return Set(
      index.types.indices.filter { type in
        index.types[type].kind == .protocol
          && crossing.contains { $0.matches(index.name(of: type)) }
      })
  }

  private static func numbers(
    _ madeFor: [String: String], _ architectures: [Architecture], _ stated: String?,
    _ index: ProjectIndex
  ) -> [Int32: Int] {
    if madeFor.isEmpty { return [:] }
    var numbers: [Int32: Int] = [:]
    for (file, source) in index.files.enumerated() {
      guard let name = madeFor[source.path] else { continue }
      // If a team's own architecture extends a shipped one, its modules are generated with the
      // template of the shipped architecture.
      let number =
        architectures.firstIndex { $0.name == stated && $0.shippedBase == name }
        ?? architectures.firstIndex { $0.name == name }
      if let number { numbers[Int32(file)] = number }
    }
    return numbers
  }

  package var graph: WiringGraph { project.graph }
  /// For each type, true if it is a test or a test double.
  var isTest: [Bool] { types.isTest }
  private var index: ProjectIndex { project.index }
  private var types: ProjectTypes { project.types }
  private var makers: [TypeDeclaration.ID: Set<TypeDeclaration.ID>] { project.makers }

  /// The margin by which another architecture's score must exceed the score of the project's usual
  /// architecture. It is larger if the project's settings state an architecture.
  private var margin: Int { stated == nil ? 10 : 20 }

  /// The screens of the project, if it has no modules.
  var seenScreens: SeenScreens { SeenScreens(index, types) }

  /// Returns all modules, sorted by name.
  package func modules() -> [Module] {
    if patterns.isEmpty { return [] }
    let app = index.types.indices.filter { type in
      !types.isTest[type] && !project.hasOtherArchitecture[Int(index.types[type].place.file)]
    }
    let screens = app.filter { types.isShown($0) && !graph.isAlone($0) }
      .flatMap { type in
        ModuleStart.all(
          of: type, types.isScreen[type] && !isValue(type) ? .screen : .shownValue, in: graph)
      }
      .map(candidates)
    let hasScreens = screens.contains { $0.contains(where: \.isModule) }
    let usual = usualPatterns(screens)
    let generic = Set(app.filter { !index.types[$0].genericParameters.isEmpty })
    var chosen = ChosenModules(generic: generic)
    chosen.take(app.compactMap { wholeModule($0, usual.common) }, isIncluded: isIncluded)
    let composed = screens.filter { options in
      options.first.map { !chosen.types.contains($0.start.type) } ?? false
    }
    let usualModules = withoutContainers(namedAsUsual(best(composed, usual)), generic)
    let helpers = helpers(among: usualModules)
    chosen.take(
      usualModules.filter { helpers.isDisjoint(with: $0.deciders) }, isIncluded: isIncluded)
    // A module can also be shown by something other than one of the project's
    // screens, such as a library.
    let others = app.filter {
      !chosen.types.contains($0) && !helpers.contains($0) && mayDecide($0)
    }
    .flatMap { ModuleStart.all(of: $0, .decider, in: graph) }
    .map(candidates)
    chosen.take(
      best(others, usualPatterns(hasScreens ? screens : others)), isIncluded: isIncluded)
    return named(withoutVariants(chosen.modules)).sorted {
      ($0.name, $0.parts[0].type) < ($1.name, $1.parts[0].type)
    }
  }

  /// Returns the module that a class is by itself, such as an alert: it is named like such a role,
  /// and has a property for its module's output.
  private func wholeModule(_ type: TypeDeclaration.ID, _ usual: Int) -> ModuleCandidate? {
    guard index.types[type].kind == .class else { return nil }
    let number = madeFor[index.types[type].place.file] ?? usual
    let pattern = patterns[number]
    for role in pattern.roles where role.isWholeModule {
      let outputs = pattern.architecture.contracts
        .filter { $0.crossing == .out && $0.users.contains(role.role.name) }
        .flatMap(\.protocolNames)
      for naming in role.role.typeNames {
        guard let module = naming.module(of: index.name(of: type)) else { continue }
        let names = outputs.map { $0.typeName(module: module) }
        let holdsOutput = index.types[type].properties.contains { property in
          property.types.contains { names.contains(index.name(of: $0)) }
        }
        guard holdsOutput else { continue }
        var labels = RoleLabels()
        labels.add(RoleLabel(type: type, role: role.number, weight: 3, signs: .named))
        return ModuleCandidate(
          start: ModuleStart(type: type, kind: .wholeModule), pattern: number, labels: labels,
          fit: 0, roles: pattern.roles, neighbours: [])
      }
    }
    return nil
  }

  private func candidates(_ start: ModuleStart) -> [ModuleCandidate] {
    let neighbours = Set(
      graph.edges(from: start.type).map(\.target) + graph.edges(to: start.type).map(\.holder))
    return patterns.indices.map { number in
      let giver = RoleGiver(project, patterns[number], from: start)
      return ModuleCandidate(
        start: start, pattern: number, labels: giver.labels, fit: giver.weight,
        roles: patterns[number].roles, neighbours: neighbours,
        isNamedPair: isNamedPair(start, giver.labels, patterns[number].roles),
        isSomethingElse: isControl(giver.labels, patterns[number].roles)
          || isCoordinated(giver.labels, patterns[number].roles)
          || isViewModel(start.type, giver.labels, patterns[number].roles))
    }
  }

  /// Returns true for the view model of a structure, if no presenter is beside it: its interactor is what the team's
  /// view models ask for data.
  private func isViewModel(
    _ type: TypeDeclaration.ID, _ labels: RoleLabels, _ roles: [RolePattern]
  ) -> Bool {
    types.viewsByState[type] != nil && index.name(of: type).holds("ViewModel")
      && !labels.labels.contains { $0.isNamed && roles[$0.role].role.has(.decides) }
  }

  /// Returns true if what decides for the screen is only its coordinator.
  private func isCoordinated(_ labels: RoleLabels, _ roles: [RolePattern]) -> Bool {
    let deciders = labels.labels.filter { roles[$0.role].role.has(.decides) }
    return !deciders.isEmpty
      && deciders.allSatisfy { decider in
        RoleWords.navigating.contains(where: index.name(of: decider.type).hasSuffix)
      }
  }

  /// Returns true if the only view is no screen, but a control or a row of a list, and has little more than a
  /// presenter. With a router or an interactor, such a view is what a team calls a module.
  private func isControl(_ labels: RoleLabels, _ roles: [RolePattern]) -> Bool {
    let views = labels.labels.filter { roles[$0.role].shows }.map(\.type)
    return views.count == 1 && index.types[views[0]].kind == .class
      && labels.labels.count(where: \.isNamed) < 3
      && index.inherits(.interfaceClasses, views[0]) && !index.inherits(.controllers, views[0])
  }

  /// Returns true if a screen refers to a decider that has its name: a `SearchViewController` with a
  /// `SearchPresenter`. Such a presenter needs no other sign.
  private func isNamedPair(
    _ start: ModuleStart, _ labels: RoleLabels, _ roles: [RolePattern]
  ) -> Bool {
    guard start.kind == .screen || start.kind == .shownValue,
      let own = labels.label(of: start.type)
    else { return false }
    func modules(_ label: RoleLabel) -> Set<String> {
      let name = index.name(of: label.type)
      return Set(roles[label.role].role.typeNames.compactMap { $0.module(of: name) })
    }
    let names = modules(own)
    return labels.labels.contains { label in
      roles[label.role].decides && label.isNamed && !modules(label).isDisjoint(with: names)
        && graph.edges(from: start.type).contains { $0.target == label.type }
    }
  }

  private func isValue(_ type: TypeDeclaration.ID) -> Bool { index.types[type].kind == .struct }

  /// Returns true if a view is a superclass of another one, a structure that the other one shows, or
  /// its state. If a presenter names the superclass, the subclass is the one that adds nothing.
  private func isIncluded(_ view: TypeDeclaration.ID, in other: TypeDeclaration.ID) -> Bool {
    index.superclasses(of: other).contains(view) && !isNamedByPart(view)
      || index.superclasses(of: view).contains(other) && isNamedByPart(other)
      || isShown(view, by: other)
      || types.viewsByState[view]?.contains(other) == true
  }

  /// Returns true if a view creates a structure, directly or in another structure that it shows.
  private func isShown(_ view: TypeDeclaration.ID, by other: TypeDeclaration.ID) -> Bool {
    var known: Set<TypeDeclaration.ID> = []
    var open = [view]
    while let next = open.popLast() {
      guard isValue(next), known.insert(next).inserted else { continue }
      if makers[next]?.contains(other) == true { return true }
      open += (makers[next] ?? []).filter { types.isScreen[$0] }
    }
    return false
  }

  /// Returns true if a class is the declared type of a presenter's own property, or of another part's.
  private func isNamedByPart(_ type: TypeDeclaration.ID) -> Bool {
    graph.edges(to: type).contains { edge in
      edge.owner == edge.holder && edge.declared.contains(type)
        && RoleWords.isNamedLikePart(index.name(of: edge.holder))
    }
  }

  /// Returns true if this type holds another type that refers back to it,
  /// directly or through one other type.
  private func mayDecide(_ type: TypeDeclaration.ID) -> Bool {
    guard index.types[type].kind == .class || index.types[type].kind == .actor,
      !types.isScreen[type]
    else { return false }
    let held = Set(graph.edges(from: type).map(\.target)).subtracting([type])
    return held.contains { other in
      graph.edges(from: other).contains { edge in
        edge.target == type
          || graph.edges(from: edge.target).contains { $0.target == type }
      }
    }
  }

  /// Returns the architectures that fit the whole project and each app with several modules best.
  private func usualPatterns(_ all: [[ModuleCandidate]]) -> UsualPatterns {
    if let stated { return UsualPatterns(common: stated) }
    let modules = all.filter { $0.contains(where: \.isModule) }
    var usual = UsualPatterns(common: bestPattern(modules))
    for (app, own) in Dictionary(grouping: modules, by: { apps.app(of: $0[0].start.type) }) {
      if let app, own.count > 2 { usual.ofApps[app] = bestPattern(own) }
    }
    return usual
  }

  /// Returns the index of the architecture that fits some modules best, or the first one if there is a
  /// tie.
  private func bestPattern(_ all: [[ModuleCandidate]]) -> Int {
    let fits = patterns.indices.map { pattern in
      all.reduce(0) { $0 + ($1[pattern].isModule ? $1[pattern].fit : 0) }
    }
    return fits.indices.max { (fits[$0], $1) < (fits[$1], $0) } ?? 0
  }

  /// Returns the candidate with the best fit for each start that has a module. The candidates with
  /// the best fit come first.
  ///
  /// Most projects have one architecture. A module is assigned a different architecture only if
  /// the different architecture fits much better or the module was generated for it.
  private func best(_ all: [[ModuleCandidate]], _ usual: UsualPatterns) -> [ModuleCandidate] {
    all.compactMap { options -> ModuleCandidate? in
      let modules = options.filter(\.isModule)
      let best = modules.max { ($0.fit, $1.pattern) < ($1.fit, $0.pattern) }
      guard let best else { return nil }
      let file = index.types[best.start.type].place.file
      if let made = madeFor[file], options[made].isModule { return options[made] }
      let own = options[usual.pattern(ofApp: apps.app(of: best.start.type))]
      return own.isModule && own.fit + margin > best.fit ? own : best
    }
    .sorted { ($0.fit, $1.start.type) > ($1.fit, $0.start.type) }
  }

  /// Leaves out modules without a decider that is named like its role, if most modules of the project
  /// have one. A group of modules whose deciders share a word of the team's own stays.
  private func namedAsUsual(_ modules: [ModuleCandidate]) -> [ModuleCandidate] {
    let unnamed = modules.filter { !$0.hasNamedDecider }
    guard unnamed.count * 2 < modules.count else { return modules }
    func words(_ module: ModuleCandidate) -> Set<Substring> {
      Set(module.deciders.map { index.plainName(of: $0).lastWord })
    }
    var uses: [Substring: Int] = [:]
    for word in unnamed.flatMap(words) { uses[word, default: 0] += 1 }
    return modules.filter { module in
      module.hasNamedDecider || madeFor[index.types[module.start.type].place.file] != nil
        || words(module).contains { uses[$0, default: 0] > 2 }
    }
  }

  /// Returns the only deciders of screens that help other screens as well, some of which have a presenter of
  /// their own, and that are named like none of them: an `AlertPresenter`.
  private func helpers(among modules: [ModuleCandidate]) -> Set<TypeDeclaration.ID> {
    let byScreen = Dictionary(grouping: modules, by: \.start.type)
    let deciders = modules.filter { $0.start.kind == .screen && $0.deciders.count == 1 }
      .map { $0.deciders[0] }
    return Set(deciders).filter { decider in
      let screens = Set(graph.edges(to: decider).map(\.holder)).filter { types.isScreen[$0] }
      let name = index.plainName(of: decider)
      let stem = name.dropLast(name.lastWord.count)
      return screens.count > 2
        && !screens.contains { index.plainName(of: $0).hasPrefix(stem) }
        && screens.contains { screen in
          byScreen[screen]?.contains { !$0.deciders.contains(decider) } ?? false
        }
    }
  }

  /// Leaves out structures that only hand their deciders on to others that they show, such as the tabs of an app:
  /// each of those has a module of its own. It has a decider of its name, or several have objects of a generic class.
  private func withoutContainers(
    _ modules: [ModuleCandidate], _ generic: Set<TypeDeclaration.ID>
  ) -> [ModuleCandidate] {
    var shown: [TypeDeclaration.ID: [ModuleCandidate]] = [:]
    for module in modules where module.start.kind == .shownValue {
      for maker in makers[module.start.type] ?? [] { shown[maker, default: []].append(module) }
    }
    return modules.filter { module in
      let others = shown[module.start.type, default: []].filter { $0.deciders == module.deciders }
      let isHandingOn = others.count > 1 && module.deciders.allSatisfy(generic.contains)
      return !isHandingOn && !others.contains { bearsItsName($0) && !bearsItsName(module) }
    }
  }

  /// Returns true if a decider is named after the start: a `GetFavoritePresenter` after a `FavoriteView`.
  private func bearsItsName(_ module: ModuleCandidate) -> Bool {
    let name = index.plainName(of: module.start.type)
    let stem = name.dropLast(name.lastWord.count)
    return !stem.isEmpty && module.deciders.contains { index.plainName(of: $0).contains(stem) }
  }

  /// Unites the modules that show the same screen with presenters of one superclass and have no other
  /// parts of their own, if the superclass references the screen: one module, whose presenter has
  /// variants.
  private func withoutVariants(_ modules: [ChosenModules.Chosen]) -> [ChosenModules.Chosen] {
    var united: [ChosenModules.Chosen] = []
    var numbers: [Variant: Int] = [:]
    for module in modules {
      guard let (variant, decider) = variant(module) else {
        united.append(module)
        continue
      }
      let others = Set(module.parts.map(\.label.type)).subtracting([decider])
      if let first = numbers[variant],
        others.isSubset(of: united[first].parts.map(\.label.type))
      {
        united[first].replacePresenter(by: variant.presenter)
        continue
      }
      if numbers[variant] == nil { numbers[variant] = united.count }
      united.append(module)
    }
    return united
  }

  /// A screen, and the class that its presenters inherit from.
  private struct Variant: Hashable {
    var screen: TypeDeclaration.ID
    var presenter: TypeDeclaration.ID
    var pattern: Int
  }

  private func variant(
    _ module: ChosenModules.Chosen
  ) -> (variant: Variant, decider: TypeDeclaration.ID)? {
    let candidate = module.candidate
    guard candidate.start.kind == .screen, let decider = candidate.presenters.first,
      candidate.presenters.count == 1
    else { return nil }
    let owner = graph.edges(from: decider).first { edge in
      edge.target == candidate.start.type && edge.owner != decider
    }?.owner
    return owner.map {
      (Variant(screen: candidate.start.type, presenter: $0, pattern: candidate.pattern), decider)
    }
  }

  // MARK: The module

  /// Returns the modules with their parts, names and contracts.
  private func named(_ chosen: [ChosenModules.Chosen]) -> [Module] {
    let deciders = Set(chosen.flatMap(\.candidate.deciders))
    let unnamed = chosen.map { (module: module($0, deciders), candidate: $0.candidate) }
    var uses: [TypeDeclaration.ID: Int] = [:]
    for part in unnamed.flatMap(\.module.parts) { uses[part.type, default: 0] += 1 }
    let shared = Set(uses.filter { $0.value > 1 }.keys)
    var taken = Set(uses.keys)
    let folderUses = UnwiredParts.folderUses(of: unnamed.map(\.module), index)
    return unnamed.map { module, candidate in
      let pattern = patterns[candidate.pattern]
      let naming = ModuleNaming(
        index: index, pattern: pattern, shared: shared.union(namedAfterWork(in: module)))
      var module = module
      module.name = naming.name(of: module)
      naming.settleRoles(of: &module)
      settleComposer(of: &module, naming)
      for number in module.parts.indices {
        let weight = candidate.labels.label(of: module.parts[number].type)?.weight ?? 0
        module.parts[number].certainty = naming.certainty(
          of: module.parts[number], weight: weight, in: module)
      }
      let unwired = UnwiredParts(
        project: project, pattern: pattern, module: module, stems: naming.stems(of: module),
        taken: taken, folderUses: folderUses)
      let added = unwired.parts + plainParts(of: module, unwired)
      module.parts += added
      taken.formUnion(added.map(\.type))
      module.contracts =
        ModuleContracts(index: index, graph: graph, types: types, pattern: pattern, module: module)
        .contracts
      return module
    }
  }

  /// The generic parts of a module that are named after what they do, such as a `GetListPresenter` beside a
  /// `HomeView`.
  private func namedAfterWork(in module: Module) -> Set<TypeDeclaration.ID> {
    Set(
      module.parts.map(\.type).filter { type in
        let name = index.plainName(of: type)
        let stem = name.dropLast(name.lastWord.count)
        return !index.types[type].genericParameters.isEmpty
          && NameWords(name).words.first.map(Lexicon.imperatives.contains) ?? false
          && !module.parts.contains {
            $0.type != type && index.plainName(of: $0.type).hasPrefix(stem)
          }
      })
  }

  /// - Parameter deciders: The types that decide for any of the modules.
  private func module(
    _ chosen: ChosenModules.Chosen, _ deciders: Set<TypeDeclaration.ID>
  ) -> Module {
    let pattern = patterns[chosen.candidate.pattern]
    let number = chosen.candidate.pattern
    var module = Module(name: "", architecture: pattern.architecture.name)
    module.isArchitectureChosen =
      number == stated
      || number == madeFor[index.types[chosen.candidate.start.type].place.file]
    for part in chosen.parts {
      let evidence = RoleEvidence(project: project, pattern: pattern, candidate: part.candidate)
      module.parts.append(
        .init(
          role: pattern.roles[part.label.role].role.name, type: part.label.type,
          certainty: .likely, evidence: evidence.evidence(of: part.label)))
    }
    addViews(ofStatesIn: &module, pattern)
    if let composer = composer(of: module, pattern, notAmong: deciders) {
      module.parts.append(composer)
    }
    return module
  }

  /// Adds the structures that show the states that were found as views.
  private func addViews(ofStatesIn module: inout Module, _ pattern: ArchitecturePattern) {
    for part in module.parts where pattern.architecture.traits(ofRole: part.role).contains(.shows) {
      for view in types.viewsByState[part.type] ?? []
      where !module.parts.contains(where: { $0.type == view }) {
        let name = index.name(of: view)
        let word = pattern.roles.first { $0.role.name == part.role }?.allWords.first(
          where: name.ends)
        module.parts.append(
          .init(
            role: part.role, type: view, certainty: .likely,
            evidence: [.showsSomething] + (word.map { [.named($0)] } ?? [])))
      }
    }
  }

  /// Returns the parts that are plain data. Such parts may have no references, so only their names
  /// count.
  private func plainParts(of module: Module, _ unwired: UnwiredParts) -> [Module.Part] {
    let roles = unwired.pattern.roles.filter {
      $0.role.has(.isPlainData) && !$0.role.has(.isShared) && module.part($0.role.name) == nil
    }
    return roles.compactMap { pattern in
      let role = pattern.role
      let names = role.typeNames.map { $0.typeName(module: module.name) }
      let type = names.lazy.flatMap { index.types(named: $0) }.first { type in
        !types.isTest[type] && index.types[type].kind == role.kind.asFound
          && !module.parts.contains { $0.type == type } && isOwn(index.types[type].outer, module)
      }
      guard let type else { return unwired.models(pattern) }
      return Module.Part(
        role: role.name, type: type, certainty: .certain,
        evidence: [.named(index.name(of: type))])
    }
  }

  /// Returns false for a type outside of the module that contains a type with a name like the module's:
  /// the use case `Login.Register` is no model of the module `Register`.
  private func isOwn(_ outer: TypeDeclaration.ID?, _ module: Module) -> Bool {
    outer.map { outer in
      module.parts.contains { $0.type == outer } || index.name(of: outer).holds(module.name)
    } ?? true
  }

  /// Returns true if a type can be a module's composer: what starts the app, shows it, is a value or
  /// decides for another module also creates parts, but only as their user.
  private func mayCompose(
    _ type: TypeDeclaration.ID, _ role: RolePattern, _ members: Set<TypeDeclaration.ID>
  ) -> Bool {
    let name = index.name(of: type)
    let isNamed =
      (role.allWords + RoleWords.navigating).contains(where: name.holds)
      || isNamedModule(name, of: members)
    if types.isScreen[type] || index.inherits(.appDelegates, type) { return false }
    return isNamed || !isValue(type) && !RoleWords.isNamedLikePart(name)
  }

  /// Returns true if a name is that of one of a module's parts with the word for a module: `FeedModule`.
  private func isNamedModule(_ name: String, of members: Set<TypeDeclaration.ID>) -> Bool {
    guard name.hasSuffix(RoleWords.module) else { return false }
    let stem = name.dropLast(RoleWords.module.count)
    return !stem.isEmpty && members.contains { index.plainName(of: $0).hasPrefix(stem) }
  }

  /// A composer that is named like a router has the router's role if it belongs to the module, and
  /// none if it belongs to another module, which it opens this one from.
  private func settleComposer(of module: inout Module, _ naming: ModuleNaming) {
    let pattern = naming.pattern
    guard let router = pattern.roles.first(where: { $0.navigates && $0.isOfModule }),
      let number = module.parts.firstIndex(where: { part in
        part.evidence.contains { if case .composes = $0 { true } else { false } }
      })
    else { return }
    let name = index.plainName(of: module.parts[number].type)
    guard let word = RoleWords.navigating.first(where: name.ends) else {
      // What creates the parts of the whole app is no wireframe of one module.
      let isNamed = RoleWords.navigating.contains { name.lowercased().contains($0.lowercased()) }
      if module.parts[number].role == router.role.name, !isNamed, !name.hasPrefix(module.name) {
        module.parts.remove(at: number)
      }
      return
    }
    if !naming.isName(String(name.dropLast(word.count)), of: module) {
      module.parts.remove(at: number)
    } else if module.part(router.role.name) == nil {
      module.parts[number].role = router.role.name
    }
  }

  /// Returns the type that creates most of the module's parts, if it creates at least two.
  private func composer(
    of module: Module, _ pattern: ArchitecturePattern, notAmong deciders: Set<TypeDeclaration.ID>
  ) -> Module.Part? {
    let role = pattern.roles.first { role in
      role.role.has(.composes) && module.part(role.role.name) == nil
    }
    guard let role else { return nil }
    let members = Set(module.parts.map(\.type))
    var made: [TypeDeclaration.ID: Set<TypeDeclaration.ID>] = [:]
    for member in members {
      for maker in makers[member] ?? []
      where !members.contains(maker) && !deciders.contains(maker)
        && mayCompose(maker, role, members)
      {
        made[maker, default: []].insert(member)
      }
    }
    guard let best = made.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      best.value.count > 1
    else { return nil }
    let name = index.names[index.types[best.key].name]
    let word = (role.allWords + [RoleWords.module]).first { name.hasSuffix($0) }
    return Module.Part(
      role: role.role.name, type: best.key, certainty: .certain,
      evidence: [.composes(best.value.count)] + (word.map { [.named($0)] } ?? []))
  }
}

extension Role.Kind {
  /// The equivalent kind of declaration.
  fileprivate var asFound: TypeDeclaration.Kind {
    switch self {
    case .class: .class
    case .struct: .struct
    case .enum: .enum
    case .protocol: .protocol
    }
  }
}

extension String {
  /// The last word of a name in camel case.
  fileprivate var lastWord: Substring { self[(lastIndex(where: \.isUppercase) ?? startIndex)...] }
}
