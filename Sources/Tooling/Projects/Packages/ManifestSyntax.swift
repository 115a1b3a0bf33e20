import AdderSwiftSource

/// The syntax tree of a manifest, and the conversion of its nodes to values.
struct ManifestSyntax {
  let file: SwiftFile
  private let text: [UInt8]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  private init(bytes: [UInt8]) {
    text = bytes
    file = SwiftFile(bytes)
  }

  // MARK: - Statements

  /// Returns the node that contains the value of a named binding, a parameter or an argument.
  func value(of node: Int) -> Int? {
    file.parts(of: node).first { part in
      let kind = file.nodes[part].kind
      return kind.isExpression || kind == .ifStatement || kind == .switchStatement
    }
  }

  /// Returns the variable to which `name.append(…)` adds, and the added lists.
  func appended(_ chain: Int) -> (name: String, lists: [ManifestValue])? {
    let steps = Array(file.parts(of: chain))
    guard
      let append = steps.indices.dropFirst().dropLast().first(where: {
        file.nodes[steps[$0]].kind == .member && file.isNamed(steps[$0], "append")
          && file.nodes[steps[$0 + 1]].kind == .call
      }), let name = name(of: steps[append - 1])
    else { return nil }
    let lists = arguments(of: steps[append + 1]).map { argument in
      argument.label == "contentsOf" ? argument.value : .list([argument.value])
    }
    return (name, lists)
  }

  /// Returns the variable to which `name += …` adds, and the added list. For `name = …`, the value
  /// is not evaluated but reported as computed.
  func assigned(_ sequence: Int) -> (name: String, list: ManifestValue)? {
    let terms = Array(file.parts(of: sequence))
    guard terms.count > 2 else { return nil }
    let variable =
      file.nodes[terms[0]].kind == .chain ? Array(file.parts(of: terms[0])).last : terms[0]
    guard let name = variable.flatMap(name(of:)) else { return nil }
    switch file.nodes[terms[1]].kind {
    case .assignment: return (name, .computed)
    case .binaryOperator where file.isNamed(terms[1], "+="):
      return (name, sum(of: terms.dropFirst(2)))
    default: return nil
    }
  }

  /// Returns the name of a variable, or of the last member in a chain.
  private func name(of node: Int) -> String? {
    switch file.nodes[node].kind {
    case .identifier, .member, .implicitMember: file.name(of: node)
    default: nil
    }
  }

  /// The first call of `Package(…)`. Parsing starts at the word `Package`, because a syntax
  /// error before that word may have made the call part of another node.
  var packageInPassing: ManifestValue? {
    var reader = SwiftReader()
    let words = reader.words(of: text)
    let call = zip(words, words.dropFirst()).first { word, next in
      word.kind == .identifier && next.kind == .leftParenthesis
        && text[Int(word.start)..<Int(word.end)].elementsEqual("Package".utf8)
    }
    guard let call else { return nil }
    let rest = ManifestSyntax(bytes: Array(text[Int(call.0.start)...]))
    return rest.file.parts(of: 0).first { _ in true }.map { rest.expression($0) }
  }

  // MARK: - Functions

  /// Returns a function whose body is one expression, or `nil` if the body contains more.
  func function(_ node: Int) -> ManifestFunction? {
    guard let body = file.part(.codeBlock, of: node).flatMap({ result(of: file.parts(of: $0)) })
    else {
      return nil
    }
    let parameters = file.parts(.parameter, of: node).map { parameter in
      let name = file.name(of: parameter)
      let label = file.part(.label, of: parameter).map { file.name(of: $0) } ?? name
      return ManifestFunction.Parameter(
        label: label == "_" ? "" : label, name: name,
        isVariadic: file.nodes[parameter].traits.contains(.isVariadic),
        defaultValue: value(of: parameter).map { expression($0) })
    }
    guard !parameters.contains(where: \.name.isEmpty) else { return nil }
    return ManifestFunction(parameters: parameters, body: body)
  }

  /// Returns a closure with at most one parameter and one expression, or `nil` if the closure has
  /// more.
  private func closure(_ node: Int) -> ManifestFunction? {
    let parameters = file.parts(.closureParameter, of: node).map { file.name(of: $0) }
    let signature: Set<SyntaxKind> = [.closureParameter, .result, .thrownType]
    let statements = file.parts(of: node).filter { !signature.contains(file.nodes[$0].kind) }
    guard parameters.count < 2, let body = result(of: statements) else { return nil }
    return ManifestFunction(
      parameters: [.init(label: "", name: parameters.first ?? "$0")], body: body)
  }

  /// Returns the value of a body that is one expression or one `return` statement.
  private func result(of statements: some Sequence<Int>) -> ManifestValue? {
    let statements = Array(statements)
    guard statements.count == 1 else { return nil }
    if file.nodes[statements[0]].kind.isExpression { return expression(statements[0]) }
    guard file.nodes[statements[0]].kind == .returnStatement else { return nil }
    return value(of: statements[0]).map { expression($0) }
  }

  // MARK: - Expressions

  /// Returns the value of an expression. The parser limits the nesting, so the recursion
  /// cannot exhaust the stack.
  func expression(_ node: Int) -> ManifestValue {
    switch file.nodes[node].kind {
    case .stringLiteral: .string(pieces(of: node))
    case .integerLiteral, .floatLiteral: .number(file.name(of: node))
    case .identifier, .implicitMember: .name(file.name(of: node))
    case .nilLiteral: .name("nil")
    case .booleanLiteral: .name(file.name(of: node))
    case .arrayLiteral: .list(file.parts(of: node).map { expression($0) })
    case .tuple: parenthesized(node)
    case .chain: chain(node)
    case .sequence: sum(of: Array(file.parts(of: node))[...])
    default: .computed
    }
  }

