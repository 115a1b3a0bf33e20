import Humans
import Testing

@MainActor struct HumanListPresenterTests {
  private let view = ViewMock()
  private let interactor = InteractorMock()
  private let router = RouterMock()
  private let presenter: HumanListPresenter

  init() {
    presenter = HumanListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `A view that is loaded shows that something is coming`() {
    presenter.viewLoaded()
    #expect(view.calls == ["loading"])
    #expect(interactor.loadCount == 1)
  }

  @Test func `People are rows`() {
    presenter.didLoadHumans([("Anna", 41, "/a.png"), ("Bo", 1, nil)])
    #expect(
      view.rows == [
        HumanRow(name: "Anna", age: "41 years", photoPath: "/a.png"),
        HumanRow(name: "Bo", age: "1 year", photoPath: nil),
      ])
  }

  @Test func `Nobody is a state of its own`() {
    presenter.didLoadHumans([])
    #expect(view.calls == ["empty"])
  }

  @Test func `After a problem the user can try again`() {
    presenter.didFailToLoadHumans(reason: "Broken.")
    presenter.retryTapped()
    #expect(view.calls == ["problem Broken.", "loading"])
    #expect(interactor.loadCount == 1)
  }

  @Test func `The chosen person goes to the next module`() {
    interactor.humans = [HumanReference(.sample()), HumanReference(.sample(id: 2, name: "Bo"))]
    presenter.rowTapped(at: 1)
    presenter.rowTapped(at: 2)
    #expect(router.opened.map(\.human.name) == ["Bo"])
  }

  @Test func `What the next module changed goes to the interactor`() {
    presenter.didChangeHuman(HumanReference(.sample(biography: "New")))
    #expect(interactor.replaced.map(\.human.biography) == ["New"])
  }
}

private final class ViewMock: HumanListViewInput {
  private(set) var calls: [String] = []
  private(set) var rows: [HumanRow] = []

  func showLoading() { calls.append("loading") }
  func showRows(_ rows: [HumanRow]) { self.rows = rows }
  func showEmptyList() { calls.append("empty") }
  func showProblem(_ problem: String) { calls.append("problem \(problem)") }
}

private final class InteractorMock: HumanListInteractorInput {
  var humans: [HumanReference] = []
  private(set) var loadCount = 0
  private(set) var replaced: [HumanReference] = []

  func loadHumans() { loadCount += 1 }
  func human(at index: Int) -> HumanReference? {
    humans.indices.contains(index) ? humans[index] : nil
  }
  func replace(with human: HumanReference) { replaced.append(human) }
}

private final class RouterMock: HumanListRouterInput {
  private(set) var opened: [HumanReference] = []

  func presentHumanDetail(_ human: HumanReference) { opened.append(human) }
}
