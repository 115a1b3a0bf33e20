import AdderFindings

extension ModuleGraph {
  /// A service and the nodes that use it.
  package struct ServiceUse: Hashable, Sendable {
    package var service: Service
    /// In ascending order.
    package var users: [Int]
  }

  /// The services and stores of the app, those that most modules use first.
  package var serviceUses: [ServiceUse] {
    var users: [Service: [Int]] = [:]
    for (number, node) in nodes.enumerated() {
      for service in node.services { users[service, default: []].append(number) }
    }
    return users.map { ServiceUse(service: $0.key, users: $0.value) }.sorted { one, other in
      if one.users.count != other.users.count { return one.users.count > other.users.count }
      return (one.service.name, one.service.place.file) < (
        other.service.name, other.service.place.file
      )
    }
  }

  /// Returns the nodes that use services, with the openings between them.
  package func part(of uses: [ServiceUse]) -> Part { part(of: Set(uses.flatMap(\.users))) }

  // MARK: Closing

  /// Returns the nodes to which closing a screen can lead: those that open it in the way that is undone. After what
  /// closes several screens at once, the map does not say which one is left.
  package func screens(behind closing: Closing, of node: Int) -> [Int] {
    let undone: [Action]
    switch closing.way {
    case .dismisses: undone = [.presents, .opens]
    case .pops: undone = [.pushes, .opens]
    case .closes: undone = [.presents, .pushes, .opens]
    case .returns: return []
    }
    let openings = edges.filter {
      $0.to == node && undone.contains($0.action) && nodes[$0.from].kind != .entry
    }
    return Set(openings.map(\.from)).sorted()
  }
}
