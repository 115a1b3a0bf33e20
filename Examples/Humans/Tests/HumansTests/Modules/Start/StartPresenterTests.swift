import AdderTesting
import Humans
import Testing

@MainActor struct StartPresenterTests {
  private let view = StartViewInputSpy()
  private let interactor = StartInteractorInputSpy()
  private let router = StartRouterInputSpy()
  private let presenter: StartPresenter

  init() {
    presenter = StartPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `A loaded view requests the user`() {
    presenter.viewLoaded()
    #expect(interactor.obtainUserCalls.count == 1)
  }

  @Test func `A known user is greeted by the address`() {
    presenter.didObtainUser(email: "masha@example.org")
    #expect(view.showGreetingCalls.arguments == ["Welcome back, masha@example.org."])
  }

  @Test func `An unknown user sees a description of the app`() {
    presenter.didObtainUser(email: nil)
    #expect(view.showGreetingCalls.arguments == ["Who lives here, and what is known of them."])
  }

  @Test func `The buttons open the modules`() {
    presenter.peopleTapped()
    presenter.optionsTapped()
    #expect(router.log.contains(inOrder: "presentHumanList()", "presentOptions()"))
  }

  @Test func `When the options close, the user is loaded again`() {
    presenter.optionsDidClose()
    #expect(interactor.obtainUserCalls.count == 1)
  }
}
