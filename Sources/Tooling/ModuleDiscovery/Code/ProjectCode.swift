package import AdderSwiftSource

/// The code of a project, file by file. Each file is prepared once.
package final class ProjectCode {
  package let index: ProjectIndex
  private var files: [Int32: CodeFile] = [:]
  private let typesByPlace: [SyntaxPlace: TypeDeclaration.ID]
  private lazy var functions = Dictionary(grouping: index.types.flatMap(\.functions), by: \.name)

  package init(_ index: ProjectIndex) {
    self.index = index
    var known: [SyntaxPlace: TypeDeclaration.ID] = [:]
    for (id, type) in index.types.enumerated() {
      for place in [type.place] + type.extensions { known[place] = id }
    }
    typesByPlace = known
  }

  package func file(_ number: Int32) -> CodeFile {
    if let known = files[number] { return known }
    let new = CodeFile(number, index.files[Int(number)])
    files[number] = new
    return new
  }

  /// The type that is declared or extended at a place.
  package func type(at place: SyntaxPlace) -> TypeDeclaration.ID? { typesByPlace[place] }

  /// The methods of all types that have a name.
  package func functions(named name: Name) -> [Function] { functions[name] ?? [] }

  package func isGeneric(_ function: Function) -> Bool {
    file(function.place.file).facts.part(.genericParameter, of: Int(function.place.node)) != nil
  }

  /// The type whose declaration or extension contains a node.
  package func type(around node: Int, in code: CodeFile) -> TypeDeclaration.ID? {
    code.ancestors(of: node).lazy.compactMap { self.typesByPlace[code.place($0)] }.first
  }
}

