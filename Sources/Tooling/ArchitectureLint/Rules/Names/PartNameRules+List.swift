import AdderArchitectures

extension PartNameRules {
  static let all = PartNameRules(entries: [
    Entry(.presenterMisnamed, [.decides]),
    Entry(.interactorMisnamed, [.appliesBusinessLogic]),
    Entry(.routerMisnamed, [.navigates]),
    Entry(.viewMisnamed, [.shows]),
    Entry(.assemblyMisnamed, [.composes]),
    Entry(.configuratorMisnamed, [.composes]),
    Entry(.displayManagerMisnamed, [.displaysLists]),
    Entry(.cellObjectFactoryMisnamed, [.formats]),
    Entry(.partMisnamed),
  ])
}
