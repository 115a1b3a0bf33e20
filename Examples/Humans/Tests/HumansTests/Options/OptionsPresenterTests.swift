import Humans
import Testing

@MainActor struct OptionsPresenterTests {
  private let view = ViewMock()
  private let interactor = InteractorMock()
  private let router = RouterMock()
  private let presenter: OptionsPresenter

  init() {
    presenter = OptionsPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `The address is shown when it is there`() {
    presenter.viewLoaded()
    presenter.didLoadEmail("masha@example.org")
    #expect(interactor.calls == ["load"])
    #expect(view.calls == ["email masha@example.org"])
  }

  @Test func `What the user wants to keep is checked by the interactor`() {
    presenter.saveTapped(email: "masha@")
    #expect(interactor.calls == ["save masha@"])
    #expect(router.closeCount == 0)
  }

  @Test func `A kept address ends the module`() {
    presenter.didSaveEmail()
    #expect(router.closeCount == 1)
  }

  @Test(arguments: [
    (EmailProblem.lacksAt, "An address has an @ in it, for example masha@example.org."),
    (.hasInvalidCharacter(" "), "There is a blank in the address."),
    (.hasInvalidCharacter("<"), "“<” cannot be in an address there."),
  ])
  func `A problem is told in words`(problem: EmailProblem, words: String) {
    presenter.didRejectEmail(problem)
    #expect(view.calls == ["problem \(words)"])
  }

  @Test func `Every problem says what to do`() {
    let problems: [EmailProblem] = [
      .isEmpty, .lacksName, .lacksDomain, .lacksAt, .lacksDotInDomain, .isTooLong, .hasStrayDot,
    ]
    for problem in problems { presenter.didRejectEmail(problem) }
    #expect(Set(view.calls).count == problems.count)
  }

  @Test func `A failure of the disk is told`() {
    presenter.didFailToSaveEmail(reason: "Full.")
    #expect(view.calls == ["problem Full."])
  }

  @Test func `A problem goes when the address changes`() {
    presenter.emailChanged()
    #expect(view.calls == ["no problem"])
  }

  @Test func `The user can leave`() {
    presenter.closeTapped()
    #expect(router.closeCount == 1)
  }
}

private final class ViewMock: OptionsViewInput {
  private(set) var calls: [String] = []

  func showEmail(_ email: String) { calls.append("email \(email)") }
  func showProblem(_ problem: String) { calls.append("problem \(problem)") }
  func hideProblem() { calls.append("no problem") }
}

private final class InteractorMock: OptionsInteractorInput {
  private(set) var calls: [String] = []

  func loadEmail() { calls.append("load") }
  func saveEmail(_ email: String) { calls.append("save \(email)") }
}

private final class RouterMock: OptionsRouterInput {
  private(set) var closeCount = 0

  func closeModule() { closeCount += 1 }
}
