import AdderBase
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// What a name, or a use of it, says about a type.
extension OwnNames {
  // MARK: Names

  func beginsWithModule(_ name: String) -> Bool {
    replacement.places(in: name).first?.lowerBound == 0
  }

  /// Returns true for `APIProfileRouter` in a folder `APIProfile`, apart from the module's.
  private func isInFolderOfLongerName(_ name: String, _ end: Int) -> Bool {
    let longer = String(decoding: name.utf8.prefix(end), as: UTF8.self)
    let declared = project.index.types(named: name)
    let shared = module.types.count { project.path(of: $0).folder.fileName == longer }
    return longer.utf8.count > module.name.utf8.count && !declared.isEmpty
      && !FrameworkNames.doubleWords.listed.contains(where: longer.hasPrefix)
      && shared * 2 < module.types.count
      && declared.allSatisfy { file(of: $0).path.folder.fileName == longer && !file(of: $0).isTest }
  }

  /// Returns true if a name begins with the module's name, or with a class prefix or a word for doubles
  /// before it.
  func hasUsualBeginning(_ name: String) -> Bool {
    guard let place = replacement.places(in: name).first,
      !isInFolderOfLongerName(name, place.upperBound)
    else { return false }
    let beginning = name.utf8.prefix(place.lowerBound)
    return beginning.count <= 3 && beginning.allSatisfy(\.isCapital)
      || FrameworkNames.doubleWords.listed.contains(String(decoding: beginning, as: UTF8.self))
  }

  /// Returns true if other words before the module's name belong to it, because a type outside of the
  /// module has them, too: `CloudProfilePresenter` beside `CloudProfileView`.
  func isOfLongerName(_ name: String) -> Bool {
    guard let place = replacement.old.places(in: name).first, place.lowerBound > 0 else {
      return false
    }
    if isInFolderOfLongerName(name, place.upperBound) { return true }
    if hasUsualBeginning(name) { return false }
    let longer = ModuleWord(String(decoding: name.utf8.prefix(place.upperBound), as: UTF8.self))
    let own = ModuleWord(name)
    return project.index.types.indices.contains { type in
      let other = project.index.name(of: type)
      return !module.types.contains(type) && !file(of: type).isTest
        && !file(of: type).path.foldersAround.contains {
          folderNames.isCalledAfterModule($0.fileName) && !isOfTarget($0)
        }
        && longer.places(in: other).first?.lowerBound == 0 && own.places(in: other).isEmpty
        && NameMeaning(other, longer.places(in: other)).map { $0.namesPart || $0.endsWithPart }
          ?? false
    }
  }

  /// Returns true if a type's name begins with the module's name, or with a class prefix and that
  /// name. A name of several words means the module anywhere in another name; a single word can be
  /// part of a phrase: `SeeMoreView`.
  func isNamedAfterModule(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    guard let place = replacement.places(in: name).first else { return false }
    let prefix = name.utf8.prefix(place.lowerBound)
    return prefix.count <= 3 && prefix.allSatisfy(\.isCapital)
      || module.name.hasSeveralWords || file(of: type).isTest
  }

  /// Returns true for a type that is named after a target whose name has something before the module's, and which
  /// keeps it: `XProfileBuilder` of the target `XProfile`.
  func isNamedAfterTarget(_ name: String) -> Bool {
    targets.names.contains { target in
      guard let place = replacement.places(in: target).first, place.lowerBound > 0,
        name.hasPrefix(target)
      else { return false }
      return name.dropFirst(target.count).first?.isUppercase ?? true
    }
  }

  /// Returns true for a type that calls the module a screen, and is not another module's: `ProfileSceneUITests`.
  func isNamedAfterScreen(_ name: String) -> Bool {
    let meaning = NameMeaning(name, replacement.places(in: name))
    return meaning.map { $0.beginsWithModule && $0.isScreen } ?? false
      && !project.index.types(named: name).contains(where: module.otherTypes.contains)
  }

  /// Returns true for `AssemblyProfile`, if only the module's code uses it.
  func isReversed(_ name: String) -> Bool {
    ["Assembly", "Assembler", "Builder", "Configurator", "Factory", "Router"].contains {
      name == $0 + module.name
    } && project.index.types(named: name).allSatisfy(isUsedOnlyHere)
  }

