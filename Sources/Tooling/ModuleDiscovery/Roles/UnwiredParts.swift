import AdderArchitectures
import AdderBase

/// Finds parts of a module that no property leads to, by their names, their folders and what they
/// conform to or create.
struct UnwiredParts {
  let project: KnownProject
  let pattern: ArchitecturePattern
  let module: Module
  /// The names that the module's parts begin with.
  let stems: [String]
  /// The parts of all modules.
  let taken: Set<TypeDeclaration.ID>
  /// The number of modules that have parts in each folder.
  let folderUses: [String: Int]

  private var index: ProjectIndex { project.index }

  static func folderUses(of modules: [Module], _ index: ProjectIndex) -> [String: Int] {
    var uses: [String: Int] = [:]
    for module in modules {
      for folder in Set(module.parts.map { index.folder(of: $0.type) }) {
        uses[folder, default: 0] += 1
      }
    }
    return uses
  }

  // MARK: Models

  /// Returns the namespace of a module's models, if the team declares it as another kind of type, or
  /// names it with another word or the longer name of other parts: `struct FeedModel`.
  func models(_ role: RolePattern) -> Module.Part? {
    guard role.role.has(.isPlainData), role.role.kind == .enum else { return nil }
    for stem in stems {
      let names = role.role.typeNames.map { $0.typeName(module: stem) }
      for name in names + role.allWords.map({ stem + $0 }) {
        guard let type = type(named: name, where: isNamespace) else { continue }
        let isUsual = names.contains(name) || index.types[type].kind == .enum
        return Module.Part(
          role: role.role.name, type: type, certainty: isUsual ? .certain : .likely,
          evidence: [.named(name)])
      }
    }
    return nil
  }

  /// Returns true if a type only contains other types, none of which is a part of the module.
  private func isNamespace(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = index.types[type]
    return declaration.properties.allSatisfy(\.isStatic) && declaration.functions.isEmpty
      && declaration.initializers.isEmpty && declaration.cases.isEmpty
      && declaration.inherited.isEmpty && declaration.outer == nil
      && index.types.contains { $0.outer == type }
      && !module.parts.contains { index.types[$0.type].outer == type }
  }

  // MARK: Parts

  /// Returns the parts for the roles that nothing in the module has.
  var parts: [Module.Part] {
    var found: [Module.Part] = []
    for role in pattern.roles
    where role.isOfModule && !role.shows && isCore(role) && module.part(role.role.name) == nil {
      if let part = part(role, notAmong: found.map(\.type)) { found.append(part) }
    }
    return found + (initializer(among: module.parts + found).map { [$0] } ?? [])
  }

  /// Returns the object of a storyboard that creates the module's composer when the storyboard is loaded. It
  /// has the composer's role, too, unless the architecture has a role of this name.
  private func initializer(among parts: [Module.Part]) -> Module.Part? {
    let composer = parts.first { part in
      pattern.roles.contains { $0.role.name == part.role && $0.composes && !$0.shows }
    }
    guard let composer else { return nil }
    for stem in stems {
      for word in RoleWords.starting {
        let type = type(named: stem + word) { type in
          isClass(type) && project.makers[composer.type]?.contains(type) == true
        }
        guard let type else { continue }
        let own = pattern.roles.first { role in
          role.role.typeNames.contains { $0.typeName(module: stem) == stem + word }
        }
        return Module.Part(
          role: own?.role.name ?? composer.role, type: type, certainty: .likely,
          evidence: [.composes(1), .named(word)])
      }
    }
    return nil
  }

  private func isCore(_ role: RolePattern) -> Bool {
    role.navigates || role.composes || role.decides || role.formats
      || role.role.has(.reachesData)
  }

  private func part(
    _ role: RolePattern, notAmong others: [TypeDeclaration.ID]
  ) -> Module.Part? {
    // The common words for other roles mean too many things.
    let words = role.navigates || role.composes ? role.allWords : role.ownWords
    for stem in stems {
      for word in words {
        let type = type(named: stem + word) { !others.contains($0) && isClass($0) }
        guard let type, let part = part(role, type, stem, word) else { continue }
        return part
      }
    }
    return nil
  }

