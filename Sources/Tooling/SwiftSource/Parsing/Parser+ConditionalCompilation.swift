extension Parser {
  mutating func ifConfig(in place: Place) {
    nested { parser in
      let node = parser.open(.ifConfig)
      parser.openConditions += 1
      while true {
        let clause = parser.open(.ifConfigClause)
        let hasCondition = parser.kind != .poundElse
        parser.advance()
        if hasCondition, !parser.token.startsLine {
          parser.outsideOfExpressions {
            $0.stopsAtLine = true
            $0.expression()
            while !$0.token.startsLine, !$0.isAtEnd { $0.takeUnexpected() }
          }
        }
        parser.ifConfigItems(in: place)
        parser.close(clause)
        guard parser.kind == .poundElse || parser.kind == .poundElseif else { break }
      }
      parser.openConditions -= 1
      _ = parser.take(.poundEndif)
      parser.close(node)
    }
  }

  private mutating func ifConfigItems(in place: Place) {
    switch place {
    case .cases: switchCases()
    case .attributes:
      while !isEndOfCondition, kind == .at { attribute() }
    case .steps: steps()
    case .accessors:
      while isAccessor(index) { accessor() }
    case .file:
      while true {
        items(in: place)
        // An unmatched closing brace.
        guard kind == .rightBrace, !isAtEnd else { break }
        takeUnexpected()
      }
    case .members, .code: items(in: place)
    }
    while !isEndOfCondition, !isAtEnd, kind != .rightBrace { takeUnexpected() }
  }

  var isEndOfCondition: Bool {
    switch kind {
    case .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }

  /// Returns the index of the first token after the line of an `#if`.
  func end(ofConditionLine start: Int) -> Int {
    var index = start + 1
    while !tokens[index].startsLine, tokens[index].kind != .endOfFile { index += 1 }
    return index
  }

  /// Returns the index of the first token after the line of the `#if` at an index, and after the
  /// lines of further `#if`s that directly follow it.
  func end(ofConditionLines start: Int) -> Int {
    var look = start
    for _ in 0..<Self.farthestLook {
      guard tokens[look].kind == .poundIf else { break }
      look = end(ofConditionLine: look)
    }
    return look
  }

  var conditionHoldsCases: Bool {
    isCaseLabel(end(ofConditionLines: index))
  }

  /// Returns true if an `#if` contains only attributes, without their declaration.
  mutating func conditionHoldsAttributes() -> Bool {
    var look = end(ofConditionLine: index)
    guard tokens[look].kind == .at else { return false }
    look = end(ofAttributes: look)
    switch tokens[look].kind {
    case .poundElse, .poundElseif, .poundEndif: return true
    default: return false
    }
  }
}
