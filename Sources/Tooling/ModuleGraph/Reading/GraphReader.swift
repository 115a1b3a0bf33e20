import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reads who opens whom from the code of an app.
///
/// Begins at each place where a screen is created, and goes back from there: to the functions that create it, to
/// their callers, and so on, until a call is in the code of another module. A function of the opened module
/// itself, such as its assembly, and one that belongs to nobody, such as a factory, is passed.
final class GraphReader {
  let found: DiscoveredProject
  let index: ProjectIndex
  let app: AppCode
  let members: CodeMembers
  let trees: SyntaxTrees
  let nodes: GraphNodes
  /// What the code of each member opens or calls, by the member's number.
  var events = MemberEvents()
  /// Where code takes a tab bar without a class of its own from a storyboard.
  var tabPlaces: Set<SyntaxPlace> = []
  /// The names whose uses are known.
  private var readNames: Set<Name> = []
  private var openNames: [Name] = []
  /// The uses of members and types that lead to no screen, as far as is known.
  private var waitingUses: [Used: [Use]] = [:]
  /// The uses of what was just found to lead to a screen.
  private var openUses: [Use] = []
  let scenes: InterfaceScenes
  /// The subclasses of each class, and the types that conform to each protocol, directly or not.
  let heirs: [TypeDeclaration.ID: [TypeDeclaration.ID]]
  /// The cases by which code asks for screens.
  var requestedCases: Set<Name> = []
  let enumsByCase: [Name: [TypeDeclaration.ID]]
  /// The types that declare a property with each name.
  let ownersByName: GroupsByName
  let files: FilesByName
  /// The members with each name that only one type has, as far as they were asked for.
  var knownOnly: [Name: [Int]] = [:]
  /// Whether each type is a view or a view controller, as far as that was asked.
  private var knownShown: [TypeDeclaration.ID: Bool] = [:]
  /// The types of no module that modules ask for data or work.
  var services: Set<TypeDeclaration.ID> = []
  /// The screens that others inherit from, and that the app creates, too.
  var createdBases: Set<TypeDeclaration.ID> = []
  /// The values whose types are being found.
  let openValues = OpenValues()
  /// The members that open screens by the cases of each enumeration, as far as they were read.
  var knownHandlers: [TypeDeclaration.ID: [Int]] = [:]
  /// The enumerations whose cases decide what the code at a place does, as far as they were asked for.
  var knownRoutes: [SyntaxPlace: [TypeDeclaration.ID]] = [:]
  /// How many of each member's events were looked at for that.
  var checkedEvents: [Int: Int] = [:]
  let callsByPlace: [SyntaxPlace: Call]
  /// The names in the expressions of each file, as far as they were asked for.
  var knownNames: [[NamedNode]?]
  /// Memory in which the names of one file after another are collected.
  var spareNames: [NamedNode] = []
  /// The closures and the names of methods that code gives to observe notifications which other code posts. Who posts
  /// runs them.
  var answeredPlaces: Set<SyntaxPlace> = []
  /// The calls that post these notifications.
  var postPlaces: Set<SyntaxPlace> = []
  /// The functions that take screens by identifiers, as soon as that was asked.
  var knownTakers: [Name: [IdentifierTaker]]?
  /// The names of the default implementations that call a required method, by the name of that method.
  private(set) lazy var namesOfDefaults = findNamesOfDefaults()
  /// The enumerations whose cases a library takes to the code that shows screens.
  private(set) lazy var stepTypes = index.types.indices.filter {
    index.types[$0].kind == .enum && index.inherits(.routeProtocols, $0)
  }
  /// How the functions that get the identifier of a screen show the screen, by the place of the identifier.
  var identifiedActions: [SyntaxPlace: ModuleGraph.Action] = [:]

  /// Something in a member's code that leads to a screen.
  struct Event: Hashable {
    /// The call, or the name if nothing is called.
    let node: Int
    let target: Target

    enum Target: Hashable {
      /// A screen is created.
      case screen(Int)
      /// An object that is no screen is created.
      case object(TypeDeclaration.ID)
      /// One of these members is called.
      case calls([Int])
      /// The case of an enumeration is asked for, by which these members open a screen.
      case route(Name, [Int])
    }
  }

  /// The events of members, by their numbers. An array finds them faster than a dictionary does.
  struct MemberEvents: Sequence {
    private var lists: [[Event]] = []

    /// The events of a member; `nil` if there are none.
    subscript(number: Int) -> [Event]? {
      guard number < lists.count, !lists[number].isEmpty else { return nil }
      return lists[number]
    }

    func hasEvents(_ number: Int) -> Bool { number < lists.count && !lists[number].isEmpty }

    mutating func add(_ event: Event, to number: Int) {
      while lists.count <= number { lists.append([]) }
      lists[number].append(event)
    }

    /// The members that have events, in ascending order.
    var keys: [Int] { lists.indices.filter { !lists[$0].isEmpty } }

