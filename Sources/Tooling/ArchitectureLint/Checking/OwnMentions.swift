import AdderModuleDiscovery
import AdderSwiftSource

/// The places where a type's own code mentions methods of the type.
struct OwnMentions {
  private var places: [Name: [SyntaxPlace]] = [:]
  private let index: ProjectIndex

  init(of methods: Set<Name>, in type: TypeDeclaration, _ index: ProjectIndex) {
    self.index = index
    for place in [type.place] + type.extensions {
      let file = index.files[Int(place.file)]
      for node in place.node...place.node + Int32(file.facts.nodes[Int(place.node)].count) {
        let (kind, name) = (file.facts.nodes[Int(node)].kind, file.facts.nodes[Int(node)].name)
        guard kind == .identifier || kind == .member, methods.contains(file.names[Int(name)]) else {
          continue
        }
        places[file.names[Int(name)], default: []].append(SyntaxPlace(file: place.file, node: node))
      }
    }
  }

  /// Returns true if the type's code mentions a method, and does so only in the given declarations.
  func areAll(of method: Name, in declarations: [SyntaxPlace]) -> Bool {
    guard let places = places[method] else { return false }
    return places.allSatisfy { index.contains($0, in: declarations) }
  }
}

extension OwnMentions {
  /// Returns true if the type's code mentions a method, and only calls it in the given declarations, outside
  /// of closures. A closure or a selector runs later, or again.
  func areAllCalls(of method: Name, in declarations: [SyntaxPlace]) -> Bool {
    guard areAll(of: method, in: declarations), let places = places[method] else { return false }
    return places.allSatisfy { place in
      let facts = index.files[Int(place.file)].facts
      let next = Int(place.node) + Int(facts.nodes[Int(place.node)].count) + 1
      return next < facts.nodes.count && facts.nodes[next].kind == .call
        && !declarations.contains { declaration in
          declaration.file == place.file
            && facts.range(of: Int(declaration.node)).contains { node in
              facts.nodes[node].kind == .closure && facts.range(of: node).contains(Int(place.node))
            }
        }
    }
  }
}

extension ProjectIndex {
  /// Returns true if one of the declarations contains a place.
  func contains(_ place: SyntaxPlace, in declarations: [SyntaxPlace]) -> Bool {
    declarations.contains { declaration in
      declaration.file == place.file
        && files[Int(place.file)].facts.range(of: Int(declaration.node)).contains(Int(place.node))
    }
  }
}
