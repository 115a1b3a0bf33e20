import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Collects the edits that replace the objects of a database class by plain objects, or the reasons against it.
struct PlainObjectWriter {
  typealias Obstacle = PlainObjectError.Obstacle

  let index: ProjectIndex
  let texts: any SourceTexts
  let managed: ManagedClass
  let plain: PlainObject
  let members: CarriedMembers
  let code: ProjectCode
  private(set) var zone: PlainObjectZone
  private(set) var obstacles: [(obstacle: Obstacle, place: SyntaxPlace)] = []
  private(set) var steps: [RouteStep] = []
  /// The lists of a database that become plain ones: `Results<PostMO>`.
  private(set) var lists: Set<String> = []
  /// The requirements of the interactor's contracts that nothing above it uses, which keep the class.
  private(set) var kept: [CarriedMember] = []
  /// Other modules that pass the objects on to these, or get them.
  var otherModules: Set<String> = []
  private var edited: Set<EditedPlace> = []
  private var readers: [TypeDeclaration.ID: [ValueReader]] = [:]

  private struct EditedPlace: Hashable {
    let path: String
    let start: Int
  }

  init(
    _ plain: PlainObject, of managed: ManagedClass, in zone: PlainObjectZone,
    _ members: CarriedMembers, _ texts: any SourceTexts
  ) {
    index = members.index
    self.texts = texts
    self.managed = managed
    self.plain = plain
    self.members = members
    code = ProjectCode(index)
    self.zone = zone
  }

  /// True if something above the interactor has objects of the class.
  var isUsed: Bool {
    members.all.contains { $0.owner.map(zone.upper.contains) ?? false }
  }

  /// The members of the class that are used above the interactor and that the plain object does not have.
  var missing: Set<String> {
    Set(obstacles.compactMap { if case .reads(let name) = $0.obstacle { name } else { nil } })
  }

  mutating func write() {
    growZone()
    findKept()
    for type in zone.upper.sorted() where !isGenerated(type) {
      checkDeclarations(of: type)
      for reader in readers(of: type) { check(reader) }
      for place in zone.places(of: type) { retype(place) }
    }
    checkOthers()
    for type in zone.border.sorted() { convert(type) }
  }

  /// Spies and proxies are generated again.
  private func isGenerated(_ type: TypeDeclaration.ID) -> Bool {
    index.files[Int(index.types[type].place.file)].isMadeOfContracts
  }

  mutating func note(_ obstacle: Obstacle, at place: SyntaxPlace) {
    obstacles.append((obstacle, place))
  }

  // MARK: Reading

  /// Reads the code of a type, once.
  mutating func readers(of type: TypeDeclaration.ID) -> [ValueReader] {
    if let known = readers[type] { return known }
    var found: [ValueReader] = []
    for place in zone.places(of: type) {
      let facts = index.files[Int(place.file)].facts
      guard let block = facts.part(.memberBlock, of: Int(place.node)) else { continue }
      var reader = ValueReader(members, file: place.file, owner: type, values: plain.values)
      for member in facts.parts(of: block) { reader.read(declaration: member) }
      found.append(reader)
    }
    readers[type] = found
    return found
  }

  // MARK: The zone

