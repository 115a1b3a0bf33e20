/// The first screen, which leads to the list of people and the options.
@MainActor package final class StartInteractor {
  package weak var output: (any StartInteractorOutput)?
  private let settings: any SettingsService

  package init(settings: any SettingsService) {
    self.settings = settings
  }
}

// MARK: - StartInteractorInput

extension StartInteractor: StartInteractorInput {
  package func obtainUser() {
    output?.didObtainUser(email: settings.email)
  }
}
