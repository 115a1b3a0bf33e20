import AdderModuleDiscovery

extension ExtendedModule {
  /// Finds the reference that `ProfileViewController.presenter` names.
  ///
  /// A part is written with its name, its name without the module's, or the architecture's name for its role.
  func reference(
    in text: String, _ code: ProjectCode
  ) throws(ContractError) -> ConcreteReference {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2, words.allSatisfy({ !$0.isEmpty }) else {
      throw .noProperty(text, module: module.name)
    }
    let index = project.index
    let holder = try part(named: words[0], holding: words[1])
    let name = "\(index.name(of: holder)).\(words[1])"
    guard let number = index.names.name(words[1]),
      let found = index.property(number, of: holder), !found.property.isStatic
    else {
      let known = index.types[holder].properties.filter { property in
        property.types.contains { index.types[$0].kind == .class }
      }
      throw .unknownProperty(
        words[1], part: index.name(of: holder), known: known.map { index.names[$0.name] })
    }
    guard found.owner == holder else {
      throw .inherited(
        words[1], part: index.name(of: holder), from: index.name(of: found.owner))
    }
    guard found.property.type != nil else {
      throw .noType(words[1], part: index.name(of: holder))
    }
    if let contract = found.property.types.first(where: { index.types[$0].kind == .protocol }) {
      throw .isContract(name, contract: index.name(of: contract))
    }
    guard let target = found.property.types.first, found.property.types.count == 1 else {
      throw .foreign(words[1], part: index.name(of: holder))
    }
    guard index.types[target].kind == .class else {
      throw .noClass(name, type: index.name(of: target))
    }
    return ConcreteReference(found.property, of: holder, to: target, code)
  }

  /// Finds a part. If several parts have the role, the one with the property is meant.
  private func part(
    named word: String, holding property: String
  ) throws(ContractError) -> TypeDeclaration.ID {
    let index = project.index
    let wanted = word.lowercased()
    let named = module.parts.filter { part in
      let name = index.name(of: part.type)
      return name.lowercased() == wanted
        || name.hasPrefix(module.name) && name.dropFirst(module.name.count).lowercased() == wanted
    }
    let meant = named.isEmpty ? module.parts.filter { $0.role.lowercased() == wanted } : named
    let holding = meant.first { part in
      index.names.name(property).flatMap { index.property($0, of: part.type) } != nil
    }
    guard let found = holding ?? meant.first else {
      throw .unknownPart(
        word, module: module.name, known: Set(module.parts.map { index.name(of: $0.type) }).sorted()
      )
    }
    return found.type
  }

  /// Returns true if an Xcode project lists the file of a type.
  func isListed(_ type: TypeDeclaration.ID) -> Bool {
    project.index.files[Int(project.index.types[type].place.file)].targets.contains {
      $0.project.hasSuffix(".xcodeproj")
    }
  }
}
