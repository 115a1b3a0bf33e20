import Humans
import Testing

@MainActor struct OptionsInteractorTests {
  private let settings = SettingsServiceMock()
  private let output = OutputMock()
  private let interactor: OptionsInteractor

  init() {
    interactor = OptionsInteractor(settings: settings)
    interactor.output = output
  }

  @Test func `An address that was never set is empty`() {
    interactor.obtainEmail()
    #expect(output.answers == ["loaded "])
  }

  @Test func `An address is saved without surrounding whitespace`() {
    interactor.saveEmail(" masha@example.org\n")
    #expect(settings.email == "masha@example.org")
    #expect(output.answers == ["saved"])
  }

  @Test func `An invalid address is not saved`() {
    settings.email = "masha@example.org"
    interactor.saveEmail("masha@")
    #expect(settings.email == "masha@example.org")
    #expect(output.answers == ["rejected lacksDomain"])
  }

  @Test func `Whitespace alone is not an address`() {
    interactor.saveEmail("  ")
    #expect(output.answers == ["rejected isEmpty"])
  }

  @Test func `An address that cannot be saved is reported`() {
    settings.saveError = .notSaved(path: "/s.json")
    interactor.saveEmail("masha@example.org")
    #expect(output.answers == ["failed \(SettingsServiceError.notSaved(path: "/s.json"))"])
  }
}

private final class OutputMock: OptionsInteractorOutput {
  private(set) var answers: [String] = []

  func didObtainEmail(_ email: String) { answers.append("loaded \(email)") }
  func didSaveEmail() { answers.append("saved") }
  func didRejectEmail(_ problem: EmailProblem) { answers.append("rejected \(problem)") }
  func didFailToSaveEmail(reason: String) { answers.append("failed \(reason)") }
}
