import AdderBase
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The types of a module whose names contain the module's name, and the module's own folders.
struct OwnNames {
  /// The new names of types and aliases, keyed by the old names.
  private(set) var types: [String: String] = [:]
  /// The folders that are named after the module, also without its word for a screen, and the folders inside them
  /// that are named after a part of the module. Folders that also contain something from another module are not
  /// included. Outer folders come first.
  private(set) var folders: [String] = []

  /// The renamed types whose names nested types of other modules have, too.
  private(set) var sharedNames: [String: SharedName] = [:]

  /// The types that keep their names, which contain more than the module's: `RandomProfileView`, `ProfileStore`.
  private(set) var longerTypes: [ModuleWord] = []

  /// The types inside the module's types that are named after a method, and change only with it: `FetchProfiles`.
  private(set) var useCases: Set<String> = []

  /// The protocols that do nothing but open or close the module: `ProfileTransitionable`.
  private(set) var openers: Set<TypeDeclaration.ID> = []

  /// The nested types of other features that have, or could have, the name of a renamed type, and keep it.
  private(set) var nestedElsewhere: Set<TypeDeclaration.ID> = []

  /// The types of the module that are no parts and no contracts, but data of it.
  private(set) var entities: Set<String> = []

  /// The folders of other modules inside these folders.
  private var otherFolders: Set<String> = []

  let project: DiscoveredProject
  let module: RenamedModule
  let replacement: NameReplacement
  private let targets: TargetNames
  /// The module's name without its last word, if that is a word for a screen, and no other module has it:
  /// `Profile` for `ProfileScene`. Folders can have this name.
  private let shortName: String?
  private let usedIn: FilesByName