  /// Returns true for a type whose name says that it belongs to a screen: `ProfileHeaderView`.
  func isOfInterface(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    let word = ([module.name] + folderNames.otherNumbers).lazy.map(ModuleWord.init)
      .first { !$0.places(in: name).isEmpty }
    guard !replacement.isOfOther(name), !isScreenOfItsOwn(type),
      let end = word?.places(in: name).last?.upperBound
    else {
      return false
    }
    let rest = String(decoding: Array(name.utf8)[end...], as: UTF8.self)
    return Self.interfaceWords.contains(where: rest.contains)
  }

  /// Returns true for another screen in a folder that is called like it: `ProfileDetails/ProfileDetailsViewController.swift`.
  private func isScreenOfItsOwn(_ type: TypeDeclaration.ID) -> Bool {
    let path = file(of: type).path
    guard let screen = NameMeaning.withoutScreen(project.index.name(of: type)), !isOwn(path),
      !folderNames.isCalledAfterModule(screen)
    else { return false }
    return path.foldersAround.contains { $0.fileName.isWords(of: screen) }
  }

  static let interfaceWords = [
    "View", "Cell", "Controller", "Table", "Collection", "DataSource", "Adapter", "Header",
    "Footer", "Row", "Section", "Layout",
  ]

  /// Returns true for `EditProfileService` of a module whose name has several words.
  func isOfLogic(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    guard module.name.isSpecific, beginsWithModule(name),
      let end = replacement.places(in: name).last?.upperBound
    else { return false }
    let rest = String(decoding: Array(name.utf8)[end...], as: UTF8.self)
    return ["", "Protocol", "Input", "Type", "Impl"].contains { ending in
      rest.hasSuffix(ending) && Self.logicWords.contains(String(rest.dropLast(ending.count)))
    }
  }

  /// Returns true for the class `ProfileModel` with methods, which is no data but the third part of an MVP module.
  func isModelWithLogic(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = project.index.types[type]
    return project.index.name(of: type) == module.name + "Model" && declaration.kind == .class
      && declaration.outer == nil && declaration.inherited.isEmpty
      && !declaration.functions.isEmpty
  }

  /// Returns true for a type beside the module's folders in one that is called after a part of its name:
  /// `Profile/Edit/Repository/EditProfileRepository.swift`.
  func isInOwnFlow(_ type: TypeDeclaration.ID) -> Bool {
    let places = module.types.map { project.path(of: $0).folder.pathNames }
    guard var common = places.first else { return false }
    for place in places {
      common = Array(zip(common, place).prefix { $0 == $1 }.map(\.0))
    }
    guard let name = common.last, !isOfTarget(common.joined(separator: "/")) else { return false }
    return AlikeWords(module.name).isPart(AlikeWords.words(of: name))
      && project.path(of: type).isInside(folder: common.joined(separator: "/"))
  }

  private static let logicWords: Set = [
    "DataManager", "DataProvider", "Formatter", "Helper", "Loader", "Manager", "Navigator",
    "NetworkService",
    "Provider", "Repository", "Service", "Services", "UseCase", "Validator", "Worker",
  ]

  /// Returns true for `DisplayedProfile`, where a module's name can be that of data.
  func isPhrase(_ name: String) -> Bool {
    !beginsWithModule(name) && !hasUsualBeginning(name)
      && !project.index.types(named: name).contains { file(of: $0).isTest }
      && (!module.name.hasSeveralWords
        || NameMeaning(name, replacement.places(in: name)).map { !$0.endsWithPart } ?? false
          && !isNestedData(name))
  }

  /// Returns true for `DisplayedProfileRow` in a model: a structure inside other types that contains no types. A use
  /// case contains its request and its response.
  private func isNestedData(_ name: String) -> Bool {
    project.index.types(named: name).allSatisfy { type in
      let declaration = project.index.types[type]
      return declaration.kind == .struct && declaration.outer != nil
        && !project.index.types.contains { $0.outer == type }
    }
  }

  /// Returns true for `enum AppProfile` in the folder of a module with a name of one word, which can be that of data.
  func isListOfPhrase(_ type: TypeDeclaration.ID) -> Bool {
    let (name, declaration) = (project.index.name(of: type), project.index.types[type])
    return !module.name.hasSeveralWords && declaration.kind == .enum && declaration.outer == nil
      && !hasUsualBeginning(name) && !isOfInterface(type) && !file(of: type).isTest
      && !(NameMeaning(name, replacement.places(in: name))?.endsWithPart ?? true)
  }

  func treatsData(_ type: String) -> Bool {
    NameMeaning(type, replacement.places(in: type))?.treatsData ?? false
  }