  /// Adds the types that get the objects from the module, such as cells and view models. If other code gives them
  /// objects as well, that is noted later.
  private mutating func growZone() {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for owner in Set(members.all.compactMap(\.owner)).sorted()
      where !zone.upper.contains(owner) && !isPlain(owner) && zone.isOnlyUsedHere(owner) {
        zone.add(owner)
        isGrowing = true
      }
      for type in zone.typesInModule
      where !isPlain(type) && readers(of: type).contains(where: usesZone) {
        zone.add(type)
        isGrowing = true
      }
      for type in zone.upper.sorted() where !isGenerated(type) {
        let called = readers(of: type).flatMap(\.used).compactMap(\.owner)
        for owner in Set(called + heldTypes(by: type)).sorted()
        where !zone.upper.contains(owner) && !isPlain(owner) && zone.canGrow(to: owner) {
          zone.add(owner)
          isGrowing = true
        }
      }
    }
  }

  /// True for the plain object itself, which is made of the database object.
  private func isPlain(_ type: TypeDeclaration.ID) -> Bool { index.name(of: type) == plain.name }

  /// True if code reads or passes on objects with the types of the zone, such as a cell with a view model.
  private func usesZone(_ reader: ValueReader) -> Bool {
    reader.calls.contains { call in
      call.isCertain && call.member.owner.map(zone.upper.contains) ?? false
    }
      || reader.references.contains { $0.member.owner.map(zone.upper.contains) ?? false }
  }

  /// The values that a type's members have, if these have objects of the class.
  private func heldTypes(by type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    let declaration = index.types[type]
    let uses =
      declaration.properties.compactMap(\.type)
      + declaration.functions.flatMap { function in
        function.parameters.compactMap(\.type) + [function.result].compactMap(\.self)
      }
    let held = uses.flatMap { index.types(of: $0, in: type, file: declaration.place.file) }
    return held.filter { !members.members(of: $0).isEmpty }
  }

  // MARK: Checks

  private mutating func findKept() {
    let used = Set(zone.upper.flatMap { readers(of: $0) }.flatMap(\.used).map(\.place))
    let contracts = zone.upper.filter { type in
      index.types[type].kind == .protocol
        && index.conformers(of: type).contains(where: zone.border.contains)
    }
    kept = contracts.sorted().flatMap(members.members(of:)).filter { member in
      member.kind == .property && !used.contains(member.place)
    }
  }

  private func isKept(_ place: SyntaxPlace) -> Bool {
    kept.contains { member in
      member.place.file == place.file
        && index.files[Int(place.file)].facts.range(of: Int(member.place.node))
          .contains(Int(place.node))
    }
  }

  private mutating func check(_ reader: ValueReader) {
    for use in reader.uses { note(obstacle(of: use.kind), at: use.place) }
    for call in reader.calls {
      check(call.member, getsObjects: !call.arguments.isEmpty, at: call.place)
    }
    for (member, place) in reader.references {
      check(member, getsObjects: member.parameters.contains { $0.type.carries }, at: place)
    }
  }

  /// Notes a member that is not part of the code that gets plain objects.
  private mutating func check(
    _ member: CarriedMember, getsObjects: Bool, at place: SyntaxPlace
  ) {
    if let owner = member.owner {
      if zone.upper.contains(owner) { return }
      if let module = zone.otherModule(of: owner) { otherModules.insert(module) }
    }
    let name = name(of: member)
    note(getsObjects ? .passedOn(to: name) : .comesFromOutside(name), at: place)
  }

  /// The name of a member with that of its type.
  func name(of member: CarriedMember) -> String {
    (member.owner.map { index.name(of: $0) + "." } ?? "") + member.name
  }

  private func obstacle(of use: ManagedUse.Kind) -> Obstacle {
    switch use {
    case .reads(let member):
      let isKnown = managed.values.contains { $0.name == member }
      return isKnown ? .otherType(member, plain: plain.name) : .reads(member)
    case .calls(let method): return .calls(method)
    case .changes(let member): return .changes(member)
    case .comparesIdentity: return .comparesIdentity
    case .creates: return .creates
    case .usesClass: return .usesClass
    case .casts: return .casts
    case .passedOn(let function): return .passedOn(to: function)
    case .storedElsewhere: return .storedElsewhere
    case .weakReference: return .weakReference
    case .objectiveC: return .objectiveC
    case .wrapper(let name): return .wrapper(name)
    case .unclear(let name): return .unclear(name)
    }
  }

  private mutating func checkDeclarations(of type: TypeDeclaration.ID) {
    for member in members.members(of: type)
    where member.type == .unclear || member.parameters.contains(where: { $0.type == .unclear }) {
      note(.writtenType, at: member.place)
    }
    guard index.types[type].kind == .protocol,
      index.conformers(of: type).contains(where: zone.border.contains)
    else { return }
    for member in members.members(of: type) where !isKept(member.place) {
      if member.kind == .property { note(.storedInInteractor(member.name), at: member.place) }
      let isPassedDown = member.parameters.contains { parameter in
        parameter.type.carries && !parameter.isFunction
      }
      if isPassedDown { note(.passedDown(member.name), at: member.place) }
    }
  }

  // MARK: Types

  /// Replaces the name of the class in a declaration.
  mutating func retype(_ place: SyntaxPlace) {
    guard let source = SourceText(place.file, of: index, in: texts) else {
      return note(.unreadableFile, at: place)
    }
    let facts = source.facts
    var generic: [(end: Int, node: Int)] = []
    for node in facts.range(of: Int(place.node)) {
      generic.removeAll { $0.end < node }
      if isKept(SyntaxPlace(file: place.file, node: Int32(node))) { continue }
      switch facts.nodes[node].kind {
      case .typeName where isDatabaseList(node, facts):
        replaceList(node, in: source)
      case .typeName where facts.isNamed(node, managed.name):
        if let outer = generic.last {
          note(.writtenType, at: SyntaxPlace(file: place.file, node: Int32(outer.node)))
        }
        replaceName(of: node, in: source)
      case .typeName
      where facts.nodes[node].count > 0 && !Self.followed.contains(facts.name(of: node)),
        .memberType:
        generic.append((node + Int(facts.nodes[node].count), node))
      case .identifier where facts.isNamed(node, managed.name):
        if facts.isInTypeOfLiteral(node) {
          replaceName(of: node, in: source)
        } else {
          note(.usesClass, at: SyntaxPlace(file: place.file, node: Int32(node)))
        }
      default: break
      }
    }
  }

  /// The generic types whose arguments are followed.
  private static let followed: Set = ["Array", "Optional", "Dictionary", "Result"]

  /// True for `Results<PostMO>`.
  private func isDatabaseList(_ node: Int, _ facts: SwiftFile) -> Bool {
    let inner = facts.parts(of: node).first { _ in true }
    return FrameworkNames.databaseLists.contains(facts.name(of: node))
      && facts.nodes[node].count == 1 && inner.map { facts.isNamed($0, managed.name) } == true
  }

  /// Replaces `Results<PostMO>` by `[Post]`.
  private mutating func replaceList(_ node: Int, in source: SourceText) {
    let (start, end) = (Int(source.facts.nodes[node].start), Int(source.facts.nodes[node].end))
    lists.insert(source.text(start..<end))
    // The name of the element is replaced by itself.
    let element = Int(source.facts.nodes[node + 1].nameStart)
    replace(start..<element, with: "[", in: source)
    replace(element + managed.name.utf8.count..<end, with: "]", in: source)
  }

  private mutating func replaceName(of node: Int, in source: SourceText) {
    let start = Int(source.facts.nodes[node].nameStart)
    replace(start..<start + managed.name.utf8.count, with: plain.name, in: source)
  }

  mutating func replace(_ range: Range<Int>, with text: String, in source: SourceText) {
    guard edited.insert(EditedPlace(path: source.path, start: range.lowerBound)).inserted else {
      return
    }
    steps.append(
      RouteStep(
        path: source.path, line: source.line(of: range.lowerBound), code: [text],
        edit: FileEdit(range, with: text)))
  }
}

extension SwiftFile {
  func isNamed(_ node: Int, _ name: String) -> Bool { self.name(of: node) == name }

  /// True for the names in `[PostMO]()` and `[(post: PostMO, Int)]()`.
  func isInTypeOfLiteral(_ node: Int) -> Bool {
    var literal = node
    for outer in (0..<node).reversed() where range(of: outer).contains(node) {
      guard Self.literals.contains(nodes[outer].kind) else {
        return nodes[outer].kind == .chain && isNewCollection(literal, in: outer)
      }
      literal = outer
    }
    return false
  }

  private static let literals: Set<SyntaxKind> = [
    .arrayLiteral, .dictionaryLiteral, .tuple, .argument,
  ]

  /// True if a literal of type names is called without arguments.
  private func isNewCollection(_ literal: Int, in chain: Int) -> Bool {
    let steps = Array(parts(of: chain))
    return steps.count == 2 && steps[0] == literal && nodes[steps[1]].kind == .call
      && nodes[steps[1]].count == 0
      && [.arrayLiteral, .dictionaryLiteral].contains(nodes[literal].kind)
      && range(of: literal).allSatisfy {
        Self.literals.contains(nodes[$0].kind) || nodes[$0].kind == .identifier
      }
  }
}
