import AdderShipped
import AdderSwiftSource

// Reads chains of members and calls.
extension FlowReader {
  mutating func evaluateChain(_ node: Int, _ scope: inout Scope) -> Value {
    let facts = scope.facts
    var parts = facts.parts(of: node)
    guard let first = parts.next() else { return .unknown }
    var next = parts.next()
    let firstCall = next.flatMap { facts.nodes[$0].kind == .call ? $0 : nil }
    let name = scope.name(of: first)
    var value: Value
    // A call to one of the type's own functions: `makePresenter()`.
    if let firstCall, facts.nodes[first].kind == .identifier, let type = scope.type,
      !locals.isLocal(name), hasFunction(name, type)
    {
      value = call(name, of: .exact(type), firstCall, &scope)
      next = parts.next()
    } else if firstCall != nil, facts.nodes[first].kind == .closure {
      value = evaluateCalledClosure(first, &scope)
      next = parts.next()
    } else {
      value = evaluate(first, &scope)
      if firstCall != nil { putGenericArguments(of: first, into: value, &scope) }
    }
    while let part = next {
      next = parts.next()
      // A member that is followed by a call is a method.
      if facts.nodes[part].kind == .member, let call = next, facts.nodes[call].kind == .call {
        value = self.call(scope.name(of: part), of: value, call, &scope)
        next = parts.next()
      } else {
        value = step(part, from: value, &scope)
      }
    }
    return value
  }

  /// Notes what the properties of a generic type hold: the presenter in
  /// `ListView<ListPresenter>()`.
  private mutating func putGenericArguments(
    of node: Int, into value: Value, _ scope: inout Scope
  ) {
    guard case .type(let type) = value, scope.facts.nodes[node].count > 0 else { return }
    let uses = TypeUseReader(facts: scope.facts, names: scope.names)
    let arguments = scope.facts.parts(of: node).filter(uses.isType)
    for (parameter, argument) in zip(index.types[type].genericParameters, arguments) {
      let types = index.types(of: uses.use(argument), in: scope.type, file: scope.file)
      guard types.count == 1, index.types[types[0]].kind != .protocol else { continue }
      for property in index.types[type].properties
      where property.type?.shape == .single
        && property.type?.names.map(\.path) == [[parameter.name]]
      {
        put(.exact(types[0]), into: property.name, of: type, at: node, scope)
      }
    }
  }

  mutating func step(_ node: Int, from value: Value, _ scope: inout Scope) -> Value {
    let facts = scope.facts
    switch facts.nodes[node].kind {
    case .optionalChaining, .forceUnwrap: return value
    case .member:
      let name = scope.name(of: node)
      switch value {
      case .type(let type):
        if name == words.selfValue { return value }
        if name == words.initializer { return .initializer(type) }
        if let inner = index.type(name, in: type, file: index.types[type].place.file),
          index.types[inner].outer == type
        {
          return .type(inner)
        }
        return property(name, of: type) ?? .unknown
      case .exact(let type): return property(name, of: type) ?? .unknown
      case .declared(let types), .parameter(_, let types):
        for type in types {
          if let found = property(name, of: type) { return found }
        }
        return .unknown
      case .initializer, .unknown: return .unknown
      }
    case .call: return call(words.initializer, of: value, node, &scope)
    default:
      for part in facts.parts(of: node) { _ = evaluate(part, &scope) }
      return .unknown
    }
  }

  func hasFunction(_ name: Name, _ type: TypeDeclaration.ID) -> Bool {
    index.line(of: type).contains { owner in
      index.types[owner].functions.indices.contains {
        index.types[owner].functions[$0].name == name
      }
    }
  }

  mutating func call(
    _ name: Name, of value: Value, _ node: Int, _ scope: inout Scope
  ) -> Value {
    let facts = scope.facts
    var arguments = Arguments()
    for part in facts.parts(of: node) {
      var argument = Value.unknown
      let label = scope.name(of: part)
      let isBehind = facts.nodes[part].kind == .trailingClosure
      for inner in facts.parts(of: part) {
        argument = evaluate(inner, &scope)
        if facts.nodes[inner].kind == .closure {
          arguments.closures.append(.init(label: label, isBehind: isBehind, node: inner))
        }
      }
      if facts.nodes[part].kind == .argument { arguments.values.append((label, argument)) }
    }
    note(name, of: value, node, scope)
    switch value {
    case .type(let type) where name == words.initializer:
      noteConstruction(of: type, node, scope)
      construct(type, arguments, node, scope)
      return .exact(type)
    case .initializer(let type):
      noteConstruction(of: type, node, scope)
      construct(type, arguments, node, scope)
      return .exact(type)
    case .type, .exact, .declared, .parameter:
      for type in value.known {
        let result = result(of: name, type, arguments, node, scope)
        if result != .unknown { return result }
      }
      let made = madeByHelper(arguments, node, scope)
      return made == .unknown ? madeByScreen(name, value) : made
    case .unknown:
      let made = madeByHelper(arguments, node, scope)
      return made == .unknown ? madeFromType(arguments) : made
    }
  }