  /// Returns true for a use case of another module that goes to this one: `RouteToProfile` beside
  /// `routeToProfile`.
  func isRouteElsewhere(_ name: String) -> Bool {
    let method = ModuleWord.small(name)
    let declared = project.index.types(named: name)
    return types[name] == nil && !declared.isEmpty
      && declared.allSatisfy { project.index.types[$0].outer != nil }
      && NameMeaning(method, replacement.places(in: method))?.navigates ?? false
      && isFunction(method)
  }

  func isFunction(_ name: String) -> Bool {
    guard let number = project.index.names.name(name) else { return false }
    return usedIn[number].contains { file in
      let file = project.index.files[Int(file)]
      return file.nodes(named: number).contains {
        file.facts.nodes[$0].kind == .functionDeclaration
      }
    }
  }

  /// Returns the new name of a part or a contract with the module's name in singular or plural: `DetailsView` of the
  /// module `Detail`.
  func nameInOtherNumber(_ name: String) -> String? {
    let new = folderNames.otherNumbers.lazy.compactMap { word in
      NameReplacement(
        from: word, to: String(decoding: self.replacement.new.capital, as: UTF8.self),
        modules: self.project.modules.map(\.name)
      ).renamed(name)
    }.first
    return new.flatMap { name in types.values.contains(name) ? nil : name }
  }

  // MARK: Uses

  /// Returns true for a protocol that parts of this module and of others implement, such as the delegate of a
  /// row that several screens show.
  func isShared(_ type: TypeDeclaration.ID) -> Bool {
    let conformers = project.index.conformers(of: type)
    return conformers.contains(where: module.otherTypes.contains)
      && conformers.contains(where: module.types.contains)
  }

  /// Returns true for a type that other words before the module's name tell from it, outside of its folders:
  /// `GeneralProfileCreation`, which is the delegate of the module `Profile`.
  func isOtherConforming(_ type: TypeDeclaration.ID) -> Bool {
    let (name, path) = (project.index.name(of: type), file(of: type).path)
    return !module.name.hasSeveralWords && !beginsWithModule(name) && !hasUsualBeginning(name)
      && !isOwn(path) && !file(of: type).isTest
      && !types.keys.contains { $0 != module.name && name.hasSuffix($0) }
  }

  func conformsToOwn(_ type: TypeDeclaration) -> Bool {
    type.inherited.contains { types[project.index.names[$0.type.last]] != nil }
  }

  /// Returns true if code outside the type mentions it, and all of that is the module's code.
  func isUsedOnlyHere(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = project.index.types[type]
    let declaring = Set(([declaration.place] + declaration.extensions).map(\.file))
    let using = usedIn[declaration.name].filter { !declaring.contains($0) }
    return using.allSatisfy { isOfModule(Int($0)) }
      && (!using.isEmpty || declaring.contains { isOfModule(Int($0)) })
  }

  /// Returns true for a protocol that only the module's code uses, apart from types that are called after it:
  /// `CachedEditProfileProvider` beside `EditProfileProvider`.
  func isUsedOnlyHereWithConformers(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = project.index.types[type]
    let conformers = project.index.conformers(of: type)
    guard declaration.kind == .protocol, !conformers.isEmpty,
      conformers.allSatisfy({
        replacement.isCarried(by: project.index.name(of: $0)) && isUsedOnlyHere($0)
      })
    else { return false }
    let files = Set(conformers.map { project.index.types[$0].place.file })
    return usedIn[declaration.name].allSatisfy {
      $0 == declaration.place.file || files.contains($0) || isOfModule(Int($0))
    }
  }

  /// Returns true if only the module's code uses a type and the types in its file that are called like it: a request
  /// keeps its name with its response.
  func isUsedOnlyHereWithSiblings(_ type: TypeDeclaration.ID) -> Bool {
    let place = project.index.types[type].place.file
    return isUsedOnlyHere(type)
      && project.index.types.enumerated().allSatisfy { id, sibling in
        let name = project.index.names[sibling.name]
        return sibling.place.file != place || sibling.outer != nil || types[name] != nil
          || !replacement.isCarried(by: name) || isUsedOnlyHere(id)
      }
  }

  /// Returns true if a file is in a folder of the module, or declares one of its types.
  func isOfModule(_ file: Int) -> Bool {
    let source = project.index.files[file]
    return isOwn(source.path)
      || source.names.contains { name in
        types[project.index.names[name]] != nil
          && project.index.types(named: name).contains {
            Int(project.index.types[$0].place.file) == file
          }
      }
  }

