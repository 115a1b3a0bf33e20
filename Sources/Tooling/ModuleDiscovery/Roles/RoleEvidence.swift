/// Collects the evidence for the roles of a candidate's types.
struct RoleEvidence {
  let project: KnownProject
  let pattern: ArchitecturePattern
  let candidate: ModuleCandidate

  private var index: ProjectIndex { project.index }
  private var graph: WiringGraph { project.graph }

  func evidence(of label: RoleLabel) -> [Evidence] {
    var evidence: [Evidence] = []
    if let wire = label.wire {
      evidence.append(wired(wire.edge, pattern.references[wire.reference]))
    }
    if label.signs.contains(.showsSomething) { evidence.append(.showsSomething) }
    if let wire = label.wire, label.signs.contains(.property) {
      evidence.append(.property(index.names[graph.edges[wire.edge].property]))
    }
    if let contract = label.contract { evidence.append(.contract(index.name(of: contract))) }
    if label.isNamed, let word = pattern.signs.ending(of: label.type, label.role) {
      evidence.append(.named(word))
    }
    if label.signs.contains(.navigates) { evidence.append(.navigates) }
    if let back = label.back { evidence.append(.wiredBack(edge: graph.edges[back])) }
    return label.wire == nil ? evidence + wiring(of: label) : evidence
  }

  /// Returns the first part's references as evidence. The first part received its role before its
  /// wiring was known.
  private func wiring(of first: RoleLabel) -> [Evidence] {
    pattern.references.compactMap { reference in
      if reference.holder == first.role {
        return graph.numbers(from: first.type).first { edge in
          let target = candidate.labels.label(of: graph.edges[edge].target)
          return target.map { reference.targets.contains($0.role) } ?? false && isOwn(edge)
        }.map { wired($0, reference) }
      }
      guard reference.targets.contains(first.role) else { return nil }
      return graph.numbers(to: first.type).first { edge in
        candidate.labels.label(of: graph.edges[edge].holder)?.role == reference.holder
          && isOwn(edge)
      }.map { wired($0, reference) }
    }
  }

  private func isOwn(_ edge: Int) -> Bool { candidate.start.owns(edge, in: graph) }

  private func wired(_ edge: Int, _ reference: ReferencePattern) -> Evidence {
    .wired(reference: reference.name, edge: graph.edges[edge])
  }
}
