import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Finds the declarations in a file whose names contain the module's name.
struct MemberReader {
  private(set) var declarations: [String: [MemberDeclaration]] = [:]

  private let index: ProjectIndex
  private let file: Int
  private let facts: SwiftFile
  private let names: OwnNames
  private let replacement: NameReplacement
  private let functions: ModuleFunctions
  private let selectors: SelectorTexts
  private let kept: KeptNames
  private let routes: RouteCases
  /// For each name in the file, `carries` is true if the name contains the module's name, and
  /// `isTied` is true if the name refers to something that is tied to the module.
  private let carries: [Bool]
  private let isTied: [Bool]
  /// The renamed types, as parts of other names.
  private let typeWords: [ModuleWord]
  /// The members that are tied to the module, also as parts of other names.
  private let tied: Set<String>
  private let members: [ModuleWord]
  private let types: TypesAround
  /// True if the file is in the module's folder or declares one of its types.
  private let isOwnFile: Bool

  init(
    _ file: Int, of project: DiscoveredProject, _ types: TypesAround, _ names: OwnNames,
    _ replacement: NameReplacement, _ tied: Set<String>, _ functions: ModuleFunctions,
    _ selectors: SelectorTexts, _ kept: KeptNames, _ routes: RouteCases
  ) {
    self.routes = routes
    self.types = types
    self.functions = functions
    self.selectors = selectors
    self.kept = kept
    index = project.index
    self.file = file
    let facts = index.files[file].facts
    self.facts = facts
    self.names = names
    self.replacement = replacement
    let texts = (0..<UInt32(facts.names.count)).map { facts.names[$0] }
    carries = texts.map(replacement.isCarried)
    typeWords = names.types.keys.filter { $0 != names.moduleName }.map(ModuleWord.init)
    self.tied = tied
    members = tied.map { ModuleWord($0.prefix(1).uppercased() + $0.dropFirst()) }
    isTied = texts.map { [index] name in
      names.types[name] != nil && !names.isUnclear(name, in: index.files[file])
        || tied.contains(name)
    }
    isOwnFile = names.isOfModule(file)
    readAll()
  }

  private mutating func readAll() {
    for node in facts.nodes.indices where carries[Int(facts.nodes[node].name)] { read(node) }
  }

  private func name(_ node: Int) -> String { facts.name(of: node) }

  private mutating func read(_ node: Int) {
    if functions.contains(node, inFile: file) { return }
    var tie: MemberDeclaration.Tie
    switch facts.nodes[node].kind {
    case .functionDeclaration: tie = function(node)
    case .binding: tie = variable(node)
    case .parameter: tie = parameter(node)
    case .enumElement:
      let isTied =
        mentionsModule(node) && isNamedAfterPayload(node) || kept.isRenamed(node, inFile: file)
      tie =
        isTied || hasTiedSibling(node) || isNamedAfterRoute(node) || isNamedLikeType(node)
        ? .tied
        : routes.contains(node, inFile: file) || namesIdentifier(node) ? .tiedAlone : .unknown
    case .namePattern where isOptionalBinding(node - 1): tie = unwrapped(node)
    case .label, .closureParameter, .namePattern, .capture, .tupleTypeElement: tie = .unknown
    default: return
    }
    if tie.isTied, meaning(of: node).map({ $0.usesModuleAsVerb || $0.isActionOfVerb }) ?? false {
      tie = .unknown
    }
    let owner = owner(of: node)
    let isBound = owner.map { self.isBound(node, in: $0) } ?? false
    declarations[name(node), default: []].append(
      MemberDeclaration(
        file: file, node: node, location: index.files[file].location(of: node), tie: tie,
        isMethod: facts.nodes[node].kind == .functionDeclaration,
        forwards: facts.part(.codeBlock, of: node).map { isForwarding($0, of: node) } ?? false,
        mayMeanModule: mayMeanModule(node)
          && (isOwnFile || facts.nodes[node].kind != .binding || !isOfOtherType(node, tie)),
        isMember: owner.map { isMember(node, of: $0) } ?? false, isBound: isBound, owner: owner,
        library: owner == nil ? library(of: node) : nil))
  }

