import AdderModuleDiscovery
import AdderSwiftSource

/// The types of a project by the places of their code.
struct TypesByPlace: Sendable {
  private let index: ProjectIndex
  private var types: [SyntaxPlace: TypeDeclaration.ID] = [:]

  init(_ index: ProjectIndex) {
    self.index = index
    for (id, type) in index.types.enumerated() where type.outer == nil {
      for place in [type.place] + type.extensions { types[place] = id }
    }
  }

  private static let kinds: Set<SyntaxKind> = [
    .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
    .protocolDeclaration, .extensionDeclaration,
  ]

  /// Returns the outermost type whose code contains a place; `nil` for code in no type of the project.
  func type(around place: SyntaxPlace) -> TypeDeclaration.ID? {
    let facts = index.files[Int(place.file)].facts
    let outermost = facts.nodes.indices.first { node in
      Self.kinds.contains(facts.nodes[node].kind) && facts.range(of: node).contains(Int(place.node))
    }
    return outermost.flatMap { types[SyntaxPlace(file: place.file, node: Int32($0))] }
  }
}
