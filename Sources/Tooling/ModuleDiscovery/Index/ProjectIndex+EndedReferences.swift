import AdderSwiftSource

extension ProjectIndex {
  /// Returns true if the holder's own code sets a property to `nil`, for example in a completion
  /// handler. In that case, it is unknown how long the holder keeps the object.
  package func isEnded(_ property: String, of holder: TypeDeclaration.ID) -> Bool {
    ([types[holder].place] + types[holder].extensions).contains { place in
      let facts = files[Int(place.file)].facts
      return facts.range(of: Int(place.node)).contains { node in
        guard facts.nodes[node].kind == .sequence else { return false }
        let parts = Array(facts.parts(of: node))
        guard parts.count == 3, facts.nodes[parts[1]].kind == .assignment,
          facts.nodes[parts[2]].kind == .nilLiteral
        else { return false }
        // `router = nil`, `self.router = nil` or
        // `strongSelf?.router = nil`, but not a property of another object.
        let steps = Array(facts.parts(of: parts[0]))
        let members = steps.filter { facts.nodes[$0].kind == .member }
        let isOwn =
          steps.isEmpty
          || members.count == 1 && facts.name(of: steps[0]).lowercased().hasSuffix("self")
        return isOwn && facts.name(of: members.first ?? parts[0]) == property
      }
    }
  }
}
