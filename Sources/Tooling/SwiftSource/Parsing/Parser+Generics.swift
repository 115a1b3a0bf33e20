extension Parser {
  mutating func genericParameters() {
    guard beginsOperator(UInt8(ascii: "<")) else { return }
    takeOperatorByte()
    while !beginsOperator(UInt8(ascii: ">")), !isAtEnd {
      let node = open(.genericParameter)
      while kind == .at { attribute() }
      if keyword == .each || keyword == .let, peek().kind == .identifier { modifier() }
      guard kind == .identifier else {
        nodes.shorten(to: node)
        break
      }
      takeName(node)
      if isAtOperator("...") { advance() }
      if take(.colon) { type() }
      close(node)
      if !take(.comma) { break }
    }
    whereRequirements()
    if beginsOperator(UInt8(ascii: ">")) { takeOperatorByte() }
  }

  mutating func whereRequirements() {
    guard take(.where) else { return }
    repeat {
      let node = open(.requirement)
      type()
      if take(.colon) {
        type()
      } else if kind == .equal || isAtOperator("==") {
        nodes[node].traits.insert(.isSameType)
        advance()
        if kind == .integer { leaf(.integerLiteral) } else { type() }
      }
      close(node)
    } while take(.comma)
  }

  /// Reads `<A, B>`.
  /// - Returns: true if the list is closed.
  mutating func genericArguments() -> Bool {
    let opening = index
    takeOperatorByte()
    if genericArgumentsBehindOpening() { return true }
    // Marks the `<`, so that the parser does not try it again after backtracking.
    tokens[opening].flags.insert(.compares)
    return false
  }

  private mutating func genericArgumentsBehindOpening() -> Bool {
    while !beginsOperator(UInt8(ascii: ">")) {
      switch kind {
      case .integer: leaf(.integerLiteral)
      case .prefixOperator where peek().kind == .integer:
        let node = open(.prefixOperator)
        takeName(node)
        leaf(.integerLiteral)
        close(node)
      default:
        let before = index
        type()
        if isAtOperator("...") { advance() }
        if index == before { return false }
      }
      if !take(.comma) { break }
    }
    if !beginsOperator(UInt8(ascii: ">")) { return false }
    takeOperatorByte()
    return true
  }
}
