import Testing

/// Tests of parsing statements and the patterns in them.
@Suite struct StatementTests {
  @Test func `Statements contain their conditions and blocks`() {
    check(
      #"""
      if a, let b = c, var d, case .x(let e) = f, #available(iOS 16, *) {} else if g {} else { h }
      guard a else { return }
      while a { break }
      repeat { continue } while a
      """#,
      """
      ifStatement (identifier a, optionalBinding [constant] (namePattern b, identifier c),
      optionalBinding (namePattern d), caseCondition (expressionPattern (chain (implicitMember
      x, call (argument (bindingPattern [constant] (namePattern e))))), identifier f),
      availability available, codeBlock, ifStatement (identifier g, codeBlock, codeBlock
      (identifier h))), guardStatement (identifier a, codeBlock (returnStatement)),
      whileStatement (identifier a, codeBlock (breakStatement)), repeatStatement (codeBlock
      (continueStatement), identifier a)
      """)
  }

  @Test func `Loops contain a pattern, a sequence, a condition and a block`() {
    check(
      #"""
      for i in a where b {}
      for case let (x, _)? in y { continue outer }
      for try await z: Int in q {}
      for unsafe u in v {}
      for unsafe in w {}
      outer: while true { break outer }
      """#,
      """
      forStatement (namePattern i, identifier a, whereClause (identifier b), codeBlock),
      forStatement (bindingPattern [constant] (expressionPattern (chain (tuple (argument
      (namePattern x), argument (identifier _)), optionalChaining))), identifier y, codeBlock
      (continueStatement outer)), forStatement [async] (namePattern z, typeName Int, identifier
      q, codeBlock), forStatement (namePattern u, identifier v, codeBlock), forStatement (namePattern
      unsafe, identifier w, codeBlock), labeledStatement outer (whileStatement (booleanLiteral true, codeBlock
      (breakStatement outer)))
      """)
  }

  @Test func `A switch contains cases with items and statements`() {
    check(
      #"""
      switch a { case 1, let x where x > 1: f(); fallthrough
      case is A, .b: break
      case let c as D: g()
      case (_, var e): h()
      @unknown default: k }
      """#,
      """
      switchStatement (identifier a, switchCase (caseItem (expressionPattern (integerLiteral
      1)), caseItem (bindingPattern [constant] (namePattern x), whereClause (sequence
      (identifier x, binaryOperator >, integerLiteral 1))), chain (identifier f, call),
      fallthroughStatement), switchCase (caseItem (isPattern (typeName A)), caseItem
      (expressionPattern (implicitMember b)), breakStatement), switchCase (caseItem
      (bindingPattern [constant] (expressionPattern (sequence (namePattern c, cast as (typeName
      D))))), chain (identifier g, call)), switchCase (caseItem (expressionPattern (tuple
      (argument (identifier _), argument (bindingPattern (namePattern e))))), chain (identifier
      h, call)), switchCase (attribute unknown, identifier k))
      """)
  }

  @Test func `A value that is named like a modifier is not part of the next case`() {
    check(
      #"""
      func f() { switch a { case b: return optional
      case c: lazy
      case d: g { final
      }
      default: return convenience } }
      enum E { indirect
      case e }
      """#,
      """
      functionDeclaration f (codeBlock (switchStatement (identifier a, switchCase (caseItem
      (expressionPattern (identifier b)), returnStatement (identifier optional)), switchCase
      (caseItem (expressionPattern (identifier c)), identifier lazy), switchCase (caseItem
      (expressionPattern (identifier d)), chain (identifier g, call (trailingClosure (closure
      (identifier final))))), switchCase (returnStatement (identifier convenience))))),
      enumDeclaration E (memberBlock (enumCaseDeclaration (modifier indirect, enumElement e)))
      """)
  }

  @Test func `Throw, catch and defer statements are parsed`() {
    check(
      #"""
      do throws(E) { try a() } catch E.x, is F where b {} catch { throw c }
      defer { d() }
      """#,
      """
      doStatement [throws] (thrownType (typeName E), codeBlock (effect try (chain (identifier a,
      call))), catchClause (caseItem (expressionPattern (chain (identifier E, member x))),
      caseItem (isPattern (typeName F), whereClause (identifier b)), codeBlock), catchClause
      (codeBlock (throwStatement (identifier c)))), deferStatement (codeBlock (chain (identifier
      d, call)))
      """)
  }

  @Test func `Yield and discard statements are parsed`() {
    check(
      #"""
      var a: Int { _read { yield b } _modify { yield &b } }
      func f() { discard self }
      """#,
      """
      variableDeclaration (binding a (typeName Int, accessor _read (codeBlock (yieldStatement
      (identifier b))), accessor _modify (codeBlock (yieldStatement (inoutExpression (identifier
      b)))))), functionDeclaration f (codeBlock (discardStatement (identifier self)))
      """)
  }

  @Test func `Patterns are names, wildcards, tuples and expressions`() {
    check(
      #"""
      let _ = a, (b, (c, _)) = d
      if case let .some(x) = y, case 1...2 = z, case is Int = w {}
      """#,
      """
      variableDeclaration [constant] (binding (wildcardPattern _, identifier a), binding
      (tuplePattern (namePattern b, tuplePattern (namePattern c, wildcardPattern _)), identifier
      d)), ifStatement (caseCondition (bindingPattern [constant] (expressionPattern (chain
      (implicitMember some, call (argument (namePattern x))))), identifier y), caseCondition
      (expressionPattern (sequence (integerLiteral 1, binaryOperator ..., integerLiteral 2)),
      identifier z), caseCondition (isPattern (typeName Int), identifier w), codeBlock)
      """)
  }

  @Test func `An if or a switch can be used as a value`() {
    check(
      #"""
      let a = if b { 1 } else { 2 }, c = switch d { default: 3 }
      """#,
      """
      variableDeclaration [constant] (binding a (ifStatement (identifier b, codeBlock
      (integerLiteral 1), codeBlock (integerLiteral 2))), binding c (switchStatement (identifier
      d, switchCase (integerLiteral 3))))
      """)
  }
}
