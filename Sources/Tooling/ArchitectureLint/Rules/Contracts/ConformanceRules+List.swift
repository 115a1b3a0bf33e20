import AdderArchitectures

extension ConformanceRules {
  static let all = ConformanceRules(entries: [
    .init(.viewInputWrongPart, .viewInput),
    .init(.viewOutputWrongPart, .viewOutput),
    .init(.interactorInputWrongPart, .interactorInput),
    .init(.interactorOutputWrongPart, .interactorOutput),
    .init(.routerInputWrongPart, .routerInput),
    .init(.moduleInputWrongPart, .moduleInput),
    .init(.moduleOutputWrongPart, .moduleOutput),
    .init(
      .dataStoreWrongPart,
      ContractKind(from: [.navigates], to: [.appliesBusinessLogic])),
    .init(.contractWrongPart),
  ])
}