    var values: [[Event]] { lists }

    func makeIterator() -> some IteratorProtocol<(key: Int, value: [Event])> {
      lists.indices.lazy.filter { !lists[$0].isEmpty }.map { (key: $0, value: lists[$0]) }
        .makeIterator()
    }
  }

  struct Use {
    let target: Event.Target
    let place: SyntaxPlace
    let node: Int
  }

  private enum Used: Hashable {
    case member(Int)
    case type(TypeDeclaration.ID)
  }

  final class OpenValues {
    var places: Set<SyntaxPlace> = []
  }

  init(
    _ found: DiscoveredProject, _ reports: [ModuleReport], _ architectures: [Architecture]
  ) {
    self.found = found
    let index = found.index
    self.index = index
    files = FilesByName(index)
    let app = AppCode(index, files, isTest: index.files.map(\.isTest))
    self.app = app
    trees = SyntaxTrees(index)
    knownNames = Array(repeating: nil, count: index.files.count)
    nodes = GraphNodes(found, reports, architectures)
    members = CodeMembers(index) { !app.contains($0) }
    callsByPlace = Dictionary(
      found.graph.calls.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    scenes = InterfaceScenes(found, nodes)
    var heirs: [TypeDeclaration.ID: [TypeDeclaration.ID]] = [:]
    for type in index.types.indices
    where !index.files[Int(index.types[type].place.file)].isTest {
      for base in index.superclasses(of: type) { heirs[base, default: []].append(type) }
      if index.types[type].kind == .protocol { continue }
      for contract in index.protocols(of: type) { heirs[contract, default: []].append(type) }
    }
    self.heirs = heirs
    var enums: [Name: [TypeDeclaration.ID]] = [:]
    for id in index.types.indices where !index.types[id].cases.isEmpty {
      for name in Set(index.types[id].cases) { enums[name, default: []].append(id) }
    }
    enumsByCase = enums
    ownersByName = GroupsByName(index.names.count) { add in
      for id in index.types.indices {
        for number in index.types[id].properties.indices {
          add(index.types[id].properties[number].name, Int32(id))
        }
      }
    }
    nodes.addCompanions(found.graph)
    releaseBases()
    releaseComposers()
    members.add(closureMembers)
    members.add(observingClosures)
    findInnerScreens()
    findCreatedBases()
    findPresentedValues()
    // The structures that were just found to be screens have view models, too.
    nodes.addCompanions(found.graph)
    findCreations()
    findIdentifiedScreens()
    findStoryboardScreens()
    findGeneratedStoryboards()
    findModulesMadeElsewhere()
    findRequestedModules()
    findSystemScreens()
    findSystemSettings()
    findLibraryScreens()
    findShownObjects()
    findDialogs()
    findBridgedScreens()
    findPosts()
    findUses()
    findServices(architectures)
  }

  /// Makes the classes that are only there to be inherited from, and the protocols that several modules share,
  /// belong to nobody: what their code opens, those open that inherit it.
  private func releaseBases() {
    for (base, types) in heirs {
      guard let owner = nodes.owner(of: base) else { continue }
      let others = Set(types.compactMap(nodes.owner(of:))).subtracting([owner])
      // A module that one other module inherits can be a module of its own.
      if others.isEmpty || (others.count == 1 && isCreated(base)) { continue }
      nodes.release(base)
    }
  }

  /// Makes what creates parts of several modules, such as `AppDependencies`, belong to nobody, if its name does not say
  /// that it makes a module.
  private func releaseComposers() {
    for part in found.modules.flatMap(\.parts) {
      let isComposer = part.evidence.contains { if case .composes = $0 { true } else { false } }
      let isNamed = part.evidence.contains { if case .named = $0 { true } else { false } }
      guard isComposer, !isNamed, let owner = nodes.owner(of: part.type),
        nodes.screen(of: part.type) == nil, makesParts(part.type, ofOthersThan: owner)
      else { continue }
      nodes.release(part.type)
    }
  }

  /// Returns true if a type's code creates a part of another module, which is no screen.
  private func makesParts(_ type: TypeDeclaration.ID, ofOthersThan owner: Int) -> Bool {
    members.members(of: type).contains { number in
      let member = members[number]
      return member.range.contains { node in
        let place = SyntaxPlace(file: member.place.file, node: Int32(node))
        guard let made = createdType(at: place), nodes.screen(of: made) == nil,
          let other = nodes.owner(of: made)
        else { return false }
        return other != owner && nodes[other].kind == .module
      }
    }
  }

  /// Returns the properties with a name, and the types that declare them.
  func properties(named name: Name) -> [(owner: TypeDeclaration.ID, property: Property)] {
    // A type can declare two properties of one name under different conditions.
    var owners: [Int] = []
    for owner in ownersByName[name] where owners.last != Int(owner) { owners.append(Int(owner)) }
    return owners.flatMap { owner in
      index.types[owner].properties.lazy.filter { $0.name == name }.map { (owner, $0) }
    }
  }

  /// Returns true if the app's code creates an object of exactly this type.
  func isCreated(_ type: TypeDeclaration.ID) -> Bool {
    app.places(named: index.types[type].name).contains { createdType(at: $0) == type }
  }

  // MARK: Calls

  /// Finds the uses of all names that lead to a screen, until no new ones are found.
  private func findUses() {
    repeat {
      while !openNames.isEmpty || !openUses.isEmpty {
        let names = openNames
        openNames = []
        for (name, place) in places(named: names) {
          if addCallsOfArgument(name, at: place) { continue }
          guard let (target, node) = target(of: name, at: place) else { continue }
          addIfItLeads(Use(target: target, place: place, node: node))
        }
        let uses = openUses
        openUses = []
        for use in uses { add(use.target, at: use.place, use.node) }
      }
      findRoutes()
    } while !openNames.isEmpty || !openUses.isEmpty
  }

  /// Adds a use if what is used leads to a screen, as far as is known; else as soon as it does.
  func addIfItLeads(_ use: Use) {
    let used: [Used]
    switch use.target {
    case .calls(let numbers):
      if numbers.contains(where: { events.hasEvents($0) }) {
        return add(use.target, at: use.place, use.node)
      }
      used = numbers.map { .member($0) }
    case .object(let type):
      if members.members(of: type).contains(where: { events.hasEvents($0) }) {
        return add(use.target, at: use.place, use.node)
      }
      used = [.type(type)]
    case .screen, .route: return add(use.target, at: use.place, use.node)
    }
    for one in used { waitingUses[one, default: []].append(use) }
  }

  func add(_ target: Event.Target, at place: SyntaxPlace, _ node: Int?) {
    guard let number = members.member(around: place) else { return }
    let event = Event(node: node ?? Int(place.node), target: target)
    if events[number]?.contains(event) ?? false { return }
    if !events.hasEvents(number) {
      openUses += waitingUses.removeValue(forKey: .member(number)) ?? []
      if let type = members[number].type {
        openUses += waitingUses.removeValue(forKey: .type(type)) ?? []
      }
    }
    events.add(event, to: number)
    guard members[number].name != .none, isFollowed(target, in: members[number]) else { return }
    read(members[number].name)
    for name in namesOfDefaults[members[number].name] ?? [] { read(name) }
    // Who creates the object gets what its initializer or its body creates.
    guard let type = members[number].type else { return }
    if members[number].isInitializer || isTransparent(type) || isMaker(members[number])
      || isFirstStep(members[number])
      || (nodes.owner(of: type) == nil && providesScreen(members[number]))
    {
      read(index.types[type].name)
    }
  }

  /// Returns true if the callers of a member can open a screen by what its code leads to: code of a module leads its
  /// callers only to the module's own screen, or gives them one.
  private func isFollowed(_ target: Event.Target, in member: CodeMember) -> Bool {
    guard let owner = nodes.owner(of: member.type) else { return true }
    if !member.isInitializer, canReturnScreen(member) { return true }
    switch target {
    case .screen(let node): return node == owner
    case .object(let type): return nodes.owner(of: type) ?? owner == owner
    case .calls(let numbers):
      return numbers.contains { nodes.owner(of: members[$0].type) ?? owner == owner }
    case .route: return true
    }
  }

  /// Returns true for a member whose value can be a screen or contain one.
  private func canReturnScreen(_ member: CodeMember) -> Bool {
    var value = member.function?.result
    if member.function == nil {
      guard let type = member.type, let property = index.property(member.name, of: type)?.property,
        property.type != nil
      else { return true }
      value = property.type
    }
    guard let value else { return false }
    guard value.shape == .single, value.names.allSatisfy({ $0.arguments.isEmpty }) else {
      return true
    }
    return !value.names.allSatisfy { FrameworkNames.plainValues.contains(index.names[$0.last]) }
  }

  private func read(_ name: Name) {
    if readNames.insert(name).inserted { openNames.append(name) }
  }

  /// Returns true for a type whose code runs when an object of it is shown: a view that is no screen, and a
  /// container of screens.
  private func isTransparent(_ type: TypeDeclaration.ID) -> Bool {
    nodes.screen(of: type) == nil && isShown(type)
  }

  /// Returns true for a view or a view controller.
  func isShown(_ type: TypeDeclaration.ID) -> Bool {
    if let known = knownShown[type] { return known }
    let isShown =
      index.inherits(.shownValues, type) || index.inherits(.bridgedViews, type)
      || index.inherits(.viewControllers, type) || index.inherits(.shownClasses, type)
    knownShown[type] = isShown
    return isShown
  }

  /// Returns true for a method of a part that is no screen: whoever gets the object can open the screen.
  private func isMaker(_ member: CodeMember) -> Bool {
    guard let type = member.type else { return false }
    return nodes.owner(of: type) != nil && nodes.screen(of: type) == nil
      && member.function?.isStatic == false
  }
}
