import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension LearnedArchitecture {
  /// Learns the roles that discovery found: their names, kinds, folders, and whether all modules have them.
  mutating func learnRoles(_ observed: ObservedModules) {
    for role in observed.nearest.roles {
      var types = usualParts(role, observed)
      let all = types.map(\.1)
      types.removeAll { isOfAll($0.1, among: all) }
      // What nothing holds, and only some modules have, is a type like any other.
      let isOther =
        role.summary.isEmpty && Trait.allCases.allSatisfy { !role.has($0) || $0 == .isPlainData }
      guard observed.isCommon(types.count), !isOther || types.count * 2 > observed.modules.count
      else { continue }
      add(role, of: types, observed)
    }
  }

  /// Returns a part of each module with a role: of several, the one that is called as in most modules.
  private func usualParts(
    _ role: Role, _ observed: ObservedModules
  ) -> [(ObservedModules.Observed, TypeDeclaration.ID)] {
    let parts = observed.modules.map { module in
      let all = module.module.parts.filter { $0.role == role.name }.map(\.type)
      // The rows of a list are views, too, but no module is called after them.
      let screens = all.filter { !observed.index.inherits(.cells, $0) }
      return (module, screens.isEmpty ? all : screens)
    }
    return observed.usual(of: parts)
  }

  /// Returns true for one factory or router for all modules: it is no part of each.
  private func isOfAll(
    _ type: TypeDeclaration.ID, among types: [TypeDeclaration.ID]
  ) -> Bool {
    let count = types.count { $0 == type }
    return count > 1 && (count == types.count || count > 2 && count * 2 > types.count)
  }

  /// Learns roles that the nearest architecture does not know: types that half of the modules have, and whose names
  /// have the module's name in them.
  mutating func learnOtherRoles(_ observed: ObservedModules) {
    var known: Set<TypeDeclaration.ID> = []
    for module in observed.modules { known.formUnion(module.module.contracts.map(\.type)) }
    var found: [NamingPattern: [(ObservedModules.Observed, TypeDeclaration.ID)]] = [:]
    for module in observed.modules {
      for type in module.types
      where !known.contains(type) && observed.index.types[type].kind != .protocol
        && !observed.isPreview(type)
      {
        guard let pattern = observed.pattern(of: type, in: module), let word = pattern.roleWord,
          !architecture.roles.contains(where: {
            $0.typeNames.contains(pattern) || $0.name == word && !isScreenBeside(pattern, $0)
          })
        else { continue }
        if found[pattern]?.last?.0.module.parts.first?.type != module.module.parts.first?.type {
          found[pattern, default: []].append((module, type))
        }
      }
    }
    for pattern in found.keys.sorted(by: { $0.description < $1.description }) {
      guard let types = found[pattern], types.count * 2 > observed.modules.count,
        let word = pattern.roleWord
      else { continue }
      var role = Role(name: architecture.role(named: word) == nil ? word : "Root\(word)")
      role.typeNames = [pattern]
      if types.allSatisfy({ observed.isPlainData($0.1) }) {
        role.traits = [.isPlainData]
      }
      add(role, of: types, observed)
    }
  }

  /// Returns true if a role's types are the screens whose own views have names of this pattern: `{module}ViewController`
  /// beside `{module}View`.
  private func isScreenBeside(_ pattern: NamingPattern, _ role: Role) -> Bool {
    role.has(.shows) && !role.typeNames.isEmpty && !role.typeNames.contains(pattern)
  }

  private mutating func add(
    _ known: Role, of types: [(ObservedModules.Observed, TypeDeclaration.ID)],
    _ observed: ObservedModules
  ) {
    var (names, kinds, folders) = (Tally<NamingPattern>(), Tally<Role.Kind>(), Tally<String>())
    var files = Tally<NamingPattern?>()
    for (module, type) in types {
      if let file = observed.file(of: type, in: module) { files.add(file) }
      if let pattern = observed.pattern(of: type, in: module), !isTaken(pattern) {
        names.add(pattern)
      }
      if let kind = Role.Kind(observed.index.types[type].kind) { kinds.add(kind) }
      if let folder = observed.innerFolder(of: type, in: module) { folders.add(folder) }
    }
    var role = known
    let path = "roles.\(role.name)"
    shares[path] = observed.share(types.count)
    if !names.common.isEmpty {
      role.typeNames = names.forms.withoutMisspellings
      shares["\(path).name"] = names.share(of: role.typeNames, in: types.count)
    } else {
      // Names that nothing has in common say as little as other patterns of the known architecture.
      role.typeNames = Array(role.typeNames.prefix(1))
    }
    if let usual = kinds.usual {
      role.kind = usual.value
      shares["\(path).kind"] = usual.share
    }
    role.folder = nil
    if let usual = folders.usual(of: types.count), !usual.value.isEmpty {
      role.folder = usual.value
      shares["\(path).folder"] = usual.share
    }
    role.file = nil
    if let usual = files.usual(of: types.count), let file = usual.value {
      role.file = file
      shares["\(path).file"] = usual.share
    }
    // What no code knows cannot be where it does not belong.
    role.mustNotKnow.removeAll(where: observed.unknownTopics.contains)
    learnDuties(of: &role, types.map(\.1), observed)
    learnBase(of: &role, types, observed)
    let share = observed.share(types.count)
    role.requirement = share.count == share.all ? .always : share.isConvention ? .whereNeeded : nil
    architecture.roles.append(role)
  }
}

