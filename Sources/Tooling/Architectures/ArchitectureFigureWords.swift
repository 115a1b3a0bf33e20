extension ArchitectureFigure {
  /// Returns a description of a project's module, for people who cannot see the figure.
  static func words(
    about found: FoundModule, _ roles: [Role], in architecture: Architecture
  ) -> String {
    let shown = Set(roles.map(\.name) + [FoundModule.otherModule])
    let missing = roles.filter { found.types(of: $0).isEmpty }.map { "\($0.name) is missing." }
    let remarks = found.arrows.filter { $0.ends.allSatisfy(shown.contains) }
      .compactMap { remark(on: $0, in: architecture) }
    let there = roles.filter { !found.types(of: $0).isEmpty }.map(\.name)
    let head = "The module \(found.name), with \(there.joined(separator: ", "))."
    let uncertain = roles.map(\.name).filter(found.uncertainRoles.contains)
    let doubts = uncertain.map { "It is uncertain whether the type of \($0) plays this role." }
    let isFine = missing.isEmpty && remarks.isEmpty
    let rest = isFine ? ["All references are as \(architecture.title) describes them."] : []
    return ([head] + doubts + missing + remarks + rest).joined(separator: " ")
  }

  private static func remark(
    on arrow: FoundModule.Arrow, in architecture: Architecture
  ) -> String? {
    let from = inWords(arrow.from)
    let to = inWords(arrow.to)
    let how = arrow.isStrong ? "strongly" : "weakly"
    switch arrow.state {
    case .asDescribed: return nil
    case .missing: return "\(from) should hold \(to) \(how) (\(arrow.label)), but does not."
    case .unknown: return "Whether \(from) holds \(to) (\(arrow.label)) is unknown."
    case .broken:
      let reason = reason(for: arrow, in: architecture)
      return "\(from) holds \(to) \(how) (\(arrow.label)), \(reason)."
    }
  }

  private static func reason(
    for arrow: FoundModule.Arrow, in architecture: Architecture
  ) -> String {
    if arrow.ends.contains(FoundModule.otherModule) { return "not as described" }
    let described = architecture.references(heldBy: arrow.from).filter {
      architecture.roles(reachedBy: $0).contains(arrow.to)
    }
    if described.isEmpty { return "which is not described" }
    if described.contains(where: { ($0.strength == .strong) == arrow.isStrong }) {
      return "not as described"
    }
    return arrow.isStrong ? "but should hold it weakly" : "but should hold it strongly"
  }

  private static func inWords(_ end: String) -> String {
    end == FoundModule.otherModule ? "another module" : end
  }
}