  /// Returns true for a coordinator, a factory or the like that is named after the module, and whose file mentions
  /// the module's types and, unless it is a coordinator, no other module's.
  func opensOnlyModule(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    guard let meaning = NameMeaning(name, replacement.places(in: name)),
      meaning.beginsWithModule, meaning.isPart
    else { return false }
    let source = file(of: type)
    let others = Set(module.otherTypes.map { project.index.types[$0].name })
    // The coordinator of a module can open others from there. That of the whole app is called like a module, too.
    let isItsCoordinator =
      name.hasSuffix("Coordinator") && !["App", "Base", "Main", "Root"].contains(module.name)
    return source.names.contains { types[project.index.names[$0]] != nil }
      && (isItsCoordinator || !source.names.contains(where: others.contains))
  }

  func isOpener(_ type: TypeDeclaration) -> Bool {
    type.kind == .protocol && !type.functions.isEmpty
      && type.functions.allSatisfy { function in
        let name = project.index.names[function.name]
        let meaning = NameMeaning(name, replacement.places(in: name))
        return meaning.map { $0.opens || $0.closes || $0.makes && makesModule(function) } ?? false
      }
  }

  /// Returns true for a function that returns one of the module's types.
  private func makesModule(_ function: Function) -> Bool {
    let facts = project.index.files[Int(function.place.file)].facts
    return facts.part(.result, of: Int(function.place.node)).map { result in
      facts.range(of: result).contains { types[facts.name(of: $0)] != nil }
    } ?? false
  }

  func isUndeclared(_ type: String) -> Bool {
    guard let name = project.index.names.name(type) else { return false }
    return project.index.types(named: name).isEmpty && project.index.aliases[name] == nil
  }

  func outerNames(of type: TypeDeclaration) -> [String] {
    outerTypes(of: type).map(project.index.name)
  }

  /// Returns the types around a type, innermost first.
  func outerTypes(of type: TypeDeclaration) -> [TypeDeclaration.ID] {
    var types: [TypeDeclaration.ID] = []
    var outer = type.outer
    while let next = outer {
      types.append(next)
      outer = project.index.types[next].outer
    }
    return types
  }

  /// Returns true for the type that inserts the module's recording proxies.
  func isOfRecording(_ name: String) -> Bool {
    hasUsualBeginning(name)
      && project.index.types(named: name).contains { type in
        project.index.types[type].inherited.contains {
          project.index.names[$0.type.last] == "RecordedModule"
        }
      }
  }

  /// Returns true for the type that starts the app, or is named after the app's target.
  func isOfApp(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    return project.index.inherits(.appDelegates, type)
      || name.hasSuffix("App") && targets.names.contains(String(name.dropLast("App".count)))
  }

  // MARK: Data

  /// True if a type that stays has the module's bare name: what the module shows, such as `Note`.
  var isNameOfData: Bool {
    types[module.name] == nil && !project.index.types(named: module.name).isEmpty
  }

  /// Returns true if a type, which is no part, is data of the app or of a generator: a value that is
  /// encoded or stored, a model that is called like the module, or a table of localized strings.
  func isOfData(_ name: String) -> Bool {
    if isResourceNamespace(name) { return true }
    let declared = project.index.types(named: name).filter {
      project.index.types[$0].outer == nil && !module.types.contains($0)
    }
    return declared.contains { type in
      let kind = project.index.types[type].kind
      return project.index.inherits(.namedProperties, type) || isSharedEntity(type)
        || isBesideEntity(type)
        || name == module.name && (kind == .struct || kind == .class)
          && !conformsToOwn(project.index.types[type]) && !isNamespace(type)
          && !project.index.inherits(.shownClasses, type)
          && !project.index.inherits(.shownValues, type)
    }
  }

  /// Returns true for the name of a type that a generator makes of texts or pictures. A team can write such a type, too, in
  /// the module's folder.
  private func isResourceNamespace(_ name: String) -> Bool {
    FrameworkNames.resourceNamespaces.contains(name)
      && !(module.name.hasSeveralWords && beginsWithModule(name)
        && project.index.types(named: name).allSatisfy {
          isOwn(file(of: $0).path) && isUsedOnlyHere($0)
        })
  }

