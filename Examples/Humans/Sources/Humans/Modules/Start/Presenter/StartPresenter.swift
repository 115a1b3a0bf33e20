/// The first screen, which leads to the list of people and the options.
@MainActor package final class StartPresenter {
  package weak var view: (any StartViewInput)?
  package let interactor: any StartInteractorInput
  package let router: any StartRouterInput

  package init(interactor: any StartInteractorInput, router: any StartRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - StartViewOutput

extension StartPresenter: StartViewOutput {
  package func viewLoaded() {
    interactor.obtainUser()
  }

  package func peopleTapped() {
    router.presentHumanList()
  }

  package func optionsTapped() {
    router.presentOptions()
  }
}

// MARK: - StartRouterOutput

extension StartPresenter: StartRouterOutput {
  package func optionsDidClose() {
    interactor.obtainUser()
  }
}

// MARK: - StartInteractorOutput

extension StartPresenter: StartInteractorOutput {
  package func didObtainUser(email: String?) {
    view?.showGreeting(
      email.map { "Welcome back, \($0)." } ?? "Who lives here, and what is known of them.")
  }
}
