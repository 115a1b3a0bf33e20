extension Architecture {
  /// Removes roles, contracts, knowledge and parts, and everything that depends on them: references
  /// from or to them, contracts left without users or implementers, and mentions of them.
  ///
  /// - Returns: The names of everything that was removed.
  mutating func remove(_ names: Set<String>) -> Set<String> {
    var gone = names
    // A contract that loses all its users or all its implementers is removed, too.
    for position in contracts.indices {
      let hadEnds = !contracts[position].users.isEmpty && !contracts[position].implementers.isEmpty
      contracts[position].users.removeAll(where: names.contains)
      contracts[position].implementers.removeAll(where: names.contains)
      contracts[position].mustNotMention.removeAll(where: names.contains)
      let hasEnds = !contracts[position].users.isEmpty && !contracts[position].implementers.isEmpty
      if hadEnds, !hasEnds { gone.insert(contracts[position].name) }
    }
    contracts.removeAll { gone.contains($0.name) }
    references.removeAll { gone.contains($0.holder) || $0.targets.contains(where: gone.contains) }
    compositions.removeAll { gone.contains($0.role) }
    for position in compositions.indices {
      compositions[position].builds.removeAll(where: gone.contains)
      compositions[position].takes.removeAll(where: gone.contains)
      if let returned = compositions[position].returns, gone.contains(returned) {
        compositions[position].returns = nil
      }
    }
    for position in roles.indices {
      roles[position].mustNotKnow.removeAll(where: gone.contains)
    }
    // A part that has no role and no contract only changes the code of others.
    let edits = Set(parts.filter(\.isEmpty).map(\.name))
    for position in parts.indices {
      parts[position].roles.removeAll(where: gone.contains)
      parts[position].contracts.removeAll(where: gone.contains)
      parts[position].needs.removeAll(where: gone.contains)
    }
    parts.removeAll { $0.isEmpty && !edits.contains($0.name) }
    for position in baseFiles.indices {
      baseFiles[position].contracts.removeAll(where: gone.contains)
    }
    for position in layers.indices { layers[position].knows.removeAll(where: gone.contains) }
    layout.openToOthers.removeAll(where: gone.contains)
    return gone
  }
}

extension Part {
  fileprivate var isEmpty: Bool { roles.isEmpty && contracts.isEmpty }
}
