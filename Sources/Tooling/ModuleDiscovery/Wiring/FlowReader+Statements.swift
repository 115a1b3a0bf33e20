import AdderSwiftSource

// Reads bodies, statements and local declarations.
extension FlowReader {
  @discardableResult
  mutating func read(
    _ function: Function, of type: TypeDeclaration.ID?, tells: Bool
  ) -> [Value] {
    var scope = Scope(function.place, of: type, tells: tells, in: index)
    let outer = locals.enterFunction()
    defer { locals.leave(to: outer) }
    for parameter in function.parameters {
      guard let use = parameter.type, use.shape == .single else { continue }
      let types = index.types(of: use, in: type, file: scope.file)
      if types.isEmpty { continue }
      locals.set(
        parameter.name,
        to: .parameter(.init(function: function.place, name: parameter.name), types))
    }
    guard let body = scope.facts.part(.codeBlock, of: Int(function.place.node)) else { return [] }
    readBlock(body, &scope)
    return scope.returned
  }

  mutating func read(_ property: Property, of type: TypeDeclaration.ID) {
    var scope = Scope(property.place, of: type, tells: true, in: index)
    let facts = scope.facts
    let outer = locals.enterFunction()
    defer { locals.leave(to: outer) }
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
        note(.stored(holder: type, property: property.name), ofClosure: part, scope)
      }
    }
  }

  /// Reads the statements of a block. If the block is a single expression, the value of that
  /// expression is the block's result.
  mutating func readBlock(_ block: Int, _ scope: inout Scope) {
    let facts = scope.facts
    var count = 0
    var value = Value.unknown
    for part in facts.parts(of: block) {
      value = readStatement(part, &scope)
      count += 1
    }
    if count == 1, value != .unknown { scope.returned.append(value) }
  }

  @discardableResult
  mutating func readStatement(_ node: Int, _ scope: inout Scope) -> Value {
    let facts = scope.facts
    switch facts.nodes[node].kind {
    case .variableDeclaration:
      for binding in facts.parts(.binding, of: node) { readBinding(binding, &scope) }
    case .optionalBinding: readOptionalBinding(node, &scope)
    case .returnStatement:
      for part in facts.parts(of: node) { scope.returned.append(evaluate(part, &scope)) }
    case .codeBlock: readBlock(node, &scope)
    case .ifStatement: readBranches(node, &scope)
    case .guardStatement, .whileStatement, .repeatStatement, .forStatement,
      .switchStatement, .switchCase, .caseItem, .deferStatement, .doStatement, .catchClause,
      .labeledStatement, .ifConfig, .ifConfigClause, .throwStatement, .whereClause, .caseCondition,
      .expressionPattern:
      for part in facts.parts(of: node) { readStatement(part, &scope) }
    // Local types and functions are not followed.
    case .functionDeclaration, .classDeclaration, .structDeclaration, .enumDeclaration,
      .actorDeclaration, .extensionDeclaration, .protocolDeclaration, .typealiasDeclaration:
      break
    default: return evaluate(node, &scope)
    }
    return .unknown
  }

  /// Reads an `if` statement with all its `else if` branches. Uses a loop, because each `else if`
  /// is nested in the previous `if`.
  private mutating func readBranches(_ node: Int, _ scope: inout Scope) {
    let facts = scope.facts
    var branch: Int? = node
    while let current = branch {
      branch = nil
      for part in facts.parts(of: current) {
        if facts.nodes[part].kind == .ifStatement {
          branch = part
        } else {
          readStatement(part, &scope)
        }
      }
    }
  }

  mutating func readBinding(_ binding: Int, _ scope: inout Scope) {
    let facts = scope.facts
    var value = Value.unknown
    var bound: [Name] = []
    for part in facts.parts(of: binding) {
      switch facts.nodes[part].kind {
      case .tuplePattern: bound = names(in: part, scope)
      case .typeName, .memberType, .optionalType, .unwrappedType, .constrainedType,
        .compositionType, .attributedType:
        value = declared(typeUse(part, scope), in: scope.type, file: scope.file)
      case .codeBlock: readBlock(part, &scope)
      case .accessor, .namePattern, .wildcardPattern: break
      default:
        // The initial value is more specific than the declared type.
        let own = evaluate(part, &scope)
        if own != .unknown { value = own }
      }
    }
    let name = scope.name(of: binding)
    if name != .none { locals.set(name, to: value) }
    // They hide properties with the same names.
    for name in bound { locals.set(name, to: .unknown) }
  }

  /// Returns the names that a tuple pattern binds.
  private func names(in pattern: Int, _ scope: Scope) -> [Name] {
    scope.facts.range(of: pattern).filter { scope.facts.nodes[$0].kind == .namePattern }
      .map(scope.name)
  }

  mutating func readOptionalBinding(_ node: Int, _ scope: inout Scope) {
    let facts = scope.facts
    var bound = Name.none
    var value: Value?
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .namePattern: bound = scope.name(of: part)
      case .typeName, .memberType, .optionalType, .constrainedType, .compositionType: break
      default: value = evaluate(part, &scope)
      }
    }
    if bound == .none { return }
    // `if let name` binds the value of the outer `name`.
    locals.set(bound, to: value ?? named(bound, scope))
  }
}
