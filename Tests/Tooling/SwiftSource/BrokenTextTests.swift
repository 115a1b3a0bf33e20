import Testing

@testable import AdderSwiftSource

/// Text that is not Swift yet, or not any more: what precedes and follows it is found.
@Suite struct BrokenTextTests {
  @Test func `A brace that is missing takes in what follows, and nothing is lost`() {
    check(
      #"""
      class A { func f() { g( 
       }
      class B { let x = 1 }
      """#,
      """
      classDeclaration A (memberBlock (functionDeclaration f (codeBlock (chain (identifier g,
      call (argument (missingExpression))))), classDeclaration B (memberBlock
      (variableDeclaration [constant] (binding x (integerLiteral 1))))))
      """)
  }

  @Test func `A brace too many is passed over`() {
    check(
      #"""
      func a() {} }
      func b() {}
      """#,
      """
      functionDeclaration a (codeBlock), unexpected, functionDeclaration b (codeBlock)
      """)
  }

  @Test func `A string that does not end ends with its line`() {
    check(
      #"""
      let a = "b
      func c() {}
      """#,
      """
      variableDeclaration [constant] (binding a (stringLiteral b)), functionDeclaration c
      (codeBlock)
      """)
  }

  @Test func `A comment that does not end hides the rest`() {
    check(
      #"""
      let a = 1 /* let b = 2
      """#,
      """
      variableDeclaration [constant] (binding a (integerLiteral 1))
      """)
  }

  @Test func `A declaration behind an open bracket is found`() {
    check(
      #"""
      func a() {
      b(c, [d
      let e = 1
      }
      func f() {}
      """#,
      """
      functionDeclaration a (codeBlock (chain (identifier b, call (argument (identifier c),
      argument (arrayLiteral (identifier d)))), variableDeclaration [constant] (binding e
      (integerLiteral 1)))), functionDeclaration f (codeBlock)
      """)
  }

  @Test func `Unfinished code does not affect the code around it`() {
    check(
      #"""
      class A {
      func b() { c. }
      func d() { if }
      var e: 
      func f( {}
      let g = 
      func h() { for }
      func i() { switch j { case . } }
      }
      struct K {}
      """#,
      """
      classDeclaration A (memberBlock (functionDeclaration b (codeBlock (chain (identifier c,
      member))), functionDeclaration d (codeBlock (ifStatement (missingExpression))),
      variableDeclaration (binding e (missingType)), functionDeclaration f (parameter
      (missingType), unexpected), variableDeclaration [constant] (binding g
      (missingExpression)), functionDeclaration h (codeBlock (forStatement)),
      functionDeclaration i (codeBlock (switchStatement (identifier j, switchCase (caseItem
      (expressionPattern (implicitMember)))))))), structDeclaration K (memberBlock)
      """)
  }

  @Test func `A condition that is not closed ends with its block`() {
    check(
      #"""
      struct A {
      #if B
      var c = 1
      }
      struct D {}
      """#,
      """
      structDeclaration A (memberBlock (ifConfig (ifConfigClause (identifier B,
      variableDeclaration (binding c (integerLiteral 1)))))), structDeclaration D (memberBlock)
      """)
  }

  @Test func `Unclear pieces are unexpected or missing`() {
    check(
      #"""
      let a = 
      ) ] b
      """#,
      """
      variableDeclaration [constant] (binding a (missingExpression)),
      unexpected, unexpected, identifier b
      """)
  }

  @Test func `Something deeper than what is looked into is taken as a whole`() {
    let deep = String(repeating: "[", count: 120) + "b" + String(repeating: "]", count: 120)
    let file = SwiftFile(Array("let a = \(deep)\nlet c = 1".utf8))
    #expect(Soundness.problems(in: Array("let a = \(deep)\nlet c = 1".utf8)) == [])
    let outline = Outline.text(of: file)
    #expect(outline.contains("unexpected"))
    #expect(
      outline.hasSuffix("variableDeclaration [constant] (binding c (integerLiteral 1))"))
  }
}
