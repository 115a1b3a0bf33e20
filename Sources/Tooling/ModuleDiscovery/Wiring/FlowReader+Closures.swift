import AdderSwiftSource

// Reads closures: what they capture, and where they are stored or passed.
extension FlowReader {
  mutating func readClosure(_ node: Int, _ scope: inout Scope) {
    note(closure: node, scope)
    let returned = scope.returned
    // The closure's local names go out of scope at its end, and its assignments to outer names may
    // never be executed.
    let outer = locals.enterClosure()
    // Parameters hide properties with the same names.
    for parameter in scope.facts.parts(.closureParameter, of: node) {
      locals.set(scope.name(of: parameter), to: .unknown)
    }
    readBody(ofClosure: node, &scope)
    scope.returned = returned
    locals.leave(to: outer)
  }

  /// Returns the result of a closure that is called immediately.
  mutating func evaluateCalledClosure(_ node: Int, _ scope: inout Scope) -> Value {
    note(closure: node, scope)
    fates[SyntaxPlace(file: scope.file, node: Int32(node))] = .stays
    let outer = scope.returned
    scope.returned = []
    let last = readBody(ofClosure: node, &scope)
    let value = scope.returned.first { $0 != .unknown } ?? last
    scope.returned = outer
    return value
  }

  /// - Returns: The value of the last statement.
  @discardableResult
  private mutating func readBody(ofClosure node: Int, _ scope: inout Scope) -> Value {
    let facts = scope.facts
    var last = Value.unknown
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .capture, .closureParameter, .attribute, .result: break
      default: last = readStatement(part, &scope)
      }
    }
    return last
  }

  // MARK: Captures

  private mutating func note(closure node: Int, _ scope: Scope) {
    guard scope.tells, let owner = scope.type else { return }
    closures.append(
      ClosureUse(
        owner: owner, function: scope.function,
        place: SyntaxPlace(file: scope.file, node: Int32(node)),
        captures: captures(of: node, scope), fate: .unknown))
  }

  /// Returns the objects that a closure captures: those in its capture list, with the strengths
  /// given there, and all other objects that it mentions, which are captured strongly.
  private func captures(of node: Int, _ scope: Scope) -> [ClosureUse.Capture] {
    let facts = scope.facts
    var strengths: [Name: Property.Strength] = [:]
    var order: [Name] = []
    func add(_ name: Name, _ strength: Property.Strength) {
      if strengths.updateValue(strengths[name] ?? strength, forKey: name) == nil {
        order.append(name)
      }
    }
    for capture in facts.parts(of: node) where facts.nodes[capture].kind == .capture {
      add(scope.name(of: capture), strength(of: capture, scope))
    }
    // Names that the closure declares are not captured.
    var own: Set<Name> = []
    for inner in node...(node + Int(facts.nodes[node].count)) {
      let name = scope.name(of: inner)
      switch facts.nodes[inner].kind {
      case .closureParameter, .binding, .namePattern: own.insert(name)
      case .identifier, .capture:
        let isKnown = name == words.selfValue || locals.isLocal(name)
        if isKnown, !own.contains(name) { add(name, .strong) }
      default: break
      }
    }
    return order.compactMap { name in
      guard let type = object(name, scope), let strength = strengths[name] else { return nil }
      return ClosureUse.Capture(name: name, type: type, strength: strength)
    }
  }

  private func strength(
    of capture: Int, _ scope: Scope
  ) -> Property.Strength {
    guard let modifier = scope.facts.part(.modifier, of: capture) else { return .strong }
    switch scope.name(of: modifier) {
    case words.weak: return .weak
    case words.unowned: return .unowned
    default: return .strong
    }
  }

  /// Returns the class or protocol of the object that an outer name refers to,
  /// or `nil` if the name does not refer to an object.
  private func object(_ name: Name, _ scope: Scope) -> TypeDeclaration.ID? {
    let value =
      name == words.selfValue ? scope.type.map(Value.exact) : locals[name]
    guard let type = value?.types.first else { return nil }
    switch index.types[type].kind {
    case .class, .actor, .protocol: return type
    case .struct, .enum: return nil
    }
  }

  // MARK: Fates

  /// Records what happens to a closure. Does nothing if the node is not a closure.
  mutating func note(_ fate: ClosureUse.Fate, ofClosure node: Int, _ scope: Scope) {
    guard scope.tells, scope.facts.nodes[node].kind == .closure else { return }
    fates[SyntaxPlace(file: scope.file, node: Int32(node))] = fate
  }

  /// Records what happens to each closure (such as where it is stored or passed), as far as it is
  /// known.
  mutating func followClosures() {
    for number in closures.indices {
      if let fate = fates[closures[number].place] { closures[number].fate = fate }
    }
  }
}
