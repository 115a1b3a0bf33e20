/// The candidates that are taken for modules, each once.
struct ChosenModules {
  struct Chosen {
    var candidate: ModuleCandidate
    /// The screen's side first, and where several user interfaces show one module, all of theirs.
    var parts: [Part]
  }

  /// A role that a type plays, and the candidate that says so.
  struct Part {
    var label: RoleLabel
    var candidate: ModuleCandidate
  }

  private(set) var modules: [Chosen] = []
  /// All types that are a part of a module.
  private(set) var types: Set<TypeDeclaration.ID> = []
  private var known: Set<Decision> = []
  /// Which of the modules has these deciders.
  private var numbers: [Deciders: Int] = [:]

  /// A screen, and a type that decides for it.
  private struct Decision: Hashable {
    var view: TypeDeclaration.ID?
    var decider: TypeDeclaration.ID
  }

  /// What candidates have in common that differ in what shows them only: one module with two user interfaces.
  private struct Deciders: Hashable {
    var pattern: Int
    var types: [TypeDeclaration.ID]
  }

  /// Takes candidates, the best of which come first.
  mutating func take(
    _ candidates: [ModuleCandidate],
    isSuperclass: (TypeDeclaration.ID, TypeDeclaration.ID) -> Bool
  ) {
    for candidate in candidates {
      // A screen or a presenter may serve several modules, but not the two of them together.
      let views = candidate.views.isEmpty ? [nil] : candidate.views.map(Optional.some)
      let decisions = views.flatMap { view in
        candidate.deciders.map { Decision(view: view, decider: $0) }
      }
      if decisions.allSatisfy(known.contains) { continue }
      // What is a part already begins no other module; only a screen may show several.
      let all = candidate.labels.labels.map(\.type)
      if candidate.start.kind == .decider,
        all.contains(where: { types.contains($0) && !candidate.views.contains($0) })
      {
        continue
      }
      known.formUnion(decisions)
      types.formUnion(all)
      let deciders = Deciders(pattern: candidate.pattern, types: candidate.deciders)
      if let same = numbers[deciders] {
        modules[same].merge(candidate, isSuperclass: isSuperclass)
      } else {
        numbers[deciders] = modules.count
        modules.append(Chosen(candidate: candidate, parts: candidate.orderedParts))
      }
    }
  }
}

extension ChosenModules.Chosen {
  /// Takes over the other views; the class that they all inherit from is not one.
  fileprivate mutating func merge(
    _ other: ModuleCandidate, isSuperclass: (TypeDeclaration.ID, TypeDeclaration.ID) -> Bool
  ) {
    for part in other.orderedParts
    where !parts.contains(where: { $0.label.type == part.label.type }) {
      let (type, role) = (part.label.type, part.label.role)
      let sameRole = parts.filter { $0.label.role == role }
      if sameRole.contains(where: { isSuperclass(type, $0.label.type) }) { continue }
      parts.removeAll { $0.label.role == role && isSuperclass($0.label.type, type) }
      parts.append(part)
    }
    parts.sort { ($0.label.role, $0.label.type) < ($1.label.role, $1.label.type) }
  }
}

extension ModuleCandidate {
  /// By role, as the architecture has them.
  fileprivate var orderedParts: [ChosenModules.Part] {
    labels.labels.sorted { ($0.role, $0.type) < ($1.role, $1.type) }
      .map { ChosenModules.Part(label: $0, candidate: self) }
  }
}
