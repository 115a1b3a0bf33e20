import AdderTesting
import Humans
import Testing

@MainActor struct OptionsInteractorTests {
  private let settings = SettingsServiceSpy()
  private let output = OptionsInteractorOutputSpy()
  private let interactor: OptionsInteractor

  init() {
    interactor = OptionsInteractor(settings: settings)
    interactor.output = output
  }

  @Test func `An address that was never set is empty`() {
    interactor.obtainEmail()
    #expect(output.didObtainEmailCalls.arguments == [""])
  }

  @Test func `An address is saved without surrounding whitespace`() {
    interactor.saveEmail(" masha@example.org\n")
    #expect(settings.saveEmailCalls.arguments == ["masha@example.org"])
    #expect(output.didSaveEmailCalls.count == 1)
  }

  @Test func `An invalid address is not saved`() {
    interactor.saveEmail("masha@")
    #expect(settings.saveEmailCalls.isEmpty)
    #expect(output.didRejectEmailCalls.arguments == [.lacksDomain])
  }

  @Test func `Whitespace alone is not an address`() {
    interactor.saveEmail("  ")
    #expect(output.didRejectEmailCalls.arguments == [.isEmpty])
  }

  @Test func `An address that cannot be saved is reported`() {
    settings.saveEmailCalls.fails(.notSaved(path: "/s.json"))
    interactor.saveEmail("masha@example.org")
    #expect(
      output.didFailToSaveEmailReasonCalls.arguments
        == ["\(SettingsServiceError.notSaved(path: "/s.json"))"])
  }
}
