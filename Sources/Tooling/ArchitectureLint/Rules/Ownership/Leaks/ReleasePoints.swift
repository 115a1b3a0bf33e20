import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The places in a type's code that release what it keeps: a property set to `nil`, a timer that is
/// invalidated, an observer that is removed.
struct ReleasePoints {
  private struct Point {
    /// The method that releases something; `nil` for an assignment.
    let method: String?
    /// The names of what is released.
    let names: Set<String>
    let place: SyntaxPlace
    let member: Int
    let isInClosure: Bool
    /// True if the assigned value is a new object or a member, such as `DisposeBag()`, not `nil`.
    let isNew: Bool
  }

  private struct Member {
    let place: SyntaxPlace
    let name: String
    let isDeinitializer: Bool
    let isPrivate: Bool
  }

  private let index: ProjectIndex
  private let type: TypeDeclaration.ID
  private var members: [Member] = []
  private var points: [Point] = []

  init(of type: TypeDeclaration.ID, in index: ProjectIndex) {
    self.index = index
    self.type = type
    let line = [type] + index.superclasses(of: type)
    for place in line.flatMap({ [index.types[$0].place] + index.types[$0].extensions }) {
      let facts = index.files[Int(place.file)].facts
      if let block = facts.part(.memberBlock, of: Int(place.node)) {
        readMembers(of: block, place.file, facts)
      }
    }
  }

  private mutating func readMembers(of block: Int, _ file: Int32, _ facts: SwiftFile) {
    for part in facts.parts(of: block) {
      switch facts.nodes[part].kind {
      case .functionDeclaration, .deinitializerDeclaration, .variableDeclaration,
        .subscriptDeclaration, .initializerDeclaration:
        let isPrivate = facts.parts(.modifier, of: part).contains {
          facts.isNamed($0, "private") || facts.isNamed($0, "fileprivate")
        }
        members.append(
          Member(
            place: SyntaxPlace(file: file, node: Int32(part)), name: facts.name(of: part),
            isDeinitializer: facts.nodes[part].kind == .deinitializerDeclaration,
            isPrivate: isPrivate))
        let known = points.count
        read(part, file, facts)
        // An initializer itself has nothing to release yet, but its closures run later.
        if facts.nodes[part].kind == .initializerDeclaration {
          points = points[..<known] + points[known...].filter(\.isInClosure)
        }
      case .ifConfig, .ifConfigClause: readMembers(of: part, file, facts)
      default: break
      }
    }
  }

  // MARK: Reading

  private mutating func read(_ member: Int, _ file: Int32, _ facts: SwiftFile) {
    var around: [Int] = []
    for node in facts.range(of: member) {
      while let outer = around.last, node > outer + Int(facts.nodes[outer].count) {
        around.removeLast()
      }
      switch facts.nodes[node].kind {
      case .member, .identifier:
        let name = facts.name(of: node)
        if FrameworkNames.releasingMethods.contains(name),
          !FrameworkNames.otherRemovals.contains(name)
        {
          add(node, around, file, facts)
        }
      case .assignment:
        if let sequence = around.last { readAssignment(sequence, around, file, facts) }
      default: break
      }
      if facts.nodes[node].count > 0 { around.append(node) }
    }
  }

  private mutating func append(
    _ method: String?, _ names: Set<String>, _ node: Int, _ around: [Int], _ file: Int32,
    _ facts: SwiftFile, isNew: Bool = false
  ) {
    points.append(
      Point(
        method: method, names: names, place: SyntaxPlace(file: file, node: Int32(node)),
        member: members.count - 1,
        isInClosure: around.contains { facts.nodes[$0].kind == .closure }, isNew: isNew))
  }

  /// `timer.invalidate()`, `center.removeObserver(token)`, `tokens.forEach(center.removeObserver)`
  private mutating func add(_ node: Int, _ around: [Int], _ file: Int32, _ facts: SwiftFile) {
    guard let chain = around.last, facts.nodes[chain].kind == .chain else { return }
    let arguments = facts.range(of: chain).filter { facts.nodes[$0].kind == .argument }
    // Blocks are not removed with the object that added them.
    if arguments.contains(where: { argument in
      facts.nodes[argument].count == 1 && facts.isNamed(argument + 1, "self")
        && facts.nodes[argument].name == 0
    }), facts.isNamed(node, "removeObserver") {
      return
    }
    var names = names(in: chain, facts)
    for outer in around.dropLast() {
      switch facts.nodes[outer].kind {
      case .chain: names.formUnion(baseNames(of: outer, facts))
      case .forStatement, .ifStatement, .guardStatement:
        for part in facts.parts(of: outer) where facts.nodes[part].kind != .codeBlock {
          names.formUnion(self.names(in: part, facts))
        }
      default: break
      }
    }
    append(facts.name(of: node), names, node, around, file, facts)
  }