  /// Returns the type of a library that a static member is added to: `extension UIStoryboard { static let profile }`.
  private func library(of node: Int) -> Name? {
    let place = SyntaxPlace(file: Int32(file), node: Int32(node))
    let members = index.looseMembers
    let isStatic =
      members.properties.contains { $0.place == place && $0.isStatic }
      || members.functions.contains { $0.place == place && $0.isStatic }
    guard isStatic,
      let outer = facts.nodes.indices.prefix(node).last(where: {
        facts.nodes[$0].kind == .extensionDeclaration && facts.range(of: $0).contains(node)
      }), let type = facts.firstType(of: outer), facts.nodes[type].kind == .typeName
    else { return nil }
    return index.names.name(name(type))
  }

  /// Returns true unless a module's name of one word may be part of a longer one in the name of a case:
  /// `addEditItem(AddEditMode)` of the module `Add`.
  private func isNamedAfterPayload(_ element: Int) -> Bool {
    guard let meaning = meaning(of: element), meaning.beginsWithModule,
      !names.moduleName.hasSeveralWords
    else { return true }
    return meaning.isWhole || meaning.namesPart || meaning.endsWithPart || meaning.reports
      || isNamedAfterType(element) || isShortForType(element)
  }

  /// Returns true for a name that says to go to a module whose name has several words, and for `willShowProfile`
  /// and `showProfileRelay` in a file that uses the renamed `showProfile`.
  private func isNamedAfterRoute(_ node: Int) -> Bool {
    if names.moduleName.isSpecific, meaning(of: node)?.navigates ?? false { return true }
    let name = name(node)
    let event = event(node).map(String.init)
    return tied.contains { member in
      guard NameMeaning(member, replacement.places(in: member))?.opens ?? false,
        event == member.prefix(1).uppercased() + member.dropFirst()
          || name.hasPrefix(member) && name.dropFirst(member.count).first?.isUppercase == true,
        let number = index.names.name(member)
      else { return false }
      return index.files[file].names.contains(number)
    }
  }

  /// Returns true for `willShowProfile` beside `didShowProfile(ProfileOutput)` in an enum.
  private func hasTiedSibling(_ element: Int) -> Bool {
    guard let event = event(element), let owner = owner(of: element) else { return false }
    let place = index.types[owner].place
    return Int(place.file) == file
      && facts.range(of: Int(place.node)).contains { other in
        facts.nodes[other].kind == .enumElement && other != element && self.event(other) == event
          && mentionsModule(other)
      }
  }

  /// Returns what did or will happen: `ShowProfile` for `didShowProfile`.
  private func event(_ node: Int) -> Substring? {
    let name = name(node)
    return ["did", "will", "should"].first { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }.map { name.dropFirst($0.count) }
  }

  /// Returns true for anything in the module's files and types; elsewhere, for what is called like something
  /// that opens or makes the module, or like a part of it, and for what contains a name of several words.
  private func mayMeanModule(_ node: Int) -> Bool {
    let kind = facts.nodes[node].kind
    guard
      [.functionDeclaration, .enumElement, .binding, .parameter, .tupleTypeElement].contains(kind)
    else { return false }
    if isScreen(node) { return true }
    guard kind != .parameter, kind != .tupleTypeElement else { return false }
    if kind == .functionDeclaration, isInOwnType(node) { return true }
    let isOfOwnTest = isOwnFile && names.moduleName.hasSeveralWords
    guard !isInTests || isOfOwnTest, let meaning = meaning(of: node) else { return false }
    if isOwnFile || names.moduleName.hasSeveralWords { return true }
    return switch kind {
    case .functionDeclaration: meaning.opens || meaning.makes || meaning.leadsTo
    case .enumElement: meaning.opens || meaning.isBare || meaning.leadsTo
    default: meaning.beginsWithModule && (meaning.namesPart || meaning.endsWithPart)
    }
  }

  /// Returns true for a method, a property or a case of a type that is no test.
  private func isMember(_ node: Int, of owner: TypeDeclaration.ID) -> Bool {
    if isInTests { return false }
    switch facts.nodes[node].kind {
    case .functionDeclaration, .enumElement, .tupleTypeElement: return true
    case .binding:
      return index.types[owner].properties.contains {
        $0.place == SyntaxPlace(file: Int32(file), node: Int32(node))
      }
    default: return false
    }
  }

  /// Returns true for a variable that has a type of the project and does not mention the module.
  private func isOfOtherType(_ node: Int, _ tie: MemberDeclaration.Tie) -> Bool {
    tie == .untied && mentionsProject(node) && !mentionsModule(node)
  }