extension ObservedModules {
  /// Returns one of several types of each module: the one that is called as in most modules.
  func usual(of found: [(Observed, [TypeDeclaration.ID])]) -> [(Observed, TypeDeclaration.ID)] {
    var names = Tally<NamingPattern>()
    for (module, types) in found {
      for name in Set(types.compactMap { pattern(of: $0, in: module) }) { names.add(name) }
    }
    return found.compactMap { module, types in
      let counts = types.map { pattern(of: $0, in: module).map(names.count) ?? 0 }
      guard let most = counts.max(), let best = counts.firstIndex(of: most) else { return nil }
      return (module, types[best])
    }
  }
}

extension LearnedArchitecture {
  /// What a part that opens modules works with.
  private static let topicsOfRouters: Set = ["userInterface", "navigation", "embedding", "alerts"]

  /// Leaves a role the traits and the prohibitions that its types agree with.
  private func learnDuties(
    of role: inout Role, _ types: [TypeDeclaration.ID], _ observed: ObservedModules
  ) {
    // A type that several modules share is one example.
    let own = types.uniqued
    func isUsual(_ isSo: (TypeDeclaration.ID) -> Bool) -> Bool {
      own.count(where: isSo) * 2 >= own.count
    }
    // Where screens reach data themselves, an interactor that does not is no sign of a rule against it.
    let isBusinessLogic = role.has(.appliesBusinessLogic)
    let knownData = DataKnowledge.topics.filter { topic in
      types.count { observed.knows(topic, $0) } * 10 > types.count
        || isBusinessLogic && observed.screensKnow(topic)
    }
    role.mustNotKnow.removeAll(where: knownData.contains)
    if role.has(.navigates) { role.mustNotKnow.removeAll(where: Self.topicsOfRouters.contains) }
    var traits = Set(Trait.allCases.filter(role.has))
    // A presenter that decides what to show need not format it.
    if role.has(.decides) { traits.remove(.formats) }
    if role.has(.displaysLists), !isUsual({ observed.showsList($0) }) {
      traits.remove(.displaysLists)
    }
    if role.has(.holdsState), !isUsual({ hasState($0, observed) }) { traits.remove(.holdsState) }
    if role.has(.appliesBusinessLogic),
      isUsual({ type in DataKnowledge.topics.contains { observed.knows($0, type) } })
    {
      traits.insert(.reachesData)
    }
    role.traits = Traits(traits)
  }

  /// Returns true if objects of a type have values that change, besides references to other parts.
  private func hasState(_ type: TypeDeclaration.ID, _ observed: ObservedModules) -> Bool {
    observed.index.types[type].properties.contains { property in
      !property.isStatic && !property.isConstant && !property.isComputed && !property.isLazy
        && property.strength == .strong && property.attributes.isEmpty && property.types.isEmpty
        && !makesObject(property, observed)
    }
  }

  /// Returns true for `var worker = FeedWorker()`: the object is another part's, not state.
  private func makesObject(_ property: Property, _ observed: ObservedModules) -> Bool {
    guard property.type == nil, property.hasInitialValue else { return false }
    let file = observed.index.files[Int(property.place.file)]
    return file.facts.range(of: Int(property.place.node)).contains { node in
      file.facts.nodes[node].kind == .identifier
        && observed.index.types(named: file.names[Int(file.facts.nodes[node].name)]).contains {
          observed.index.types[$0].kind == .class
        }
    }
  }

  /// Returns true for a name that means another role.
  private func isTaken(_ pattern: NamingPattern) -> Bool {
    architecture.roles.contains { $0.typeNames.contains(pattern) }
  }

  /// Learns which class of the project the types of a role inherit from.
  private mutating func learnBase(
    of role: inout Role, _ types: [(ObservedModules.Observed, TypeDeclaration.ID)],
    _ observed: ObservedModules
  ) {
    role.inherits = []
    var bases = Tally<TypeDeclaration.ID?>()
    for (_, type) in types { bases.add(observed.index.superclasses(of: type).first) }
    guard let usual = bases.usual, let base = usual.value, usual.share.isConvention else { return }
    role.inherits = [Inheritance(type: observed.index.name(of: base))]
    shares["roles.\(role.name).inherits"] = usual.share
  }
}

extension NamingPattern {
  /// The pattern without the module's name: `ViewFactory` for `{module}ViewFactory`. `nil` for what is no word for a
  /// role.
  var roleWord: String? {
    guard parts.count == 2, case .gap(.module) = parts[0], case .text(let word) = parts[1],
      word.first?.isUppercase ?? false, word.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return word
  }
}

extension Role.Kind {
  fileprivate init?(_ kind: TypeDeclaration.Kind) {
    switch kind {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .actor: return nil
    }
  }
}

extension [NamingPattern] {
  /// The patterns without those that have the letters of an earlier one in another order: `{module}Assebmly`.
  var withoutMisspellings: [NamingPattern] {
    indices.filter { place in
      !self[..<place].contains { $0.description.sorted() == self[place].description.sorted() }
    }.map { self[$0] }
  }
}
