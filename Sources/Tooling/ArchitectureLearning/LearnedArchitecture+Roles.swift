import AdderArchitectures
import AdderBase
import AdderModuleDiscovery

extension LearnedArchitecture {
  /// Learns the roles that discovery found: their names, kinds, folders, and whether all modules have them.
  mutating func learnRoles(_ observed: ObservedModules) {
    for role in observed.nearest.roles {
      var types: [(ObservedModules.Observed, TypeDeclaration.ID)] = []
      for module in observed.modules {
        if let part = module.module.part(role.name) { types.append((module, part.type)) }
      }
      guard observed.isCommon(types.count) else { continue }
      add(role, of: types, observed)
    }
  }

  /// Learns roles that the nearest architecture does not know: types that half of the modules have, and whose names
  /// have the module's name in them.
  mutating func learnOtherRoles(_ observed: ObservedModules) {
    var known: Set<TypeDeclaration.ID> = []
    for module in observed.modules {
      known.formUnion(module.module.parts.map(\.type) + module.module.contracts.map(\.type))
    }
    var found: [NamingPattern: [(ObservedModules.Observed, TypeDeclaration.ID)]] = [:]
    for module in observed.modules {
      for type in module.types
      where !known.contains(type) && observed.index.types[type].kind != .protocol {
        guard let pattern = observed.pattern(of: type, in: module), let word = pattern.roleWord,
          !architecture.roles.contains(where: { $0.typeNames.contains(pattern) || $0.name == word })
        else { continue }
        if found[pattern]?.last?.0.module.parts.first?.type != module.module.parts.first?.type {
          found[pattern, default: []].append((module, type))
        }
      }
    }
    for pattern in found.keys.sorted(by: { $0.description < $1.description }) {
      guard let types = found[pattern], types.count * 2 >= observed.modules.count,
        let word = pattern.roleWord
      else { continue }
      var role = Role(name: word)
      role.typeNames = [pattern]
      if types.allSatisfy({ [.struct, .enum].contains(observed.index.types[$0.1].kind) }) {
        role.traits = [.isPlainData]
      }
      add(role, of: types, observed)
    }
  }

  private mutating func add(
    _ known: Role, of types: [(ObservedModules.Observed, TypeDeclaration.ID)],
    _ observed: ObservedModules
  ) {
    var (names, kinds, folders) = (Tally<NamingPattern>(), Tally<Role.Kind>(), Tally<String>())
    for (module, type) in types {
      if let pattern = observed.pattern(of: type, in: module), !isTaken(pattern) {
        names.add(pattern)
      }
      if let kind = Role.Kind(observed.index.types[type].kind) { kinds.add(kind) }
      if let folder = observed.innerFolder(of: type, in: module) { folders.add(folder) }
    }
    var role = known
    let path = "roles.\(role.name)"
    shares[path] = observed.share(types.count)
    if let usual = names.values.first {
      role.typeNames = names.common.isEmpty ? [usual.value] : names.common.withoutMisspellings
      shares["\(path).name"] = Share(count: usual.count, all: types.count)
    }
    if let usual = kinds.usual {
      role.kind = usual.value
      shares["\(path).kind"] = usual.share
    }
    role.folder = nil
    if let usual = folders.usual, !usual.value.isEmpty {
      role.folder = usual.value
      shares["\(path).folder"] = usual.share
    }
    // What no code knows cannot be where it does not belong.
    role.mustNotKnow.removeAll(where: observed.unknownTopics.contains)
    learnBase(of: &role, types, observed)
    let share = observed.share(types.count)
    role.requirement = share.count == share.all ? .always : share.isConvention ? .whereNeeded : nil
    architecture.roles.append(role)
  }
}

extension LearnedArchitecture {
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