  /// Returns true for a screen that is called like the module: `profile: UIViewController`.
  private func isScreen(_ node: Int) -> Bool {
    guard meaning(of: node)?.isBare ?? false else { return false }
    return facts.range(of: node).contains {
      facts.nodes[$0].kind == .typeName && FrameworkNames.viewControllers.contains(name($0))
    }
  }

  // MARK: Relation to the module

  /// A variable is tied to the module by its type, by its initial value, or by its name if that is a
  /// part's and the type is no other one of the project. The flags of a test double are tied to the
  /// methods that they are named after: `openProfileCalled`.
  private func variable(_ node: Int) -> MemberDeclaration.Tie {
    let name = name(node)
    guard let meaning = meaning(of: node), !isListOfData(node) else { return .unknown }
    let isPart = meaning.isPart || meaning.isScreen || meaning.isNavigation
    let isClear = isPart || isNamedAfterType(node)
    let isOfModule =
      !isInOwnType(node)
      || meaning.beginsWithModule && (meaning.isWhole || mentionsInItself(node))
    if mentionsModule(node), isClear || isOfModule && !mentionsOnlyInAction(node) { return .tied }
    if isNamedAfterRoute(node) || isNewAndShortForType(node) || isConstant(node, meaning)
      || isOfDouble(name)
    {
      return .tied
    }
    if isInTests, isNamedAfterMember(name) { return .tied }
    // `let openProfile: () -> Void`
    if meaning.opens, isIn(Self.routers + Self.composers, node) { return .tied }
    let parts = facts.parts(of: node).filter { facts.nodes[$0].kind != .accessor }
    guard let first = parts.first else { return isPart ? .tied : .unknown }
    if isPart, !mentionsProject(first) || isIn(Self.routers, node) && isGeneralPart(first, meaning)
    {
      return .tied
    }
    if meaning.beginsWithModule, isNameOfType(parts.last ?? first) { return .tied }
    if meaning.isWhole, meaning.beginsWithModule, namesStoryboard(node) { return .tiedAlone }
    // `static let homeToProfile = "toProfile"`
    let value = parts.last ?? first
    if facts.nodes[value].kind == .stringLiteral, kept.renames(identifier: self.name(value)) {
      return .tiedAlone
    }
    if facts.nodes[first].kind.isPartOfType {
      return meaning.opens && isAction(node) ? .unknown : .untied
    }
    // If the declaration creates its initial value here, the value's type is not one of the
    // module's.
    let made = facts.nodes[first].kind == .chain ? first + 1 : first
    if self.name(made).first?.isUppercase == true { return .untied }
    return isInOwnType(node) && meaning.isWhole && isShortForType(node) ? .tied : .unknown
  }

  /// Returns true for `case profile = "toProfile"` and `case profileScene = "ProfileView"`.
  private func namesIdentifier(_ element: Int) -> Bool {
    facts.parts(of: element).contains(where: isNameOfType)
  }

  /// Returns true for `static let profile = UIStoryboard(name: "Profile", bundle: nil)`.
  private func namesStoryboard(_ node: Int) -> Bool {
    facts.range(of: node).contains {
      facts.nodes[$0].kind == .stringLiteral && kept.renames(name($0))
    }
  }

  /// Returns true for `static let profileTitle` in an extension of a type that is not the module's, if the extension is
  /// in the module's folder.
  private func isConstant(_ node: Int, _ meaning: NameMeaning) -> Bool {
    guard meaning.beginsWithModule, !meaning.isBare, names.isOwn(index.files[file].path) else {
      return false
    }
    let place = SyntaxPlace(file: Int32(file), node: Int32(node))
    guard let owner = owner(of: node) else {
      return index.looseMembers.properties.contains { $0.place == place && $0.isStatic }
    }
    return !names.isOwn(names.file(of: owner).path)
      && index.types[owner].properties.contains { $0.place == place && $0.isStatic }
  }

  /// Returns true for a string that is the name of a renamed type or storyboard: `static let profileCell =
  /// "ProfileCell"`.
  private func isNameOfType(_ value: Int) -> Bool {
    facts.nodes[value].kind == .stringLiteral
      && (names.types[name(value)] != nil || kept.renames(name(value)))
  }

