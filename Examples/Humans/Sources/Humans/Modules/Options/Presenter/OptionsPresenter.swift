/// The options: the user's e-mail address.
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
    interactor.loadEmail()
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
  package func didLoadEmail(_ email: String) {
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
    case .lacksAt: "An address has an @ in it, for example masha@example.org."
    case .lacksName: "Before the @ stands a name, for example masha@example.org."
    case .lacksDomain: "After the @ stands a place, for example masha@example.org."
    case .lacksDotInDomain: "After the @ is a dot, for example masha@example.org."
    case .isTooLong: "No address is that long. Check it for something pasted by accident."
    case .hasStrayDot: "Dots stand between letters: not at an end, and not in a row."
    case .hasInvalidCharacter(let character):
      character.isWhitespace
        ? "There is a blank in the address." : "“\(character)” cannot be in an address there."
    }
  }
}
