/// The kind of a syntax node.
///
/// The parts of a node follow it, each with its own parts, in source order unless noted otherwise.
/// Optional parts are distinguished by their kinds. The comments on the cases describe the node's
/// name, if it has one, and its parts.
package enum SyntaxKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  // MARK: Declarations
  // Attributes and modifiers come first, then the parts listed below; members and bodies come last.

  /// The whole file: declarations and statements.
  case file
  /// The name is the path: `UIKit.UIView`.
  case importDeclaration
  case classDeclaration, structDeclaration, enumDeclaration, actorDeclaration, protocolDeclaration
  /// The first part after attributes and modifiers is the extended type.
  case extensionDeclaration
  case functionDeclaration, initializerDeclaration, deinitializerDeclaration, subscriptDeclaration
  /// `var` or `let`, with a `binding` for each pattern.
  case variableDeclaration
  /// Has a name if its pattern is just a name; otherwise, the pattern is the first part. The type,
  /// the initial value, and the accessors or a body follow.
  case binding
  /// The name is `get`, `set`, `didSet`…
  case accessor
  /// A `case` of an enum, with an `enumElement` for each name.
  case enumCaseDeclaration
  case enumElement
  case typealiasDeclaration, associatedtypeDeclaration
  case operatorDeclaration, precedenceGroupDeclaration, macroDeclaration
  /// `#if`, with an `ifConfigClause` for each branch.
  case ifConfig
  /// The condition, unless the clause is `#else`, and the contents of the branch.
  case ifConfigClause

  /// The name is the path without the `@`. The arguments are parts if they are expressions.
  case attribute
  /// The name is the modifier's word. Parentheses, as in `private(set)`, are a
  /// `modifierDetail`.
  case modifier
  case modifierDetail
  /// Has a name and, if the parameter is constrained, the type that it must conform to or
  /// inherit from.
  case genericParameter
  /// A type after the colon of a declaration.
  case inheritedType
  /// A condition after `where`, with the types of both sides.
  case requirement
  /// The name is the parameter name that is used inside the function. The first part is the
  /// `label`, if it differs from the name. The type and the default value follow.
  case parameter
  case label
  /// The result type.
  case result
  /// The type of thrown errors.
  case thrownType
  /// The contents of a type's braces.
  case memberBlock
  /// The contents of the braces of a function, an accessor or a statement.
  case codeBlock

  // MARK: Types

  /// Has a name and generic arguments.
  case typeName
  /// `A.B`, with a `typeName` for each name; the first part can be any type.
  case memberType
  case optionalType, unwrappedType, arrayType, dictionaryType
  /// Has a `tupleTypeElement` for each element. The name of a `tupleTypeElement` is its label.
  case tupleType
  case tupleTypeElement
  /// The tuple type of the parameters, then `thrownType` and `result`.
  case functionType
  /// `any P` or `some P`; the name is `any` or `some`.
  case constrainedType
  /// `A & B`.
  case compositionType
  /// A type with attributes or modifiers such as `inout` before it.
  case attributedType
  /// `each T`, `repeat T` or `~T`; the name is the word or operator.
  case prefixedType
  case missingType

  // MARK: Statements

  /// The conditions, a `codeBlock`, and the `else` branch: a `codeBlock` or another `ifStatement`.
  case ifStatement
  case guardStatement, whileStatement, repeatStatement
  /// The pattern, the sequence, a `whereClause` and a `codeBlock`.
  case forStatement
  /// The value, then the cases.
  case switchStatement
  /// The `caseItem`s and the statements. A `default` has no `caseItem`.
  case switchCase
  /// A pattern and a `whereClause`.
  case caseItem
  case whereClause
  case returnStatement, throwStatement, yieldStatement, discardStatement
  /// The name is the label, if there is one.
  case breakStatement, continueStatement
  case fallthroughStatement, deferStatement
  /// A `codeBlock`, then the `catchClause`s.
  case doStatement
  /// The `caseItem`s and a `codeBlock`.
  case catchClause
  /// The name is the label; the part is the statement.
  case labeledStatement
  /// `let name: Type = value` in a condition: a pattern, a type and a value.
  case optionalBinding
  /// `case pattern = value` in a condition.
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

  /// Has a name and generic arguments. Also `self`, `super`, `Self`, `$0` and `_`.
  case identifier
  /// `.name`.
  case implicitMember
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// The name is the string's text if it has no interpolations; otherwise, the interpolations are
  /// the node's parts.
  case stringLiteral
  case interpolation
  case arrayLiteral
  /// Key, value, key, value.
  case dictionaryLiteral
  /// `argument`s.
  case tuple
  /// The name is the label, if there is one.
  case argument
  /// The attributes, captures, parameters, effects and result, then the statements.
  case closure
  /// Has a name, a `modifier` for `weak` and `unowned`, and a value if there is one.
  case capture
  case closureParameter
  /// A base expression, then its steps: `member`, `call`, `subscriptCall`, `optionalChaining`,
  /// `forceUnwrap`, `postfixOperator` and `ifConfig`.
  case chain
  case member
  /// `argument`s, then `trailingClosure`s.
  case call
  case subscriptCall
  /// A `closure`; the name is the label, if there is one.
  case trailingClosure
  case optionalChaining, forceUnwrap
  case postfixOperator
  /// Operands, with operators between them: `binaryOperator`, `assignment`, `ternary`, `cast`.
  case sequence
  case binaryOperator
  case assignment
  /// `? value :`; the part is the value.
  case ternary
  /// The name is `is`, `as`, `as?` or `as!`; the part is the type.
  case cast
  /// The name is the operator; the part is the operand.
  case prefixOperator
  /// `&name`.
  case inoutExpression
  /// The name is `try`, `try?`, `try!`, `await`, `unsafe`, `consume`…; the part is the expression.
  case effect
  /// The root type, if there is one, then the steps.
  case keyPath
  /// `#name(…)` as a declaration or an expression, with `argument`s and `trailingClosure`s.
  case macroExpansion
  /// A type that is used as a value: `any P`.
  case typeExpression
  case missingExpression

  /// Text that is not valid Swift.
  case unexpected
}

extension SyntaxKind {
  /// Compares two kinds. Kinds are compared everywhere, and without this function, other targets
  /// would call the synthesized operator through a witness table.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    // The type has the size of its raw values, one byte.
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }
}

extension [SyntaxKind] {
  /// Returns true if one of a few kinds is the given one. Other targets would run the generic search of all sequences.
  package func contains(_ kind: SyntaxKind) -> Bool {
    for other in self where other == kind { return true }
    return false
  }
}

extension SyntaxKind {
  /// True for the nodes of types.
  package var isType: Bool {
    switch self {
    case .typeName, .memberType, .optionalType, .unwrappedType, .arrayType, .dictionaryType,
      .tupleType, .functionType, .constrainedType, .compositionType, .attributedType, .prefixedType:
      true
    default: false
    }
  }
}
