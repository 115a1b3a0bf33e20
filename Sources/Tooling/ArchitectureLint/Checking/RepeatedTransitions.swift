import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// The methods of routers that open another module and are identical in several routers.
struct RepeatedTransitions: Sendable {
  /// The number of routers that contain each of these methods, by the method's place.
  private let counts: [SyntaxPlace: Int]

  private struct Piece: Hashable {
    var kind: SyntaxKind
    var name: Name
  }

  /// The minimum number of syntax nodes in a body: shorter bodies are alike by chance.
  private static let leastPieces = 12

  init(_ found: DiscoveredProject, _ architectures: [Architecture], _ types: ModuleTypes) {
    var places: [[Piece]: [(router: TypeDeclaration.ID, place: SyntaxPlace)]] = [:]
    var known: Set<TypeDeclaration.ID> = []
    for module in found.modules {
      let architecture = architectures.first { $0.name == module.architecture }
      for part in module.parts {
        guard let role = architecture?.role(named: part.role), role.has(.navigates),
          !role.has(.composes), known.insert(part.type).inserted
        else { continue }
        for function in found.index.types[part.type].functions where function.hasBody {
          let words = Self.words(of: function, found.index, types)
          guard let words else { continue }
          places[words, default: []].append((part.type, function.place))
        }
      }
    }
    var counts: [SyntaxPlace: Int] = [:]
    for places in places.values where places.count > 1 {
      let count = Set(places.map(\.router)).count
      for (_, place) in places { counts[place] = count }
    }
    self.counts = counts
  }

  func routerCount(of function: Function) -> Int { counts[function.place] ?? 1 }

  /// Returns the kinds and names of the nodes in a body; `nil` if the body is short or mentions no
  /// composer.
  private static func words(
    of function: Function, _ index: ProjectIndex, _ types: ModuleTypes
  ) -> [Piece]? {
    let file = index.files[Int(function.place.file)]
    let facts = file.facts
    guard let body = facts.part(.codeBlock, of: Int(function.place.node)),
      facts.nodes[body].count >= leastPieces
    else { return nil }
    var words: [Piece] = []
    var asksForModule = false
    for node in facts.range(of: body) {
      let name = file.names[Int(facts.nodes[node].name)]
      words.append(Piece(kind: facts.nodes[node].kind, name: name))
      if facts.nodes[node].kind == .identifier, types.use(of: name)?.role?.has(.composes) == true {
        asksForModule = true
      }
    }
    return asksForModule ? words : nil
  }
}