  private mutating func readAssignment(
    _ sequence: Int, _ around: [Int], _ file: Int32, _ facts: SwiftFile
  ) {
    let parts = Array(facts.parts(of: sequence))
    guard parts.count == 3, facts.nodes[parts[1]].kind == .assignment, isEmpty(parts[2], facts)
    else { return }
    // `child.router = nil` releases a property of `child`, not the own property `router`.
    let target = ownName(of: parts[0], facts)
    let isNew = facts.nodes[parts[2]].kind == .chain
    append(nil, [target], sequence, around, file, facts, isNew: isNew)
  }

  /// Returns true for `nil`, an empty collection, and a new object such as `DisposeBag()`.
  private func isEmpty(_ value: Int, _ facts: SwiftFile) -> Bool {
    switch facts.nodes[value].kind {
    case .nilLiteral: return true
    case .arrayLiteral, .dictionaryLiteral: return facts.nodes[value].count == 0
    case .implicitMember: return true
    case .chain:
      let steps = Array(facts.parts(of: value))
      guard let last = steps.last, facts.nodes[last].kind == .call, facts.nodes[last].count == 0
      else { return false }
      return steps.count == 2
    default: return false
    }
  }

  /// The first name of an expression, without `self`.
  private func ownName(of node: Int, _ facts: SwiftFile) -> String {
    guard facts.nodes[node].kind == .chain else { return facts.name(of: node) }
    let names = facts.parts(of: node).filter { step in
      facts.nodes[step].kind == .identifier || facts.nodes[step].kind == .member
    }.map(facts.name)
    return names.first { !$0.lowercased().hasSuffix("self") } ?? ""
  }

  /// The names in a chain before its first call.
  private func baseNames(of node: Int, _ facts: SwiftFile) -> Set<String> {
    guard facts.nodes[node].kind == .chain else { return [facts.name(of: node)] }
    var names: Set<String> = []
    for step in facts.parts(of: node) {
      switch facts.nodes[step].kind {
      case .identifier, .member: names.insert(facts.name(of: step))
      default: break
      }
    }
    return names
  }

  private func names(in node: Int, _ facts: SwiftFile) -> Set<String> {
    Set(
      facts.range(of: node).compactMap { inner in
        switch facts.nodes[inner].kind {
        case .identifier, .member, .namePattern: facts.name(of: inner)
        default: nil
        }
      })
  }

  // MARK: Answers

  /// Returns true if the type's code releases something, other than when the object itself is freed.
  ///
  /// - Parameters:
  ///   - name: A name of what is released; `nil` for anything.
  ///   - method: The beginning of the releasing method's name; `nil` for any way to release.
  ///   - creation: The place at which it is stored. What is released just before is replaced.
  ///   - isAssignmentEnough: False if only a method releases it.
  ///   - isByItself: True to skip the methods by which others ask for the release.
  func release(
    _ name: String?, by method: (String) -> Bool = { _ in true },
    createdAt creation: SyntaxPlace? = nil, isAssignmentEnough: Bool = true,
    isByItself: Bool = false
  ) -> Bool {
    points.contains { point in
      if isByItself, FrameworkNames.releasingMethods.contains(members[point.member].name) {
        return false
      }
      if let used = point.method {
        if !method(used) { return false }
      } else if !isAssignmentEnough {
        return false
      }
      return (name.map { concerns(point, $0) } ?? true) && counts(point, createdAt: creation)
    }
  }

  /// Returns the names of the methods that call a releasing method.
  func membersReleasing(by method: (String) -> Bool) -> Set<String> {
    Set(points.filter { $0.method.map(method) ?? false }.map { members[$0.member].name })
  }

  /// Returns true if something with this name is released, or an element of it:
  /// `removeChildCoordinator(child)` for `childCoordinators`.
  private func concerns(_ point: Point, _ name: String) -> Bool {
    if point.names.contains(name) { return true }
    guard let method = point.method, name.hasSuffix("s"), name.count > 4 else { return false }
    return method.lowercased().contains(name.dropLast().lowercased())
  }

