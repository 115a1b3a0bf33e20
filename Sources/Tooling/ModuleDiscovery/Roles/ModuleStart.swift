/// Where looking for a module begins.
struct ModuleStart: Hashable {
  var type: TypeDeclaration.ID
  /// What the type is used for.
  var kind: Kind
  /// The types that connect it with others.
  var composer: WiringGraph.Composer?
  /// Whether one function does it all, and not several of one type.
  var isComposedInOneFunction = false

  enum Kind: Hashable {
    /// It is a screen, or a piece of one.
    case screen
    /// It may decide for something that is not a screen of the project: a window, a terminal, nothing at all.
    case decider
  }
}

extension ModuleStart {
  /// Whether an edge belongs to this module, as far as it is known.
  func owns(_ edge: Int, in graph: WiringGraph) -> Bool {
    guard let composer, let other = graph.edges[edge].composer else { return true }
    if other.type == graph.edges[edge].holder { return true }
    return isComposedInOneFunction ? other == composer : other.type == composer.type
  }

  /// The starts that a type gives: one for each time that it is connected with others.
  static func all(of type: TypeDeclaration.ID, _ kind: Kind, in graph: WiringGraph) -> [ModuleStart]
  {
    var composers: [TypeDeclaration.ID: Set<WiringGraph.Composer>] = [:]
    var targets: [TypeDeclaration.ID: [Name: Set<TypeDeclaration.ID>]] = [:]
    for edge in graph.edges(from: type) {
      guard let composer = edge.composer, composer.type != type else { continue }
      composers[composer.type, default: []].insert(composer)
      targets[composer.type, default: [:]][edge.property, default: []].insert(edge.target)
    }
    if composers.isEmpty { return [ModuleStart(type: type, kind: kind)] }
    return composers.sorted { $0.key < $1.key }.flatMap { composer, functions in
      let isOne = targets[composer]?.values.allSatisfy { $0.count == 1 } ?? true
      return functions.sorted { one, other in
        (one.function.file, one.function.node) < (other.function.file, other.function.node)
      }
      .prefix(isOne ? 1 : functions.count)
      .map {
        ModuleStart(type: type, kind: kind, composer: $0, isComposedInOneFunction: !isOne)
      }
    }
  }
}