  /// Returns true if a variable's name contains that of a member which is tied to the module:
  /// `openProfileCalled`, `invokedopenProfile`.
  private func isNamedAfterMember(_ name: String) -> Bool {
    members.contains { !$0.places(in: name).isEmpty }
      || tied.contains { member in
        name.ranges(of: member).contains { name[$0.upperBound...].first?.isLowercase != true }
      }
  }

  /// Returns true for what a generator of test doubles adds to a member that is tied to the module:
  /// `openProfileCallCount`.
  private func isOfDouble(_ name: String) -> Bool {
    MemberNames.endingsInDoubles.contains {
      name.hasSuffix($0) && tied.contains(String(name.dropLast($0.count)))
    }
  }

  /// Returns true for `case profileViewController` of a list of identifiers.
  private func isNamedLikeType(_ element: Int) -> Bool {
    let name = name(element)
    return !(meaning(of: element)?.isBare ?? true)
      && names.types[name.prefix(1).uppercased() + name.dropFirst()] != nil
  }

  /// Returns true if a variable's name is that of a renamed type.
  private func isNamedAfterType(_ node: Int) -> Bool {
    let name = name(node)
    return typeWords.contains { !$0.places(in: name).isEmpty }
  }

  /// Returns true for `presentCreateProfile`, if `createProfile` of the use case `CreateProfile` is tied to the module.
  private func isNamedAfterUseCase(_ node: Int) -> Bool {
    let name = name(node)
    return names.useCases.contains { useCase in
      tied.contains(ModuleWord.small(useCase)) && !ModuleWord(useCase).places(in: name).isEmpty
    }
  }

  /// Returns true if a name contains that of a type which keeps it, and not that of a renamed type around it:
  /// `randomProfileViewTapped`, but not `openProfileViewController` because of a `ProfileView`.
  private func isNamedAfterLongerType(_ node: Int) -> Bool {
    let name = name(node)
    let kept = names.longerTypes.flatMap { $0.places(in: name) }
    if kept.isEmpty { return false }
    let renamed = typeWords.flatMap { $0.places(in: name) }
    return kept.contains { place in
      !renamed.contains {
        $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound
      }
    }
  }

  /// Returns true if a renamed type's name begins with a variable's: `profileView` for
  /// `ProfileViewController`.
  private func isShortForType(_ node: Int) -> Bool {
    let name = name(node)
    return !(meaning(of: node)?.isBare ?? true)
      && names.types.keys.contains { ModuleWord.small($0).hasPrefix(name) }
  }

  /// Returns true for `let userProfileSection = UserProfileSectionModel()`.
  private func isNewAndShortForType(_ node: Int) -> Bool {
    mentionsInItself(node) && isShortForType(node)
  }

  /// Returns true for a list that is called like the module, and not after one of its types.
  private func isListOfData(_ node: Int) -> Bool {
    meaning(of: node)?.isList ?? false && !isNamedAfterType(node) && !isShortForType(node)
  }

  /// Returns true if a variable's value is another type's, and only a closure given to that mentions the
  /// module: `let addPhoto = Action { router.openProfile() }`.
  private func mentionsOnlyInAction(_ node: Int) -> Bool {
    guard let value = Array(facts.parts(of: node)).last, facts.nodes[value].kind == .chain,
      name(value + 1).first?.isUppercase == true
    else { return false }
    let closures = facts.range(of: value).filter { facts.nodes[$0].kind == .closure }
      .map { facts.range(of: $0) }
    return !facts.range(of: node).contains { part in
      mentionsModule(in: part) && !closures.contains { $0.contains(part) }
    }
  }

  /// Returns true if a variable's type or value mentions the module, apart from what the value is made with:
  /// `let profileButton = app.buttons[ProfileScene.button]`.
  private func mentionsInItself(_ node: Int) -> Bool {
    let end = facts.range(of: node).upperBound
    var part = node + 1
    while part <= end {
      if mentionsModule(in: part) { return true }
      let isInput = [.argument, .closure].contains(facts.nodes[part].kind)
      part = isInput ? facts.range(of: part).upperBound + 1 : part + 1
    }
    return false
  }

