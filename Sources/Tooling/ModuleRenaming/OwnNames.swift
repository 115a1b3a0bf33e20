import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The types of a module whose names contain the module's name, and the module's own folders.
struct OwnNames {
  /// The new names of types and aliases, keyed by the old names.
  private(set) var types: [String: String] = [:]
  /// The folders of the module.
  private(set) var folders = OwnFolders()

  /// The renamed types whose names nested types of other modules have, too.
  private(set) var sharedNames: [String: SharedName] = [:]

  /// The types that keep their names, which contain more than the module's: `RandomProfileView`, `ProfileStore`.
  private(set) var longerTypes: [ModuleWord] = []

  /// The types inside the module's types that are named after a method, and change only with it: `FetchProfiles`.
  private(set) var useCases: Set<String> = []

  /// The types that are named after these, and change only with them: `FetchProfilesError`.
  private var derivedFromUseCases: [String: String] = [:]

  /// The protocols that do nothing but open or close the module: `ProfileTransitionable`.
  private(set) var openers: Set<TypeDeclaration.ID> = []

  /// The nested types of other features that have, or could have, the name of a renamed type, and keep it.
  private(set) var nestedElsewhere: Set<TypeDeclaration.ID> = []

  /// The services that other modules use as well, with their contracts.
  private(set) var sharedServices: Set<TypeDeclaration.ID> = []

  /// The types of the module that are no parts and no contracts, but data of it.
  private(set) var entities: Set<String> = []

  let project: DiscoveredProject
  let module: RenamedModule
  let replacement: NameReplacement
  let folderNames: FolderNames
  let targets: TargetNames
  let usedIn: FilesByName

  /// - Parameters:
  ///   - targets: The targets, whose folders do not belong to the module.
  ///   - architectures: The architectures that the project was discovered with.
  init(
    of module: RenamedModule, in project: DiscoveredProject, _ replacement: NameReplacement,
    targets: TargetNames, architectures: [Architecture]
  ) {
    self.targets = targets
    self.project = project
    self.module = module
    self.replacement = replacement
    usedIn = FilesByName(project.index)
    let shortName = NameMeaning.withoutScreen(module.name).flatMap { name in
      project.modules.contains { $0.name == name } ? nil : name
    }
    let otherNumbers = ModuleWord(module.name).singularAndPlural
      .map { String(decoding: $0.capital, as: UTF8.self) }
      .filter { name in
        name != module.name
          && !project.modules.contains { $0.name.lowercased() == name.lowercased() }
      }
    folderNames = FolderNames(
      module: module.name, shortName: shortName, otherNumbers: otherNumbers,
      others: project.modules.map(\.name).filter { $0 != module.name }.map(AlikeWords.init),
      replacement: replacement)
    sharedServices = findSharedServices(architectures)
    addParts()
    // The types that are found in the module's folders may have test doubles and tests in other
    // folders, so a second pass is needed.
    for _ in 0..<2 {
      addDerived()
      addConforming()
      addVariants()
      folders = findFolders()
      addNeighbours()
      addHelpers()
      addOpeners()
      addPrefixed()
    }
    findUseCases()
    findSharedNames()
    longerTypes = candidates.filter {
      types[$0] == nil && $0 != module.name && !useCases.contains($0)
    }.map(ModuleWord.init)
  }

  /// Adds parts, contracts, and the protocols that only this module's parts conform to.
  private mutating func addParts() {
    for type in module.types.subtracting(sharedServices) {
      let name = project.index.name(of: type)
      if !isOfApp(type), !isOfLongerName(name), !isNamedAfterTarget(name),
        let new = replacement.renamedOwn(name) ?? replacement.renamedVariant(name)
          ?? nameInOtherNumber(name)
      {
        types[name] = new
      }
      for conformed in project.index.allInherited(by: type).types
      where !module.otherTypes.contains(conformed) && !isShared(conformed)
        && !sharedServices.contains(conformed)
      {
        let name = project.index.name(of: conformed)
        if isNamedAfterModule(conformed) {
          add(name)
        } else if types[name] == nil,
          project.index.conformers(of: conformed).allSatisfy(module.types.contains),
          let new = nameInOtherNumber(name)
        {
          types[name] = new
        }
      }
    }
  }