/// The syntax of one file, with the node around each node.
package final class CodeFile {
  package let number: Int32
  package let file: ProjectIndex.File
  private let parents: [Int32]

  package var facts: SwiftFile { file.facts }

  package init(_ number: Int32, _ file: ProjectIndex.File) {
    self.number = number
    self.file = file
    let facts = file.facts
    var parents = [Int32](repeating: -1, count: facts.nodes.count)
    for node in facts.nodes.indices {
      for part in facts.parts(of: node) { parents[part] = Int32(node) }
    }
    self.parents = parents
  }

  package func place(_ node: Int) -> SyntaxPlace { SyntaxPlace(file: number, node: Int32(node)) }
  package func kind(_ node: Int) -> SyntaxKind { facts.nodes[node].kind }
  package func name(_ node: Int) -> Name { file.names[Int(facts.nodes[node].name)] }
  package func text(_ node: Int) -> String { facts.name(of: node) }
  package func parts(of node: Int) -> [Int] { Array(facts.parts(of: node)) }
  package func firstPart(of node: Int) -> Int? { facts.parts(of: node).first { _ in true } }
  package func contains(_ node: Int, in outer: Int) -> Bool {
    facts.range(of: outer).contains(node)
  }

  package func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

  /// The nodes around a node, the nearest first.
  package func ancestors(of node: Int) -> [Int] {
    var found: [Int] = []
    var next = parent(of: node)
    while let outer = next {
      found.append(outer)
      next = parent(of: outer)
    }
    return found
  }

  /// The member of a type, or the declaration of a file, that contains a node.
  package func member(around node: Int) -> Int? {
    var inner = node
    for outer in ancestors(of: node) {
      switch kind(outer) {
      case .memberBlock, .file: return inner == node && kind(outer) == .file ? nil : inner
      case .ifConfigClause where !isCode(outer): return inner
      default: inner = outer
      }
    }
    return nil
  }

  /// Returns true for a branch of an `#if` among statements.
  private func isCode(_ clause: Int) -> Bool {
    let outer = ancestors(of: clause).first { kind($0) != .ifConfig && kind($0) != .ifConfigClause }
    return outer.map { kind($0) != .memberBlock && kind($0) != .file } ?? false
  }

  // MARK: Expressions

  /// The value of an expression without `try`, `await` and parentheses.
  package func unwrapped(_ node: Int) -> Int {
    switch kind(node) {
    case .effect: return firstPart(of: node).map(unwrapped) ?? node
    case .tuple:
      let arguments = parts(of: node)
      guard arguments.count == 1, text(arguments[0]).isEmpty else { return node }
      return firstPart(of: arguments[0]).map(unwrapped) ?? node
    default: return node
    }
  }

  /// The steps of a chain without `?` and `!`; for any other node, only the node itself.
  package func steps(of node: Int) -> [Int] {
    kind(node) == .chain ? parts(of: node).filter { !isUnwrapping($0) } : [node]
  }

  package func isUnwrapping(_ node: Int) -> Bool {
    kind(node) == .optionalChaining || kind(node) == .forceUnwrap
  }

  /// Returns true for an expression that sets its first operand, with `=` or a sign such as `+=`.
  package func isAssignment(_ sequence: Int) -> Bool {
    let operands = parts(of: sequence)
    guard kind(sequence) == .sequence, operands.count > 2 else { return false }
    if kind(operands[1]) == .assignment { return true }
    let sign = text(operands[1])
    return kind(operands[1]) == .binaryOperator && sign.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
  }

  /// Returns true for `self`, and for a local name such as `strongSelf`.
  package func isSelf(_ node: Int) -> Bool {
    guard kind(node) == .identifier else { return false }
    let text = text(node)
    return text == "self" || text.hasSuffix("Self") && text != "Self"
  }

  /// Returns true for the name in `if let presenter {`.
  package func isShorthandBinding(_ node: Int) -> Bool {
    guard kind(node) == .namePattern, let outer = parent(of: node),
      kind(outer) == .optionalBinding
    else { return false }
    return parts(of: outer).count == 1
  }

  /// Returns true for `[presenter]` and `[weak presenter]`, not for `[presenter = other]`.
  package func isShorthandCapture(_ node: Int) -> Bool {
    kind(node) == .capture && facts.parts(of: node).allSatisfy { kind($0) == .modifier }
  }

  /// Returns true for a capture or a variable that is `weak` or `unowned`.
  package func isUnretained(_ node: Int) -> Bool {
    facts.parts(.modifier, of: node).contains { ["weak", "unowned"].contains(text($0)) }
  }

  // MARK: Local names

  /// The declaration of a local name that is visible at a node: the last one before it.
  package func local(_ name: Name, before node: Int) -> Int? {
    guard let root = member(around: node) else { return nil }
    var found: Int?
    for inner in facts.range(of: root) where inner != root {
      if inner >= node { break }
      switch kind(inner) {
      case .parameter, .closureParameter, .binding, .namePattern:
        guard self.name(inner) == name, !isMember(inner),
          !contains(node, in: scope(of: inner)) || kind(inner) == .parameter
        else { continue }
        if isVisible(inner, at: node) { found = inner }
      case .functionDeclaration:
        if self.name(inner) == name { found = inner }
      default: break
      }
    }
    return found
  }

  /// Returns true for a property of a type.
  package func isMember(_ binding: Int) -> Bool {
    guard kind(binding) == .binding else { return false }
    let outer = ancestors(of: binding).first { node in
      switch kind(node) {
      case .variableDeclaration, .ifConfig, .ifConfigClause: false
      default: true
      }
    }
    return outer.map { kind($0) == .memberBlock || kind($0) == .file } ?? true
  }

  /// The declaration of a name with its initial value.
  private func scope(of declaration: Int) -> Int {
    if kind(declaration) == .namePattern, let outer = parent(of: declaration),
      kind(outer) == .optionalBinding
    {
      return outer
    }
    return declaration
  }

  private func isVisible(_ declaration: Int, at node: Int) -> Bool {
    for outer in ancestors(of: declaration) {
      switch kind(outer) {
      case .closure, .codeBlock, .functionDeclaration, .ifStatement, .forStatement, .switchCase,
        .whileStatement, .catchClause, .initializerDeclaration, .subscriptDeclaration, .accessor:
        // The names that a `guard` binds are visible behind it.
        return contains(node, in: outer)
      default: continue
      }
    }
    return true
  }
}