  /// Returns true for a type that serves any module in the role that a variable's name says:
  /// `DefaultRouter` for `profileRouter`.
  private func isGeneralPart(_ type: Int, _ meaning: NameMeaning) -> Bool {
    let named = facts.range(of: type).filter { facts.nodes[$0].kind == .typeName }
    guard meaning.beginsWithModule, named.count == 1, let name = named.first.map(name) else {
      return false
    }
    return meaning.isRole(of: name)
      && !names.project.modules.contains {
        ModuleWord($0.name).places(in: name).first?.lowerBound == 0
      }
  }

  private func isOptionalBinding(_ node: Int) -> Bool {
    node >= 0 && facts.nodes[node].kind == .optionalBinding
  }

  /// An unwrapped value is tied to the module by its name and by where it comes from: `if let profileView = view
  /// as? ProfileView`.
  private func unwrapped(_ node: Int) -> MemberDeclaration.Tie {
    meaning(of: node)?.beginsWithModule ?? false && mentionsModule(node - 1) ? .tied : .unknown
  }

  /// Returns true if something's type is that of a function.
  private func isAction(_ node: Int) -> Bool {
    facts.range(of: node).contains { facts.nodes[$0].kind == .functionType }
  }

  private func parameter(_ node: Int) -> MemberDeclaration.Tie {
    if isListOfData(node) { return .unknown }
    if mentionsModule(node) { return .tied }
    // `init(openProfile: @escaping () -> Void)`
    if meaning(of: node)?.opens ?? false, isAction(node) {
      return isIn(Self.routers + Self.composers, node) ? .tied : .unknown
    }
    guard let type = facts.parts(of: node).first(where: { facts.nodes[$0].kind.isPartOfType })
    else {
      return .unknown
    }
    // `init(profileViewController: UIViewController)`
    if let meaning = meaning(of: node), meaning.beginsWithModule,
      meaning.isPart || meaning.isScreen || meaning.isNavigation, !mentionsProject(type),
      !isAction(node)
    {
      return .tied
    }
    return .untied
  }

  /// A function is tied to the module if its result type mentions the module or its name means the
  /// module's screen. A function whose name does not begin with the module's name, such as
  /// `openProfile`, is also tied if anything else in the function mentions the module. In the
  /// module's own types, which mention it everywhere, that counts only where they compose or route.
  private func function(_ node: Int) -> MemberDeclaration.Tie {
    let isNamedAfterOther = isNamedAfterLongerType(node)
    if let result = facts.part(.result, of: node), mentionsModule(result), !isNamedAfterOther {
      return .tied
    }
    if isInTests, isNamedAfterMember(name(node)) { return .tied }
    guard let meaning = meaning(of: node), !isNamedAfterOther else { return .unknown }
    if makesOtherScreen(node) || meaning.isFlow && startsOtherFlow(node) { return .makesOther }
    if meaning.opens, takesList(node), !mentionsModule(node),
      !isIn(Self.routers + Self.composers, node)
    {
      return .untied
    }
    if isOfEntity(node, meaning) || isNamedLikeOwner(node)
      || names.moduleName.isSpecific && meaning.navigates
    {
      return .tied
    }
    if meaning.fetches || meaning.treatsData && !isNamedAfterType(node),
      !isIn(Self.routers + Self.composers, node)
    {
      return .unknown
    }
    let mentions = mentionsModule(node)
    if meaning.beginsWithModule {
      if isVerbAlone(node, meaning) { return .untied }
      if mentions, meaning.isBare, isIn(Self.routers, node), !isInOwnType(node) {
        return .tiedAlone
      }
      let isTied =
        isInOwnContract(node)
        && (meaning.reports || meaning.endsWithPart || isNamedAfterType(node)
          || isOfPrefixedContract(node))
        || mentions && (meaning.isScreen || meaning.isWhole && isIn(Self.composers, node))
      return isTied ? .tied : .unknown
    }
    let isOwn = isInOwnType(node)
    if isOwn || meaning.isScreen, isNamedAfterType(node) { return .tied }
    if isOwn, isNamedAfterUseCase(node) { return .tied }
    let routes = isIn(Self.routers, node) || owner(of: node).map(names.openers.contains) ?? false
    let isOfOther = owner(of: node).map(names.isOfOther) ?? false
    if meaning.isScreen && !isOfOther
      || mentions && (!isOwn || routes || isIn(Self.composers, node))
      || routes && meaning.opens || isOwn && meaning.closes
    {
      return .tied
    }
    if !isOwn, meaning.opens, opensBySegue(node) { return .tiedAlone }
    guard let body = facts.part(.codeBlock, of: node), !isForwarding(body, of: node),
      facts.nodes[body].count > 0, !isOwn
    else { return .unknown }
    return isInTests ? .unknown : .untied
  }