  private func parenthesized(_ node: Int) -> ManifestValue {
    let arguments = arguments(of: node)
    return arguments.count == 1 && arguments[0].label.isEmpty ? arguments[0].value : .computed
  }

  /// Returns the value of operands joined with `+`. The last operand may be followed by a type:
  /// `[] as [Target]`.
  private func sum(of terms: ArraySlice<Int>) -> ManifestValue {
    var values: [ManifestValue] = []
    for (number, term) in terms.enumerated() {
      let kind = file.nodes[term].kind
      if kind == .cast, file.isNamed(term, "as"), number == terms.count - 1, number > 0 { continue }
      if number % 2 == 0 {
        values.append(expression(term))
      } else if kind != .binaryOperator || !file.isNamed(term, "+") {
        return .computed
      }
    }
    return values.count == 1 ? values[0] : .sum(values)
  }

  private func chain(_ node: Int) -> ManifestValue {
    let steps = Array(file.parts(of: node))
    var value = expression(steps[0])
    var place = 1
    while place < steps.count {
      let step = steps[place]
      place += 1
      switch file.nodes[step].kind {
      case .member
      where isMapping(step) && place < steps.count && onlyClosure(of: steps[place]) != nil:
        let closure = onlyClosure(of: steps[place]).flatMap { self.closure($0) }
        let isFlat = file.isNamed(step, "flatMap")
        value = closure.map { .mapped(value, $0, isFlat: isFlat) } ?? .computed
        place += 1
      case .member:
        if case .name = value { value = .name(file.name(of: step)) } else { value = .computed }
      case .call where file.part(.trailingClosure, of: step) == nil:
        if case .name(let name) = value {
          value = .call(name, arguments(of: step))
        } else {
          value = .computed
        }
      default: value = .computed
      }
    }
    return value
  }

  private func isMapping(_ member: Int) -> Bool {
    file.isNamed(member, "map") || file.isNamed(member, "flatMap")
  }

  /// Returns the closure of a call if it is the call's only argument, either in parentheses or
  /// trailing.
  private func onlyClosure(of call: Int) -> Int? {
    let parts = Array(file.parts(of: call))
    guard file.nodes[call].kind == .call, parts.count == 1,
      file.nodes[parts[0]].kind == .trailingClosure || file.name(of: parts[0]).isEmpty
    else { return nil }
    return file.part(.closure, of: parts[0])
  }

  private func arguments(of node: Int) -> [ManifestValue.Argument] {
    file.parts(.argument, of: node).map { argument in
      ManifestValue.Argument(
        label: file.name(of: argument),
        value: value(of: argument).map { expression($0) } ?? .computed)
    }
  }
}

extension SyntaxKind {
  /// True if a node of this kind is an expression.
  fileprivate var isExpression: Bool {
    (SyntaxKind.identifier.rawValue...SyntaxKind.missingExpression.rawValue).contains(rawValue)
  }
}

// MARK: - Strings

extension ManifestSyntax {
  private func pieces(of node: Int) -> [ManifestValue.Piece] {
    let start = Int(file.nodes[node].start)
    let end = Int(file.nodes[node].end)
    let pounds = text[start..<end].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = UInt8(ascii: "\"")
    // Multi-line strings are not evaluated, because names and paths do not need them.
    if text[(start + pounds)..<end].starts(with: [quote, quote, quote]) {
      return [.value(.computed)]
    }
    var place = min(start + pounds + 1, end)
    let close = [quote] + repeatElement(UInt8(ascii: "#"), count: pounds)
    let isClosed =
      end - place >= close.count && text[..<end].suffix(close.count).elementsEqual(close)
    let textEnd = isClosed ? end - close.count : end
    var pieces: [ManifestValue.Piece] = []
    for interpolation in file.parts(.interpolation, of: node) {
      let next = file.nodes[interpolation]
      pieces.append(.text(unescaped(place..<Int(next.start), pounds: pounds)))
      pieces.append(.value(parenthesized(interpolation)))
      place = Int(next.end)
    }
    pieces.append(.text(unescaped(place..<max(place, textEnd), pounds: pounds)))
    return pieces
  }

  /// Returns a part of a string with its escape sequences replaced.
  private func unescaped(_ range: Range<Int>, pounds: Int) -> String {
    let escape = [UInt8(ascii: "\\")] + repeatElement(UInt8(ascii: "#"), count: pounds)
    var rest = text[range]
    var bytes: [UInt8] = []
    while let byte = rest.first {
      if rest.starts(with: escape) {
        rest.removeFirst(escape.count)
        bytes += Self.takeEscaped(from: &rest)
      } else {
        bytes.append(byte)
        rest.removeFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes the rest of an escape sequence, after its backslash, and returns
  /// the bytes that the sequence represents.
  private static func takeEscaped(from rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard let byte = rest.popFirst() else { return [] }
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "u") where rest.first == UInt8(ascii: "{"):
      let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
      rest = rest.dropFirst(digits.count + 2)
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        .flatMap(Unicode.Scalar.init)
      return scalar.map { Array(String($0).utf8) } ?? []
    default: return [byte]
    }
  }
}
