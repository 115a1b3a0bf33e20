import Testing

@testable import AdderSwiftSource

/// Unfinished or invalid Swift code. The code before and after the error is still found.
@Suite struct BrokenTextTests {
  @Test func `After a missing brace, the following code is nested, and nothing is lost`() {
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

  @Test func `An extra closing brace is skipped`() {
    check(
      #"""
      func a() {} }
      func b() {}
      """#,
      """
      functionDeclaration a (codeBlock), unexpected, functionDeclaration b (codeBlock)
      """)
  }

  @Test func `An unterminated string ends with its line`() {
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

  @Test func `An unterminated comment hides the rest`() {
    check(
      #"""
      let a = 1 /* let b = 2
      """#,
      """
      variableDeclaration [constant] (binding a (integerLiteral 1))
      """)
  }

  @Test func `A declaration after an open bracket is found`() {
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

  @Test func `An #if without #endif ends with its block`() {
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

  @Test func `Nesting beyond the limit is read as one unexpected node`() {
    let deep = String(repeating: "[", count: 120) + "b" + String(repeating: "]", count: 120)
    let file = SwiftFile(Array("let a = \(deep)\nlet c = 1".utf8))
    #expect(Soundness.problems(in: Array("let a = \(deep)\nlet c = 1".utf8)) == [])
    let outline = Outline.text(of: file)
    #expect(outline.contains("unexpected"))
    #expect(
      outline.hasSuffix("variableDeclaration [constant] (binding c (integerLiteral 1))"))
  }
}