  /// Returns the part, if a protocol of the module or what the type creates confirms the role, or if its name
  /// is exactly the architecture's, in a folder of this module alone.
  private func part(
    _ role: RolePattern, _ type: TypeDeclaration.ID, _ stem: String, _ word: String
  ) -> Module.Part? {
    var evidence: [Evidence] = [.named(word)]
    let contract = index.protocols(of: type).first { isContract($0, role, stem) }
    if let contract { evidence.append(.contract(index.name(of: contract))) }
    let made = module.parts.count { project.makers[$0.type]?.contains(type) ?? false }
    if made > 0 { evidence.append(.composes(made)) }
    let isExact =
      !role.composes && (!role.navigates || project.types.navigates[type])
      && folders.contains(index.folder(of: type)) && folderUses[index.folder(of: type)] == 1
      && stem == module.name
      && role.role.typeNames.contains { $0.typeName(module: stem) == stem + word }
    // What keeps the one part that it creates is its user.
    let composes = made > 1 || made == 1 && !holdsPart(type)
    let isConfirmed =
      if role.composes, !role.navigates {
        composes
      } else {
        contract != nil || role.navigates && composes || isExact
      }
    guard isConfirmed else { return nil }
    return Module.Part(
      role: role.role.name, type: type,
      certainty: contract != nil && made > 0 ? .certain : .likely, evidence: evidence)
  }

  private func holdsPart(_ type: TypeDeclaration.ID) -> Bool {
    project.graph.edges(from: type).contains { edge in
      module.parts.contains { $0.type == edge.target }
    }
  }

  private func isClass(_ type: TypeDeclaration.ID) -> Bool {
    index.types[type].kind == .class || index.types[type].kind == .actor
  }

  /// Returns true if a protocol is named after the module and the role.
  private func isContract(
    _ type: TypeDeclaration.ID, _ role: RolePattern, _ stem: String
  ) -> Bool {
    let name = index.name(of: type)
    if name.hasPrefix(stem), pattern.signs.mentions(type, role.number) { return true }
    return pattern.architecture.contracts.contains { contract in
      contract.implementers.contains(role.role.name)
        && contract.protocolNames.contains { $0.module(of: name) == stem }
    }
  }

  // MARK: Names and folders

  /// Returns the type with a name that is in a folder of the module, no part of any module, and no test. Of
  /// several, one in the same folder as a part.
  private func type(
    named name: String, where isMeant: (TypeDeclaration.ID) -> Bool
  ) -> TypeDeclaration.ID? {
    // The class `FeedRouterImpl` that conforms to the protocol `FeedRouter`.
    let all = index.types(named: name).flatMap { [$0] + index.conformers(of: $0) }.filter { type in
      !project.types.isTest[type] && !taken.contains(type) && isBeside(type)
        && index.plainName(of: type) == name && isMeant(type)
    }
    return all.first { folders.contains(index.folder(of: $0)) } ?? all.first
  }

  /// Returns true if a type's folder is that of a part, a folder in or around it, or one beside it:
  /// `Feed/Models` beside `Feed/View`.
  private func isBeside(_ type: TypeDeclaration.ID) -> Bool {
    let own = index.folder(of: type)
    return folders.contains { folder in
      own == folder || own.folder == folder || own == folder.folder
        || !own.folder.isEmpty && own.folder == folder.folder
    }
  }

  /// The folders of the module's parts other than composers.
  private var folders: Set<String> {
    Set(
      module.parts.filter { part in
        !part.evidence.contains { if case .composes = $0 { true } else { false } }
      }
      .map { index.folder(of: $0.type) })
  }
}

extension ProjectIndex {
  /// Returns the folder of the file that declares a type.
  fileprivate func folder(of type: TypeDeclaration.ID) -> String {
    files[Int(types[type].place.file)].path.folder
  }
}
