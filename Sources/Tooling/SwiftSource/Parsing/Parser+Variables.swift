extension Parser {
  mutating func variableDeclaration(_ node: Int) {
    nodes[node].kind = .variableDeclaration
    takeBindingWord(node)
    repeat {
      let binding = open(.binding)
      if kind == .identifier, keyword == .underscore || !keyword.isReserved || keyword == .self {
        if keyword == .underscore { pattern() } else { takeName(binding) }
      } else {
        pattern()
      }
      typeAndValue()
      if kind == .leftBrace { accessors() }
      close(binding)
    } while take(.comma)
  }

  /// Reads the accessors of a variable or a subscript, or the body of an implicit getter.
  mutating func accessors() {
    guard isAtAccessors() else { return codeBlock() }
    advance()
    outsideOfExpressions { parser in
      while parser.kind != .rightBrace, !parser.isAtEnd {
        if parser.isAccessor(parser.index) {
          parser.accessor()
        } else if parser.kind == .poundIf {
          parser.ifConfig(in: .accessors)
        } else if parser.isEndOfCondition {
          break
        } else {
          parser.takeUnexpected()
        }
      }
      parser.closeBracket(.rightBrace)
    }
  }

  /// Returns true if the brace here begins accessors, rather than the body of an implicit getter.
  private mutating func isAtAccessors() -> Bool {
    switch peek().kind {
    case .rightBrace: true
    case .poundIf: isAccessor(end(ofConditionLine: index + 1))
    default: isAccessor(index + 1)
    }
  }

  /// Returns true if an accessor begins with the word at an index.
  mutating func isAccessor(_ start: Int) -> Bool {
    var index = end(ofAttributes: start)
    for _ in 0..<Self.farthestLook {
      switch tokens[index].keyword {
      case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated:
        index += 1
      default: return isAccessorKeyword(index)
      }
    }
    return false
  }

  private mutating func isAccessorKeyword(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier else { return false }
    switch token.keyword {
    case .get, .set, .willSet, .didSet, .unsafeAddress, ._read, ._modify, .`init`: return true
    case .read, .modify, .borrow, .mutate:
      switch tokens[index + 1].kind {
      case .leftBrace:
        // `{ read { … } }` calls a function, unless another accessor follows.
        return token.keyword == .borrow || token.keyword == .mutate
          || tokens[index - 1].kind != .leftBrace
          || isAccessorKeyword(end(ofBalanced: index + 1))
      case .rightBrace:
        // `mutate` is an accessor only after `borrow`. Directly after the brace, it is a value that
        // the body returns.
        return token.keyword == .borrow
          || token.keyword == .mutate && tokens[index - 1].kind != .leftBrace
      case .identifier: return isAccessorKeyword(index + 1)
      default: return false
      }
    default: return isText(token, "unsafeMutableAddress")
    }
  }

  mutating func accessor() {
    let node = open(.accessor)
    while kind == .at { attribute() }
    while !isAccessorKeyword(index), kind == .identifier { modifier() }
    takeName(node)
    if kind == .leftParenthesis, !token.startsLine {
      advance()
      if kind == .identifier { leaf(.label) }
      closeBracket(.rightParenthesis)
    }
    effects(node)
    codeBlock()
    close(node)
  }
}
