/// What a piece of Swift is.
///
/// A piece's parts follow it, each with its own parts; in the order of the text unless said otherwise.
/// Optional parts are distinguished by their kinds.
package enum SyntaxKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  // MARK: Declarations
  // Attributes and modifiers come first, then what each says; members and bodies come last.

  /// All of a file: declarations and statements.
  case file
  /// Named by its path, `UIKit.UIView`.
  case importDeclaration
  case classDeclaration, structDeclaration, enumDeclaration, actorDeclaration, protocolDeclaration
  /// Of the type that is its first part except for attributes and modifiers.
  case extensionDeclaration
  case functionDeclaration, initializerDeclaration, deinitializerDeclaration, subscriptDeclaration
  /// `var` or `let`; one `binding` for each pattern.
  case variableDeclaration
  /// Named if its pattern is a name; otherwise the pattern comes first. Then the type, what it is set to,
  /// and accessors or a body.
  case binding
  /// Named `get`, `set`, `didSet`…
  case accessor
  /// A `case` of an enum; one `enumElement` for each.
  case enumCaseDeclaration
  case enumElement
  case typealiasDeclaration, associatedtypeDeclaration
  case operatorDeclaration, precedenceGroupDeclaration, macroDeclaration
  /// `#if`: one `ifConfigClause` for each branch.
  case ifConfig
  /// The condition, if it is not `#else`, and what it holds.
  case ifConfigClause

  /// Named by its path without the `@`; its arguments follow as far as they are expressions.
  case attribute
  /// Named by its word; with a `modifierDetail` where it has one, as in `private(set)`.
  case modifier
  case modifierDetail
  /// Named; with the type that it must be or inherit from.
  case genericParameter
  /// A type after the colon of a declaration.
  case inheritedType
  /// A condition after `where`: the types of both its sides.
  case requirement
  /// Named as inside the function; `label` first, if it has another name outside. Then the type and what
  /// it is if left out.
  case parameter
  case label
  /// What comes back: a type.
  case result
  /// What can be thrown: a type.
  case thrownType
  /// The contents of a type's braces.
  case memberBlock
  /// The contents of the braces of a function, an accessor or a statement.
  case codeBlock

  // MARK: Types

  /// Named; with generic arguments.
  case typeName
  /// `A.B`: one `typeName` for each; what comes before may be any type.
  case memberType
  case optionalType, unwrappedType, arrayType, dictionaryType
  /// One `tupleTypeElement` for each; named if it has a label.
  case tupleType
  case tupleTypeElement
  /// One `tupleTypeElement` for each parameter, then `thrownType` and `result`.
  case functionType
  /// `any P`, `some P`: named by the word.
  case constrainedType
  /// `A & B`.
  case compositionType
  /// With attributes, or named by words as `inout`, in front.
  case attributedType
  /// `each T`, `repeat T`, `~T`: named by the word.
  case prefixedType
  case missingType

  // MARK: Statements

  /// The conditions, a `codeBlock`, and what `else` gives: a `codeBlock` or another one.
  case ifStatement
  case guardStatement, whileStatement, repeatStatement
  /// The pattern, what it goes through, a `whereClause`, a `codeBlock`.
  case forStatement
  /// What is looked at, then its cases.
  case switchStatement
  /// Its `caseItem`s, of which `default` has none, and its statements.
  case switchCase
  /// A pattern and a `whereClause`.
  case caseItem
  case whereClause
  case returnStatement, throwStatement, yieldStatement, discardStatement
  /// Named by the label, if it has one.
  case breakStatement, continueStatement
  case fallthroughStatement, deferStatement
  /// A `codeBlock`, then its `catchClause`s.
  case doStatement
  /// Its `caseItem`s and a `codeBlock`.
  case catchClause
  /// Named by its label; then the statement.
  case labeledStatement
  /// `if let name: Type = value`: a pattern, a type, a value.
  case optionalBinding
  /// `if case pattern = value`.
  case caseCondition
  /// `#available(…)`.
  case availability

  // MARK: Patterns

  case namePattern, wildcardPattern, tuplePattern
  /// `let` or `var` before a pattern.
  case bindingPattern
  case isPattern
  /// A pattern that is an expression.
  case expressionPattern

  // MARK: Expressions

  /// Named, with generic arguments; also `self`, `super`, `Self`, `$0` and `_`.
  case identifier
  /// `.name`.
  case implicitMember
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// Named by its text if it has no interpolations; these are its parts otherwise.
  case stringLiteral
  case interpolation
  case arrayLiteral
  /// Key, value, key, value.
  case dictionaryLiteral
  /// `argument`s.
  case tuple
  /// Named if it has a label.
  case argument
  /// Its attributes, captures, parameters, effects and result; then statements.
  case closure
  /// Named; with a `modifier` for `weak` and `unowned`, and a value if it has one.
  case capture
  case closureParameter
  /// A base expression, and steps from it: `member`, `call`, `subscriptCall`, `optionalChaining`, `forceUnwrap`,
  /// `postfixOperator`, `ifConfig`.
  case chain
  case member
  /// `argument`s, then `trailingClosure`s.
  case call
  case subscriptCall
  /// A `closure`; named if it has a label.
  case trailingClosure
  case optionalChaining, forceUnwrap
  case postfixOperator
  /// Operands, with operators between them: `binaryOperator`, `assignment`, `ternary`, `cast`.
  case sequence
  case binaryOperator
  case assignment
  /// `? value :`, with the value.
  case ternary
  /// Named `is`, `as`, `as?` or `as!`; with the type.
  case cast
  /// Named; with the operand.
  case prefixOperator
  /// `&name`.
  case inoutExpression
  /// Named `try`, `try?`, `try!`, `await`, `unsafe`, `consume`…; with the expression.
  case effect
  /// The type it begins with, if it has one, then steps.
  case keyPath
  /// `#name(…)`, as a declaration or an expression: `argument`s and `trailingClosure`s.
  case macroExpansion
  /// A type in the place of a value: `[Int].self`, `(Int) -> Void`.
  case typeExpression
  case missingExpression

  /// Meaningless text.
  case unexpected
}

extension SyntaxKind {
  /// In the reader of every file and in every rule: without this, other targets ask through a table.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    // One byte, as its raw values are.
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }
}
