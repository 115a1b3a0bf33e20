import Testing

/// `#if` in all positions where Swift allows it.
@Suite struct ConditionalTests {
  @Test func `#if can contain statements and members`() {
    check(
      #"""
      #if DEBUG && os(iOS)
      import A
      #elseif B
      let c = 1
      #else
      d()
      #endif
      struct S {
      #if E
      var f = 1
      #endif
      }
      """#,
      """
      ifConfig (ifConfigClause (sequence (identifier DEBUG, binaryOperator &&, chain (identifier
      os, call (argument (identifier iOS)))), importDeclaration A), ifConfigClause (identifier
      B, variableDeclaration [constant] (binding c (integerLiteral 1))), ifConfigClause (chain
      (identifier d, call))), structDeclaration S (memberBlock (ifConfig (ifConfigClause
      (identifier E, variableDeclaration (binding f (integerLiteral 1))))))
      """)
  }

  @Test func `#if can contain cases`() {
    check(
      #"""
      switch a {
      #if B
      case c: d
      #else
      default: e
      #endif
      }
      enum E {
      #if F
      case g
      #endif
      }
      """#,
      """
      switchStatement (identifier a, ifConfig (ifConfigClause (identifier B, switchCase
      (caseItem (expressionPattern (identifier c)), identifier d)), ifConfigClause (switchCase
      (identifier e)))), enumDeclaration E (memberBlock (ifConfig (ifConfigClause (identifier F,
      enumCaseDeclaration (enumElement g)))))
      """)
  }

  @Test func `#if can contain attributes`() {
    check(
      #"""
      #if A
      @B
      #else
      @C
      #endif
      func d() {}
      """#,
      """
      functionDeclaration d (ifConfig (ifConfigClause (identifier A, attribute B),
      ifConfigClause (attribute C)), codeBlock)
      """)
  }

  @Test func `#if can contain steps of a chain`() {
    check(
      #"""
      a
      .b()
      #if C
      .d()
      #endif
      .e()
      """#,
      """
      chain (identifier a, member b, call, ifConfig (ifConfigClause (identifier C, member d,
      call)), member e, call)
      """)
  }

  @Test func `#if can contain accessors`() {
    check(
      #"""
      var a: Int {
      #if B
      get { 1 }
      #else
      get { 2 }
      #endif
      set {}
      }
      """#,
      """
      variableDeclaration (binding a (typeName Int, ifConfig (ifConfigClause (identifier B,
      accessor get (codeBlock (integerLiteral 1))), ifConfigClause (accessor get (codeBlock
      (integerLiteral 2)))), accessor set (codeBlock)))
      """)
  }

  @Test func `An empty #if and a nested #if are read`() {
    check(
      #"""
      #if A
      #if B
      #endif
      #endif
      let c = 1
      """#,
      """
      ifConfig (ifConfigClause (identifier A, ifConfig (ifConfigClause (identifier B)))),
      variableDeclaration [constant] (binding c (integerLiteral 1))
      """)
  }
}
