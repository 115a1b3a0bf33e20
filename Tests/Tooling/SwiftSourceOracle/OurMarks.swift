@testable import AdderSwiftSource

/// The tokens and marks that Adder's parser finds.
enum OurMarks {
  static func tokens(_ text: [UInt8]) -> [Mark] {
    var padded = text
    padded += [UInt8](repeating: 0, count: Lexer.padding)
    return padded.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return [] }
      var lexer = Lexer(bytes: start, count: text.count, into: Row(capacity: text.count / 4))
      lexer.cut()
      defer { lexer.tokens.free() }
      return (0..<lexer.tokens.count).flatMap { index -> [Mark] in
        let token = lexer.tokens[index]
        let range = Int(token.start)..<Int(token.end)
        if range.isEmpty || token.kind == .stringText { return [] }
        if token.kind == .regex {
          let mark =
            text[range].firstIndex(of: UInt8(ascii: "/")).map { $0 - range.lowerBound + 1 } ?? 1
          return [
            Mark(kind: "", start: range.lowerBound, end: range.lowerBound + mark),
            Mark(kind: "", start: range.upperBound - mark, end: range.upperBound),
          ]
        }
        return [Mark(kind: "", start: range.lowerBound, end: range.upperBound)]
      }
    }
  }

  static func marks(_ text: [UInt8]) -> [Mark] {
    let file = SwiftFile(text)
    var marks: [Mark] = []
    var index = 0
    func visit(_ parent: SyntaxKind, _ chainStart: Int) {
      let place = index
      let node = file.nodes[place]
      let end = place + Int(node.count) + 1
      index += 1
      let start = node.kind == .chain ? Int(node.start) : chainStart
      if let mark = mark(node, parent, file, place, chainStart) { marks.append(mark) }
      if node.kind == .attribute, !Words.hasExpressions(attribute: file.names[node.name]) {
        index = end
      }
      while index < end {
        visit(node.kind, node.kind == .chain ? start : Int(file.nodes[index].start))
      }
    }
    visit(.file, 0)
    return marks
  }

  private static func mark(
    _ node: SyntaxNode, _ parent: SyntaxKind, _ file: SwiftFile, _ place: Int, _ chainStart: Int
  ) -> Mark? {
    let name = file.names[node.name]
    func whole(_ kind: String, _ name: String = "") -> Mark {
      Mark(kind: kind, start: Int(node.start), end: Int(node.end), name: name)
    }
    func named(_ kind: String, _ text: String) -> Mark {
      let quotes = node.traits.contains(.isQuoted) ? 1 : 0
      let length = name.utf8.count
      return Mark(
        kind: kind, start: Int(node.nameStart) - quotes, end: Int(node.nameStart) + length + quotes,
        name: text)
    }
    switch node.kind {
    case .importDeclaration: return whole("import", name)
    case .classDeclaration: return whole("class", name)
    case .structDeclaration: return whole("struct", name)
    case .enumDeclaration: return whole("enum", name)
    case .actorDeclaration: return whole("actor", name)
    case .protocolDeclaration: return whole("protocol", name)
    case .extensionDeclaration: return whole("extension")
    case .functionDeclaration: return whole("func", name)
    case .initializerDeclaration: return whole("init")
    case .deinitializerDeclaration: return whole("deinit")
    case .subscriptDeclaration: return whole("subscript")
    case .variableDeclaration: return whole("var")
    case .binding: return whole("binding", name)
    case .accessor: return whole("accessor", name)
    case .enumCaseDeclaration: return whole("case")
    case .enumElement: return whole("element", name)
    case .typealiasDeclaration: return whole("typealias", name)
    case .associatedtypeDeclaration: return whole("associatedtype", name)
    case .operatorDeclaration: return whole("operator")
    case .precedenceGroupDeclaration: return whole("precedencegroup", name)
    case .macroDeclaration: return whole("macro", name)
    case .macroExpansion: return whole("expansion", name)
    case .ifConfig: return whole("#if")
    case .attribute: return whole("attribute", name)
    case .modifier
    where parent != .capture
      && parent != .attributedType && parent != .genericParameter
      && parent != .operatorDeclaration:
      return whole("modifier", name)
    case .genericParameter: return whole("generic", name)
    case .inheritedType: return whole("inherits")
    case .requirement: return whole("requirement")
    case .parameter: return whole("parameter", name)
    case .memberBlock: return whole("members")
    case .codeBlock where parent != .binding && parent != .subscriptDeclaration:
      return whole("block")
    case .closure: return whole("closure")
    case .capture: return whole("capture", name)
    case .closureParameter: return whole("closure parameter", name)
    case .call:
      var labels: [String] = []
      var child = place + 1
      while child < place + Int(node.count) + 1 {
        if file.nodes[child].kind == .argument { labels.append(file.names[file.nodes[child].name]) }
        child += Int(file.nodes[child].count) + 1
      }
      return whole("call", "\(chainStart) \(labels.joined(separator: ":"))")
    case .subscriptCall where parent != .keyPath: return whole("subscript call", "\(chainStart)")
    case .member where parent == .keyPath: return named("name", name)
    case .member: return named("member", "\(chainStart) \(name)")
    case .implicitMember: return named("implicit", name)
    // SwiftSyntax parses `Any` as a type.
    case .identifier where name == "Any": return named("type", name)
    // One parser has a pattern where the other has an expression, so these are not compared.
    case .identifier where name == "_": return nil
    case .identifier: return named("name", name)
    // SwiftSyntax parses a pattern after `if let` as an expression, so tuple patterns and tuple
    // expressions are compared as the same kind.
    case .tuplePattern: return whole("tuple")
    case .namePattern: return whole("pattern", name)
    case .optionalChaining where parent != .keyPath: return whole("?")
    case .forceUnwrap where parent != .keyPath: return whole("!")
    case .postfixOperator: return whole("postfix", name)
    case .prefixOperator: return whole("prefix", name)
    case .binaryOperator: return named("binary", name)
    case .assignment: return whole("=")
    case .ternary: return whole("ternary")
    case .cast: return named("cast", name)
    case .inoutExpression: return whole("&")
    case .effect where ["try", "try?", "try!", "await", "unsafe"].contains(name):
      return whole("effect", name)
    case .keyPath: return whole("key path")
    case .stringLiteral: return whole("string")
    case .integerLiteral: return whole("integer")
    case .floatLiteral: return whole("float")
    case .regexLiteral: return whole("regex")
    case .booleanLiteral: return whole("boolean")
    case .nilLiteral: return whole("nil")
    case .arrayLiteral: return whole("array")
    case .dictionaryLiteral: return whole("dictionary")
    case .tuple: return whole("tuple")
    case .ifStatement: return whole("if")
    case .guardStatement: return whole("guard")
    case .whileStatement: return whole("while")
    case .repeatStatement: return whole("repeat")
    case .forStatement: return whole("for")
    case .switchStatement: return whole("switch")
    case .switchCase: return whole("switch case")
    case .caseItem: return whole("case item")
    case .returnStatement: return whole("return")
    case .throwStatement: return whole("throw")
    case .yieldStatement: return whole("yield")
    case .deferStatement: return whole("defer")
    case .doStatement: return whole("do")
    case .breakStatement: return whole("break")
    case .continueStatement: return whole("continue")
    case .optionalBinding: return whole("optional binding")
    case .caseCondition: return whole("case condition")
    case .typeName where parent == .memberType && ["Type", "Protocol"].contains(name): return nil
    case .typeName where name != "class": return named("type", name)
    case .optionalType: return whole("optional")
    case .unwrappedType: return whole("unwrapped")
    case .arrayType: return whole("array type")
    case .dictionaryType: return whole("dictionary type")
    case .functionType: return whole("function type")
    case .compositionType: return whole("composition")
    case .constrainedType: return whole("constrained", name)
    default: return nil
    }
  }
}
