/// The candidates that are taken for modules, each once.
struct ChosenModules {
  struct Chosen {
    var candidate: ModuleCandidate
    /// The parts: the screen's side first, and where several user interfaces show one module, all of theirs.
    var labels: [(type: TypeDeclaration.ID, label: RoleLabels.Label)]
  }

  private(set) var modules: [Chosen] = []
  /// All types that are a part of a module.
  private(set) var types: Set<TypeDeclaration.ID> = []
  private var known: Set<Decision> = []

  /// A screen, and somebody who decides for it.
  private struct Decision: Hashable {
    var view: TypeDeclaration.ID?
    var decider: TypeDeclaration.ID
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
      if known.isSuperset(of: decisions) { continue }
      // What is a part already begins no other module; only a screen may show several.
      let parts = candidate.labels.labels.keys.filter { !candidate.views.contains($0) }
      if candidate.start.kind == .decider, !types.isDisjoint(with: parts) { continue }
      known.formUnion(decisions)
      types.formUnion(candidate.labels.labels.keys)
      if let same = modules.firstIndex(where: { isSame($0.candidate, candidate) }) {
        modules[same].merge(candidate, isSuperclass: isSuperclass)
      } else {
        modules.append(Chosen(candidate: candidate, labels: candidate.orderedLabels))
      }
    }
  }

  /// Whether two candidates differ in what shows them only: one module with two user interfaces.
  private func isSame(_ one: ModuleCandidate, _ other: ModuleCandidate) -> Bool {
    one.pattern == other.pattern && Set(one.deciders) == Set(other.deciders)
  }
}

extension ChosenModules.Chosen {
  /// Takes over the other views; the class that they all inherit from is none.
  fileprivate mutating func merge(
    _ other: ModuleCandidate, isSuperclass: (TypeDeclaration.ID, TypeDeclaration.ID) -> Bool
  ) {
    for (type, label) in other.orderedLabels where !labels.contains(where: { $0.type == type }) {
      let sameRole = labels.filter { $0.label.role == label.role }.map(\.type)
      if sameRole.contains(where: { isSuperclass(type, $0) }) { continue }
      labels.removeAll { $0.label.role == label.role && isSuperclass($0.type, type) }
      labels.append((type, label))
    }
    labels.sort { ($0.label.role, $0.type) < ($1.label.role, $1.type) }
  }
}

extension ModuleCandidate {
  /// By role, as the architecture has them.
  fileprivate var orderedLabels: [(type: TypeDeclaration.ID, label: RoleLabels.Label)] {
    labels.labels.map { (type: $0.key, label: $0.value) }
      .sorted { ($0.label.role, $0.type) < ($1.label.role, $1.type) }
  }
}
