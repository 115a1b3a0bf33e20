/// Edits the options: the user's e-mail address.
@MainActor package final class OptionsPresenter {
  package weak var view: (any OptionsViewInput)?
  package let interactor: any OptionsInteractorInput
  package let router: any OptionsRouterInput

  package init(interactor: any OptionsInteractorInput, router: any OptionsRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - OptionsViewOutput

extension OptionsPresenter: OptionsViewOutput {
  package func viewLoaded() {
    interactor.obtainEmail()
  }

  package func emailChanged() {
    view?.hideProblem()
  }

  package func saveTapped(email: String) {
    interactor.saveEmail(email)
  }

  package func closeTapped() {
    router.closeModule()
  }
}

// MARK: - OptionsInteractorOutput

extension OptionsPresenter: OptionsInteractorOutput {
  package func didObtainEmail(_ email: String) {
    view?.showEmail(email)
  }

  package func didSaveEmail() {
    router.closeModule()
  }

  package func didRejectEmail(_ problem: EmailProblem) {
    view?.showProblem(Self.text(of: problem))
  }

  package func didFailToSaveEmail(reason: String) {
    view?.showProblem(reason)
  }

  private static func text(of problem: EmailProblem) -> String {
    switch problem {
    case .isEmpty: "Type an address, for example masha@example.org."
    case .lacksAt: "Add an @, for example masha@example.org."
    case .lacksName: "Add a name before the @, for example masha@example.org."
    case .lacksDomain: "Add a domain after the @, for example masha@example.org."
    case .lacksDotInDomain: "Add a dot to the domain, for example masha@example.org."
    case .isTooLong: "The address is too long. Check that nothing was pasted by accident."
    case .hasStrayDot: "Dots must be between other characters, not at an end or in a row."
    case .hasInvalidCharacter(let character):
      character.isWhitespace
        ? "Remove the space from the address." : "“\(character)” is not permitted there."
    }
  }
}
