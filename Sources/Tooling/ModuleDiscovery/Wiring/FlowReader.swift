import AdderSwiftSource

/// Follows values through the code of a project as far as it is plain: from where they are made to the
/// properties that hold them.
///
/// Local names, arguments, results of the project's own functions and casts are followed; what cannot be
/// told from the text stays unknown.
struct FlowReader {
  let index: ProjectIndex
  private(set) var flows: [Flow] = []
  private(set) var constructions: [Construction] = []

  /// For each function, the property that a parameter ends in.
  private var endings: [SyntaxPlace: [Name: Name]] = [:]
  /// What functions return, as far as it is known; `nil` while it is being found out.
  private var results: [SyntaxPlace: Value?] = [:]

  /// How many functions are being looked into, each for the result of the one before.
  private var depth = 0
  private static let deepest = 32

  /// What functions are called with, as far as it is of a class that is known.
  private var passed: [Value.Parameter: Set<Value>] = [:]
  /// Where parameters are put into properties.
  private var given: [(parameter: Value.Parameter, flow: Flow)] = []

  private var words: DeclarationWords { index.words }

  init(_ index: ProjectIndex) { self.index = index }

  /// Where the code stands that is read.
  struct Scope {
    var file: Int32
    var type: TypeDeclaration.ID?
    var function: SyntaxPlace
    var locals: [Name: Value] = [:]
    /// What `return` gave.
    var returned: [Value] = []
    /// Whether what happens is told; not while only a result is asked for.
    var tells = true
  }

  mutating func read() {
    for type in index.types.indices where index.types[type].kind != .protocol {
      let declaration = index.types[type]
      for function in declaration.initializers + declaration.functions where function.hasBody {
        _ = read(function, of: type, tells: true)
      }
      for property in declaration.properties { read(property, of: type) }
    }
    followParameters()
  }

  private mutating func note(_ value: Value, as parameter: Value.Parameter) {
    switch value {
    case .exact, .parameter: passed[parameter, default: []].insert(value)
    case .declared, .type, .unknown: break
    }
  }

  /// What a function puts into a property is whatever it was called with.
  private mutating func followParameters() {
    for (parameter, flow) in given {
      for type in objects(passedAs: parameter) where type != flow.value {
        var flow = flow
        flow.value = type
        flow.isExact = true
        flows.append(flow)
      }
    }
  }

  /// The types of the objects that a parameter can be, through functions that pass theirs on.
  private func objects(passedAs parameter: Value.Parameter) -> [TypeDeclaration.ID] {
    var types: Set<TypeDeclaration.ID> = []
    var known: Set<Value.Parameter> = [parameter]
    var open = [parameter]
    while let next = open.popLast() {
      for value in passed[next] ?? [] {
        switch value {
        case .exact(let type): types.insert(type)
        case .parameter(let other, _):
          if known.insert(other).inserted { open.append(other) }
        case .declared, .type, .unknown: break
        }
      }
    }
    return types.sorted()
  }

  // MARK: Bodies

  private func facts(_ file: Int32) -> SwiftFile { index.files[Int(file)].facts }

  @discardableResult
  private mutating func read(
    _ function: Function, of type: TypeDeclaration.ID?, tells: Bool
  ) -> [Value] {
    let file = function.place.file
    var scope = Scope(file: file, type: type, function: function.place, tells: tells)
    for parameter in function.parameters {
      guard let use = parameter.type, use.shape == .single else { continue }
      let types = index.types(of: use, in: type, file: file)
      if types.isEmpty { continue }
      scope.locals[parameter.name] = .parameter(
        .init(function: function.place, name: parameter.name), types)
    }
    let facts = facts(file)
    guard let body = facts.part(.codeBlock, of: Int(function.place.node)) else { return [] }
    readBlock(body, &scope)
    return scope.returned
  }

