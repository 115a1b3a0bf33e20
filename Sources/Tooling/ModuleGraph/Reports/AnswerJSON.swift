package import AdderBase

extension ModuleGraph {
  /// Answers in machine-readable form: the part of the map that they are about, and a member for each answer,
  /// as documented in Documentation/Formats.md.
  package func json(of answers: [Answer]) -> JSON {
    var part = Part()
    for answer in answers { part.add(self.part(of: answer)) }
    let numbers = Dictionary(
      uniqueKeysWithValues: part.edges.sorted().enumerated().map { ($0.element, $0.offset) })
    let members: [(String, JSON?)] = answers.map { answer in
      switch answer {
      case .paths(_, _, let paths): ("paths", .array(paths.map { json(of: $0, numbers) }))
      case .reach(let reach):
        (
          "reach",
          [
            "module": id(reach.node), "onward": json(of: reach.onward),
            "back": json(of: reach.back),
          ]
        )
      case .unreachable(let found):
        (
          "unreachable",
          found.map { ["modules": ids($0.modules), "uncertain": ids($0.uncertain)] }
        )
      case .deadEnds(let ends): ("deadEnds", ids(ends))
      case .cycles(let cycles):
        (
          "cycles",
          .array(
            cycles.map { ["nodes": ids($0.nodes), "example": json(of: $0.example, numbers)] })
        )
      case .deepLinks(let links):
        (
          "deepLinks",
          [
            "entries": ids(links.entries), "linked": json(of: links.linked),
            "unlinked": ids(links.unlinked),
          ]
        )
      case .services(let uses):
        (
          "services",
          .array(
            uses.map { use in
              [
                "name": .string(use.service.name), "place": use.service.place.json,
                "users": ids(use.users),
              ]
            })
        )
      }
    }
    return JSON.members(limited(to: part).members + members)
  }

  private func id(_ node: Int) -> JSON { .string(nodes[node].id) }

  private func ids(_ numbers: [Int]) -> JSON { .array(numbers.map(id)) }

  private func json(of reached: [Reached]) -> JSON {
    .array(reached.map { ["node": id($0.node), "steps": .number($0.steps)] })
  }

  /// - Parameter numbers: The positions of the edges in the printed part.
  private func json(of path: Path, _ numbers: [Int: Int]) -> JSON {
    [
      "nodes": ids(path.nodes),
      "steps": .array(
        path.steps.map { step in .array(step.compactMap { numbers[$0].map(JSON.number) }) }),
    ]
  }
}
