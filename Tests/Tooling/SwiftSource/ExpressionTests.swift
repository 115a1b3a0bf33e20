import Testing

/// Parsing of expressions.
@Suite struct ExpressionTests {
  @Test func `Each kind of literal has its own node`() {
    check(
      #"""
      f(1, 2.5, "x", #"y"#, "a\(b)c", true, nil, /r/, [1], [:], [1: 2], (1, b: 2))
      """#,
      """
      chain (identifier f, call (argument (integerLiteral 1), argument (floatLiteral 2.5),
      argument (stringLiteral x), argument (stringLiteral y [raw]), argument (stringLiteral
      (interpolation (argument (identifier b)))), argument (booleanLiteral true), argument
      (nilLiteral nil), argument (regexLiteral), argument (arrayLiteral (integerLiteral 1)),
      argument (dictionaryLiteral), argument (dictionaryLiteral (integerLiteral 1,
      integerLiteral 2)), argument (tuple (argument (integerLiteral 1), argument b
      (integerLiteral 2)))))
      """)
  }

  @Test func `A chain is an expression followed by steps`() {
    check(
      #"""
      a.b(c, d: e).f[0]?.g!.h { $0 } i: { 1 }
      .x.y()
      super.init()
      a++.b
      """#,
      """
      chain (identifier a, member b, call (argument (identifier c), argument d (identifier e)),
      member f, subscriptCall (argument (integerLiteral 0)), optionalChaining, member g,
      forceUnwrap, member h, call (trailingClosure (closure (identifier $0)), trailingClosure i
      (closure (integerLiteral 1))), member x, member y, call), chain (identifier super, member
      init, call), chain (identifier a, postfixOperator ++, member b)
      """)
  }

  @Test func `Closures have captures, parameters and statements`() {
    check(
      #"""
      a { [weak self, b = c] (d: Int, e) async throws -> Int in f }
      a { b, _ in c }
      a { @MainActor in d }
      a { async throws -> Int in f }
      """#,
      """
      chain (identifier a, call (trailingClosure (closure [async throws] (capture self (modifier
      weak), capture b (identifier c), closureParameter d (typeName Int), closureParameter e,
      result (typeName Int), identifier f)))), chain (identifier a, call (trailingClosure
      (closure (closureParameter b, closureParameter _, identifier c)))), chain (identifier a,
      call (trailingClosure (closure (attribute MainActor, identifier d)))), chain (identifier a,
      call (trailingClosure (closure [throws] (closureParameter async, result (typeName Int),
      identifier f))))
      """)
  }

  @Test func `An expression in parentheses or braces can be called with a closure`() {
    check(
      #"""
      let a = (b) { c }, d = { e } { f }
      if (g) { h }
      """#,
      """
      variableDeclaration [constant] (binding a (chain (tuple (argument (identifier b)), call
      (trailingClosure (closure (identifier c))))), binding d (chain (closure (identifier e), call
      (trailingClosure (closure (identifier f)))))), ifStatement (tuple (argument (identifier g)),
      codeBlock (identifier h))
      """)
  }

  @Test func `Operators and their operands are a sequence`() {
    check(
      #"""
      a = b + -c as? D ?? e ? f : &g is H
      """#,
      """
      sequence (identifier a, assignment, identifier b, binaryOperator +, prefixOperator -
      (identifier c), cast as? (typeName D), binaryOperator ??, identifier e, ternary
      (identifier f), inoutExpression (identifier g), cast is (typeName H))
      """)
  }

  @Test func `Keywords before an expression are effects`() {
    check(
      #"""
      let a = try? await b(), c = try! d, e = consume f
      """#,
      """
      variableDeclaration [constant] (binding a (effect try? (effect await (chain (identifier b,
      call)))), binding c (effect try! (identifier d)), binding e (effect consume (identifier
      f)))
      """)
  }

  @Test func `An awaited expression may be on the next line, begin with a dot or be a closure`() {
    check(
      #"""
      let a = await
        b()
      c(await .d, unsafe .e, unsafe { f })
      await
      let g = 1
      if await {}
      """#,
      """
      variableDeclaration [constant] (binding a (effect await (chain (identifier b, call)))), chain
      (identifier c, call (argument (effect await (implicitMember d)), argument (effect unsafe
      (implicitMember e)), argument (effect unsafe (closure (identifier f))))), identifier await,
      variableDeclaration [constant] (binding g (integerLiteral 1)), ifStatement (identifier
      await, codeBlock)
      """)
  }

  @Test func `Key paths have a type and steps`() {
    check(
      #"""
      a(\.b.c, \A.d[0]?.e, \[Int].count)
      """#,
      """
      chain (identifier a, call (argument (keyPath (member b, member c)), argument (keyPath
      (typeName A, member d, subscriptCall (argument (integerLiteral 0)), optionalChaining,
      member e)), argument (keyPath (arrayType (typeName Int), member count))))
      """)
  }

  @Test func `Types can be used as expressions`() {
    check(
      #"""
      let a = [Int].self, b = (Int) -> Void, c = Array<Int>.self, d = any P.self, e = A<B>(c)
      """#,
      """
      variableDeclaration [constant] (binding a (chain (arrayLiteral (identifier Int), member
      self)), binding b (sequence (tuple (argument (identifier Int)), binaryOperator ->,
      identifier Void)), binding c (chain (identifier Array (typeName Int), member self)),
      binding d (typeExpression (constrainedType any (memberType (typeName P, typeName self)))),
      binding e (chain (identifier A (typeName B), call (argument (identifier c)))))
      """)
  }

  @Test func `Macro expansions have arguments and closures`() {
    check(
      #"""
      #Preview("x") { A() }
      let a = #line
      """#,
      """
      macroExpansion Preview (argument (stringLiteral x), trailingClosure (closure (chain
      (identifier A, call)))), variableDeclaration [constant] (binding a (macroExpansion line))
      """)
  }

  @Test func `'<' and '>' are not generic arguments if two values are compared`() {
    check(
      #"""
      f(a < b, c > d, e<F>(), g < h)
      """#,
      """
      chain (identifier f, call (argument (sequence (identifier a, binaryOperator <, identifier
      b)), argument (sequence (identifier c, binaryOperator >, identifier d)), argument (chain
      (identifier e (typeName F), call)), argument (sequence (identifier g, binaryOperator <,
      identifier h))))
      """)
  }

  @Test func `A name can be preceded by its module`() {
    check(
      #"""
      Swift::print(a.B::c, D::E.self)
      let x: Swift::Int
      """#,
      """
      chain (identifier print, call (argument (chain (identifier a, member c)), argument (chain
      (identifier E, member self)))), variableDeclaration [constant] (binding x (typeName Int))
      """)
  }

  @Test func `Operators can be arguments, and are split from following angle brackets`() {
    check(
      #"""
      a(+, by: <)
      func <<T>(a: T) {}
      let b: A<B<C?>>=d
      """#,
      """
      chain (identifier a, call (argument (identifier +), argument by (identifier <))),
      functionDeclaration < (genericParameter T, parameter a (typeName T), codeBlock),
      variableDeclaration [constant] (binding b (typeName A (typeName B (optionalType (typeName
      C))), identifier d))
      """)
  }

  @Test func `Functions and arguments can be named with their labels`() {
    check(
      #"""
      a.b(c:d:), e(_:)
      """#,
      """
      chain (identifier a, member b (label c, label d)), unexpected,
      identifier e (label _)
      """)
  }

  @Test func `Regular expressions and division are distinguished`() {
    check(
      #"""
      let a = b / c / d, e = /f g/, h = #/i/#
      """#,
      """
      variableDeclaration [constant] (binding a (sequence (identifier b, binaryOperator /,
      identifier c, binaryOperator /, identifier d)), binding e (regexLiteral), binding h
      (regexLiteral))
      """)
  }

  @Test func `A blank at the end of a regular expression must be escaped`() {
    check(#"let a = /\ b\ /"#, "variableDeclaration [constant] (binding a (regexLiteral))")
    check(
      #"let a = b /c /d"#,
      """
      variableDeclaration [constant] (binding a (identifier b)), prefixOperator / (identifier c),
      prefixOperator / (identifier d)
      """)
  }

  @Test func `Attributes precede the types and closures that they are for`() {
    check(
      #"""
      let a: @Sendable () -> Void = { @A in b }
      f(@B { c })
      """#,
      """
      variableDeclaration [constant] (binding a (attributedType (attribute Sendable,
      functionType (tupleType, result (typeName Void))), closure (attribute A, identifier b))),
      chain (identifier f, call (argument (chain (typeExpression (attributedType (attribute B,
      missingType)), call (trailingClosure (closure (identifier c)))))))
      """)
  }
}
