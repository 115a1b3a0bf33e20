import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Finds declarations in a file if their names contain the module's name.
struct MemberReader {
  private(set) var declarations: [String: [MemberDeclaration]] = [:]

  private let index: ProjectIndex
  private let file: Int
  private let facts: SwiftFile
  private let names: OwnNames
  private let replacement: NameReplacement
  private let selectors: SelectorTexts
  /// For each name in the file, `carries` is true if the name contains the module's name, and
  /// `isTied` is true if the name refers to something that is tied to the module.
  private let carries: [Bool]
  private let isTied: [Bool]
  /// The members that are tied to the module, as parts of other names.
  private let members: [ModuleWord]
  private let types: TypesAround

  init(
    _ file: Int, of project: DiscoveredProject, _ types: TypesAround, _ names: OwnNames,
    _ replacement: NameReplacement, _ tied: Set<String>, _ selectors: SelectorTexts
  ) {
    self.types = types
    self.selectors = selectors
    index = project.index
    self.file = file
    let facts = index.files[file].facts
    self.facts = facts
    self.names = names
    self.replacement = replacement
    let texts = (0..<UInt32(facts.names.count)).map { facts.names[$0] }
    carries = texts.map(replacement.isCarried)
    members = tied.map { ModuleWord($0.prefix(1).uppercased() + $0.dropFirst()) }
    isTied = texts.map { names.types[$0] != nil || tied.contains($0) }
    guard carries.contains(true) else { return }
    readAll()
  }

  private mutating func readAll() {
    for node in facts.nodes.indices where carries[Int(facts.nodes[node].name)] { read(node) }
  }

  private func name(_ node: Int) -> String { facts.name(of: node) }

  private mutating func read(_ node: Int) {
    let tie: MemberDeclaration.Tie
    switch facts.nodes[node].kind {
    case .functionDeclaration: tie = function(node)
    case .binding: tie = variable(node)
    case .parameter: tie = parameter(node)
    case .enumElement: tie = mentionsModule(node) ? .tied : .unknown
    case .label, .closureParameter, .namePattern, .capture: tie = .unknown
    default: return
    }
    let owner = owner(of: node)
    let isBound = owner.map { self.isBound(node, in: $0) } ?? false
    declarations[name(node), default: []].append(
      MemberDeclaration(
        file: file, location: index.files[file].location(of: node), tie: tie,
        isMethod: facts.nodes[node].kind == .functionDeclaration,
        isBound: isBound, owner: owner))
  }

  // MARK: Relation to the module

  /// A variable is tied to the module by its type or by its initial value. The flags of a test
  /// double are tied to the methods that they are named after: `openProfileCalled`.
  private func variable(_ node: Int) -> MemberDeclaration.Tie {
    let name = name(node)
    if mentionsModule(node)
      || isInTests && members.contains(where: { !$0.places(in: name).isEmpty })
    {
      return .tied
    }
    let parts = facts.parts(of: node).filter { facts.nodes[$0].kind != .accessor }
    guard let first = parts.first else { return .unknown }
    if facts.nodes[first].kind.isType { return .untied }
    // If the declaration creates its initial value here, the value's type is not one of the
    // module's.
    let made = facts.nodes[first].kind == .chain ? first + 1 : first
    return self.name(made).first?.isUppercase == true ? .untied : .unknown
  }

  private func parameter(_ node: Int) -> MemberDeclaration.Tie {
    if mentionsModule(node) { return .tied }
    return facts.parts(of: node).contains { facts.nodes[$0].kind.isType } ? .untied : .unknown
  }

