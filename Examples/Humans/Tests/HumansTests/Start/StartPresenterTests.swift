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

  @Test func `A view that is loaded asks who the user is`() {
    presenter.viewLoaded()
    #expect(interactor.loadCount == 1)
  }

  @Test func `A known user is greeted by the address`() {
    presenter.didLoadUser(email: "masha@example.org")
    #expect(view.greetings == ["Welcome back, masha@example.org."])
  }

  @Test func `An unknown user is told what the app is`() {
    presenter.didLoadUser(email: nil)
    #expect(view.greetings == ["Who lives here, and what is known of them."])
  }

  @Test func `The buttons lead to the modules`() {
    presenter.peopleTapped()
    presenter.optionsTapped()
    #expect(router.calls == ["people", "options"])
  }

  @Test func `Closed options may have changed who the user is`() {
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

  func loadUser() { loadCount += 1 }
}

private final class RouterMock: StartRouterInput {
  private(set) var calls: [String] = []

  func presentHumanList() { calls.append("people") }
  func presentOptions() { calls.append("options") }
}