  private func counts(_ point: Point, createdAt creation: SyntaxPlace?) -> Bool {
    let member = members[point.member]
    if member.isDeinitializer { return false }
    if point.isNew, let creation, isInObserver(creation, ofAnyOf: point.names) { return false }
    if let creation, isReplaced(point.place, in: member, by: creation), !point.isInClosure {
      return false
    }
    guard member.isPrivate, !member.name.isEmpty else { return true }
    let callers = calls(of: member)
    return callers.isEmpty
      || callers.contains { call in
        let caller = members[call.member]
        if caller.isDeinitializer { return false }
        return !(creation.map { isReplaced(call.place, in: caller, by: $0) } ?? false)
      }
  }

  /// Returns true if a place is in an observer of a property: what it does to the former value, it
  /// does to each new one.
  private func isInObserver(_ place: SyntaxPlace, ofAnyOf names: Set<String>) -> Bool {
    let facts = index.files[Int(place.file)].facts
    return members.contains { member in
      member.place.file == place.file
        && facts.nodes[Int(member.place.node)].kind == .variableDeclaration
        && facts.parts(.binding, of: Int(member.place.node)).contains { binding in
          names.contains(facts.name(of: binding))
            && facts.range(of: binding).contains(Int(place.node))
        }
    }
  }

  /// Returns true if a place is just before the creation, in the same function, and the function
  /// goes on from there to the creation.
  private func isReplaced(_ place: SyntaxPlace, in member: Member, by creation: SyntaxPlace) -> Bool
  {
    let facts = index.files[Int(place.file)].facts
    return creation.file == place.file && place.node < creation.node
      && facts.range(of: Int(member.place.node)).contains(Int(creation.node))
      && !facts.range(of: Int(creation.node)).contains(Int(place.node))
      && !isInOtherBranch(Int(place.node), than: Int(creation.node), in: member)
  }

  /// Returns true if a node is in a branch that leaves the function, or beside the one with another
  /// node.
  private func isInOtherBranch(_ node: Int, than other: Int, in member: Member) -> Bool {
    let code = MemberCode(member.place, of: type, in: index)
    let around = code.ancestors(of: node)
    guard let first = around.firstIndex(where: { !code.contains(other, in: $0) }), first > 0
    else { return false }
    switch code.kind(around[first - 1]) {
    case .guardStatement, .switchStatement: return true
    case .ifStatement:
      // The other node is in the `else` branch.
      if code.kind(around[first]) == .codeBlock { return true }
    default: break
    }
    return around.indices.contains { number in
      guard number >= first, code.kind(around[number]) == .codeBlock else { return false }
      return code.kind(around[number - 1]) == .guardStatement
        || code.facts.parts(of: around[number]).contains {
          code.kind($0) == .returnStatement || code.kind($0) == .throwStatement
        }
    }
  }

  private func calls(of called: Member) -> [(member: Int, place: SyntaxPlace)] {
    var found: [(Int, SyntaxPlace)] = []
    for (number, member) in members.enumerated() where member.place != called.place {
      let facts = index.files[Int(member.place.file)].facts
      for node in facts.range(of: Int(member.place.node)) {
        switch facts.nodes[node].kind {
        case .identifier, .member:
          if facts.name(of: node) == called.name {
            found.append((number, SyntaxPlace(file: member.place.file, node: Int32(node))))
          }
        default: break
        }
      }
    }
    return found
  }
}

extension LintedModule {
  /// Returns true if code of other types sets a property to `nil`, in a file that mentions the
  /// property's owner: `(cell as? ProfileCell)?.presenter = nil`.
  ///
  /// - Parameter alsoByItself: True to include code of the owner, which can set a static property.
  func isEmptied(
    _ property: String, of type: TypeDeclaration.ID, alsoByItself: Bool = false
  ) -> Bool {
    let own = alsoByItself ? [] : places(of: type)
    return project.filesByName[index.types[type].name].contains { number in
      if project.tests.isTest[Int(number)] { return false }
      let facts = index.files[Int(number)].facts
      return facts.nodes.indices.contains { node in
        facts.nodes[node].kind == .assignment && node + 1 < facts.nodes.count
          && facts.nodes[node + 1].kind == .nilLiteral
          && facts.nodes[node - 1].kind == .member && facts.name(of: node - 1) == property
          && !index.contains(SyntaxPlace(file: number, node: Int32(node)), in: own)
      }
    }
  }
}
