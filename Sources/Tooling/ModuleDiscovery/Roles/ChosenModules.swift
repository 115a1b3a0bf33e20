/// The candidates that become modules, without duplicates.
struct ChosenModules {
  struct Chosen {
    var candidate: ModuleCandidate
    /// The parts in the architecture's order of roles. If more than one user interface shows the
    /// module, the list contains the parts of all of them.
    var parts: [Part]
  }

  /// A type's role, and the candidate that assigned it.
  struct Part {
    var label: RoleLabel
    var candidate: ModuleCandidate
  }

  private var taken: [Chosen] = []
  /// The types of all parts of all modules.
  private(set) var types: Set<TypeDeclaration.ID> = []
  private var known: Set<Decision> = []
  /// The indexes of the modules that have these deciders: several only if all deciders are generic.
  private var numbers: [Deciders: [Int]] = [:]
  /// The generic classes. Each screen has its own object of one, such as a `GetListPresenter<Post>`.
  private let generic: Set<TypeDeclaration.ID>

  init(generic: Set<TypeDeclaration.ID> = []) { self.generic = generic }

  /// A screen and a type that decides for it.
  private struct Decision: Hashable {
    var view: TypeDeclaration.ID?
    var decider: TypeDeclaration.ID
  }

  /// The deciders that different candidates have in common. Candidates that differ only in their
  /// views form one module with more than one user interface.
  private struct Deciders: Hashable {
    var pattern: Int
    var types: [TypeDeclaration.ID]
  }

  /// The modules. A container of screens, which only a router holds, is none beside the module that it
  /// shows.
  var modules: [Chosen] {
    let parts = Set(
      taken.filter(\.candidate.isDirect).flatMap(\.candidate.labels.labels).map(\.type))
    return taken.filter { module in
      module.candidate.start.kind != .screen || module.candidate.isDirect
        || !module.candidate.deciders.allSatisfy(parts.contains)
    }
  }

  /// Adds candidates as modules. The best candidates must come first.
  ///
  /// - Parameter isIncluded: Returns true if the first type adds nothing where the second one has
  ///   the same role.
  mutating func take(
    _ candidates: [ModuleCandidate],
    isIncluded: (TypeDeclaration.ID, TypeDeclaration.ID) -> Bool
  ) {
    for candidate in candidates {
      // A screen or a presenter can serve more than one module, but a pair of a screen and a
      // presenter serves only one.
      let views = candidate.views.isEmpty ? [nil] : candidate.views.map(Optional.some)
      let decisions = views.flatMap { view in
        candidate.presenters.map { Decision(view: view, decider: $0) }
      }
      if decisions.allSatisfy(known.contains) { continue }
      // A candidate without a screen must not contain parts of other modules. Only a
      // screen can show several modules.
      let all = candidate.labels.labels.map(\.type)
      if candidate.start.kind == .decider,
        all.contains(where: { types.contains($0) && !candidate.views.contains($0) })
      {
        continue
      }
      known.formUnion(decisions)
      types.formUnion(all)
      let deciders = Deciders(pattern: candidate.pattern, types: candidate.deciders)
      let isGeneric = deciders.types.allSatisfy(generic.contains)
      let same = numbers[deciders]?.first { number in
        let (known, new) = (taken[number].candidate.start.type, candidate.start.type)
        return !isGeneric || known == new || isIncluded(new, known) || isIncluded(known, new)
      }
      if let same {
        taken[same].merge(candidate, isIncluded: isIncluded)
      } else {
        numbers[deciders, default: []].append(taken.count)
        taken.append(Chosen(candidate: candidate, parts: candidate.orderedParts))
      }
    }
  }
}

extension ChosenModules.Chosen {
  /// Adds the parts of another view. If a type is included in another one with the same role, which
  /// is its subclass or shows it, only the other one is kept.
  ///
  /// A container of screens, which only the router holds, adds nothing either.
  fileprivate mutating func merge(
    _ other: ModuleCandidate, isIncluded: (TypeDeclaration.ID, TypeDeclaration.ID) -> Bool
  ) {
    if candidate.isDirect, !other.isDirect { return }
    for part in other.orderedParts
    where !parts.contains(where: { $0.label.type == part.label.type }) {
      let (type, role) = (part.label.type, part.label.role)
      let sameRole = parts.filter { $0.label.role == role }
      if sameRole.contains(where: { isIncluded(type, $0.label.type) }) { continue }
      parts.removeAll { $0.label.role == role && isIncluded($0.label.type, type) }
      parts.append(part)
    }
    parts.sort { ($0.label.role, $0.label.type) < ($1.label.role, $1.label.type) }
  }
}

extension ChosenModules.Chosen {
  /// Replaces the presenter by its superclass, which other presenters of the screen have, too.
  mutating func replacePresenter(by base: TypeDeclaration.ID) {
    let own = Set(candidate.presenters)
    for number in parts.indices where own.contains(parts[number].label.type) {
      parts[number].label.type = base
    }
  }
}

extension ModuleCandidate {
  /// Sorted by role, in the architecture's order.
  fileprivate var orderedParts: [ChosenModules.Part] {
    labels.labels.sorted { ($0.role, $0.type) < ($1.role, $1.type) }
      .map { ChosenModules.Part(label: $0, candidate: self) }
  }
}
