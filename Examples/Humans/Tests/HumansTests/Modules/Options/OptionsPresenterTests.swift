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

  @Test func `The address is shown when it is loaded`() {
    presenter.viewLoaded()
    presenter.didObtainEmail("masha@example.org")
    #expect(interactor.calls == ["load"])
    #expect(view.calls == ["email masha@example.org"])
  }

  @Test func `The interactor validates the address to save`() {
    presenter.saveTapped(email: "masha@")
    #expect(interactor.calls == ["save masha@"])
    #expect(router.closeCount == 0)
  }

  @Test func `A saved address closes the module`() {
    presenter.didSaveEmail()
    #expect(router.closeCount == 1)
  }

  @Test(arguments: [
    (EmailProblem.lacksAt, "Add an @, for example masha@example.org."),
    (.hasInvalidCharacter(" "), "Remove the space from the address."),
    (.hasInvalidCharacter("<"), "“<” is not permitted there."),
  ])
  func `A problem is shown as text`(problem: EmailProblem, words: String) {
    presenter.didRejectEmail(problem)
    #expect(view.calls == ["problem \(words)"])
  }

  @Test func `Every problem has its own text`() {
    let problems: [EmailProblem] = [
      .isEmpty, .lacksName, .lacksDomain, .lacksAt, .lacksDotInDomain, .isTooLong, .hasStrayDot,
    ]
    for problem in problems { presenter.didRejectEmail(problem) }
    #expect(Set(view.calls).count == problems.count)
  }

  @Test func `A disk failure is reported`() {
    presenter.didFailToSaveEmail(reason: "Full.")
    #expect(view.calls == ["problem Full."])
  }

  @Test func `A problem disappears when the address changes`() {
    presenter.emailChanged()
    #expect(view.calls == ["no problem"])
  }

  @Test func `The user can close the module`() {
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

  func obtainEmail() { calls.append("load") }
  func saveEmail(_ email: String) { calls.append("save \(email)") }
}

private final class RouterMock: OptionsRouterInput {
  private(set) var closeCount = 0

  func closeModule() { closeCount += 1 }
}