  /// - Parameter targets: The targets, whose folders do not belong to the module.
  init(
    of module: RenamedModule, in project: DiscoveredProject, _ replacement: NameReplacement,
    targets: TargetNames
  ) {
    self.targets = targets
    self.project = project
    self.module = module
    self.replacement = replacement
    usedIn = FilesByName(project.index)
    shortName = NameMeaning.withoutScreen(module.name).flatMap { name in
      project.modules.contains { $0.name == name } ? nil : name
    }
    addParts()
    // The types that are found in the module's folders may have test doubles and tests in other
    // folders, so a second pass is needed.
    for _ in 0..<2 {
      addDerived()
      addConforming()
      addVariants()
      findFolders()
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

  /// Leaves out the types inside the module's types that are named after a method: `FetchProfiles` beside
  /// `fetchProfiles`. Each is renamed if its method is.
  private mutating func findUseCases() {
    for name in types.keys where name != module.name {
      let declared = project.index.types(named: name)
      guard !declared.isEmpty,
        declared.allSatisfy({
          project.index.types[$0].outer != nil && !module.types.contains($0)
        }), isFunction(ModuleWord.small(name)) || treatsData(name) || isPhrase(name)
      else { continue }
      useCases.insert(name)
    }
    useCases.forEach { leaveOut($0) }
    useCases.formUnion(candidates.filter(isRouteElsewhere))
  }

  /// Returns true for a use case of another module that goes to this one: `RouteToProfile` beside
  /// `routeToProfile`.
  private func isRouteElsewhere(_ name: String) -> Bool {
    let method = ModuleWord.small(name)
    let declared = project.index.types(named: name)
    return types[name] == nil && !declared.isEmpty
      && declared.allSatisfy { project.index.types[$0].outer != nil }
      && NameMeaning(method, replacement.places(in: method))?.navigates ?? false
      && isFunction(method)
  }

  private func treatsData(_ type: String) -> Bool {
    NameMeaning(type, replacement.places(in: type))?.treatsData ?? false
  }

  /// Returns true for `DisplayedProfile`, where a module's name can be that of data.
  private func isPhrase(_ name: String) -> Bool {
    !beginsWithModule(name) && !hasUsualBeginning(name)
      && !project.index.types(named: name).contains { file(of: $0).isTest }
      && (!module.name.hasSeveralWords
        || NameMeaning(name, replacement.places(in: name)).map { !$0.endsWithPart } ?? false)
  }

  private func isFunction(_ name: String) -> Bool {
    guard let number = project.index.names.name(name) else { return false }
    return usedIn[number].contains { file in
      let file = project.index.files[Int(file)]
      return file.nodes(named: number).contains {
        file.facts.nodes[$0].kind == .functionDeclaration
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
  }

  /// Adds parts, contracts, and the protocols that only this module's parts conform to.
  private mutating func addParts() {
    for type in module.types {
      let name = project.index.name(of: type)
      if !isOfApp(type), !isOfLongerName(name), !isNamedAfterTarget(name),
        let new = replacement.renamedOwn(name) ?? replacement.renamedVariant(name)
      {
        types[name] = new
      }
      for conformed in project.index.allInherited(by: type).types
      where !module.otherTypes.contains(conformed) && isNamedAfterModule(conformed)
        && !isShared(conformed)
      {
        add(project.index.name(of: conformed))
      }
    }
  }

  /// Returns true for a protocol that parts of this module and of others implement, such as the delegate of a
  /// row that several screens show.
  private func isShared(_ type: TypeDeclaration.ID) -> Bool {
    let conformers = project.index.conformers(of: type)
    return conformers.contains(where: module.otherTypes.contains)
      && conformers.contains(where: module.types.contains)
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
      if isDerived || isOfTests(type: name) || isNamedAfterScreen(name) || isReversed(name)
        || isOfRecording(name)
      {
        add(name)
      }
    }
  }

  /// Returns true for the type that inserts the module's recording proxies.
  private func isOfRecording(_ name: String) -> Bool {
    hasUsualBeginning(name)
      && project.index.types(named: name).contains { type in
        project.index.types[type].inherited.contains {
          project.index.names[$0.type.last] == "RecordedModule"
        }
      }
  }

  /// Returns true for `AssemblyProfile`, if only the module's code uses it.
  private func isReversed(_ name: String) -> Bool {
    ["Assembly", "Assembler", "Builder", "Configurator", "Factory", "Router"].contains {
      name == $0 + module.name
    } && project.index.types(named: name).allSatisfy(isUsedOnlyHere)
  }

  /// Returns true if a name begins with the module's name, or with a class prefix or a word for doubles
  /// before it.
  private func hasUsualBeginning(_ name: String) -> Bool {
    guard let place = replacement.places(in: name).first else { return false }
    let beginning = name.utf8.prefix(place.lowerBound)
    return beginning.count <= 3 && beginning.allSatisfy(\.isCapital)
      || FrameworkNames.doubleWords.listed.contains(String(decoding: beginning, as: UTF8.self))
  }

  /// Returns true if other words before the module's name belong to it, because a type outside of the
  /// module has them, too: `CloudProfilePresenter` beside `CloudProfileView`.
  private func isOfLongerName(_ name: String) -> Bool {
    guard let place = replacement.old.places(in: name).first, place.lowerBound > 0,
      !hasUsualBeginning(name)
    else { return false }
    let longer = ModuleWord(String(decoding: name.utf8.prefix(place.upperBound), as: UTF8.self))
    let own = ModuleWord(name)
    return project.index.types.indices.contains { type in
      let other = project.index.name(of: type)
      return !module.types.contains(type) && !file(of: type).isTest
        && longer.places(in: other).first?.lowerBound == 0 && own.places(in: other).isEmpty
        && NameMeaning(other, longer.places(in: other)).map { $0.namesPart || $0.endsWithPart }
          ?? false
    }
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

  /// Returns true for the type that starts the app, or is named after the app's target.
  private func isOfApp(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    return project.index.inherits(.appDelegates, type)
      || name.hasSuffix("App") && targets.names.contains(String(name.dropLast("App".count)))
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

  private func isUndeclared(_ type: String) -> Bool {
    guard let name = project.index.names.name(type) else { return false }
    return project.index.types(named: name).isEmpty && project.index.aliases[name] == nil
  }

  /// Adds types of the module, and types that extend or test it, whose names have other capitals than
  /// the module's name: `MockWishlistRouter` for the module `WishList`.
  private mutating func addVariants() {
    for (id, type) in project.index.types.enumerated() where !module.otherTypes.contains(id) {
      let name = project.index.names[type.name]
      guard types[name] == nil, let new = replacement.renamedVariant(name) else { continue }
      let source = file(of: id)
      if isOwn(source.path) || conformsToOwn(type)
        || source.isTest && source.names.contains(where: { types[project.index.names[$0]] != nil })
      {
        types[name] = new
      }
    }
  }

  private func conformsToOwn(_ type: TypeDeclaration) -> Bool {
    type.inherited.contains { types[project.index.names[$0.type.last]] != nil }
  }

  /// Adds `IPDFView` for `PDFView`, where two words of capitals cannot be told apart.
  private mutating func addPrefixed() {
    for (name, new) in types where !project.index.types(named: "I\(name)").isEmpty {
      types["I\(name)"] = "I\(new)"
    }
  }

  private func isNamedAfterScreen(_ name: String) -> Bool {
    let meaning = NameMeaning(name, replacement.places(in: name))
    return meaning.map { $0.beginsWithModule && $0.isScreen } ?? false
      && !project.index.types(named: name).contains(where: module.otherTypes.contains)
  }

  /// Adds types that inherit from the module's types or conform to them: test doubles,
  /// views for another user interface.
  private mutating func addConforming() {
    for (id, type) in project.index.types.enumerated() where !module.otherTypes.contains(id) {
      let name = project.index.names[type.name]
      if conformsToOwn(type), !isOfLongerName(name) { add(name) }
    }
  }

  /// Returns true if a file is named after the module's tests. It may contain no type declarations.
  func isOfTests(_ path: String) -> Bool {
    hasNameOfTests(path.fileStem)
      && !project.index.files.contains { $0.path == path && testsSomethingElse($0) }
  }

  private func isOfTests(type name: String) -> Bool {
    hasNameOfTests(name)
      && project.index.types(named: name).allSatisfy { !testsSomethingElse(file(of: $0)) }
  }

  private func hasNameOfTests(_ name: String) -> Bool {
    Self.testEndings.contains { name == module.name + $0 }
  }

  /// Returns true if a test names no type of the module, but a type that is called like the module, such as a
  /// model, or imports a target of that name.
  private func testsSomethingElse(_ file: ProjectIndex.File) -> Bool {
    guard types[module.name] == nil, let name = project.index.names.name(module.name),
      !file.names.contains(where: { types[project.index.names[$0]] != nil })
    else { return false }
    return !project.index.types(named: name).isEmpty && file.names.contains(name)
      || file.facts.parts(.importDeclaration, of: 0).contains {
        file.facts.name(of: $0) == module.name
      }
  }

  private static let testEndings = ["Tests", "Test", "Spec", "UITests"]

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
      if isInside || isNextTo && (isNamedAfterModule(id) || isUsedOnlyHere(id)) {
        add(project.index.names[type.name])
      }
    }
    let aliases = project.index.aliases.filter { _, aliases in
      aliases.contains { isOwn(project.index.files[Int($0.place.file)].path) }
    }
    for name in aliases.keys.map({ project.index.names[$0] }).sorted() { add(name) }
  }

  /// Adds views and the like that are named after the module and that only its code uses, in any
  /// folder.
  private mutating func addHelpers() {
    for name in candidates
    where types[name] == nil && (beginsWithModule(name) || module.name.hasSeveralWords) {
      let declared = project.index.types(named: name)
      guard !declared.isEmpty,
        declared.allSatisfy({
          !module.otherTypes.contains($0)
            && (isOfInterface($0) && isUsedOnlyHere($0) || opensOnlyModule($0))
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

  private func isOpener(_ type: TypeDeclaration) -> Bool {
    type.kind == .protocol && !type.functions.isEmpty
      && type.functions.allSatisfy { function in
        let name = project.index.names[function.name]
        let meaning = NameMeaning(name, replacement.places(in: name))
        return meaning.map { $0.opens || $0.closes } ?? false
      }
  }

  /// Returns true for a coordinator, a factory or the like that is named after the module, and whose file mentions
  /// the module's types and no other module's.
  private func opensOnlyModule(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    guard let meaning = NameMeaning(name, replacement.places(in: name)),
      meaning.beginsWithModule, meaning.isPart
    else { return false }
    let source = file(of: type)
    let others = Set(module.otherTypes.map { project.index.types[$0].name })
    return source.names.contains { types[project.index.names[$0]] != nil }
      && !source.names.contains(where: others.contains)
  }

  private func isOfInterface(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    guard let end = replacement.places(in: name).last?.upperBound else { return false }
    let rest = String(decoding: Array(name.utf8)[end...], as: UTF8.self)
    return Self.interfaceWords.contains(where: rest.contains)
  }

  private static let interfaceWords = [
    "View", "Cell", "Controller", "Table", "Collection", "DataSource", "Adapter", "Header",
    "Footer",
  ]

  /// Returns true if a type's name begins with the module's name, or with a class prefix and that
  /// name. A name of several words means the module anywhere in another name; a single word can be
  /// part of a phrase: `SeeMoreView`.
  private func isNamedAfterModule(_ type: TypeDeclaration.ID) -> Bool {
    let name = project.index.name(of: type)
    guard let place = replacement.places(in: name).first else { return false }
    let prefix = name.utf8.prefix(place.lowerBound)
    return prefix.count <= 3 && prefix.allSatisfy(\.isCapital)
      || module.name.hasSeveralWords || file(of: type).isTest
  }

  /// Returns true if code outside the type mentions it, and all of that is the module's code.
  private func isUsedOnlyHere(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = project.index.types[type]
    let declaring = Set(([declaration.place] + declaration.extensions).map(\.file))
    let using = usedIn[declaration.name].filter { !declaring.contains($0) }
    return using.allSatisfy { isOfModule(Int($0)) }
      && (!using.isEmpty || declaring.contains { isOfModule(Int($0)) })
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

  func file(of type: TypeDeclaration.ID) -> ProjectIndex.File {
    project.index.files[Int(project.index.types[type].place.file)]
  }

  private func beginsWithModule(_ name: String) -> Bool {
    replacement.places(in: name).first?.lowerBound == 0
  }

  private func outerNames(of type: TypeDeclaration) -> [String] {
    var names: [String] = []
    var outer = type.outer
    while let next = outer {
      names.append(project.index.name(of: next))
      outer = project.index.types[next].outer
    }
    return names
  }

  private var candidates: [String] {
    let names = Set(project.index.types.map(\.name)).union(project.index.aliases.keys)
    return names.map { project.index.names[$0] }.filter(replacement.isCarried).sorted()
  }

  private mutating func add(_ name: String) {
    guard types[name] == nil, !isNamedAfterTarget(name),
      !project.index.types(named: name).contains(where: isOfApp),
      let new = replacement.renamed(name)
    else { return }
    let isData = isOfData(name)
    if isData, !isOwnEntity(name) { return }
    types[name] = new
    if isData { entities.insert(name) }
  }

  /// Returns true if a type, which is no part, is data of the app or of a generator: a value that is
  /// encoded or stored, a model that is called like the module, or a table of localized strings.
  private func isOfData(_ name: String) -> Bool {
    if FrameworkNames.resourceNamespaces.contains(name) { return true }
    let declared = project.index.types(named: name).filter {
      project.index.types[$0].outer == nil && !module.types.contains($0)
    }
    return declared.contains { type in
      let kind = project.index.types[type].kind
      return project.index.inherits(.namedProperties, type)
        || name == module.name && (kind == .struct || kind == .class)
          && !conformsToOwn(project.index.types[type])
    }
  }

  /// Returns true for data of the module alone: a structure or an enum in its folders that no other code uses, if its
  /// name is specific and nothing is called like it.
  private func isOwnEntity(_ name: String) -> Bool {
    let declared = project.index.types(named: name)
    return !FrameworkNames.resourceNamespaces.contains(name)
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

  /// Finds the renamed types whose names nested types of other modules have, too. A name that only nested types
  /// elsewhere have stays, unless only the module's code uses it: `Identifiers.ProfileScene`.
  private mutating func findSharedNames() {
    var kept: [String] = []
    for name in types.keys {
      let all = project.index.types(named: name)
      let others = all.filter { type in
        let declaration = project.index.types[type]
        return declaration.outer != nil && !module.types.contains(type)
          && !isOwn(file(of: type).path)
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

  // MARK: Folders

  /// Returns true if a file is in a folder of the module, and in none of another module inside it.
  func isOwn(_ path: String) -> Bool {
    folders.contains { path.isInside(folder: $0) }
      && !otherFolders.contains { path.isInside(folder: $0) }
  }

  private mutating func findFolders() {
    let others = module.otherTypes.map(project.path)
    let declaring = project.index.types.filter { types[project.index.names[$0.name]] != nil }
      .map { project.index.files[Int($0.place.file)].path }
    let tests = project.index.files.filter {
      hasNameOfTests($0.path.fileStem) && !testsSomethingElse($0)
    }.map(\.path)
    let around = Set((declaring + tests).flatMap(\.foldersAround)).filter { folder in
      !isOfTarget(folder)
        && (holdsModule(folder) || !others.contains { $0.isInside(folder: folder) })
    }
    let own = around.filter { folder in
      isCalledAfterModule(folder.fileName)
        || (replacement.isCarried(by: folder.fileName) || hasShortName(folder.fileName))
          && project.index.files.allSatisfy { file in
            !file.path.isInside(folder: folder) || declaring.contains(file.path)
          }
    }
    .union(foldersOfHelpers(besides: others))
    // A folder inside these folders can be named after a part: `ProfileCacheTracker`.
    let otherPlaces = Set(others.map(\.folder))
    otherFolders = otherPlaces.filter { other in
      own.contains { other != $0 && other.isInside(folder: $0) }
    }
    let inside = Set(project.index.files.flatMap(\.path.foldersAround)).filter { folder in
      replacement.isCarried(by: folder.fileName) && own.contains { folder.isInside(folder: $0) }
        && !others.contains { $0.isInside(folder: folder) }
    }
    folders = own.union(inside).sorted()
  }

  /// Returns the folders outside of the module's that call it a screen, and contain only what its code uses:
  /// `ViewsForProfileModule`.
  private func foldersOfHelpers(besides others: [String]) -> Set<String> {
    let named = Set(project.index.files.flatMap(\.path.foldersAround)).filter { folder in
      isNamedAfterScreen(folder: folder.fileName) && !isOfTarget(folder)
        && !others.contains { $0.isInside(folder: folder) }
    }
    return named.filter { folder in
      let declared = project.index.types.indices.filter {
        file(of: $0).path.isInside(folder: folder)
      }
      return !declared.isEmpty && declared.allSatisfy(isUsedOnlyHere)
    }
  }

  /// Returns true for a folder's name that calls the module a screen: `ViewsForProfileModule`.
  func isNamedAfterScreen(folder name: String) -> Bool {
    NameMeaning(name, replacement.places(in: name))?.isScreen ?? false
  }

  /// Returns true for the folder of a target, but not for a folder of the same name in it, or in the folder of
  /// another target.
  func isOfTarget(_ folder: String) -> Bool {
    if targets.folders.contains(folder) { return true }
    // `App/App` can be the module's folder in that of the target, but beside the project, it is the target's.
    let outer = folder.folder
    return targets.names.contains(folder.fileName)
      && (outer.fileName != folder.fileName || targets.holdsProject(outer))
      && !isOfOtherTargets(folder)
  }

  /// Returns true if all code in a folder is known to belong to targets whose names do not contain the module's:
  /// `Profile` in the app's folder, beside a framework `Profile`.
  private func isOfOtherTargets(_ folder: String) -> Bool {
    let code = project.index.files.map(\.path).filter { $0.isInside(folder: folder) }
    return !code.isEmpty
      && code.allSatisfy { path in
        let targets = project.targets.targets(of: path)
        return !targets.isEmpty && !targets.contains { replacement.isCarried(by: $0.name) }
      }
  }

  /// Returns true for a folder with the module's name and files of its parts. A folder in it can hold
  /// another module.
  private func holdsModule(_ folder: String) -> Bool {
    folder.fileName.isWords(of: module.name)
      && module.types.contains { project.path(of: $0).folder == folder }
  }

  private func isCalledAfterModule(_ name: String) -> Bool {
    Self.folderEndings.contains { ending in
      name.isWords(of: module.name + ending)
        || Self.testEndings.contains { name.isWords(of: module.name + ending + $0) }
    }
  }

  /// Returns the new name of one of the module's folders, written like its old name: `edit_profile`
  /// becomes `edit_account`.
  func newName(ofFolder name: String) -> String? {
    if let new = replacement.renamed(name) { return new }
    let newName = String(decoding: replacement.new.capital, as: UTF8.self)
    if let ending = Self.folderEndings.first(where: { name.isWords(of: module.name + $0) }) {
      return Self.written(newName + ending, like: name)
    }
    guard let shortName, let ending = shortEnding(of: name, shortName) else { return nil }
    let new = (NameMeaning.withoutScreen(newName) ?? newName) + ending
    return new == name ? nil : Self.written(new, like: name)
  }

  /// Returns true for a folder's name that is the module's without a word for a screen: `Profile` for
  /// `ProfileScene`, or `ProfileTests`.
  func hasShortName(_ folder: String) -> Bool {
    shortName.map { shortEnding(of: folder, $0) != nil } ?? false
  }

  /// Returns what follows the module's name without the word for a screen in a folder's name.
  private func shortEnding(of folder: String, _ shortName: String) -> String? {
    ([""] + Self.testEndings).first { folder.isWords(of: shortName + $0) }
  }

  /// Returns a name that is written like a folder's, with the characters before and after its words: `🏠 New Card`
  /// like `🏠 Edit Profile`. Returns `nil` if there are such characters between the words.
  private static func written(_ new: String, like name: String) -> String? {
    let front = name.prefix { !$0.isLetter && !$0.isNumber }
    let end = name.dropFirst(front.count).reversed().prefix { !$0.isLetter && !$0.isNumber }
    let words = name.dropFirst(front.count).dropLast(end.count)
    guard words.allSatisfy({ $0.isLetter || $0.isNumber || "_- ".contains($0) }) else { return nil }
    return String(front) + written(new, likeWords: String(words)) + String(end.reversed())
  }

  /// Returns a name that is written like a folder's words: `new_card` like `edit_profile`.
  private static func written(_ new: String, likeWords name: String) -> String {
    let words = new.capitalizedWords
    if let separator = name.first(where: { "_- ".contains($0) }) {
      let isSmall = name == name.lowercased()
      return (isSmall ? words.map { $0.lowercased() } : words).joined(separator: "\(separator)")
    }
    return name == name.lowercased() ? new.lowercased() : new
  }

  private static let folderEndings = [
    "", "Module", "Scene", "Screen", "Flow", "Story", "VC", "Page",
  ]
}

extension String {
  /// True for a type's name of several words: `EditProfile`.
  var hasSeveralWords: Bool { dropFirst().contains(where: \.isUppercase) }

  /// True for a name of several words that are written out, unlike `AR`.
  var isSpecific: Bool { hasSeveralWords && dropFirst().contains(where: \.isLowercase) }

  /// Returns true if the text has the same words as a type's name, in any way of writing them:
  /// `edit_profile`, `Edit Profile`.
  fileprivate func isWords(of name: String) -> Bool {
    filter { $0.isLetter || $0.isNumber }.lowercased() == name.lowercased()
  }

  /// The words of a name that begin with a capital: `Edit` and `Profile` in `EditProfile`.
  var capitalizedWords: [String] {
    reduce(into: []) { words, letter in
      if letter.isUppercase || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
  }
}