  /// Returns true for `signUp()` in a type of the module `SignUp`, which does what the module is called after.
  private func isVerbAlone(_ function: Int, _ meaning: NameMeaning) -> Bool {
    meaning.isBare && meaning.isVerb && isInOwnType(function)
      && !isIn(Self.routers + Self.composers, function)
  }

  /// Returns true for `displayProfiles(_ profiles: [Profile])`, which shows data.
  private func takesList(_ function: Int) -> Bool {
    facts.parts(.parameter, of: function).contains { parameter in
      facts.firstType(of: parameter).map { facts.nodes[$0].kind == .arrayType } ?? false
    }
  }

  /// Returns true for `performSegue(withIdentifier: "ProfileSegue", sender: self)`.
  private func opensBySegue(_ function: Int) -> Bool {
    let parts = facts.range(of: function)
    return parts.contains { name($0) == "performSegue" }
      && parts.contains { part in
        part != function && carries[Int(facts.nodes[part].name)]
          && [.stringLiteral, .member, .implicitMember].contains(facts.nodes[part].kind)
      }
  }

  /// Returns true for `removeProfile` in a renamed `RemoveProfileRoute`.
  private func isNamedLikeOwner(_ function: Int) -> Bool {
    guard let owner = owner(of: function) else { return false }
    let name = name(function)
    let word = ModuleWord(name.prefix(1).uppercased() + name.dropFirst())
    return index.allInherited(by: owner).types.union([owner]).contains { type in
      isOwn(type) && index.types[type].kind == .protocol && !names.module.types.contains(type)
        && word.places(in: index.name(of: type)).first?.lowerBound == 0
        && index.types[type].functions.contains { index.names[$0.name] == name }
    }
  }

  /// Returns true for `getProfile` and `presentProfile` in a type of the module, if they use data of the module alone, or
  /// a method that does.
  private func isOfEntity(_ function: Int, _ meaning: NameMeaning) -> Bool {
    guard !names.entities.isEmpty, !names.isNameOfData, !meaning.beginsWithModule, meaning.isWhole,
      !(meaning.beginsWithVerb && meaning.treatsData), isInOwnType(function)
    else { return false }
    return facts.range(of: function).contains { part in
      let name = name(part)
      if part == function { return false }
      return names.entities.contains(name)
        || facts.nodes[part].kind == .member && tied.contains(name)
          && NameMeaning(name, replacement.places(in: name)).map {
            !$0.beginsWithModule && $0.isWhole
          }
            ?? false
    }
  }

  /// Returns true if a function creates another module's part, and nothing in it mentions this module.
  private func makesOtherScreen(_ node: Int) -> Bool {
    guard let body = facts.part(.codeBlock, of: node), !mentionsModule(body) else { return false }
    return facts.range(of: body).contains { part in
      guard facts.nodes[part].kind == .identifier,
        let type = index.names.name(name(part)).map(index.types(named:))?.first
      else { return false }
      return names.isOfOther(type) && replacement.old.places(in: name(part)) != []
    }
  }

  /// Returns true for `startProfileFlow` if it creates only coordinators that are called otherwise.
  private func startsOtherFlow(_ node: Int) -> Bool {
    guard let body = facts.part(.codeBlock, of: node), !mentionsModule(body) else { return false }
    let coordinators = facts.range(of: body).map(name).filter { name in
      name.contains("Coordinator") && name.first?.isUppercase == true
        && index.names.name(name).map { !index.types(named: $0).isEmpty } ?? false
    }
    return !coordinators.isEmpty && !coordinators.contains(where: replacement.isCarried)
  }

  private static let routers = ["router", "routing", "wireframe", "coordinator", "navigator"]
  private static let composers = [
    "assembl", "builder", "configurator", "container", "factory", "initializer", "module",
  ]

  private func isIn(_ words: [String], _ node: Int) -> Bool {
    guard let owner = owner(of: node) else { return false }
    let name = index.name(of: owner).lowercased()
    return words.contains(where: name.contains)
  }

  private func meaning(of node: Int) -> NameMeaning? {
    NameMeaning(name(node), replacement.places(in: name(node)))
  }

