extension Parser {
  mutating func functionDeclaration(_ node: Int) {
    nodes[node].kind = .functionDeclaration
    advance()
    functionName(node)
    genericParameters()
    signature(node)
    whereRequirements()
    codeBlock()
  }

  /// Reads the name of a function, or its operator without the `<` of generic parameters.
  private mutating func functionName(_ node: Int) {
    switch kind {
    case .identifier: takeName(node)
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamation,
      .infixQuestion, .postfixQuestion, .equal, .arrow, .regex:
      if token.end - token.start > 1, bytes[Int(token.end) - 1] == UInt8(ascii: "<"),
        peek().kind == .identifier
      {
        let whole = token
        name(node, from: Int(whole.start), to: Int(whole.end) - 1)
        lastEnd = whole.end - 1
        splits.append((index, whole))
        tokens[index].start = whole.end - 1
        tokens[index].flags = []
      } else {
        takeName(node)
      }
    default: break
    }
  }

  mutating func initializerDeclaration(_ node: Int) {
    nodes[node].kind = .initializerDeclaration
    takeName(node)
    if kind == .postfixQuestion || kind == .exclamation {
      nodes[node].traits.insert(.isFailable)
      advance()
    }
    genericParameters()
    signature(node)
    whereRequirements()
    codeBlock()
  }

  mutating func deinitializerDeclaration(_ node: Int) {
    nodes[node].kind = .deinitializerDeclaration
    takeName(node)
    effects(node)
    codeBlock()
  }

  mutating func subscriptDeclaration(_ node: Int) {
    nodes[node].kind = .subscriptDeclaration
    takeName(node)
    genericParameters()
    signature(node)
    whereRequirements()
    if kind == .leftBrace { accessors() }
  }

  mutating func signature(_ node: Int) {
    if kind == .leftParenthesis { parameters() }
    effectsAndResult(node)
  }

  /// Reads `async throws(E) -> T`.
  mutating func effectsAndResult(_ node: Int) {
    effects(node)
    guard kind == .arrow else { return }
    let result = open(.result)
    advance()
    type()
    close(result)
  }

  private mutating func parameters() {
    advance()
    outsideOfExpressions { $0.elements(closedBy: .rightParenthesis) { $0.parameter() } }
  }

  private mutating func parameter() {
    let node = open(.parameter)
    while true {
      if kind == .at {
        attribute()
      } else if isParameterModifier {
        modifier()
      } else {
        break
      }
    }
    if kind == .identifier {
      if peek().kind == .identifier, peek(2).kind == .colon { leaf(.label) }
      if peek().kind == .colon { takeName(node) }
    }
    _ = take(.colon)
    if kind != .rightParenthesis, kind != .comma { type() }
    takeEllipsis(node)
    if take(.equal) { expression() }
    close(node)
  }

  /// Reads the `...` of a variadic parameter.
  mutating func takeEllipsis(_ node: Int) {
    guard isAtOperator("...") else { return }
    advance()
    nodes[node].traits.insert(.isVariadic)
  }

  private var isParameterModifier: Bool {
    switch keyword {
    case .isolated, ._const, .sending, .borrowing, .consuming, .inout, .__owned, .__shared:
      peek().kind == .identifier && peek().keyword != .none && peek(2).kind == .identifier
        && peek(3).kind == .colon
    default: false
    }
  }

  /// Reads `async throws(E)`.
  mutating func effects(_ node: Int) {
    while true {
      switch keyword {
      case .async, .reasync: nodes[node].traits.insert(.isAsync)
      case .throws: nodes[node].traits.insert(.canThrow)
      case .rethrows: nodes[node].traits.insert([.canRethrow, .canThrow])
      default: return
      }
      let isThrows = keyword == .throws
      advance()
      if isThrows, kind == .leftParenthesis {
        let thrown = open(.thrownType)
        advance()
        type()
        closeBracket(.rightParenthesis)
        close(thrown)
      }
    }
  }

  /// Returns true if an arrow begins at an index, possibly after effects such as `throws`.
  mutating func isAtArrow(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<Self.farthestLook {
      switch tokens[index].kind {
      case .arrow: return true
      case .identifier:
        switch tokens[index].keyword {
        case .throws where tokens[index + 1].kind == .leftParenthesis:
          index = end(ofBalanced: index + 1)
          continue
        case .async, .throws, .rethrows, .reasync: index += 1
        default: return false
        }
      default: return false
      }
    }
    return false
  }
}
