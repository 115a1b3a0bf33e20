package import AdderArchitectures

extension ModuleReport {
  /// The module as input for drawing figures.
  package var asFoundModule: FoundModule {
    FoundModule(
      name: name,
      typeNames: Dictionary(grouping: parts, by: \.role).mapValues { $0.map(\.type) },
      uncertainRoles: Set(parts.filter { !$0.isCertain }.map(\.role)),
      arrows: drawnArrows.map { arrow in
        FoundModule.Arrow(
          from: arrow.from, to: arrow.to, label: arrow.label, isStrong: arrow.strength == "strong",
          state: isArchitectureChosen || !arrow.state.isBroken
            ? arrow.state.asDrawn : .asDescribed)
      })
  }

  /// The arrows that are shown. If nobody chose the architecture, nothing is missing.
  var drawnArrows: [Arrow] {
    isArchitectureChosen ? wiring : wiring.filter { $0.state != .missing }
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
