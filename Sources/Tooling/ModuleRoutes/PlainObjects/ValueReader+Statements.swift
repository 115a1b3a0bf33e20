import AdderModuleDiscovery
import AdderSwiftSource

extension ValueReader {
  /// Reads the statements in braces. The only expression of a function is its result.
  mutating func block(_ node: Int) {
    let parts = Array(facts.parts(of: node))
    if parts.count == 1, isExpression(parts[0]),
      let declared = expectedResults.last.flatMap(\.self),
      declared != .nothing
    {
      return returns(parts[0])
    }
    inScope { reader in
      for part in parts { reader.statement(part) }
    }
  }

  func isExpression(_ node: Int) -> Bool {
    switch facts.nodes[node].kind {
    case .identifier, .implicitMember, .chain, .sequence, .effect, .tuple, .arrayLiteral,
      .dictionaryLiteral, .closure, .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral,
      .nilLiteral, .prefixOperator, .keyPath, .macroExpansion:
      true
    default: false
    }
  }

  mutating func statement(_ node: Int) {
    switch facts.nodes[node].kind {
    case .variableDeclaration: variable(node, isLocal: true)
    case .functionDeclaration, .initializerDeclaration: localFunction(node)
    case .ifStatement, .whileStatement: inScope { $0.conditional(node) }
    case .guardStatement: conditional(node)
    case .forStatement: inScope { $0.loop(node) }
    case .switchStatement: choice(node)
    case .returnStatement: for part in facts.parts(of: node) { returns(part) }
    case .codeBlock: inScope { $0.block(node) }
    case .caseItem, .whereClause, .doStatement, .repeatStatement, .deferStatement,
      .labeledStatement,
      .throwStatement, .yieldStatement, .discardStatement, .ifConfig, .ifConfigClause, .catchClause:
      for part in facts.parts(of: node) { statement(part) }
    case .breakStatement, .continueStatement, .fallthroughStatement, .attribute, .importDeclaration,
      .typealiasDeclaration, .namePattern, .bindingPattern, .wildcardPattern, .availability,
      .classDeclaration, .structDeclaration, .enumDeclaration:
      break
    default: value(node)
    }
  }

  private mutating func localFunction(_ node: Int) {
    declare(facts.name(of: node), .nothing)
    read(declaration: node)
  }

  // MARK: Conditions

