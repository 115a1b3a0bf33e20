import AdderArchitectures

extension LogicPlaceRules {
  static let all = LogicPlaceRules(entries: [
    Entry(
      rule: .viewComputesValues, holders: [.shows], sign: .computing,
      message: "works out what it shows. Let the interactor do that, and show what came of it."),
    Entry(
      rule: .validationOutsideInteractor, holders: [.shows, .decides, .formats], sign: .checking,
      message: "checks what was typed. Let the interactor check it."),
    Entry(
      rule: .viewDecidesEmptyState, holders: [.shows], sign: .choosingWhatIsShown,
      message:
        "decides by itself what is shown when there is nothing. Let the presenter tell it which state to show."
    ),
  ])
}
