import SwiftSyntax

/// The tokens and marks that the compiler's own parser finds.
final class TheirMarks: SyntaxAnyVisitor {
  private(set) var marks: [Mark] = []

  static func read(_ tree: SourceFileSyntax) -> (tokens: [Mark], marks: [Mark]) {
    let visitor = TheirMarks(viewMode: .sourceAccurate)
    visitor.walk(tree)
    let tokens = tree.tokens(viewMode: .sourceAccurate).compactMap { token -> Mark? in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      if start == end { return nil }
      switch token.tokenKind {
      case .stringSegment, .regexLiteralPattern: return nil
      default: break
      }
      return Mark(kind: "", start: start, end: end)
    }
    return (tokens, visitor.marks)
  }

  private func mark(_ kind: String, _ node: some SyntaxProtocol, _ name: String = "") {
    marks.append(
      Mark(
        kind: kind, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, name: name))
  }

  /// Adds a mark for a list element. The mark ends before the element's comma.
  private func mark(
    _ kind: String, _ node: some SyntaxProtocol, without comma: TokenSyntax?, _ name: String = ""
  ) {
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    if let comma, comma.presence == .present {
      end =
        comma.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
        ?? end
    }
    marks.append(
      Mark(
        kind: kind, start: node.positionAfterSkippingLeadingTrivia.utf8Offset, end: end, name: name)
    )
  }

