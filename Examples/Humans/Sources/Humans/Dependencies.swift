/// The dependencies of the app's modules; all modules share them.
@MainActor package struct Dependencies {
  package let humans: any HumanService
  package let settings: any SettingsService
  package let views: any Views

  package init(humans: any HumanService, settings: any SettingsService, views: any Views) {
    self.humans = humans
    self.settings = settings
    self.views = views
  }
}
