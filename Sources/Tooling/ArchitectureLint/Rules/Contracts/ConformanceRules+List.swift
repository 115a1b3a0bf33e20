import AdderArchitectures

extension ConformanceRules {
  static let all = ConformanceRules(entries: [
    .init(.conformanceViewInput, .viewInput),
    .init(.conformanceViewOutput, .viewOutput),
    .init(.conformanceInteractorInput, .interactorInput),
    .init(.conformanceInteractorOutput, .interactorOutput),
    .init(.conformanceRouterInput, .routerInput),
    .init(.conformanceModuleInput, .moduleInput),
    .init(.conformanceModuleOutput, .moduleOutput),
    .init(
      .csInteractorImplementsDataStore,
      ContractKind(from: [.navigates], to: [.appliesBusinessLogic])),
    .init(.contractEnds),
  ])
}
