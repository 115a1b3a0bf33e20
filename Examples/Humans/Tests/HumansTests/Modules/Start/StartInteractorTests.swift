import AdderTesting
import Humans
import Testing

@MainActor struct StartInteractorTests {
  @Test(arguments: [nil, "masha@example.org"])
  func `The user's address comes from the settings`(email: String?) {
    let settings = SettingsServiceSpy()
    settings.emailAccess.value = email
    let output = StartInteractorOutputSpy()
    let interactor = StartInteractor(settings: settings)
    interactor.output = output
    interactor.obtainUser()
    #expect(output.didObtainUserEmailCalls.arguments == [email])
  }
}