  /// Adds types named after known types: `MockProfileViewInput`, `ProfilePresenterTests` and
  /// `ProfileTests`. Adds types that call the module a screen: `ProfileSceneUITests`. Other words before
  /// a type's name make it the name of something else, unless that is in the module's folders or used
  /// only there.
  private mutating func addDerived() {
    let words = types.keys.filter { $0 != module.name }.map(ModuleWord.init)
    for name in candidates where types[name] == nil {
      let isDerived =
        words.contains { !$0.places(in: name).isEmpty }
        && (hasUsualBeginning(name)
          || project.index.types(named: name).allSatisfy {
            isOwn(file(of: $0).path) || file(of: $0).isTest || isUsedOnlyHere($0)
          })
      if isDerived || isOfTests(type: name) || isOfTestsOfParts(name) || isNamedAfterScreen(name)
        || isReversed(name)
        || isOfRecording(name)
      {
        add(name)
      }
    }
  }

  /// Adds types of the module, and types that extend or test it, whose names have other capitals than
  /// the module's name, and views with its name in singular or plural: `MockWishlistRouter` and `WishListsCell` for the
  /// module `WishList`.
  private mutating func addVariants() {
    for (id, type) in project.index.types.enumerated() where !module.otherTypes.contains(id) {
      let name = project.index.names[type.name]
      guard types[name] == nil, !sharedServices.contains(id) else { continue }
      if isOfInterface(id)
        || module.name.isSpecific && isOwn(file(of: id).path)
          && usedIn[type.name].count > 1,
        isUsedOnlyHere(id), let new = nameInOtherNumber(name)
      {
        types[name] = new
        continue
      }
      if let new = nameOfAlike(id) {
        types[name] = new
        continue
      }
      guard let new = replacement.renamedVariant(name) else { continue }
      let source = file(of: id)
      if isOwn(source.path) || conformsToOwn(type)
        || source.isTest && source.names.contains(where: { types[project.index.names[$0]] != nil })
      {
        types[name] = new
      }
    }
  }

  /// Returns the new name of a view beside the module's code, whose name has the module's words in another order,
  /// in another number or misspelt.
  private func nameOfAlike(_ type: TypeDeclaration.ID) -> String? {
    let name = project.index.name(of: type)
    guard module.name.isSpecific, Self.interfaceWords.contains(where: name.contains),
      let new = AlikeWords(module.name).replacing(
        in: name, with: String(decoding: replacement.new.capital, as: UTF8.self)),
      !replacement.isCarried(by: name), !replacement.isOfOther(name),
      isOwn(file(of: type).path) || isOfModule(Int(project.index.types[type].place.file)),
      isUsedOnlyHere(type)
    else { return nil }
    return types.values.contains(new) || !project.index.types(named: new).isEmpty ? nil : new
  }

  /// Adds `IPDFView` for `PDFView`, where two words of capitals cannot be told apart.
  private mutating func addPrefixed() {
    for (name, new) in types where !project.index.types(named: "I\(name)").isEmpty {
      types["I\(name)"] = "I\(new)"
    }
  }

  /// Adds types that inherit from the module's types or conform to them: test doubles,
  /// views for another user interface.
  private mutating func addConforming() {
    for (id, type) in project.index.types.enumerated() where !module.otherTypes.contains(id) {
      let name = project.index.names[type.name]
      if conformsToOwn(type), !isOfLongerName(name), !isOtherConforming(id) { add(name) }
    }
  }

  /// Adds types in the module's folders and in its types. If modules share a folder, adds types in
  /// files that are next to a part's file and named after the module.
  private mutating func addNeighbours() {
    let filesOfParts = Set(module.types.map(project.path))
    let partFolders = Set(filesOfParts.map(\.folder))
    for (id, type) in project.index.types.enumerated()
    where !module.otherTypes.contains(id) && !isShared(id) {
      let path = file(of: id).path
      let isInside = outerNames(of: type).contains { types[$0] != nil }
      let isNextTo =
        isOwn(path) || partFolders.contains(path.folder) && beginsWithModule(path.fileStem)
        || replacement.isCarried(by: path.fileStem) && filesOfParts.contains(path)
        || path.fileStem.hasPrefix("\(module.name)+")
          && file(of: id).names.contains { types[project.index.names[$0]] != nil }
      let isBesideType = types[path.fileStem] != nil && isUsedOnlyHereWithSiblings(id)
      if isInside || isBesideType
        || isNextTo
          && (isNamedAfterModule(id) || !isListOfPhrase(id) && isUsedOnlyHereWithSiblings(id))
      {
        add(project.index.names[type.name])
      }
    }
    let aliases = project.index.aliases.filter { name, aliases in
      aliases.contains { isOfModule($0, project.index.names[name]) }
    }
    for name in aliases.keys.map({ project.index.names[$0] }).sorted() { add(name) }
  }

