import AdderSwiftSource

/// Converts the type syntax of one file to `TypeUse` values.
struct TypeUseReader {
  let facts: SwiftFile
  let names: [Name]

  private func name(_ node: Int) -> Name { names[Int(facts.nodes[node].name)] }

  func firstType(of node: Int) -> Int? { facts.firstType(of: node) }

  func lastType(of node: Int) -> Int? {
    var last: Int?
    for part in facts.parts(of: node) where isType(part) { last = part }
    return last
  }

  func isType(_ node: Int) -> Bool { facts.nodes[node].kind.isType }

  func use(_ node: Int) -> TypeUse {
    switch facts.nodes[node].kind {
    case .typeName:
      return named(TypeName(path: [name(node)], arguments: arguments(of: node)), at: node)
    case .memberType:
      let parts = facts.parts(.typeName, of: node)
      guard let last = parts.last else { break }
      return named(TypeName(path: parts.map(name), arguments: arguments(of: last)), at: last)
    case .optionalType, .unwrappedType:
      guard let wrapped = firstType(of: node) else { break }
      var optional = use(wrapped)
      optional.isOptional = true
      return optional
    case .arrayType, .dictionaryType:
      guard let element = lastType(of: node) else { break }
      var collection = use(element)
      collection.shape = .collection
      return collection
    case .tupleType:
      let elements = facts.parts(.tupleTypeElement, of: node)
      // Parentheses around one type do not change it.
      if elements.count == 1, let inner = firstType(of: elements[0]) {
        return use(inner)
      }
      return TypeUse(
        names: elements.flatMap { element in
          firstType(of: element).map { use($0).names } ?? []
        }, shape: .tuple)
    case .functionType: return TypeUse(shape: .function)
    case .compositionType:
      return TypeUse(names: facts.parts(of: node).filter(isType).flatMap { use($0).names })
    case .constrainedType, .attributedType, .prefixedType:
      guard let inner = lastType(of: node) else { break }
      return use(inner)
    default: break
    }
    return TypeUse(shape: .unknown)
  }

  private func arguments(of node: Int) -> [TypeUse] {
    facts.nodes[node].count == 0 ? [] : facts.parts(of: node).filter(isType).map(use)
  }

  /// Treats `Optional<T>` as `T?`, and `Array`, `Set` and `Dictionary` as collections.
  private func named(_ name: TypeName, at node: Int) -> TypeUse {
    guard var inner = name.arguments.last else { return TypeUse(names: [name]) }
    if facts.isNamed(node, "Optional") {
      inner.isOptional = true
      return inner
    }
    if facts.isNamed(node, "Array") || facts.isNamed(node, "Set")
      || facts.isNamed(node, "Dictionary")
    {
      inner.shape = .collection
      return inner
    }
    return TypeUse(names: [name])
  }
}
