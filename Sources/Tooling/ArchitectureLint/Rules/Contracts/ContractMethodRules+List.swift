import AdderArchitectures

extension ContractMethodRules {
  static let signatures = ContractMethodRules(groups: [
    Group(check: SynchronousCheck(), entries: [Entry(.contractMethodAsync)]),
    Group(check: SimpleTypesCheck(), entries: [Entry(.contractPassesComplexObject)]),
    Group(check: ModelObjectCheck(), entries: [Entry(.viewReceivesModelObject, .viewInput)]),
    Group(
      check: ResultCheck(),
      entries: [
        Entry(.viewOutputReturnsValue, .viewOutput), Entry(.viewPullsFromPresenter, .viewOutput),
        Entry(.contractMethodReturnsValue),
      ]),
    Group(
      check: ParameterCheck(),
      entries: [
        Entry(
          .businessLogicLacksRequest, ContractKind(from: [.shows], to: [.appliesBusinessLogic])),
        Entry(
          .presentationLacksResponse, ContractKind(from: [.appliesBusinessLogic], to: [.formats])),
        Entry(.displayLacksViewModel, ContractKind(from: [.formats], to: [.shows])),
      ]),
  ])
}
