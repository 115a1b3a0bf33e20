import AdderArchitectures

extension ContractMethodRules {
  static let signatures = ContractMethodRules(groups: [
    Group(check: SynchronousCheck(), entries: [Entry(.layerProtocolSync)]),
    Group(check: SimpleTypesCheck(), entries: [Entry(.layerNoComplexObjects)]),
    Group(check: ModelObjectCheck(), entries: [Entry(.viewNoModelObjects, .viewInput)]),
    Group(
      check: ResultCheck(),
      entries: [
        Entry(.presenterReturnsNothingToView, .viewOutput), Entry(.viewPassiveNoPull, .viewOutput),
        Entry(.contractReturnsNothing),
      ]),
    Group(
      check: ParameterCheck(),
      entries: [
        Entry(.csBusinessTakesRequest, ContractKind(from: [.shows], to: [.appliesBusinessLogic])),
        Entry(
          .csPresentationTakesResponse, ContractKind(from: [.appliesBusinessLogic], to: [.formats])),
        Entry(.csDisplayTakesViewModel, ContractKind(from: [.formats], to: [.shows])),
      ]),
  ])
}
