import AdderModuleDiscovery
import AdderSwiftSource

extension LintedModule {
  /// Returns true if code of the app creates an object that nothing keeps but what the object hands
  /// itself to, as in `HomeCoordinator(navigation).start()`.
  ///
  /// - Parameters:
  ///   - property: A property that does not count.
  ///   - holder: The type that the property belongs to.
  func isDropped(
    _ type: TypeDeclaration.ID, besides property: Name, of holder: TypeDeclaration.ID
  ) -> Bool {
    let name = index.types[type].name
    guard index.types(named: name).count == 1 else { return false }
    return project.filesByName[name].contains { number in
      if project.tests.isTest[Int(number)] { return false }
      let code = MemberCode(SyntaxPlace(file: number, node: 0), of: type, in: index)
      return code.facts.nodes.indices.contains { node in
        guard code.facts.isMade(node), code.name(node) == name else { return false }
        let isKeptByArgument = { (argument: Int) in
          self.isKept(type, passedIn: argument, code, besides: property, of: holder)
        }
        return NewObject(node, in: code).isDropped(keepsArgument: isKeptByArgument) { sequence in
          let edges = graph.edges(to: type).filter { edge in
            edge.place.file == number && code.contains(Int(edge.place.node), in: sequence)
          }
          // A cast in the assignment hides the class: `router.entryPoint = view as? EntryPoint`.
          if edges.isEmpty { return !setsWeakProperty(sequence, code) }
          return edges.contains {
            $0.strength == .strong && !($0.holder == holder && $0.property == property)
          }
        }
      }
    }
  }
}

extension LintedModule {
  /// Returns false for the argument of an initializer that stores it only in a certain property or in weak ones, as in
  /// `FeedPresenter(view: view)`.
  private func isKept(
    _ type: TypeDeclaration.ID, passedIn argument: Int, _ code: MemberCode,
    besides property: Name, of holder: TypeDeclaration.ID
  ) -> Bool {
    guard let callee = code.facts.method(calledWith: argument),
      code.kind(callee) == .identifier, code.name(callee) == index.types[holder].name
    else { return true }
    let edges = graph.edges(from: holder).filter { $0.target == type }
    return edges.isEmpty || edges.contains { $0.strength == .strong && $0.property != property }
  }

  /// Returns true if an assignment sets a member, and all properties of this name are weak.
  private func setsWeakProperty(_ sequence: Int, _ code: MemberCode) -> Bool {
    guard let target = code.facts.parts(of: sequence).first(where: { _ in true }),
      code.kind(target) == .chain, let member = code.steps(of: target).last,
      code.kind(member) == .member
    else { return false }
    let name = code.name(member)
    let all = index.types.flatMap { type in
      type.kind == .protocol ? [] : type.properties.filter { $0.name == name && !$0.isComputed }
    }
    return !all.isEmpty && all.allSatisfy { $0.strength != .strong }
  }
}

/// An object at the place where it is created.
private struct NewObject {
  private let code: MemberCode
  /// The nodes around the name of the object's class, from the file inward. The last one is the chain
  /// with the call.
  private let around: [Int]

  init(_ node: Int, in code: MemberCode) {
    self.code = code
    around = code.ancestors(of: node)
  }

  /// Returns true if nothing keeps the object after the function that creates it has ended.
  ///
  /// - Parameters:
  ///   - keepsArgument: Returns true if what is called with an argument may keep the object.
  ///   - keeps: Returns true if an assignment keeps the assigned object.
  func isDropped(keepsArgument: (Int) -> Bool, keeps: (Int) -> Bool) -> Bool {
    guard around.count > 2, let chain = around.last, code.kind(chain) == .chain else {
      return false
    }
    let parent = around[around.count - 2]
    let isUsedAtOnce = code.steps(of: chain).count > 2
    switch code.kind(parent) {
    case .codeBlock: return isStatement(in: parent)
    case .sequence: return isDiscarded(in: parent)
    case .binding:
      guard let local = localScope(of: parent) else { return false }
      return isUsedAtOnce
        || !isKept(code.name(parent), after: chain, in: local, keepsArgument, keeps)
    default: return false
    }
  }

  /// Returns true if the chain is a statement of its own, and no result of a function.
  private func isStatement(in block: Int) -> Bool {
    guard let number = around.lastIndex(where: { code.kind($0) == .functionDeclaration }) else {
      return false
    }
    let isInClosure = around[number...].contains { code.kind($0) == .closure }
    let hasResult = code.facts.part(.result, of: around[number]) != nil
    return !isInClosure && (!hasResult || Array(code.facts.parts(of: block)).count > 1)
  }

  /// Returns true for `_ = Screen()`.
  private func isDiscarded(in sequence: Int) -> Bool {
    let parts = Array(code.facts.parts(of: sequence))
    return parts.count == 3 && code.kind(parts[1]) == .assignment
      && code.facts.name(of: parts[0]) == "_"
  }

  /// The block in which a constant or variable is visible; `nil` if it is a member or a global.
  private func localScope(of binding: Int) -> Int? {
    let outside = around.dropLast(2).suffix(2).map(\.self)
    guard outside.count == 2, code.kind(outside[1]) == .variableDeclaration,
      code.kind(outside[0]) == .codeBlock,
      around.contains(where: {
        [.functionDeclaration, .initializerDeclaration].contains(code.kind($0))
      })
    else { return nil }
    return outside[0]
  }

  /// Returns true if code passes the object on, assigns it to what keeps it, or uses it in a closure.
  private func isKept(
    _ name: Name, after chain: Int, in scope: Int, _ keepsArgument: (Int) -> Bool,
    _ keeps: (Int) -> Bool
  ) -> Bool {
    let end = chain + Int(code.facts.nodes[chain].count)
    return code.facts.range(of: scope).contains { node in
      guard node > end, code.kind(node) == .identifier || code.kind(node) == .capture,
        code.name(node) == name
      else { return false }
      let outside = code.ancestors(of: node).drop { $0 <= scope }
      if code.kind(node) == .capture || outside.contains(where: { code.kind($0) == .closure }) {
        return true
      }
      guard let parent = outside.last else { return true }
      if code.kind(parent) == .chain, code.steps(of: parent).count > 1 { return false }
      return switch code.kind(parent) {
      case .sequence: keeps(parent)
      case .argument: keepsArgument(parent)
      default: true
      }
    }
  }
}