  /// A function is tied to the module if its result type mentions the module. A function whose name
  /// does not begin with the module's name, such as `openProfile`, is also tied if anything else in
  /// the function mentions the module.
  private func function(_ node: Int) -> MemberDeclaration.Tie {
    if let result = facts.part(.result, of: node), mentionsModule(result) { return .tied }
    let places = replacement.places(in: name(node))
    let beginsWithModule = places.first?.lowerBound == 0
    if beginsWithModule {
      return isInOwnContract(node) && Self.tellsOfModule(name(node), places) ? .tied : .unknown
    }
    let isOwn = owner(of: node).map(isOwn) == true
    if mentionsModule(node) || isOwn && Self.meansScreen(name(node), places)
      || namesTransition(node, places, isOwn: isOwn)
    {
      return .tied
    }
    guard let body = facts.part(.codeBlock, of: node), !isForwarding(body, of: node),
      facts.nodes[body].count > 0, !isOwn
    else { return .unknown }
    return isInTests ? .unknown : .untied
  }

  /// Returns true if a protocol of the module requires the function. Functions of the module's
  /// classes do not count, because a library may require them.
  private func isInOwnContract(_ node: Int) -> Bool {
    guard let owner = owner(of: node) else { return false }
    return isOwn(owner) && index.types[owner].kind == .protocol
  }

  /// Returns true for the names of functions through which a module reports something, such as
  /// `profileDidClose` and `profileModuleWillOpen`.
  private static func tellsOfModule(_ name: String, _ places: [Range<Int>]) -> Bool {
    ["Did", "Will", "Should", "Module"].contains { follows($0, places.first, in: name) }
  }

  /// Returns true for names that call the module's name a screen: `closeProfileScene`.
  private static func meansScreen(_ name: String, _ places: [Range<Int>]) -> Bool {
    ["Module", "Scene", "Screen"].contains { follows($0, places.last, in: name) }
  }

  /// Returns true for a function that opens or closes the module, such as `openProfile` or
  /// `showProfileScreen` of any router and `dismissProfile` of the module's own types.
  private func namesTransition(_ node: Int, _ places: [Range<Int>], isOwn: Bool) -> Bool {
    guard let place = places.first, places.count == 1, let owner = owner(of: node) else {
      return false
    }
    let name = Array(name(node).utf8)
    let verb = String(decoding: name[..<place.lowerBound], as: UTF8.self)
    let rest = String(decoding: name[place.upperBound...], as: UTF8.self)
    guard Self.screenWords.contains(rest) else { return false }
    if isOwn, Self.closingVerbs.contains(verb) { return true }
    let type = index.names[index.types[owner].name].lowercased()
    return Self.openingVerbs.contains(verb) && Self.routerWords.contains { type.contains($0) }
  }

  private static let screenWords: Set = [
    "", "Controller", "Flow", "Interface", "Module", "Page", "Scene", "Screen", "View",
    "ViewController", "VC",
  ]
  private static let closingVerbs: Set = ["close", "dismiss", "hide"]
  private static let openingVerbs: Set = [
    "display", "go", "goTo", "launch", "moveTo", "navigateTo", "open", "present", "presentTo",
    "proceedTo",
    "push", "pushTo", "redirectTo", "routeTo", "show", "start", "switchTo", "to", "transitionTo",
  ]
  private static let routerWords = ["router", "routing", "wireframe", "coordinator", "navigator"]

  private static func follows(_ word: String, _ place: Range<Int>?, in name: String) -> Bool {
    place.map { name.utf8.dropFirst($0.upperBound).starts(with: word.utf8) } ?? false
  }

  /// Returns true if a body forwards a call to a function with the same name.
  private func isForwarding(_ body: Int, of function: Int) -> Bool {
    let name = facts.nodes[function].name
    return facts.range(of: body).contains { facts.nodes[$0].name == name }
  }

  private var isInTests: Bool { index.files[file].isTest }

  private func mentionsModule(_ node: Int) -> Bool {
    facts.range(of: node).contains { part in
      let kind = facts.nodes[part].kind
      return (kind == .typeName || kind == .identifier || kind == .member)
        && isTied[Int(facts.nodes[part].name)]
    }
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
      return selectors.canBeAnything && (isObjectiveC(node) || isObjectiveC(type: owner))
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
  fileprivate var isType: Bool {
    rawValue >= SyntaxKind.typeName.rawValue && rawValue <= SyntaxKind.missingType.rawValue
  }
}
