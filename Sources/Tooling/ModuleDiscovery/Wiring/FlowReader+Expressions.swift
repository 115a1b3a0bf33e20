import AdderSwiftSource

// Evaluates expressions and reads assignments.
extension FlowReader {
  mutating func evaluate(_ node: Int, _ scope: inout Scope) -> Value {
    let facts = scope.facts
    switch facts.nodes[node].kind {
    case .identifier: return named(scope.name(of: node), scope)
    case .chain: return evaluateChain(node, &scope)
    case .sequence: return evaluateSequence(node, &scope)
    case .effect, .expressionPattern, .inoutExpression:
      var value = Value.unknown
      for part in facts.parts(of: node) { value = evaluate(part, &scope) }
      return value
    case .tuple:
      let arguments = facts.parts(.argument, of: node)
      var value = Value.unknown
      for argument in arguments {
        for part in facts.parts(of: argument) { value = evaluate(part, &scope) }
      }
      return arguments.count == 1 ? value : .unknown
    case .closure:
      readClosure(node, &scope)
      return .unknown
    case .ifStatement, .switchStatement, .doStatement:
      readStatement(node, &scope)
      return .unknown
    default:
      // Other nodes have no value, but the code in them runs, too.
      for part in facts.parts(of: node) { _ = evaluate(part, &scope) }
      return .unknown
    }
  }

  /// Returns what a name refers to: a local value, a property, or a type.
  mutating func named(_ name: Name, _ scope: Scope) -> Value {
    if let local = locals[name] { return local }
    if name == words.selfValue { return scope.type.map(Value.exact) ?? .unknown }
    if name == words.selfType { return scope.type.map(Value.type) ?? .unknown }
    if name == words.superValue { return .unknown }
    if let type = scope.type, let value = property(name, of: type) { return value }
    if let type = index.type(name, in: scope.type, file: scope.file) { return .type(type) }
    return .unknown
  }

  mutating func property(_ name: Name, of type: TypeDeclaration.ID) -> Value? {
    guard let (owner, number) = index.find(property: name, of: type) else { return nil }
    let types = index.types(of: index.types[owner].properties[number], in: owner, for: type)
    if !types.isEmpty { return .declared(types) }
    let property = index.types[owner].properties[number]
    return property.type == nil ? initialValue(of: property, owner) : .unknown
  }

  /// Returns the value that a property is set to in its declaration.
  mutating func initialValue(of property: Property, _ owner: TypeDeclaration.ID) -> Value {
    guard property.hasInitialValue else { return .unknown }
    if let known = results[property.place] { return known ?? .unknown }
    results[property.place] = .some(nil)
    var scope = Scope(property.place, of: owner, tells: false, in: index)
    let outer = locals.enterFunction()
    defer { locals.leave(to: outer) }
    var value = Value.unknown
    let facts = scope.facts
    for part in facts.parts(of: Int(property.place.node)) {
      switch facts.nodes[part].kind {
      case .codeBlock, .accessor: break
      default: value = evaluate(part, &scope)
      }
    }
    results[property.place] = value
    return value
  }

  func declared(
    _ use: TypeUse, in outer: TypeDeclaration.ID?, file: Int32
  ) -> Value {
    guard use.shape == .single else { return .unknown }
    let types = index.types(of: use, in: outer, file: file)
    return types.isEmpty ? .unknown : .declared(types)
  }

  func typeUse(_ node: Int, _ scope: Scope) -> TypeUse {
    TypeUseReader(facts: scope.facts, names: scope.names).use(node)
  }

  mutating func evaluateSequence(_ node: Int, _ scope: inout Scope) -> Value {
    let facts = scope.facts
    if let (target, source) = facts.assignment(node) {
      let value = evaluate(source, &scope)
      assign(value, from: source, to: target, &scope)
      assignWrapped(source, to: target, &scope)
      return .unknown
    }
    var value = Value.unknown
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .cast where !facts.isNamed(part, "is"):
        // A cast determines the type, unless the exact type is known.
        guard let type = facts.parts(of: part).first(where: { _ in true }) else { break }
        let types = index.types(of: typeUse(type, scope), in: scope.type, file: scope.file)
        if case .exact = value { break }
        value = types.isEmpty ? .unknown : .declared(types)
      case .binaryOperator, .assignment: break
      case .ternary:
        value = .unknown
        for inner in facts.parts(of: part) { value = evaluate(inner, &scope) }
      default:
        let own = evaluate(part, &scope)
        if value == .unknown { value = own }
      }
    }
    return value
  }

  mutating func assign(
    _ value: Value, from node: Int, to target: Int, _ scope: inout Scope
  ) {
    let facts = scope.facts
    switch facts.nodes[target].kind {
    case .identifier:
      let name = scope.name(of: target)
      if locals.isLocal(name) {
        if value != .unknown { locals.set(name, to: value) }
      } else if let type = scope.type {
        put(value, into: name, of: type, at: target, scope)
        note(.stored(holder: type, property: name), ofClosure: node, scope)
      }
    case .chain:
      guard let last = facts.lastPart(of: target), facts.nodes[last].kind == .member else { return }
      var parts = facts.parts(of: target)
      var holder = parts.next().map { evaluate($0, &scope) } ?? .unknown
      while let part = parts.next(), part != last { holder = step(part, from: holder, &scope) }
      guard let type = holder.types.first else { return }
      let property = scope.name(of: last)
      put(value, into: property, of: type, at: target, scope)
      note(.stored(holder: type, property: property), ofClosure: node, scope)
    default: break
    }
  }

  /// Assigns what the initializer of a property wrapper gets: `_presenter = StateObject(wrappedValue: …)`.
  private mutating func assignWrapped(_ source: Int, to target: Int, _ scope: inout Scope) {
    let file = index.files[Int(scope.file)]
    guard let type = scope.type, let storage = ownProperty(target, file),
      let property = wrappedProperty(storage), let argument = wrapped(source, file),
      file.facts.nodes[argument].kind == .chain
    else { return }
    put(evaluate(argument, &scope), into: property, of: type, at: target, scope)
  }

  mutating func put(
    _ value: Value, into property: Name, of holder: TypeDeclaration.ID, at node: Int, _ scope: Scope
  ) {
    guard scope.tells, let type = value.types.first else { return }
    let owner = index.find(property: property, of: holder)?.owner
    guard owner != nil || index.types[holder].kind == .protocol else { return }
    let isExact = if case .exact = value { true } else { false }
    let flow = Flow(
      holder: holder, property: property, value: type, isExact: isExact,
      place: SyntaxPlace(file: scope.file, node: Int32(node)), composer: scope.type,
      function: scope.function)
    flows.append(flow)
    if case .parameter(let parameter, _) = value { given.append((parameter, flow)) }
  }
}

extension SwiftFile {
  /// Returns the target and the value of a sequence that consists of one assignment.
  fileprivate func assignment(_ sequence: Int) -> (target: Int, value: Int)? {
    var parts = parts(of: sequence)
    guard let target = parts.next(), let sign = parts.next(), nodes[sign].kind == .assignment,
      let value = parts.next(), parts.next() == nil
    else { return nil }
    return (target, value)
  }

  fileprivate func lastPart(of node: Int) -> Int? {
    var last: Int?
    for part in parts(of: node) { last = part }
    return last
  }
}
