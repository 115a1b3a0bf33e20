import Adder
import Humans
import Testing

@MainActor struct HumanListPresenterTests {
  private let view = ViewMock()
  private let interactor = InteractorMock()
  private let router = RouterMock()
  private let presenter: HumanListPresenter
  private let anna = HumanSummary(id: 1, name: "Anna", age: 41, photoPath: "/a.png")
  private let bo = HumanSummary(id: 2, name: "Bo", age: 1, photoPath: nil)

  init() {
    presenter = HumanListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `A loaded view shows that people are being loaded`() {
    presenter.viewLoaded()
    #expect(view.calls == ["loading"])
    #expect(interactor.loadCount == 1)
  }

  @Test func `People are shown as rows`() {
    presenter.didObtainHumans(.all([anna, bo]))
    #expect(view.calls == ["rows"])
    #expect(
      view.batch
        == .all([
          HumanRow(id: 1, name: "Anna", age: "41 years", photoPath: "/a.png"),
          HumanRow(id: 2, name: "Bo", age: "1 year", photoPath: nil),
        ]))
  }

  @Test func `Changed people change the rows at the same positions`() {
    presenter.didObtainHumans(.all([anna]))
    presenter.didChangeHumans(CacheTransactionBatch(from: [anna], to: [bo, anna]))
    #expect(view.calls == ["rows", "changes"])
    #expect(view.batch?.insertTransactions.map(\.object?.name) == ["Bo"])
    #expect(view.batch?.insertTransactions.map(\.updatedPosition) == [ListPosition(item: 0)])
  }

  @Test func `An empty list is shown as empty`() {
    presenter.didObtainHumans(.all([]))
    #expect(view.calls == ["rows", "empty"])
  }

  @Test func `The list is shown as empty only after the last person is removed`() {
    presenter.didObtainHumans(.all([anna, bo]))
    presenter.didChangeHumans(CacheTransactionBatch(from: [anna, bo], to: [bo]))
    #expect(view.calls == ["rows", "changes"])
    presenter.didChangeHumans(CacheTransactionBatch(from: [bo], to: []))
    #expect(view.calls == ["rows", "changes", "changes", "empty"])
    presenter.didChangeHumans(.all([anna]))
    #expect(view.calls == ["rows", "changes", "changes", "empty", "changes"])
  }

  @Test func `After a problem, the user can try again`() {
    presenter.didFailToObtainHumans(reason: "Broken.")
    presenter.retryTapped()
    #expect(view.calls == ["problem Broken.", "loading"])
    #expect(interactor.loadCount == 1)
  }

  @Test func `The selected person is passed to the next module`() {
    interactor.humans = [
      HumanDetailParcel(.sample()), HumanDetailParcel(.sample(id: 2, name: "Bo")),
    ]
    presenter.rowTapped(at: 1)
    presenter.rowTapped(at: 2)
    #expect(router.opened == [HumanDetailParcel(.sample(id: 2, name: "Bo"))])
  }
}

private final class ViewMock: HumanListViewInput {
  private(set) var calls: [String] = []
  private(set) var batch: CacheTransactionBatch<HumanRow>?

  func showLoading() { calls.append("loading") }
  func showRows(_ rows: CacheTransactionBatch<HumanRow>) {
    calls.append("rows")
    batch = rows
  }
  func showChanges(_ changes: CacheTransactionBatch<HumanRow>) {
    calls.append("changes")
    batch = changes
  }
  func showEmptyList() { calls.append("empty") }
  func showProblem(_ problem: String) { calls.append("problem \(problem)") }
}

private final class InteractorMock: HumanListInteractorInput {
  var humans: [HumanDetailParcel] = []
  private(set) var loadCount = 0

  func obtainHumans() { loadCount += 1 }
  func human(at index: Int) -> HumanDetailParcel? {
    humans.indices.contains(index) ? humans[index] : nil
  }
}

private final class RouterMock: HumanListRouterInput {
  private(set) var opened: [HumanDetailParcel] = []

  func presentHumanDetail(_ parcel: HumanDetailParcel) { opened.append(parcel) }
}
