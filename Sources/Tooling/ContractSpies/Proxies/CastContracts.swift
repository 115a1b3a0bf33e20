import AdderSwiftSource

/// The contracts whose objects some code casts to another type: `view as? UIViewController`. A proxy is none of these types, so the cast would
/// fail.
struct CastContracts {
  /// The type of the first cast, by the contract's qualified name.
  private(set) var types: [String: String] = [:]

  init(in sources: [ContractSource], _ scope: ContractScope) {
    for source in sources where source.facts.nodes.contains(where: { $0.kind == .cast }) {
      read(source, scope)
    }
  }

  private mutating func read(_ source: ContractSource, _ scope: ContractScope) {
    var casts: [String: String] = [:]
    for node in source.facts.nodes.indices where source.facts.nodes[node].kind == .sequence {
      let parts = Syntax(source: source, node: node).parts
      for (number, part) in parts.enumerated().dropFirst() where part.kind == .cast {
        guard let type = part.type, let name = parts[number - 1].lastName else { continue }
        casts[name] = casts[name] ?? type.text
      }
    }
    if casts.isEmpty { return }
    for node in source.facts.nodes.indices {
      let kind = source.facts.nodes[node].kind
      guard kind == .parameter || kind == .binding else { continue }
      let declaration = Syntax(source: source, node: node)
      guard let cast = casts[declaration.name], var type = declaration.type?.plainType else {
        continue
      }
      while [.optionalType, .unwrappedType, .constrainedType].contains(type.kind),
        let inner = type.type?.plainType
      {
        type = inner
      }
      guard let path = type.pathName,
        let contract = scope.declaredProtocol(path, in: [], of: source)
      else { continue }
      types[contract.qualifiedName] = types[contract.qualifiedName] ?? cast
    }
  }
}

extension Syntax {
  /// The last name of a reference: `view` for `view`, `view!` and `self.view`.
  fileprivate var lastName: String? {
    switch kind {
    case .identifier: name
    case .chain:
      parts.last { $0.kind != .optionalChaining && $0.kind != .forceUnwrap }
        .flatMap { [.member, .identifier].contains($0.kind) ? $0.name : nil }
    default: nil
    }
  }
}