  /// Returns true for an alias in the module's folders, or beside one of its types and for it, unless it means data that keeps
  /// its name: `typealias ProfileList = [ProfileElement]`.
  private func isOfModule(_ alias: ProjectIndex.Alias, _ name: String) -> Bool {
    let targets = alias.type.names.map { project.index.names[$0.last] }
    let isOfKept = targets.contains {
      types[$0] == nil && replacement.isCarried(by: $0) && !project.index.types(named: $0).isEmpty
    }
    return !isOfKept
      && (isOwn(project.index.files[Int(alias.place.file)].path)
        || isOfModule(Int(alias.place.file)) && beginsWithModule(name))
  }

  /// Adds views, services and the like that are named after the module and that only its code uses, in any
  /// folder.
  private mutating func addHelpers() {
    for name in candidates
    where types[name] == nil && (beginsWithModule(name) || module.name.hasSeveralWords) {
      let declared = project.index.types(named: name)
      guard !declared.isEmpty,
        declared.allSatisfy({
          !module.otherTypes.contains($0)
            && ((isOfInterface($0) || isOfLogic($0) || isModelWithLogic($0)) && isUsedOnlyHere($0)
              || isOfLogic($0) && (isInOwnFlow($0) || isUsedOnlyHereWithConformers($0))
              || opensOnlyModule($0))
        })
      else { continue }
      add(name)
    }
  }

  /// Adds protocols that are named after the module, and whose methods all open or close it: `openProfile` of
  /// `ProfileTransitionable`.
  private mutating func addOpeners() {
    for name in candidates where types[name] == nil && beginsWithModule(name) {
      let declared = project.index.types(named: name)
      guard declared.count == 1, let type = declared.first, !module.otherTypes.contains(type),
        isOpener(project.index.types[type])
      else { continue }
      add(name)
    }
    openers = Set(
      project.index.types.indices.filter {
        types[project.index.name(of: $0)] != nil && !module.types.contains($0)
          && isOpener(project.index.types[$0])
      })
  }

  func file(of type: TypeDeclaration.ID) -> ProjectIndex.File {
    project.index.files[Int(project.index.types[type].place.file)]
  }

  /// Adds doubles that the code uses and no file declares: a generator makes them of the module's types and
  /// names them after these.
  ///
  /// - Parameter unread: The places of names in files that discovery does not read, and that do not change.
  mutating func addGeneratedDoubles(besides unread: OtherWords) {
    for (name, new) in types where name != module.name {
      for word in FrameworkNames.doubleWords.listed {
        for (double, newDouble) in [(name + word, new + word), (word + name, word + new)]
        where types[double] == nil && isUndeclared(double) && unread.first(of: double) == nil {
          types[double] = newDouble
        }
      }
    }
  }

  /// Adds the types that are named after renamed methods.
  ///
  /// - Parameter members: The new names of members, keyed by the old names.
  mutating func addUseCases(of members: [String: String]) {
    for name in useCases where members[ModuleWord.small(name)] != nil {
      types[name] = replacement.renamed(name)
    }
    for (name, useCase) in derivedFromUseCases where types[useCase] != nil {
      types[name] = replacement.renamed(name)
    }
  }

  private mutating func add(_ name: String) {
    guard types[name] == nil, !isNamedAfterTarget(name),
      !project.index.types(named: name).contains(where: {
        isOfApp($0) || sharedServices.contains($0)
      }),
      let new = replacement.renamed(name)
    else { return }
    if NameMeaning(name, replacement.places(in: name))?.isActionOfVerb ?? false { return }
    let isData = isOfData(name)
    if isData, !isOwnEntity(name), !isNamedAfterScreen(name) { return }
    types[name] = new
    if isData { entities.insert(name) }
  }

