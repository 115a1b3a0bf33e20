import AdderArchitectures

extension ReferenceStrengthRules {
  static let all = ReferenceStrengthRules(entries: [
    Entry(.presenterViewWeak, from: [.decides], to: [.shows], .weak),
    Entry(.interactorOutputWeak, from: [.appliesBusinessLogic], to: [.decides], .weak),
    Entry(.routerTransitionHandlerWeak, from: [.navigates], to: [.shows], .weak),
    Entry(.routerViewStrongCycle, from: [.navigates], .weak),
    Entry(.surfRouterViewWeak, from: [.navigates], to: [.shows], .weak),
    Entry(.csPresenterViewWeak, from: [.formats], to: [.shows], .weak),
    Entry(.csRouterViewWeak, from: [.navigates], to: [.shows], .weak),
    Entry(.presenterModuleOutputWeak, from: [.decides], .weak, leadsOut: true),
    Entry(.viewOutputStrong, from: [.shows], to: [.decides], .strong),
    Entry(.presenterInteractorStrong, from: [.decides], to: [.appliesBusinessLogic], .strong),
    Entry(.presenterRouterStrong, from: [.decides], to: [.navigates], .strong),
    Entry(
      .csInteractorHoldsPresenter, from: [.appliesBusinessLogic], to: [.formats], .strong),
    Entry(.referenceStrength),
  ])
}
