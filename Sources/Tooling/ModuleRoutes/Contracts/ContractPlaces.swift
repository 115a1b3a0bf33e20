import AdderModuleDiscovery

/// Finds the place of a new protocol, where the protocols of the project's other modules are.
struct ContractPlaces {
  enum Place {
    /// Above a type.
    case above(TypeDeclaration.ID)
    /// Behind another protocol of the module.
    case behind(TypeDeclaration.ID)
    /// In a new file.
    case file(String)
  }

  private let habits: ContractHabits
  private let target: TypeDeclaration.ID
  private let holder: TypeDeclaration.ID
  private let code: ProjectCode
  private var index: ProjectIndex { code.index }

  init(
    _ habits: ContractHabits, _ target: TypeDeclaration.ID, holder: TypeDeclaration.ID,
    _ code: ProjectCode
  ) {
    self.habits = habits
    self.target = target
    self.holder = holder
    self.code = code
  }

  func place(named name: String, canCreateFiles: Bool) -> Place {
    // What modules share declares its protocols itself.
    guard habits.module.parts.contains(where: { $0.type == target }) else {
      return .above(outermost(target))
    }
    let together = habits.own.filter { habits.place(of: $0) == .together }
    let nearest = together.first { $0.implementer == target } ?? together.last
    if let nearest { return .behind(last(in: nearest.contract)) }
    switch habits.place {
    case .aboveHolder: return .above(outermost(holder))
    case .ownFile where canCreateFiles:
      return newFile(named: name).map { .file($0) } ?? .above(outermost(target))
    case .together where canCreateFiles:
      let sibling = habits.siblings.first { habits.place(of: $0) == .together }
      let file = sibling.flatMap(fileName)
      return file.flatMap(newFile).map { .file($0) } ?? .above(outermost(target))
    default: return .above(outermost(target))
    }
  }

  /// The last protocol of a file.
  private func last(in contract: TypeDeclaration.ID) -> TypeDeclaration.ID {
    let file = index.types[contract].place.file
    let all = index.types.indices.filter { type in
      index.types[type].place.file == file && index.types[type].outer == nil
    }
    return all.max { index.types[$0].place.node < index.types[$1].place.node } ?? contract
  }

  private func outermost(_ type: TypeDeclaration.ID) -> TypeDeclaration.ID {
    index.types[type].outer.map(outermost) ?? type
  }

  // MARK: Files

  private func path(of type: TypeDeclaration.ID) -> String {
    index.files[Int(index.types[type].place.file)].path
  }

  private func folder(of type: TypeDeclaration.ID) -> String { folder(of: path(of: type)) }

  private func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// The name of a file with contracts, with this module's name in place of the other one's.
  private func fileName(like sibling: ContractHabits.Sibling) -> String? {
    let path = path(of: sibling.contract)
    let file = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    guard file.contains(sibling.module), sibling.module != habits.module.name else { return nil }
    return file.replacing(sibling.module, with: habits.module.name)
  }

  private func newFile(named name: String) -> String? {
    let folder = folder()
    let path = folder.isEmpty ? "\(name).swift" : "\(folder)/\(name).swift"
    return index.files.contains { $0.path.lowercased() == path.lowercased() } ? nil : path
  }

  /// The folder that is to the class as those of the siblings' contracts are to theirs.
  private func folder() -> String {
    let siblings = habits.same + habits.own + habits.siblings
    let folders = Set(index.files.map { folder(of: $0.path) })
    for sibling in siblings {
      switch habits.place(of: sibling) {
      case .ownFile, .together: break
      default: continue
      }
      let own = folder(of: sibling.contract)
      if own == folder(of: sibling.implementer) { return folder(of: target) }
      if own == folder(of: sibling.holder) { return folder(of: holder) }
      if sibling.module == habits.module.name { return own }
      let mapped = own.replacing(sibling.module, with: habits.module.name)
      if mapped != own, folders.contains(mapped) { return mapped }
    }
    return folder(of: target)
  }
}
