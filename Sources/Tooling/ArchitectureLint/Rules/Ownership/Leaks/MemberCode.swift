import AdderModuleDiscovery
import AdderSwiftSource

/// A member of a type that contains code: a function, an initializer or a property.
struct MemberCode {
  let index: ProjectIndex
  /// The type that the member belongs to.
  let type: TypeDeclaration.ID
  /// The member's declaration.
  let place: SyntaxPlace
  let file: ProjectIndex.File

  var facts: SwiftFile { file.facts }
  var root: Int { Int(place.node) }

  init(_ place: SyntaxPlace, of type: TypeDeclaration.ID, in index: ProjectIndex) {
    self.index = index
    self.type = type
    self.place = place
    file = index.files[Int(place.file)]
  }

  func name(_ node: Int) -> Name { file.names[Int(facts.nodes[node].name)] }

  func kind(_ node: Int) -> SyntaxKind { facts.nodes[node].kind }

  func contains(_ node: Int, in outer: Int) -> Bool { facts.range(of: outer).contains(node) }

  func firstPart(of node: Int) -> Int? { facts.parts(of: node).first { _ in true } }

  /// Returns the nodes around a node, the member itself first.
  func ancestors(of node: Int) -> [Int] {
    guard node != root else { return [] }
    var found = [root]
    while let last = found.last {
      let inner = facts.parts(of: last).first { contains(node, in: $0) }
      guard let inner, inner != node else { break }
      found.append(inner)
    }
    return found
  }

  /// Returns the value of a single node without `try`, `await`, casts and the like.
  func unwrapped(_ node: Int) -> Int {
    switch kind(node) {
    case .effect, .inoutExpression, .expressionPattern:
      return facts.parts(of: node).first { _ in true }.map(unwrapped) ?? node
    case .sequence:
      var parts = facts.parts(of: node)
      guard let first = parts.next(), let second = parts.next(), kind(second) == .cast,
        parts.next() == nil
      else { return node }
      return unwrapped(first)
    case .tuple:
      let arguments = Array(facts.parts(of: node))
      guard arguments.count == 1 else { return node }
      return facts.parts(of: arguments[0]).first { _ in true }.map(unwrapped) ?? node
    default: return node
    }
  }

  /// The steps of a chain without `?` and `!`; for any other node, only the node itself.
  func steps(of node: Int) -> [Int] {
    guard kind(node) == .chain else { return [node] }
    return facts.parts(of: node).filter {
      kind($0) != .optionalChaining && kind($0) != .forceUnwrap
    }
  }

  /// Returns true for `self`, and for a local name such as `strongSelf`.
  func isSelf(_ node: Int) -> Bool {
    guard kind(node) == .identifier else { return false }
    let text = facts.name(of: node)
    return text == "self" || text.hasSuffix("Self") && text != "Self"
  }

  /// Returns the declaration of a local name that is visible at a node: the last one before it.
  func local(_ name: Name, before node: Int) -> Int? {
    var found: Int?
    for inner in facts.range(of: root) where inner != root {
      if inner >= node { break }
      switch kind(inner) {
      case .parameter, .closureParameter, .binding, .namePattern:
        // A name is not visible in its own initial value.
        guard self.name(inner) == name, !contains(node, in: scope(of: inner)) else { continue }
        // A name in another branch or in another closure is not visible.
        if isVisible(inner, at: node) { found = inner }
      case .functionDeclaration:
        if self.name(inner) == name { found = inner }
      default: break
      }
    }
    return found
  }

  /// The declaration of a name with its initial value.
  private func scope(of declaration: Int) -> Int {
    if kind(declaration) == .namePattern, kind(declaration - 1) == .optionalBinding {
      return declaration - 1
    }
    return declaration
  }

  private func isVisible(_ declaration: Int, at node: Int) -> Bool {
    for outer in ancestors(of: declaration).reversed() {
      switch kind(outer) {
      case .closure, .codeBlock, .functionDeclaration, .ifStatement, .forStatement, .switchCase,
        .initializerDeclaration:
        // The names that a `guard` binds are visible behind it.
        return contains(node, in: outer)
      default: continue
      }
    }
    return true
  }
}

extension TypeDeclaration {
  /// The declarations of members that can contain code.
  var codePlaces: [SyntaxPlace] {
    initializers.filter(\.hasBody).map(\.place) + functions.filter(\.hasBody).map(\.place)
      + properties.filter { $0.hasInitialValue || $0.isComputed }.map(\.place)
  }
}
