import AdderArchitectures

extension ContractMethodRules {
  static let names = ContractMethodRules(groups: [
    Group(
      check: BeginCheck(),
      entries: [
        Entry(.viewOutputWrongPrefix, .viewOutput),
        Entry(.interactorOutputWrongPrefix, .interactorOutput),
        Entry(.moduleOutputWrongPrefix, .moduleOutput),
        Entry(.routerInputWrongPrefix, .routerInput),
        Entry(.routerInputWrongVerb, .routerInput),
        Entry(.routingLogicWrongPrefix, ContractKind(to: [.navigates])),
        Entry(.useCaseMethodMisnamed, ContractKind(to: [.formats, .shows])),
        Entry(.methodWrongPrefix),
      ]),
    Group(check: ContainCheck(), entries: [Entry(.routerInputLacksSuffix, .routerInput)]),
    Group(
      check: AvoidedWordCheck(
        words: .gestures, advice: "Name the method after what the user wants."),
      entries: [Entry(.viewOutputNamesGesture, .viewOutput)]),
    Group(
      check: AvoidedWordCheck(words: .others, advice: "Name the method after its purpose."),
      entries: [
        Entry(.viewContractNamesUi, .viewProtocols),
        Entry(.routerInputNamesUi, .routerInput),
      ]),
    Group(check: GestureEndCheck(), entries: [Entry(.gestureMethodWrongSuffix, .viewOutput)]),
    Group(check: VerbCheck(), entries: [Entry(.methodLacksVerb)]),
    Group(check: CommandCheck(), entries: [Entry(.commandInPastTense)]),
    Group(check: FactCheck(), entries: [Entry(.eventInImperative)]),
    Group(check: NewsCheck(), entries: [Entry(.moduleOutputMethodMisnamed, .moduleOutput)]),
    Group(check: ReadingVerbCheck(), entries: [Entry(.interactorInputWrongVerb, .interactorInput)]),
    Group(
      check: SourceEndCheck(), entries: [Entry(.interactorInputSourceUnclear, .interactorInput)]),
    Group(check: PairCheck(), entries: [Entry(.successFailureUnpaired)]),
    Group(check: SetterCheck(), entries: [Entry(.viewReceivesDataSource, .viewInput)]),
    Group(
      check: LifecycleCheck(),
      entries: [
        Entry(.viewLifecycleEventMisnamed, .viewOutput),
        Entry(.viewLoadedEventMisnamed, .viewOutput),
      ]),
    Group(
      check: ConfigurationCheck(label: nil), entries: [Entry(.moduleSetupMisnamed, .moduleInput)]),
    Group(
      check: ConfigurationCheck(label: "with"),
      entries: [
        Entry(.moduleConfigurationMisnamed, .moduleInput),
        Entry(.viewConfigurationMisnamed, .viewInput),
      ]),
    Group(check: InitialStateCheck(), entries: [Entry(.initialStateMethodMisnamed, .viewInput)]),
    Group(
      check: OtherModuleCheck(purpose: .opening),
      entries: [Entry(.presentMethodMisnamed, .routerInput)]),
    Group(
      check: OtherModuleCheck(purpose: .preparation),
      entries: [Entry(.injectMethodMisnamed, .routerInput)]),
  ])
}