  /// Returns true if a protocol of the module requires the function. Functions of the module's
  /// classes do not count, because a library may require them.
  private func isInOwnContract(_ node: Int) -> Bool {
    guard let owner = owner(of: node) else { return false }
    return isOwn(owner) && index.types[owner].kind == .protocol
  }

  /// Returns true for `profileInputLoad` in a contract of several methods that all begin with the module's name.
  private func isOfPrefixedContract(_ node: Int) -> Bool {
    guard let owner = owner(of: node) else { return false }
    let functions = index.types[owner].functions.map { index.names[$0.name] }
    return functions.count > 2
      && functions.allSatisfy { replacement.places(in: $0).first?.lowerBound == 0 }
  }

  /// Returns true if a body forwards a call to a function with the same name, or with a name that contains
  /// it: `openProfileOutput`.
  private func isForwarding(_ body: Int, of function: Int) -> Bool {
    let own = name(function)
    let word = ModuleWord(own.prefix(1).uppercased() + own.dropFirst())
    return facts.range(of: body).contains { part in
      carries[Int(facts.nodes[part].name)] && !word.places(in: name(part)).isEmpty
    }
  }

  private func isInOwnType(_ node: Int) -> Bool { owner(of: node).map(isOwn) ?? false }

  /// Returns true if a node mentions a type of the project.
  private func mentionsProject(_ node: Int) -> Bool {
    facts.range(of: node).contains { part in
      let kind = facts.nodes[part].kind
      return (kind == .typeName || kind == .identifier)
        && index.names.name(name(part)).map { !index.types(named: $0).isEmpty } ?? false
    }
  }

  private var isInTests: Bool { index.files[file].isTest }

  private func mentionsModule(_ node: Int) -> Bool {
    facts.range(of: node).contains(where: mentionsModule(in:))
  }

  private func mentionsModule(in part: Int) -> Bool {
    let kind = facts.nodes[part].kind
    return (kind == .typeName || kind == .identifier || kind == .member)
      && (isTied[Int(facts.nodes[part].name)] || functions.contains(part, inFile: file))
  }

  // MARK: Location

  private func isOwn(_ type: TypeDeclaration.ID) -> Bool {
    names.types[index.names[index.types[type].name]] != nil
  }

  private func owner(of node: Int) -> TypeDeclaration.ID? {
    types.innermost(around: node, inFile: file)
  }

  // MARK: Names with a meaning elsewhere

  private func isBound(_ node: Int, in owner: TypeDeclaration.ID) -> Bool {
    if isOverride(node), !isInherited(name(node), by: owner) { return true }
    let inherited = index.allInherited(by: owner).foreign.map { index.names[$0] }
    switch facts.nodes[node].kind {
    case .functionDeclaration:
      return selectors.canName(methodWith: facts.parts(.parameter, of: node).count)
        && (isObjectiveC(node) || isObjectiveC(type: owner))
    case .enumElement:
      return !facts.parts(of: node).contains { facts.nodes[$0].kind == .stringLiteral }
        && inherited.contains(where: FrameworkNames.namedCases.contains)
    case .binding: return inherited.contains(where: FrameworkNames.namedProperties.contains)
    default: return false
    }
  }

  private func isOverride(_ node: Int) -> Bool {
    facts.parts(.modifier, of: node).contains { facts.isNamed($0, "override") }
  }

  /// Returns true if a superclass in the project has a member with the name.
  private func isInherited(_ name: String, by owner: TypeDeclaration.ID) -> Bool {
    guard let name = index.names.name(name) else { return false }
    return index.superclasses(of: owner).contains { type in
      index.types[type].functions.contains { $0.name == name }
        || index.types[type].properties.contains { $0.name == name }
    }
  }

  private func isObjectiveC(_ node: Int) -> Bool {
    facts.parts(.attribute, of: node).contains { facts.isNamed($0, "objc") }
  }

  private func isObjectiveC(type: TypeDeclaration.ID) -> Bool {
    index.types[type].attributes.contains { ["objc", "objcMembers"].contains(index.names[$0]) }
  }
}

extension SyntaxKind {
  fileprivate var isPartOfType: Bool {
    rawValue >= SyntaxKind.typeName.rawValue && rawValue <= SyntaxKind.missingType.rawValue
  }
}
