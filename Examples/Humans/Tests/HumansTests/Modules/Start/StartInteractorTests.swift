import Humans
import Testing

@MainActor struct StartInteractorTests {
  @Test(arguments: [nil, "masha@example.org"])
  func `The user's address comes from the settings`(email: String?) {
    let settings = SettingsServiceMock()
    settings.email = email
    let output = OutputMock()
    let interactor = StartInteractor(settings: settings)
    interactor.output = output
    interactor.obtainUser()
    #expect(output.emails == [email])
  }
}

private final class OutputMock: StartInteractorOutput {
  private(set) var emails: [String?] = []

  func didObtainUser(email: String?) { emails.append(email) }
}