  private mutating func read(_ property: Property, of type: TypeDeclaration.ID) {
    let file = property.place.file
    let facts = facts(file)
    var scope = Scope(file: file, type: type, function: property.place)
    for part in facts.parts(of: Int(property.place.node)) {
      switch facts.nodes[part].kind {
      case .codeBlock: readBlock(part, &scope)
      case .accessor:
        if let body = facts.part(.codeBlock, of: part) { readBlock(body, &scope) }
      case .typeName, .memberType, .optionalType, .unwrappedType, .arrayType, .dictionaryType,
        .tupleType, .functionType, .constrainedType, .compositionType, .attributedType,
        .prefixedType:
        break
      default:
        let value = evaluate(part, &scope)
        put(value, into: property.name, of: type, at: part, scope)
      }
    }
  }

  /// Statements, one after the other; a block of one expression returns it.
  private mutating func readBlock(_ block: Int, _ scope: inout Scope) {
    let facts = facts(scope.file)
    let parts = Array(facts.parts(of: block))
    for part in parts {
      let value = readStatement(part, &scope)
      if parts.count == 1, value != .unknown { scope.returned.append(value) }
    }
  }

  @discardableResult
  private mutating func readStatement(_ node: Int, _ scope: inout Scope) -> Value {
    let facts = facts(scope.file)
    switch facts.nodes[node].kind {
    case .variableDeclaration:
      for binding in facts.parts(.binding, of: node) { readBinding(binding, &scope) }
    case .optionalBinding: readOptionalBinding(node, &scope)
    case .returnStatement:
      for part in facts.parts(of: node) { scope.returned.append(evaluate(part, &scope)) }
    case .codeBlock: readBlock(node, &scope)
    case .ifStatement, .guardStatement, .whileStatement, .repeatStatement, .forStatement,
      .switchStatement, .switchCase, .caseItem, .deferStatement, .doStatement, .catchClause,
      .labeledStatement, .ifConfig, .ifConfigClause, .throwStatement, .whereClause, .caseCondition,
      .expressionPattern:
      for part in facts.parts(of: node) { readStatement(part, &scope) }
    // Types and functions in functions are not followed.
    case .functionDeclaration, .classDeclaration, .structDeclaration, .enumDeclaration,
      .actorDeclaration, .extensionDeclaration, .protocolDeclaration, .typealiasDeclaration:
      break
    default: return evaluate(node, &scope)
    }
    return .unknown
  }

  private mutating func readBinding(_ binding: Int, _ scope: inout Scope) {
    let facts = facts(scope.file)
    var value = Value.unknown
    for part in facts.parts(of: binding) {
      switch facts.nodes[part].kind {
      case .typeName, .memberType, .optionalType, .unwrappedType, .constrainedType,
        .compositionType, .attributedType:
        value = declared(typeUse(part, scope.file), in: scope.type, file: scope.file)
      case .codeBlock: readBlock(part, &scope)
      case .accessor, .namePattern, .tuplePattern, .wildcardPattern: break
      default:
        // What it is set to tells more than what it is declared to be.
        let own = evaluate(part, &scope)
        if own != .unknown { value = own }
      }
    }
    let name = index.files[Int(scope.file)].names[Int(facts.nodes[binding].name)]
    if name != .none { scope.locals[name] = value }
  }

