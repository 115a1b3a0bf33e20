import AdderArchitectures

extension PartNameRules {
  static let all = PartNameRules(entries: [
    Entry(.presenterClassName, [.decides]),
    Entry(.interactorClassName, [.appliesBusinessLogic]),
    Entry(.routerClassName, [.navigates]),
    Entry(.viewClassName, [.shows]),
    Entry(.assemblyName, [.composes]),
    Entry(.surfConfiguratorName, [.composes]),
    Entry(.ddmName, [.displaysLists]),
    Entry(.cellObjectFactoryName, [.formats]),
    Entry(.partName),
  ])
}
