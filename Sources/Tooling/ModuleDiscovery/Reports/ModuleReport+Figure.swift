package import AdderArchitectures

extension ModuleReport {
  /// The module as input for drawing figures.
  package var asFoundModule: FoundModule {
    FoundModule(
      name: name,
      typeNames: Dictionary(grouping: parts, by: \.role).mapValues { $0.map(\.type) },
      uncertainRoles: Set(parts.filter { !$0.isCertain }.map(\.role)),
      arrows: wiring.map { arrow in
        FoundModule.Arrow(
          from: arrow.from, to: arrow.to, label: arrow.label, isStrong: arrow.strength == "strong",
          state: arrow.state.asDrawn)
      })
  }
}

extension ModuleReport.Arrow.State {
  fileprivate var asDrawn: FoundModule.State {
    switch self {
    case .asDescribed: .asDescribed
    case .otherStrength, .notDescribed: .broken
    case .missing: .missing
    case .unknown: .unknown
    }
  }
}
