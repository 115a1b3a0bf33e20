import AdderTesting
import Humans
import Testing

@MainActor struct OptionsPresenterTests {
  private let view = OptionsViewInputSpy()
  private let interactor = OptionsInteractorInputSpy()
  private let router = OptionsRouterInputSpy()
  private let presenter: OptionsPresenter

  init() {
    presenter = OptionsPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `The address is shown when it is loaded`() {
    presenter.viewLoaded()
    presenter.didObtainEmail("masha@example.org")
    #expect(interactor.obtainEmailCalls.count == 1)
    #expect(view.showEmailCalls.arguments == ["masha@example.org"])
  }

  @Test func `The interactor validates the address to save`() {
    presenter.saveTapped(email: "masha@")
    #expect(interactor.saveEmailCalls.arguments == ["masha@"])
    #expect(router.closeModuleCalls.isEmpty)
  }

  @Test func `A saved address closes the module`() {
    presenter.didSaveEmail()
    #expect(router.closeModuleCalls.count == 1)
  }

  @Test(arguments: [
    (EmailProblem.lacksAt, "Add an @, for example masha@example.org."),
    (.hasInvalidCharacter(" "), "Remove the space from the address."),
    (.hasInvalidCharacter("<"), "“<” is not permitted there."),
  ])
  func `A problem is shown as text`(problem: EmailProblem, words: String) {
    presenter.didRejectEmail(problem)
    #expect(view.showProblemCalls.arguments == [words])
  }

  @Test func `Every problem has its own text`() {
    let problems: [EmailProblem] = [
      .isEmpty, .lacksName, .lacksDomain, .lacksAt, .lacksDotInDomain, .isTooLong, .hasStrayDot,
    ]
    for problem in problems { presenter.didRejectEmail(problem) }
    #expect(Set(view.showProblemCalls.arguments).count == problems.count)
  }

  @Test func `A disk failure is reported`() {
    presenter.didFailToSaveEmail(reason: "Full.")
    #expect(view.showProblemCalls.arguments == ["Full."])
  }

  @Test func `A problem disappears when the address changes`() {
    presenter.emailChanged()
    #expect(view.hideProblemCalls.count == 1)
  }

  @Test func `The user can close the module`() {
    presenter.closeTapped()
    #expect(router.closeModuleCalls.count == 1)
  }
}
