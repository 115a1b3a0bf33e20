/// A type from which the search for a module starts.
struct ModuleStart: Hashable {
  var type: TypeDeclaration.ID
  /// The kind of start: the type is a screen or a possible decider.
  var kind: Kind
  /// The function that connects the type with other types.
  var composer: WiringGraph.Composer?
  /// True if the composing function composes the whole module, so that other functions
  /// of the composing type compose other modules.
  var isComposedInOneFunction = false

  enum Kind: Hashable {
    /// The type is a screen or a part of a screen.
    case screen
    /// The type is a structure that is a screen or a part of a screen.
    case shownValue
    /// The type can decide for something that is not a screen of the project:
    /// a window, a terminal, or nothing.
    case decider
    /// The type is a module without other parts.
    case wholeModule
  }
}

extension ModuleStart {
  /// Returns true if an edge can belong to this module: the edge's composer is the same as this
  /// start's, is unknown, or is the type that holds the reference or the start itself, even if a router
  /// gives the start other values.
  func owns(_ edge: Int, in graph: WiringGraph) -> Bool {
    guard let other = graph.edges[edge].composer else { return true }
    return other.type == graph.edges[edge].holder || other.type == type || isOwn(other)
  }

  /// Returns true if a reference from a part of this module can belong to it, although another type
  /// set it: some modules are composed in two steps, and this start's composer sets nothing else there.
  func ownsHeld(_ edge: Int, in graph: WiringGraph) -> Bool {
    let (holder, property) = (graph.edges[edge].holder, graph.edges[edge].property)
    return owns(edge, in: graph)
      || !graph.edges(from: holder).contains { other in
        other.property == property && other.composer.map(isOwn) ?? false
      }
  }

  private func isOwn(_ other: WiringGraph.Composer) -> Bool {
    guard let composer else { return true }
    return isComposedInOneFunction ? other == composer : other.type == composer.type
  }

  /// Returns the starts at a type: one for each composition that connects the type with other
  /// types.
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
