import AdderModuleDiscovery
import AdderSwiftSource

/// The type names and identifiers in a declaration.
struct TypeMentions: Sequence, IteratorProtocol {
  private let facts: SwiftFile
  private var node: Int
  private let end: Int

  init(in place: SyntaxPlace, of file: ProjectIndex.File) {
    facts = file.facts
    node = Int(place.node)
    end = node + Int(facts.nodes[node].count)
  }

  mutating func next() -> Int? {
    while node <= end {
      defer { node += 1 }
      switch facts.nodes[node].kind {
      case .typeName, .identifier: return node
      default: break
      }
    }
    return nil
  }
}

extension SwiftFile {
  /// Returns true if a name is followed by a call. If the name is a type's name, the call creates
  /// an object.
  func isMade(_ node: Int) -> Bool {
    let next = node + Int(nodes[node].count) + 1
    return nodes[node].kind == .identifier && next < nodes.count && nodes[next].kind == .call
  }

  /// Returns the method or function to which a node is passed, as an argument or after the parentheses.
  func method(calledWith argument: Int) -> Int? {
    let call = nodes[..<argument].indices.last { node in
      nodes[node].kind == .call && range(of: node).contains(argument)
    }
    guard let call else { return nil }
    return nodes[..<call].indices.last { node in
      [.member, .identifier].contains(nodes[node].kind)
        && node + Int(nodes[node].count) + 1 == call
    }
  }
}
