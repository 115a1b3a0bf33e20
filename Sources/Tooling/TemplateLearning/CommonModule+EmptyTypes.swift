import AdderBase

extension CommonModule {
  /// Leaves out types of which nothing is left, and that the template does not mention: the constants of a view, of which
  /// every module has its own, and an adapter that only some modules have. What nearly all modules have stays, to be filled.
  mutating func dropEmptyTypes(of moduleCount: Int) {
    let counts = wordCounts
    let own = Set(types.map(\.name))
    func isUnused(_ name: String, _ containers: [CommonType.Container]) -> Bool {
      counts[name, default: 0] < 2
        && containers.allSatisfy { $0.isEmpty && own.isDisjoint(with: $0.inherited) }
    }
    types.removeAll { type in
      let isPrivate = type.containers.first?.head.contains("private ") ?? false
      return !type.isProtocol && (isPrivate || type.moduleCount * 10 < moduleCount * 9)
        && isUnused(type.name, type.containers)
    }
    for type in types.indices {
      // A namespace of models is known by the types in it.
      for place in types[type].containers.indices
      where !types[type].containers[place].head.contains("enum ") {
        types[type].containers[place].members.removeAll { member in
          guard let nested = member.type else { return false }
          return isUnused(String(member.family.dropFirst("type ".count)), nested)
        }
      }
    }
    let slots = Set(types.flatMap(\.containers).map(\.slot))
    files = files.filter { slots.contains($0.key) }
  }

  /// How often each word is in the template's code, outside of comments at the ends of lines.
  private var wordCounts: [String: Int] {
    files.keys.reduce(into: [:]) { counts, slot in
      for line in (text(of: slot) ?? "").split(separator: "\n") {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        for word in code.utf8.split(whereSeparator: { !ModuleGaps.isWord($0) }) {
          counts[String(Substring(word)), default: 0] += 1
        }
      }
    }
  }
}

extension CommonType.Container {
  /// True if nothing is left but comments that divide members.
  fileprivate var isEmpty: Bool { members.allSatisfy { $0.key.hasPrefix("//") } }
}