  /// Returns true for a structure or a class beside the module's code that holds nothing but other types:
  /// `struct Profile { typealias View = ProfileViewProtocol }`.
  private func isNamespace(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = project.index.types[type]
    return (declaration.kind == .struct || declaration.inherited.isEmpty)
      && declaration.initializers.isEmpty
      && declaration.properties.allSatisfy(\.isStatic)
      && declaration.functions.allSatisfy(\.isStatic)
      && (project.index.types.contains { $0.outer == type && isOfModule(Int($0.place.file)) }
        || project.index.aliases.values.joined().contains { $0.outer == type })
      && isOfModule(Int(declaration.place.file))
  }

  /// Returns true for plain data that other code uses as well: `ProfileModel` in the module's folder.
  private func isSharedEntity(_ type: TypeDeclaration.ID) -> Bool {
    let (name, declaration) = (project.index.name(of: type), project.index.types[type])
    return beginsWithModule(name)
      && ["Data", "DTO", "Entity", "Info", "Item", "Model", "Object"].contains(
        where: name.hasSuffix)
      && !["CellModel", "Input", "Module", "Screen", "View"].contains(where: name.contains)
      && declaration.kind != .protocol && declaration.functions.isEmpty
      && project.index.superclasses(of: type).isEmpty
      && !project.index.types.contains { $0.outer == type } && !isUsedOnlyHere(type)
  }

  /// Returns true for `enum ProfileStatus` in the file of an encoded `ProfileModel`: data of the app in the module's folder.
  private func isBesideEntity(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = project.index.types[type]
    return (declaration.kind == .enum || declaration.kind == .struct)
      && !conformsToOwn(declaration)
      && project.index.types.indices.contains { other in
        let found = project.index.types[other]
        return other != type && found.place.file == declaration.place.file && found.outer == nil
          && found.kind == .struct && beginsWithModule(project.index.name(of: other))
          && project.index.inherits(.namedProperties, other)
      }
  }

  /// Returns true for data of the module alone: a structure or an enum in its folders that no other code uses, if its
  /// name is specific and nothing is called like it.
  func isOwnEntity(_ name: String) -> Bool {
    let declared = project.index.types(named: name)
    return !isResourceNamespace(name)
      && (module.name.hasSeveralWords || name.hasSuffix("Entity") || name.hasSuffix("Model"))
      && isUnusedAsMember(name)
      && declared.allSatisfy { type in
        let declaration = project.index.types[type]
        return declaration.outer == nil && [.struct, .enum].contains(declaration.kind)
          && isOwn(file(of: type).path) && isUsedOnlyHere(type)
      }
  }

  /// Returns true unless a member or a variable is called like a type with the module's bare name.
  private func isUnusedAsMember(_ name: String) -> Bool {
    name != module.name || project.index.names.name(ModuleWord.small(name)) == nil
  }

  // MARK: Tests

  /// Returns true if a file is named after the module's tests. It may contain no type declarations.
  func isOfTests(_ path: String) -> Bool {
    hasNameOfTests(path.fileStem)
      && !project.index.files.contains { $0.path == path && testsSomethingElse($0) }
  }

  func isOfTests(type name: String) -> Bool {
    hasNameOfTests(name)
      && project.index.types(named: name).allSatisfy { !testsSomethingElse(file(of: $0)) }
  }

  /// Returns true for `ProfileScreenTests` in a file that uses the module's types, if there is no `ProfileScreen` that
  /// stays.
  func isOfTestsOfParts(_ name: String) -> Bool {
    guard beginsWithModule(name),
      let ending = FolderNames.testEndings.first(where: name.hasSuffix),
      project.index.types(named: String(name.dropLast(ending.count))).isEmpty
    else { return false }
    return project.index.types(named: name).allSatisfy { type in
      let file = file(of: type)
      return file.isTest && file.names.contains { types[project.index.names[$0]] != nil }
    }
  }

  func hasNameOfTests(_ name: String) -> Bool {
    FolderNames.testEndings.contains { name == module.name + $0 }
  }

  /// Returns true if a test names no type of the module, but a type that is called like the module, such as a
  /// model, or imports a target of that name.
  func testsSomethingElse(_ file: ProjectIndex.File) -> Bool {
    guard types[module.name] == nil, let name = project.index.names.name(module.name),
      !file.names.contains(where: { types[project.index.names[$0]] != nil })
    else { return false }
    return !project.index.types(named: name).isEmpty && file.names.contains(name)
      || file.facts.parts(.importDeclaration, of: 0).contains {
        file.facts.name(of: $0) == module.name
      }
  }
}
