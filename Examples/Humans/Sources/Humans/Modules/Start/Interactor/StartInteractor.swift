/// The first screen: where the user can go.
@MainActor package final class StartInteractor {
  package weak var output: (any StartInteractorOutput)?
  private let settings: any SettingsService

  package init(settings: any SettingsService) {
    self.settings = settings
  }
}

// MARK: - StartInteractorInput

extension StartInteractor: StartInteractorInput {
  package func loadUser() {
    output?.didLoadUser(email: settings.email)
  }
}
