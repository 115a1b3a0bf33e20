import Testing

/// Parsing of declarations.
@Suite struct DeclarationTests {
  @Test func `The declarations of types list their inherited types and members`() {
    check(
      #"""
      final class A: B, C.D { let x = 1 }
      struct S<T: P, each U> where T.E == Int, U: Q {}
      enum E { case a, b(Int, name: String = "x"), c = 1 }
      actor K {}
      protocol P<E>: AnyObject { associatedtype E: Q = Int }
      extension A.B: Q where T: P {}
      """#,
      """
      classDeclaration A (modifier final, inheritedType (typeName B), inheritedType (memberType
      (typeName C, typeName D)), memberBlock (variableDeclaration [constant] (binding x
      (integerLiteral 1)))), structDeclaration S (genericParameter T (typeName P),
      genericParameter U (modifier each), requirement [same] (memberType (typeName T, typeName
      E), typeName Int), requirement (typeName U, typeName Q), memberBlock), enumDeclaration E
      (memberBlock (enumCaseDeclaration (enumElement a, enumElement b (tupleTypeElement
      (typeName Int), tupleTypeElement name (typeName String, stringLiteral x)), enumElement c
      (integerLiteral 1)))), actorDeclaration K (memberBlock), protocolDeclaration P
      (genericParameter E, inheritedType (typeName AnyObject), memberBlock
      (associatedtypeDeclaration E (inheritedType (typeName Q), typeName Int))),
      extensionDeclaration (memberType (typeName A, typeName B), inheritedType (typeName Q),
      requirement (typeName T, typeName P), memberBlock)
      """)
  }

  @Test func `The imported name may be on the next line`() {
    check(
      """
      import
      A.B
      import
      extension C {}
      """,
      """
      importDeclaration A.B, importDeclaration, extensionDeclaration (typeName C, memberBlock)
      """)
  }

  @Test func `Imports are named by their path`() {
    check(
      #"""
      import UIKit
      @testable import class App.View
      """#,
      """
      importDeclaration UIKit, importDeclaration App.View (attribute testable, modifierDetail
      class)
      """)
  }

  @Test func `Functions have parameters, thrown types and results`() {
    check(
      #"""
      func f<T>(_ a: Int = 1, b c: inout [T], d: Int...) async throws(E) -> T? { return a }
      prefix func - (a: A) -> A
      func each(_ f: () throws -> Void) rethrows
      """#,
      """
      functionDeclaration f [async throws] (genericParameter T, parameter a (label _, typeName
      Int, integerLiteral 1), parameter c (label b, attributedType (modifier inout, arrayType
      (typeName T))), parameter d [variadic] (typeName Int), thrownType (typeName E), result
      (optionalType (typeName T)), codeBlock (returnStatement (identifier a))),
      functionDeclaration - (modifier prefix, parameter a (typeName A), result (typeName A)),
      functionDeclaration each [throws rethrows] (parameter f (label _, functionType [throws]
      (tupleType, result (typeName Void))))
      """)
  }

  @Test func `Initialisers, subscripts and deinitialisers are declarations of their own`() {
    check(
      #"""
      class A { init?(a: Int) {}; subscript(i: Int) -> Int { get { 1 } set(new) { x = new } }; deinit {} }
      """#,
      """
      classDeclaration A (memberBlock (initializerDeclaration init [failable] (parameter a
      (typeName Int), codeBlock), subscriptDeclaration subscript (parameter i (typeName Int),
      result (typeName Int), accessor get (codeBlock (integerLiteral 1)), accessor set (label
      new, codeBlock (sequence (identifier x, assignment, identifier new)))),
      deinitializerDeclaration deinit (codeBlock)))
      """)
  }

  @Test func `Variables have a binding for each pattern`() {
    check(
      #"""
      var a: Int = 1, (b, c) = pair
      let d: Int { 5 }
      var e = 1 { willSet { f() } didSet {} }
      private(set) lazy var `class`: Int
      var g: Int { get async throws }
      """#,
      """
      variableDeclaration (binding a (typeName Int, integerLiteral 1), binding (tuplePattern
      (namePattern b, namePattern c), identifier pair)), variableDeclaration [constant] (binding
      d (typeName Int, codeBlock (integerLiteral 5))), variableDeclaration (binding e
      (integerLiteral 1, accessor willSet (codeBlock (chain (identifier f, call))), accessor
      didSet (codeBlock))), variableDeclaration (modifier private (modifierDetail set), modifier
      lazy, binding class [quoted] (typeName Int)), variableDeclaration (binding g (typeName
      Int, accessor get [async throws]))
      """)
  }

  @Test func `Aliases, operators, groups and macros are declarations`() {
    check(
      #"""
      typealias A<T> = B<T>
      infix operator <+>: G
      precedencegroup G { higherThan: H }
      @freestanding(expression) macro m<T>(_ a: T) -> T = #externalMacro(module: "M")
      #warning("x")
      """#,
      """
      typealiasDeclaration A (genericParameter T, typeName B (typeName T)), operatorDeclaration
      <+> (modifier infix), precedenceGroupDeclaration G, macroDeclaration m (attribute
      freestanding (modifierDetail expression), genericParameter T, parameter a (label _,
      typeName T), result (typeName T), macroExpansion externalMacro (argument module
      (stringLiteral M))), macroExpansion warning (argument (stringLiteral x))
      """)
  }

  @Test func `Attributes keep their arguments, and special ones keep them as text`() {
    check(
      #"""
      @available(iOS 16, *) @MainActor @Wrapper(value: 1) var a = 1
      """#,
      """
      variableDeclaration (attribute available (modifierDetail iOS 16, *), attribute MainActor,
      attribute Wrapper (argument value (integerLiteral 1)), binding a (integerLiteral 1))
      """)
  }

  @Test func `Parentheses behind an attribute of a type can be the type`() {
    check(
      #"""
      let a: @MainActor(Int) -> Void, b: [@MainActor(Int)], c: @W(1) Int
      func f(_: @escaping @MainActor() async throws(E) -> Void) {}
      """#,
      """
      variableDeclaration [constant] (binding a (attributedType (attribute MainActor, functionType
      (tupleType (tupleTypeElement (typeName Int)), result (typeName Void)))), binding b (arrayType
      (attributedType (attribute MainActor, tupleType (tupleTypeElement (typeName Int))))), binding c
      (attributedType (attribute W (argument (integerLiteral 1)), typeName Int))),
      functionDeclaration f (parameter _ (attributedType (attribute escaping, attribute MainActor,
      functionType [async throws] (tupleType, thrownType (typeName E), result (typeName Void)))),
      codeBlock)
      """)
  }

  @Test func `Conformances can be isolated or not`() {
    check(
      #"""
      extension A: nonisolated B, @MainActor C {}
      class nonisolated: nonisolated {}
      """#,
      """
      extensionDeclaration (typeName A, inheritedType (attributedType (modifier nonisolated,
      typeName B)), inheritedType (attributedType (attribute MainActor, typeName C)),
      memberBlock), classDeclaration nonisolated (inheritedType (typeName nonisolated),
      memberBlock)
      """)
  }

  @Test func `Parentheses directly after an attribute without arguments are the type`() {
    check(
      #"""
      func f(a: @escaping(A) -> B, b: @autoclosure(() -> C), d: @escaping @Sendable() async -> E)
      """#,
      """
      functionDeclaration f (parameter a (attributedType (attribute escaping, functionType
      (tupleType (tupleTypeElement (typeName A)), result (typeName B)))), parameter b
      (attributedType (attribute autoclosure, tupleType (tupleTypeElement (functionType (tupleType,
      result (typeName C)))))), parameter d (attributedType (attribute escaping, attribute
      Sendable, functionType [async] (tupleType, result (typeName E)))))
      """)
  }

  @Test func `Types of all shapes are distinguished`() {
    check(
      #"""
      let a: [Int], b: [String: A.B<C>], c: Int?, d: Int!, e: (x: Int, Int), f: @escaping (inout Int) async throws(E) -> Void, g: any P & Q, h: some P, i: borrowing A, j: ~Copyable, k: (repeat each T), l: A.Type, m: [3 of Int], n:
      """#,
      """
      variableDeclaration [constant] (binding a (arrayType (typeName Int)), binding b
      (dictionaryType (typeName String, memberType (typeName A, typeName B (typeName C)))),
      binding c (optionalType (typeName Int)), binding d (unwrappedType (typeName Int)), binding
      e (tupleType (tupleTypeElement x (typeName Int), tupleTypeElement (typeName Int))),
      binding f (attributedType (attribute escaping, functionType [async throws] (tupleType
      (tupleTypeElement (attributedType (modifier inout, typeName Int))), thrownType (typeName
      E), result (typeName Void)))), binding g (constrainedType any (compositionType (typeName
      P, typeName Q))), binding h (constrainedType some (typeName P)), binding i (attributedType
      (modifier borrowing, typeName A)), binding j (prefixedType ~ (typeName Copyable)), binding
      k (tupleType (tupleTypeElement (prefixedType repeat (prefixedType each (typeName T))))),
      binding l (memberType (typeName A, typeName Type)), binding m (arrayType (integerLiteral
      3, typeName Int)), binding n (missingType))
      """)
  }

  @Test func `Accessors can be listed in protocols, and can borrow`() {
    check(
      #"""
      protocol P { var a: Int { get borrow }; var b: Int { borrow } }
      var c: Int { @A mutate { &d } }
      """#,
      """
      protocolDeclaration P (memberBlock (variableDeclaration (binding a (typeName Int, accessor
      get, accessor borrow)), variableDeclaration (binding b (typeName Int, accessor borrow)))),
      variableDeclaration (binding c (typeName Int, accessor mutate (attribute A, codeBlock
      (inoutExpression (identifier d)))))
      """)
  }

  @Test func `'read' is an accessor only if there is another accessor`() {
    check(
      #"""
      var a: Int { read { b } }
      var c: Int { read { yield d } modify { yield &d } }
      var e: Int { get { f } modify { yield &f } }
      """#,
      """
      variableDeclaration (binding a (typeName Int, codeBlock (chain (identifier read, call
      (trailingClosure (closure (identifier b))))))), variableDeclaration (binding c (typeName
      Int, accessor read (codeBlock (yieldStatement (identifier d))), accessor modify (codeBlock
      (yieldStatement (inoutExpression (identifier d)))))), variableDeclaration (binding e
      (typeName Int, accessor get (codeBlock (identifier f)), accessor modify (codeBlock
      (yieldStatement (inoutExpression (identifier f))))))
      """)
  }
}
