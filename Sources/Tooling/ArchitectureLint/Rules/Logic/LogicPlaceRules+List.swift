import AdderArchitectures

extension LogicPlaceRules {
  static let all = LogicPlaceRules(entries: [
    Entry(
      rule: .viewComputesValues, holders: [.shows], sign: .computing,
      message: "computes what it shows. Compute it in the interactor, and show the result."),
    Entry(
      rule: .validationOutsideInteractor, holders: [.shows, .decides, .formats], sign: .checking,
      message: "validates user input. Validate it in the interactor."),
    Entry(
      rule: .viewDecidesEmptyState, holders: [.shows], sign: .choosingWhatIsShown,
      message:
        "decides what to show when there is no data. Let the presenter decide which state to show."
    ),
  ])
}
