import AdderArchitectures

extension ReferenceStrengthRules {
  static let all = ReferenceStrengthRules(entries: [
    Entry(.presenterRetainsView, from: [.decides], to: [.shows], .weak),
    Entry(.interactorRetainsOutput, from: [.appliesBusinessLogic], to: [.decides], .weak),
    Entry(.routerRetainsScreen, from: [.navigates], to: [.shows], .weak),
    Entry(.routerRetainsModuleParts, from: [.navigates], .weak),
    Entry(.routerRetainsView, from: [.navigates], to: [.shows], .weak),
    Entry(.presenterRetainsDisplayLogic, from: [.formats], to: [.shows], .weak),
    Entry(.routerRetainsViewController, from: [.navigates], to: [.shows], .weak),
    Entry(.presenterRetainsModuleOutput, from: [.decides], .weak, leadsOut: true),
    Entry(.viewHasWeakOutput, from: [.shows], to: [.decides], .strong),
    Entry(.presenterHasWeakInteractor, from: [.decides], to: [.appliesBusinessLogic], .strong),
    Entry(.presenterHasWeakRouter, from: [.decides], to: [.navigates], .strong),
    Entry(
      .interactorHasWeakPresenter, from: [.appliesBusinessLogic], to: [.formats], .strong),
    Entry(.referenceWrongStrength, leadsOut: nil),
  ])
}
