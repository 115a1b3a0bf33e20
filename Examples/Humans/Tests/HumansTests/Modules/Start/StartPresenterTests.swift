import Humans
import Testing

@MainActor struct StartPresenterTests {
  private let view = ViewMock()
  private let interactor = InteractorMock()
  private let router = RouterMock()
  private let presenter: StartPresenter

  init() {
    presenter = StartPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `A loaded view requests the user`() {
    presenter.viewLoaded()
    #expect(interactor.loadCount == 1)
  }

  @Test func `A known user is greeted by the address`() {
    presenter.didObtainUser(email: "masha@example.org")
    #expect(view.greetings == ["Welcome back, masha@example.org."])
  }

  @Test func `An unknown user sees a description of the app`() {
    presenter.didObtainUser(email: nil)
    #expect(view.greetings == ["Who lives here, and what is known of them."])
  }

  @Test func `The buttons open the modules`() {
    presenter.peopleTapped()
    presenter.optionsTapped()
    #expect(router.calls == ["people", "options"])
  }

  @Test func `When the options close, the user is loaded again`() {
    presenter.optionsDidClose()
    #expect(interactor.loadCount == 1)
  }
}

private final class ViewMock: StartViewInput {
  private(set) var greetings: [String] = []

  func showGreeting(_ greeting: String) { greetings.append(greeting) }
}

private final class InteractorMock: StartInteractorInput {
  private(set) var loadCount = 0

  func obtainUser() { loadCount += 1 }
}

private final class RouterMock: StartRouterInput {
  private(set) var calls: [String] = []

  func presentHumanList() { calls.append("people") }
  func presentOptions() { calls.append("options") }
}