  private mutating func conditional(_ node: Int) {
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .optionalBinding: optionalBinding(part)
      case .caseCondition: caseCondition(part)
      case .codeBlock: inScope { $0.block(part) }
      case .ifStatement: inScope { $0.conditional(part) }
      default: statement(part)
      }
    }
  }

  private mutating func optionalBinding(_ node: Int) {
    var pattern: Int?
    var declared: Int?
    var expression: Int?
    for part in facts.parts(of: node) {
      if isPattern(part), pattern == nil {
        pattern = part
      } else if facts.nodes[part].kind.isType {
        declared = part
      } else {
        expression = part
      }
    }
    let name = pattern.map(facts.name(of:)) ?? facts.name(of: node)
    let found: CarriedType
    if let expression {
      found = value(expression)
    } else {
      found = type(ofName: name, at: pattern ?? node)
    }
    let type = declared.map { typeReader.type($0, in: file, of: owner) } ?? found.unwrapped
    if let pattern, facts.nodes[pattern].kind != .namePattern {
      bind(pattern, to: type)
    } else {
      declare(name, type)
    }
  }

  private mutating func caseCondition(_ node: Int) {
    let parts = Array(facts.parts(of: node))
    guard let pattern = parts.first, let expression = parts.last, pattern != expression else {
      return
    }
    let type = value(expression)
    bind(pattern, to: type)
  }

  private mutating func loop(_ node: Int) {
    let parts = Array(facts.parts(of: node))
    guard let pattern = parts.first(where: isPattern) else {
      for part in parts { statement(part) }
      return
    }
    for (number, part) in parts.filter({ $0 != pattern && !facts.nodes[$0].kind.isType })
      .enumerated()
    {
      guard number == 0 else {
        statement(part)
        continue
      }
      let sequence = value(part)
      if let element = sequence.element {
        bind(pattern, to: element)
      } else {
        if sequence.carries { note(.unclear(facts.name(of: part)), at: part) }
        bind(pattern, to: .nothing)
      }
    }
  }

  private mutating func choice(_ node: Int) {
    let parts = Array(facts.parts(of: node))
    guard let first = parts.first else { return }
    let subject = value(first)
    for part in parts.dropFirst() {
      inScope { reader in
        for inner in reader.facts.parts(of: part) {
          guard reader.facts.nodes[inner].kind == .caseItem else {
            reader.statement(inner)
            continue
          }
          let items = Array(reader.facts.parts(of: inner))
          if let pattern = items.first { reader.bind(pattern, to: subject) }
          for item in items.dropFirst() { reader.statement(item) }
        }
      }
    }
  }

  // MARK: Patterns

  func isPattern(_ node: Int) -> Bool {
    switch facts.nodes[node].kind {
    case .namePattern, .wildcardPattern, .tuplePattern, .bindingPattern, .isPattern,
      .expressionPattern:
      true
    default: false
    }
  }

  /// Declares the names of a pattern.
  mutating func bind(_ pattern: Int, to type: CarriedType) {
    let parts = Array(facts.parts(of: pattern))
    switch facts.nodes[pattern].kind {
    case .namePattern: declare(facts.name(of: pattern), type)
    case .identifier where parts.isEmpty: declare(facts.name(of: pattern), type)
    case .bindingPattern, .optionalChaining:
      for part in parts where !facts.nodes[part].kind.isType { bind(part, to: type) }
    case .tuplePattern, .tuple: bindElements(parts, to: type)
    case .expressionPattern: for part in parts { bind(part, to: type) }
    case .chain: bindCase(pattern, to: type)
    case .wildcardPattern, .implicitMember, .nilLiteral, .stringLiteral, .integerLiteral: break
    case .isPattern: if type.carries { note(.casts, at: pattern) }
    default: if type.carries { note(.unclear(facts.name(of: pattern)), at: pattern) }
    }
  }

  private mutating func bindElements(_ parts: [Int], to type: CarriedType) {
    for (number, part) in parts.enumerated() {
      let element: CarriedType
      switch type {
      case .tuple(let elements) where number < elements.count: element = elements[number].type
      case .nothing: element = .nothing
      default: element = parts.count == 1 ? type : type.carries ? .unclear : .nothing
      }
      guard [.argument, .tupleTypeElement].contains(facts.nodes[part].kind) else {
        bind(part, to: element)
        continue
      }
      for inner in facts.parts(of: part) { bind(inner, to: element) }
    }
  }

  /// Declares the associated values of `.success(let posts)`.
  private mutating func bindCase(_ chain: Int, to type: CarriedType) {
    let parts = Array(facts.parts(of: chain))
    guard
      let name = parts.last(where: { [.implicitMember, .member].contains(facts.nodes[$0].kind) }),
      let call = parts.last, facts.nodes[call].kind == .call
    else {
      if parts.count == 2, facts.nodes[parts[1]].kind == .optionalChaining {
        return bind(parts[0], to: type.unwrapped)
      }
      value(chain)
      return
    }
    let arguments = facts.parts(.argument, of: call)
    if case .object(let owner) = type.unwrapped,
      let found = members.members(of: owner).first(where: {
        $0.kind == .enumCase && $0.name == facts.name(of: name)
      })
    {
      note(found, [], at: name)
    }
    let expected = associated(facts.name(of: name), of: type.unwrapped, count: arguments.count)
    for (number, argument) in arguments.enumerated() {
      for part in facts.parts(of: argument) {
        bind(part, to: number < expected.count ? expected[number] : .nothing)
      }
    }
  }

  private func associated(_ name: String, of type: CarriedType, count: Int) -> [CarriedType] {
    switch (type, name) {
    case (.result(let success), "success"): return [success]
    case (.result, _): return []
    case (.object(let owner), _):
      return members.members(of: owner).first { $0.kind == .enumCase && $0.name == name }
        .map { $0.parameters.map(\.type) } ?? []
    case (.managed, _), (.array, _), (.unclear, _), (.optional, _):
      return name == "some" ? [type.unwrapped] : Array(repeating: .unclear, count: count)
    default: return []
    }
  }
}
