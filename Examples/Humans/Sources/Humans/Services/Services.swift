/// What the interactors of the app work with; one of each for all modules.
@MainActor package struct Services {
  package let humans: any HumanService
  package let settings: any SettingsService

  package init(humans: any HumanService, settings: any SettingsService) {
    self.humans = humans
    self.settings = settings
  }
}
