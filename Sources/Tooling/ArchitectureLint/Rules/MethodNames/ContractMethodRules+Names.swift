import AdderArchitectures

extension ContractMethodRules {
  static let names = ContractMethodRules(groups: [
    Group(
      check: BeginCheck(),
      entries: [
        Entry(.viewOutputDidPrefix, .viewOutput),
        Entry(.interactorOutputDidPrefix, .interactorOutput),
        Entry(.moduleOutputDidPrefix, .moduleOutput),
        Entry(.routerInputOpenCloseEmbed, .routerInput),
        Entry(.surfRouterShowModule, .routerInput),
        Entry(.csRouteToNaming, ContractKind(to: [.navigates])),
        Entry(.csUseCaseMethodNaming, ContractKind(to: [.formats, .shows])),
        Entry(.methodBegin),
      ]),
    Group(check: ContainCheck(), entries: [Entry(.routerInputNamesModule, .routerInput)]),
    Group(
      check: AvoidedWordCheck(words: .gestures, advice: "Say what the user wants."),
      entries: [Entry(.surfViewOutputIntent, .viewOutput)]),
    Group(
      check: AvoidedWordCheck(words: .others, advice: "Say what it is for."),
      entries: [
        Entry(.surfNoUiDetailInViewProtocols, .viewProtocols),
        Entry(.surfNoUiDetailInRouter, .routerInput),
      ]),
    Group(check: GestureEndCheck(), entries: [Entry(.viewEventProtocolNamingDeck, .viewOutput)]),
    Group(check: VerbCheck(), entries: [Entry(.layerMethodVerbFirst)]),
    Group(check: CommandCheck(), entries: [Entry(.layerCommandImperative)]),
    Group(check: FactCheck(), entries: [Entry(.layerFactPastTense)]),
    Group(check: NewsCheck(), entries: [Entry(.surfModuleOutputFact, .moduleOutput)]),
    Group(check: ReadingVerbCheck(), entries: [Entry(.interactorInputVerbs, .interactorInput)]),
    Group(
      check: SourceEndCheck(), entries: [Entry(.interactorInputSourceSuffix, .interactorInput)]),
    Group(check: PairCheck(), entries: [Entry(.interactorOutputSuccessFailurePair)]),
    Group(check: SetterCheck(), entries: [Entry(.viewInputSetters, .viewInput)]),
    Group(
      check: LifecycleCheck(),
      entries: [Entry(.viewLifecycleNaming, .viewOutput), Entry(.surfViewLoaded, .viewOutput)]),
    Group(
      check: ConfigurationCheck(label: nil), entries: [Entry(.moduleInputConfigure, .moduleInput)]),
    Group(
      check: ConfigurationCheck(label: "with"),
      entries: [
        Entry(.surfModuleInputConfigure, .moduleInput),
        Entry(.surfViewInputConfigureWith, .viewInput),
      ]),
    Group(check: InitialStateCheck(), entries: [Entry(.surfViewInputInitialState, .viewInput)]),
    Group(
      check: OtherModuleCheck(purpose: .opening),
      entries: [Entry(.routerPresentMethodName, .routerInput)]),
    Group(
      check: OtherModuleCheck(purpose: .preparation),
      entries: [Entry(.routerInjectMethodName, .routerInput)]),
  ])
}