  /// True if a case, a property or a method has the module's bare name, and so has a type. Uses of the name
  /// can then mean either.
  var isBareNameShared: Bool {
    guard types[module.name] != nil, let name = project.index.names.name(module.name) else {
      return false
    }
    return usedIn[name].contains { number in
      let file = project.index.files[Int(number)]
      return file.nodes(named: name).contains {
        [.enumElement, .binding, .functionDeclaration].contains(file.facts.nodes[$0].kind)
      }
    }
  }

  /// The names of all types and aliases that contain the module's, in the same order in each run.
  private var candidates: [String] {
    let names = Set(project.index.types.map(\.name)).union(project.index.aliases.keys)
    return names.map { project.index.names[$0] }.filter(replacement.isCarried).sorted()
  }

  /// Leaves out the types inside the module's types that are named after a method: `FetchProfiles` beside
  /// `fetchProfiles`, and `UseCase.Login` beside `login`. Each is renamed if its method is.
  private mutating func findUseCases() {
    for name in types.keys {
      let declared = project.index.types(named: name)
      guard !declared.isEmpty,
        declared.allSatisfy({
          project.index.types[$0].outer != nil && !module.types.contains($0)
        }),
        isFunction(ModuleWord.small(name))
          || name != module.name && (treatsData(name) || isPhrase(name))
      else { continue }
      useCases.insert(name)
    }
    useCases.forEach { leaveOut($0) }
    for name in types.keys {
      let useCase = useCases.filter { name != $0 && !ModuleWord($0).places(in: name).isEmpty }
        .max { $0.count < $1.count }
      guard let useCase else { continue }
      derivedFromUseCases[name] = useCase
      leaveOut(name)
    }
    useCases.formUnion(candidates.filter(isRouteElsewhere))
  }

  /// Finds the renamed types whose names nested types of other modules have, too. A name that only nested types
  /// elsewhere have stays, unless only the module's code uses it: `Identifiers.ProfileScene`.
  private mutating func findSharedNames() {
    var kept: [String] = []
    let aroundParts = Set(
      module.types.flatMap { outerTypes(of: project.index.types[$0]) })
    for name in types.keys {
      let all = project.index.types(named: name)
      let others = all.filter { type in
        let declaration = project.index.types[type]
        return declaration.outer != nil && !module.types.contains(type)
          && !isOwn(file(of: type).path) && !aroundParts.contains(type)
          && !outerNames(of: declaration).contains {
            // The types in a generator's namespace are named after resources, and storyboards are renamed.
            types[$0] != nil || FrameworkNames.resourceNamespaces.contains($0)
              || FrameworkNames.storyboardNamespaces.contains($0)
          }
      }
      if others.isEmpty { continue }
      let isOnlyElsewhere =
        others.count == all.count
        && project.index.names.name(name).map { project.index.aliases[$0] == nil } ?? true
      if isOnlyElsewhere, others.allSatisfy(isUsedOnlyHere) { continue }
      nestedElsewhere.formUnion(others)
      if isOnlyElsewhere {
        kept.append(name)
        continue
      }
      sharedNames[name] = SharedName(
        isTopLevel: all.contains { project.index.types[$0].outer == nil },
        files: Set(others.map { file(of: $0).path }),
        namespaces: Set(others.compactMap { outerNames(of: project.index.types[$0]).last }))
    }
    kept.forEach { leaveOut($0) }
  }

  /// Returns true if a renamed type's name may mean another type in a file: one that is nested in a type
  /// which the file mentions.
  func isUnclear(_ name: String, in file: ProjectIndex.File) -> Bool {
    guard let shared = sharedNames[name], !isOwn(file.path) else { return false }
    return shared.files.contains(file.path)
      || shared.namespaces.compactMap(project.index.names.name).contains(where: file.names.contains)
  }

  /// Returns true if a type is a part or a contract of another module.
  func isOfOther(_ type: TypeDeclaration.ID) -> Bool { module.otherTypes.contains(type) }

  /// Excludes a type from the rename, so that it keeps its name.
  mutating func leaveOut(_ name: String) { types[name] = nil }

  var moduleName: String { module.name }

  /// Returns true if a file is in a folder of the module, and in none of another module inside it.
  func isOwn(_ path: String) -> Bool { folders.contains(path) }
}