  private mutating func noteConstruction(
    of type: TypeDeclaration.ID, _ node: Int, _ scope: Scope
  ) {
    guard scope.tells else { return }
    constructions.append(
      Construction(
        type: type, place: SyntaxPlace(file: scope.file, node: Int32(node)),
        composer: scope.type, function: scope.function))
  }

  /// Returns the result of a generic function that takes an initializer and some of its arguments, and
  /// adds the others: `makePresenter(FeedPresenter.init, view: self)`.
  private mutating func madeByHelper(
    _ arguments: Arguments, _ node: Int, _ scope: Scope
  ) -> Value {
    let made = arguments.values.lazy.compactMap { argument -> TypeDeclaration.ID? in
      if case .initializer(let type) = argument.value { type } else { nil }
    }.first
    guard let type = made, let initializer = initializer(of: type, takingAnyOf: arguments.labels)
    else { return .unknown }
    let labels = Set(initializer.parameters.map(\.label))
    noteConstruction(of: type, node, scope)
    pass(
      Arguments(values: arguments.values.filter { labels.contains($0.label) }), to: initializer,
      of: type, node, scope)
    return .exact(type)
  }

  /// Returns the first initializer of a type or a superclass that has a parameter with one of these
  /// labels.
  private func initializer(
    of type: TypeDeclaration.ID, takingAnyOf labels: [Name]
  ) -> Function? {
    let initializers = index.line(of: type).lazy.flatMap { [index] in index.types[$0].initializers }
    return initializers.first { initializer in
      initializer.parameters.contains { $0.label != .none && labels.contains($0.label) }
    }
  }

  /// Returns the screen that a type method of a library makes: `NewsViewController.instantiate()`.
  private func madeByScreen(_ method: Name, _ value: Value) -> Value {
    guard case .type(let type) = value, index.inherits(.viewControllers, type),
      !hasFunction(method, type)
    else { return .unknown }
    return .declared([type])
  }

  /// Returns the result of a library function that takes a type: `container.resolve(News.self)`.
  private func madeFromType(_ arguments: Arguments) -> Value {
    guard arguments.values.count == 1, case .type(let type) = arguments.values[0].value else {
      return .unknown
    }
    return .declared([type])
  }

  /// Records the caller and the receiver of a method call.
  private mutating func note(_ method: Name, of value: Value, _ node: Int, _ scope: Scope) {
    guard scope.tells, let caller = scope.type else { return }
    guard let type = value.types.first(where: { hasFunction(method, $0) }), type != caller else {
      return
    }
    calls.append(
      Call(
        caller: caller, function: scope.function, through: type, method: method,
        place: SyntaxPlace(file: scope.file, node: Int32(node))))
  }

  /// Returns the result of a function of the project.
  private mutating func result(
    of name: Name, _ type: TypeDeclaration.ID, _ arguments: Arguments, _ node: Int, _ scope: Scope
  ) -> Value {
    guard let (function, owner) = function(name, of: type, for: arguments.labels) else {
      return .unknown
    }
    pass(arguments, to: function, of: type, node, scope)
    // `Self` is the type that the function is called on, not the type that declares the function.
    if function.result?.names.map(\.last) == [words.selfType] { return .declared([type]) }
    return result(of: function, owner)
  }

  /// Returns a function that is declared in a type, in a superclass, or in an extension of one of
  /// the type's protocols.
  private func function(
    _ name: Name, of type: TypeDeclaration.ID, for labels: [Name]
  ) -> (function: Function, owner: TypeDeclaration.ID)? {
    for owner in index.line(of: type) {
      if let found = function(name, in: owner, for: labels) { return (found, owner) }
    }
    for owner in index.protocols(of: type) {
      if let found = function(name, in: owner, for: labels), found.hasBody { return (found, owner) }
    }
    return nil
  }

  /// Returns the function with this name that fits the labels, or else the first function with
  /// this name.
  private func function(
    _ name: Name, in owner: TypeDeclaration.ID, for labels: [Name]
  ) -> Function? {
    var first: Int?
    for number in index.types[owner].functions.indices
    where index.types[owner].functions[number].name == name {
      if fits(index.types[owner].functions[number], labels) {
        return index.types[owner].functions[number]
      }
      first = first ?? number
    }
    return first.map { index.types[owner].functions[$0] }
  }

  mutating func result(of function: Function, _ owner: TypeDeclaration.ID) -> Value {
    if let known = results[function.place] { return known ?? .unknown }
    results[function.place] = .some(nil)
    var value = Value.unknown
    if let use = function.result, use.shape == .single {
      value = declared(use, in: owner, file: function.place.file)
      if function.hasBody, depth < Self.deepest {
        depth += 1
        defer { depth -= 1 }
        // The type that the body creates is more specific than the declared type.
        let returned = Set(read(function, of: owner, tells: false)).filter { $0 != .unknown }
        if returned.count == 1, let only = returned.first, case .exact = only { value = only }
      }
    }
    results[function.place] = value
    return value
  }
}
