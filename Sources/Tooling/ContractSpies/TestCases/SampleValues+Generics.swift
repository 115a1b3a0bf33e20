import AdderSwiftSource

// Values of types that depend on others.
extension SampleValues {
  /// The cases of an enumeration whose associated values have the types of the generic arguments; `nil` if another
  /// type of theirs depends on these.
  func elements(
    of declaration: DeclaredTypes.Declaration, with arguments: [Syntax]
  ) -> [Element]? {
    let names = declaration.node.parts(.genericParameter).map(\.name)
    guard names.count == arguments.count else { return nil }
    let types = Dictionary(zip(names, arguments)) { first, _ in first }
    let elements = elements(of: declaration).map { element in
      Element(
        name: element.name,
        values: element.values.map { label, type in
          (label, type.kind == .typeName ? types[type.name] ?? type : type)
        })
    }
    let open = elements.flatMap(\.values).contains { _, type in
      !arguments.contains { $0.node == type.node }
        && type.all.contains { $0.kind == .typeName && types[$0.name] != nil }
    }
    return open ? nil : elements
  }
}

extension Syntax {
  /// True for a generic parameter of a declaration around the type.
  var isGenericParameter: Bool { genericDeclaration != nil }

  /// True for a generic parameter of a function that takes a text.
  var canBeText: Bool {
    guard let declaration = genericDeclaration, declaration.kind == .functionDeclaration,
      let parameter = declaration.parts(.genericParameter).first(where: { $0.name == name })
    else { return false }
    let bounds = declaration.parts(.requirement).filter { requirement in
      requirement.all.contains { $0.kind == .typeName && $0.name == name }
    }.map { $0.parts.filter(\.kind.isType) }
    return ([parameter.parts.filter(\.kind.isType)] + bounds).joined()
      .flatMap { $0.kind == .compositionType ? $0.parts : [$0] }
      .allSatisfy { $0.name == name || Self.protocolsOfText.contains($0.baseName ?? "") }
  }

  /// The innermost declaration around the type with a generic parameter of its name.
  private var genericDeclaration: Syntax? {
    guard kind == .typeName, parts.isEmpty else { return nil }
    return Syntax(source: source, node: 0).all.last { declaration in
      declaration.start <= start && end <= declaration.end
        && declaration.parts(.genericParameter).contains { $0.name == name }
    }
  }

  private static let protocolsOfText: Set = [
    "Any", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Sendable",
  ]
}