  private mutating func readOptionalBinding(_ node: Int, _ scope: inout Scope) {
    let facts = facts(scope.file)
    let names = index.files[Int(scope.file)].names
    var bound = Name.none
    var value: Value?
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .namePattern: bound = names[Int(facts.nodes[part].name)]
      case .typeName, .memberType, .optionalType, .constrainedType, .compositionType: break
      default: value = evaluate(part, &scope)
      }
    }
    if bound == .none { return }
    // `if let name` goes on with the value of that name.
    scope.locals[bound] = value ?? named(bound, scope)
  }

  // MARK: Expressions

  private mutating func evaluate(_ node: Int, _ scope: inout Scope) -> Value {
    let facts = facts(scope.file)
    let names = index.files[Int(scope.file)].names
    switch facts.nodes[node].kind {
    case .identifier: return named(names[Int(facts.nodes[node].name)], scope)
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
      // Whatever it is, what is in it happens too.
      for part in facts.parts(of: node) { _ = evaluate(part, &scope) }
      return .unknown
    }
  }

  private mutating func readClosure(_ node: Int, _ scope: inout Scope) {
    let facts = facts(scope.file)
    let outer = scope.returned
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .capture, .closureParameter, .attribute, .result: break
      default: readStatement(part, &scope)
      }
    }
    scope.returned = outer
  }

  /// What a name stands for: something local, a property, or a type.
  private mutating func named(_ name: Name, _ scope: Scope) -> Value {
    if let local = scope.locals[name] { return local }
    if name == words.selfValue { return scope.type.map(Value.exact) ?? .unknown }
    if name == words.selfType { return scope.type.map(Value.type) ?? .unknown }
    if name == words.superValue { return .unknown }
    if let type = scope.type, let value = property(name, of: type) { return value }
    let typeName = TypeName(path: [name])
    if let type = index.type(typeName, in: scope.type, file: scope.file) { return .type(type) }
    return .unknown
  }

  private mutating func property(_ name: Name, of type: TypeDeclaration.ID) -> Value? {
    guard let (owner, property) = index.property(name, of: type) else { return nil }
    guard let use = property.type else { return initialValue(of: property, owner) }
    return declared(use, in: owner, file: property.place.file)
  }

  /// What a property is set to where it is declared.
  private mutating func initialValue(of property: Property, _ owner: TypeDeclaration.ID) -> Value {
    guard property.hasInitialValue else { return .unknown }
    if let known = results[property.place] { return known ?? .unknown }
    results[property.place] = .some(nil)
    let file = property.place.file
    var scope = Scope(file: file, type: owner, function: property.place, tells: false)
    var value = Value.unknown
    let facts = facts(file)
    for part in facts.parts(of: Int(property.place.node)) {
      switch facts.nodes[part].kind {
      case .codeBlock, .accessor: break
      default: value = evaluate(part, &scope)
      }
    }
    results[property.place] = value
    return value
  }

  private func declared(
    _ use: TypeUse, in outer: TypeDeclaration.ID?, file: Int32
  ) -> Value {
    guard use.shape == .single else { return .unknown }
    let types = index.types(of: use, in: outer, file: file)
    return types.isEmpty ? .unknown : .declared(types)
  }

  private func typeUse(_ node: Int, _ file: Int32) -> TypeUse {
    TypeUseReader(facts: facts(file), names: index.files[Int(file)].names).use(node)
  }

  private mutating func evaluateSequence(_ node: Int, _ scope: inout Scope) -> Value {
    let facts = facts(scope.file)
    let parts = Array(facts.parts(of: node))
    if parts.count == 3, facts.nodes[parts[1]].kind == .assignment {
      let value = evaluate(parts[2], &scope)
      assign(value, to: parts[0], &scope)
      return .unknown
    }
    var value = Value.unknown
    for part in parts {
      switch facts.nodes[part].kind {
      case .cast where !facts.isNamed(part, "is"):
        // What is cast to a class or another type of its own is of that type.
        guard let type = facts.parts(of: part).first(where: { _ in true }) else { break }
        let types = index.types(of: typeUse(type, scope.file), in: scope.type, file: scope.file)
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

  private mutating func assign(_ value: Value, to target: Int, _ scope: inout Scope) {
    let facts = facts(scope.file)
    let names = index.files[Int(scope.file)].names
    switch facts.nodes[target].kind {
    case .identifier:
      let name = names[Int(facts.nodes[target].name)]
      if scope.locals[name] != nil {
        if value != .unknown { scope.locals[name] = value }
      } else if let type = scope.type {
        put(value, into: name, of: type, at: target, scope)
      }
    case .chain:
      let parts = Array(facts.parts(of: target))
      guard let last = parts.last, facts.nodes[last].kind == .member else { return }
      var holder = evaluate(parts[0], &scope)
      for part in parts.dropFirst().dropLast() { holder = step(part, from: holder, &scope) }
      guard let type = holder.types.first else { return }
      put(value, into: names[Int(facts.nodes[last].name)], of: type, at: target, scope)
    default: break
    }
  }

  private mutating func put(
    _ value: Value, into property: Name, of holder: TypeDeclaration.ID, at node: Int, _ scope: Scope
  ) {
    guard scope.tells, let type = value.types.first else { return }
    let owner = index.property(property, of: holder)?.owner
    guard owner != nil || index.types[holder].kind == .protocol else { return }
    let isExact = if case .exact = value { true } else { false }
    let flow = Flow(
      holder: holder, property: property, value: type, isExact: isExact,
      place: SyntaxPlace(file: scope.file, node: Int32(node)), composer: scope.type,
      function: scope.function)
    flows.append(flow)
    if case .parameter(let parameter, _) = value { given.append((parameter, flow)) }
  }

  // MARK: Chains

  private mutating func evaluateChain(_ node: Int, _ scope: inout Scope) -> Value {
    let facts = facts(scope.file)
    let names = index.files[Int(scope.file)].names
    let parts = Array(facts.parts(of: node))
    var position = 1
    var value: Value
    // A function of the type itself: `makePresenter()`.
    if parts.count > 1, facts.nodes[parts[0]].kind == .identifier,
      facts.nodes[parts[1]].kind == .call,
      let type = scope.type, scope.locals[names[Int(facts.nodes[parts[0]].name)]] == nil,
      hasFunction(names[Int(facts.nodes[parts[0]].name)], type)
    {
      value = call(names[Int(facts.nodes[parts[0]].name)], of: .exact(type), parts[1], &scope)
      position = 2
    } else if facts.nodes[parts[0]].kind == .closure, parts.count > 1,
      facts.nodes[parts[1]].kind == .call
    {
      value = evaluateCalledClosure(parts[0], &scope)
      position = 2
    } else {
      value = evaluate(parts[0], &scope)
    }
    while position < parts.count {
      let part = parts[position]
      // A method and its call belong together.
      if facts.nodes[part].kind == .member, position + 1 < parts.count,
        facts.nodes[parts[position + 1]].kind == .call
      {
        value = call(names[Int(facts.nodes[part].name)], of: value, parts[position + 1], &scope)
        position += 2
      } else {
        value = step(part, from: value, &scope)
        position += 1
      }
    }
    return value
  }

  private mutating func evaluateCalledClosure(_ node: Int, _ scope: inout Scope) -> Value {
    let outer = scope.returned
    scope.returned = []
    let facts = facts(scope.file)
    var last = Value.unknown
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .capture, .closureParameter, .attribute, .result: break
      default: last = readStatement(part, &scope)
      }
    }
    let value = scope.returned.first { $0 != .unknown } ?? last
    scope.returned = outer
    return value
  }

  private mutating func step(_ node: Int, from value: Value, _ scope: inout Scope) -> Value {
    let facts = facts(scope.file)
    let names = index.files[Int(scope.file)].names
    switch facts.nodes[node].kind {
    case .optionalChaining, .forceUnwrap: return value
    case .member:
      let name = names[Int(facts.nodes[node].name)]
      switch value {
      case .type(let type):
        if name == words.selfValue { return value }
        if let inner = index.type(
          TypeName(path: [name]), in: type, file: index.types[type].place.file),
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
      case .unknown: return .unknown
      }
    case .call: return call(words.initializer, of: value, node, &scope)
    default:
      for part in facts.parts(of: node) { _ = evaluate(part, &scope) }
      return .unknown
    }
  }

  private func hasFunction(_ name: Name, _ type: TypeDeclaration.ID) -> Bool {
    ([type] + index.superclasses(of: type)).contains { owner in
      index.types[owner].functions.contains { $0.name == name }
    }
  }

  private mutating func call(
    _ name: Name, of value: Value, _ node: Int, _ scope: inout Scope
  ) -> Value {
    let facts = facts(scope.file)
    let names = index.files[Int(scope.file)].names
    var arguments: [(label: Name, value: Value)] = []
    for part in facts.parts(of: node) {
      var argument = Value.unknown
      for inner in facts.parts(of: part) { argument = evaluate(inner, &scope) }
      if facts.nodes[part].kind == .argument {
        arguments.append((names[Int(facts.nodes[part].name)], argument))
      }
    }
    switch value {
    case .type(let type) where name == words.initializer:
      if scope.tells {
        constructions.append(
          Construction(
            type: type, place: SyntaxPlace(file: scope.file, node: Int32(node)),
            composer: scope.type, function: scope.function))
      }
      construct(type, arguments, node, scope)
      return .exact(type)
    case .type(let type), .exact(let type):
      return result(of: name, type, arguments, node, scope)
    case .declared(let types), .parameter(_, let types):
      for type in types {
        let value = result(of: name, type, arguments, node, scope)
        if value != .unknown { return value }
      }
      return .unknown
    case .unknown: return .unknown
    }
  }

  /// What is given to an initializer ends in properties.
  private mutating func construct(
    _ type: TypeDeclaration.ID, _ arguments: [(label: Name, value: Value)], _ node: Int,
    _ scope: Scope
  ) {
    for owner in [type] + index.superclasses(of: type) {
      let initializers = index.types[owner].initializers
      if let initializer = best(initializers, for: arguments.map(\.label)) {
        pass(arguments, to: initializer, of: type, node, scope)
        return
      }
      if !initializers.isEmpty, index.types[owner].kind != .class { return }
    }
    // That of a structure, which nobody wrote.
    guard index.types[type].kind == .struct else { return }
    for argument in arguments {
      put(argument.value, into: argument.label, of: type, at: node, scope)
    }
  }

  /// The function that these labels fit.
  private func best(_ functions: [Function], for labels: [Name]) -> Function? {
    functions.first { function in
      var given = labels[...]
      for parameter in function.parameters {
        if given.first == parameter.label {
          given.removeFirst()
        } else if !parameter.hasDefault {
          // A closure behind the call has no label.
          if parameter.type?.shape != .function { return false }
        }
      }
      return given.isEmpty
    }
  }

  private mutating func pass(
    _ arguments: [(label: Name, value: Value)], to function: Function, of type: TypeDeclaration.ID,
    _ node: Int, _ scope: Scope
  ) {
    let endings = endings(of: function, type)
    var given = arguments[...]
    for parameter in function.parameters {
      guard let next = given.first, next.label == parameter.label else { continue }
      given.removeFirst()
      if let property = endings[parameter.name] {
        put(next.value, into: property, of: type, at: node, scope)
      } else if scope.tells {
        note(next.value, as: .init(function: function.place, name: parameter.name))
      }
    }
  }

  /// For each parameter that a function only stores, the property; also where the class above stores it.
  private mutating func endings(
    of function: Function, _ type: TypeDeclaration.ID
  ) -> [Name: Name] {
    if let known = endings[function.place] { return known }
    // Functions that call each other end nowhere.
    endings[function.place] = [:]
    let file = index.files[Int(function.place.file)]
    let facts = file.facts
    var found: [Name: Name] = [:]
    if let body = facts.part(.codeBlock, of: Int(function.place.node)) {
      let parameters = Set(function.parameters.map(\.name))
      for statement in facts.parts(of: body) {
        switch facts.nodes[statement].kind {
        case .sequence:
          guard let (parameter, property) = stored(statement, file) else { continue }
          if parameters.contains(parameter) { found[parameter] = property }
        case .chain:
          for (parameter, property) in passedUp(statement, file, type)
          where parameters.contains(parameter) { found[parameter] = property }
        default: break
        }
      }
    }
    endings[function.place] = found
    return found
  }

  /// `self.property = parameter`.
  private func stored(
    _ statement: Int, _ file: ProjectIndex.File
  ) -> (parameter: Name, property: Name)? {
    let facts = file.facts
    let parts = Array(facts.parts(of: statement))
    guard parts.count >= 3, facts.nodes[parts[1]].kind == .assignment,
      facts.nodes[parts[2]].kind == .identifier
    else { return nil }
    let value = file.names[Int(facts.nodes[parts[2]].name)]
    switch facts.nodes[parts[0]].kind {
    case .identifier: return (value, file.names[Int(facts.nodes[parts[0]].name)])
    case .chain:
      let steps = Array(facts.parts(of: parts[0]))
      guard steps.count == 2, facts.isNamed(steps[0], "self"),
        facts.nodes[steps[1]].kind == .member
      else { return nil }
      return (value, file.names[Int(facts.nodes[steps[1]].name)])
    default: return nil
    }
  }

  /// `super.init(label: parameter)`.
  private mutating func passedUp(
    _ statement: Int, _ file: ProjectIndex.File, _ type: TypeDeclaration.ID
  ) -> [(parameter: Name, property: Name)] {
    let facts = file.facts
    let parts = Array(facts.parts(of: statement))
    guard parts.count == 3, facts.isNamed(parts[0], "super"), facts.isNamed(parts[1], "init"),
      let above = index.superclasses(of: type).first
    else { return [] }
    let arguments = facts.parts(.argument, of: parts[2]).map { argument in
      let value = facts.parts(of: argument).first { _ in true }
      let isName = value.map { facts.nodes[$0].kind == .identifier } ?? false
      return (
        label: file.names[Int(facts.nodes[argument].name)],
        value: isName ? value.map { file.names[Int(facts.nodes[$0].name)] } ?? .none : .none
      )
    }
    guard let initializer = best(index.types[above].initializers, for: arguments.map(\.label))
    else { return [] }
    let endings = endings(of: initializer, above)
    var found: [(Name, Name)] = []
    var given = arguments[...]
    for parameter in initializer.parameters {
      guard let next = given.first, next.label == parameter.label else { continue }
      given.removeFirst()
      if next.value != .none, let property = endings[parameter.name] {
        found.append((next.value, property))
      }
    }
    return found
  }

  /// What a function of the project gives back.
  private mutating func result(
    of name: Name, _ type: TypeDeclaration.ID, _ arguments: [(label: Name, value: Value)],
    _ node: Int, _ scope: Scope
  ) -> Value {
    for owner in [type] + index.superclasses(of: type) {
      let functions = index.types[owner].functions.filter { $0.name == name }
      guard let function = best(functions, for: arguments.map(\.label)) ?? functions.first else {
        continue
      }
      pass(arguments, to: function, of: type, node, scope)
      return result(of: function, owner)
    }
    return .unknown
  }

  private mutating func result(of function: Function, _ owner: TypeDeclaration.ID) -> Value {
    if let known = results[function.place] { return known ?? .unknown }
    results[function.place] = .some(nil)
    var value = Value.unknown
    if let use = function.result, use.shape == .single {
      value = declared(use, in: owner, file: function.place.file)
      if function.hasBody, depth < Self.deepest {
        depth += 1
        defer { depth -= 1 }
        // What it really makes tells more.
        let returned = Set(read(function, of: owner, tells: false)).filter { $0 != .unknown }
        if returned.count == 1, let only = returned.first, case .exact = only { value = only }
      }
    }
    results[function.place] = value
    return value
  }
}