  private func text(_ token: TokenSyntax?) -> String {
    guard let token, token.presence == .present else { return "" }
    let text = token.text
    return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let node): mark("import", node, node.path.trimmedDescription)
    case .classDecl(let node): mark("class", node, text(node.name))
    case .structDecl(let node): mark("struct", node, text(node.name))
    case .enumDecl(let node): mark("enum", node, text(node.name))
    case .actorDecl(let node): mark("actor", node, text(node.name))
    case .protocolDecl(let node): mark("protocol", node, text(node.name))
    case .extensionDecl(let node): mark("extension", node)
    case .functionDecl(let node): mark("func", node, text(node.name))
    case .initializerDecl(let node): mark("init", node)
    case .deinitializerDecl(let node): mark("deinit", node)
    case .subscriptDecl(let node): mark("subscript", node)
    case .variableDecl(let node): mark("var", node)
    case .patternBinding(let node):
      let name = node.pattern.as(IdentifierPatternSyntax.self).map { text($0.identifier) } ?? ""
      mark("binding", node, without: node.trailingComma, name)
    case .accessorDecl(let node): mark("accessor", node, text(node.accessorSpecifier))
    case .enumCaseDecl(let node): mark("case", node)
    case .enumCaseElement(let node):
      mark("element", node, without: node.trailingComma, text(node.name))
    case .typeAliasDecl(let node): mark("typealias", node, text(node.name))
    case .associatedTypeDecl(let node): mark("associatedtype", node, text(node.name))
    case .operatorDecl(let node): mark("operator", node)
    case .precedenceGroupDecl(let node): mark("precedencegroup", node, text(node.name))
    case .macroDecl(let node): mark("macro", node, text(node.name))
    case .macroExpansionDecl(let node): mark("expansion", node, text(node.macroName))
    case .macroExpansionExpr(let node): mark("expansion", node, text(node.macroName))
    case .ifConfigDecl(let node): mark("#if", node)
    case .attribute(let node):
      mark("attribute", node, attributeName(node))
      // The name of an attribute is not a use of a type, but its generic arguments are.
      if let types = node.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause {
        walk(types)
      }
      if Words.hasExpressions(attribute: attributeName(node)), let arguments = node.arguments {
        walkArguments(arguments)
      }
      return .skipChildren
    case .declModifier(let node): mark("modifier", node, text(node.name))
    case .genericParameter(let node):
      mark("generic", node, without: node.trailingComma, text(node.name))
    case .primaryAssociatedType(let node):
      mark("generic", node, without: node.trailingComma, text(node.name))
    case .inheritedType(let node): mark("inherits", node, without: node.trailingComma)
    case .genericRequirement(let node): mark("requirement", node, without: node.trailingComma)
    case .functionParameter(let node):
      mark("parameter", node, without: node.trailingComma, text(node.secondName ?? node.firstName))
    case .memberBlock(let node): mark("members", node)
    case .codeBlock(let node): mark("block", node)
    case .closureExpr(let node): mark("closure", node)
    case .closureCapture(let node):
      mark("capture", node, without: node.trailingComma, text(node.name))
    case .closureParameter(let node):
      mark(
        "closure parameter", node, without: node.trailingComma,
        text(node.secondName ?? node.firstName))
    case .closureShorthandParameter(let node):
      mark("closure parameter", node, without: node.trailingComma, text(node.name))
    case .functionCallExpr(let node):
      let start = node.leftParen.map(Syntax.init) ?? node.trailingClosure.map(Syntax.init)
      if let start {
        let labels = node.arguments.map { text($0.label) }.joined(separator: ":")
        marks.append(
          Mark(
            kind: "call", start: start.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: node.endPositionBeforeTrailingTrivia.utf8Offset,
            name: "\(node.positionAfterSkippingLeadingTrivia.utf8Offset) \(labels)"))
      }
    case .subscriptCallExpr(let node):
      marks.append(
        Mark(
          kind: "subscript call",
          start: node.leftSquare.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: node.endPositionBeforeTrailingTrivia.utf8Offset,
          name: "\(node.positionAfterSkippingLeadingTrivia.utf8Offset)"))
    case .memberAccessExpr(let node):
      let name = node.declName.baseName
      if let base = node.base {
        marks.append(
          Mark(
            kind: "member", start: name.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: name.endPositionBeforeTrailingTrivia.utf8Offset,
            name: "\(base.positionAfterSkippingLeadingTrivia.utf8Offset) \(text(name))"))
        walk(base)
      } else {
        mark("implicit", name, text(name))
      }
      return .skipChildren
    case .declReferenceExpr(let node): mark("name", node.baseName, text(node.baseName))
    case .superExpr(let node): mark("name", node, "super")
    case .identifierPattern(let node):
      if node.parent?.is(PatternBindingSyntax.self) != true {
        mark("pattern", node, text(node.identifier))
      }
    case .optionalChainingExpr(let node): mark("?", node.questionMark)
    case .forceUnwrapExpr(let node): mark("!", node.exclamationMark)
    case .postfixOperatorExpr(let node): mark("postfix", node.operator, node.operator.text)
    case .prefixOperatorExpr(let node): mark("prefix", node, node.operator.text)
    case .binaryOperatorExpr(let node): mark("binary", node, node.operator.text)
    case .arrowExpr(let node): mark("binary", node.arrow, "->")
    case .assignmentExpr(let node): mark("=", node)
    case .unresolvedTernaryExpr(let node): mark("ternary", node)
    case .unresolvedAsExpr(let node):
      mark("cast", node, "as" + (node.questionOrExclamationMark?.text ?? ""))
    case .unresolvedIsExpr(let node): mark("cast", node, "is")
    case .inOutExpr(let node): mark("&", node)
    case .tryExpr(let node):
      mark("effect", node, "try" + (node.questionOrExclamationMark?.text ?? ""))
    case .awaitExpr(let node): mark("effect", node, "await")
    case .unsafeExpr(let node): mark("effect", node, "unsafe")
    case .keyPathExpr(let node): mark("key path", node)
    case .stringLiteralExpr(let node): mark("string", node)
    case .simpleStringLiteralExpr(let node): mark("string", node)
    case .integerLiteralExpr(let node): mark("integer", node)
    case .floatLiteralExpr(let node): mark("float", node)
    case .regexLiteralExpr(let node): mark("regex", node)
    case .booleanLiteralExpr(let node): mark("boolean", node)
    case .nilLiteralExpr(let node): mark("nil", node)
    case .arrayExpr(let node): mark("array", node)
    case .dictionaryExpr(let node): mark("dictionary", node)
    case .tuplePattern(let node): mark("tuple", node)
    case .tupleExpr(let node): mark("tuple", node)
    case .ifExpr(let node): mark("if", node)
    case .guardStmt(let node): mark("guard", node)
    case .whileStmt(let node): mark("while", node)
    case .repeatStmt(let node): mark("repeat", node)
    case .forStmt(let node): mark("for", node)
    case .switchExpr(let node): mark("switch", node)
    case .switchCase(let node): mark("switch case", node)
    case .switchCaseItem(let node): mark("case item", node, without: node.trailingComma)
    case .catchItem(let node): mark("case item", node, without: node.trailingComma)
    case .returnStmt(let node): mark("return", node)
    case .throwStmt(let node): mark("throw", node)
    case .yieldStmt(let node): mark("yield", node)
    case .deferStmt(let node): mark("defer", node)
    case .doStmt(let node): mark("do", node)
    case .breakStmt(let node): mark("break", node)
    case .continueStmt(let node): mark("continue", node)
    case .optionalBindingCondition(let node): mark("optional binding", node)
    case .matchingPatternCondition(let node): mark("case condition", node)
    case .identifierType(let node): mark("type", node.name, text(node.name))
    case .memberType(let node):
      if !["Type", "Protocol"].contains(text(node.name)) {
        mark("type", node.name, text(node.name))
      }
    case .optionalType(let node): mark("optional", node)
    case .implicitlyUnwrappedOptionalType(let node): mark("unwrapped", node)
    case .arrayType(let node): mark("array type", node)
    case .inlineArrayType(let node): mark("array type", node)
    case .dictionaryType(let node): mark("dictionary type", node)
    case .functionType(let node): mark("function type", node)
    case .compositionType(let node): mark("composition", node)
    case .someOrAnyType(let node): mark("constrained", node, text(node.someOrAnySpecifier))
    default: break
    }
    return .visitChildren
  }

  private func attributeName(_ node: AttributeSyntax) -> String {
    let name = node.attributeName.trimmedDescription
    return String(name.prefix { $0 != "<" })
  }

  private func walkArguments(_ arguments: AttributeSyntax.Arguments) {
    if case .argumentList(let list) = arguments { walk(list) }
  }
}
