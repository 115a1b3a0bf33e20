import Adder
import AdderTesting
import Humans
import Testing

@MainActor struct HumanListPresenterTests {
  private let view = HumanListViewInputSpy()
  private let interactor = HumanListInteractorInputSpy()
  private let router = HumanListRouterInputSpy()
  private let presenter: HumanListPresenter
  private let anna = HumanSummary(id: 1, name: "Anna", age: 41, photoPath: "/a.png")
  private let bo = HumanSummary(id: 2, name: "Bo", age: 1, photoPath: nil)

  init() {
    presenter = HumanListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `A loaded view shows that people are being loaded`() {
    presenter.viewLoaded()
    #expect(view.showLoadingCalls.count == 1)
    #expect(interactor.obtainHumansCalls.count == 1)
  }

  @Test func `People are shown as rows`() {
    presenter.didObtainHumans(.all([anna, bo]))
    let rows = [
      HumanRow(id: 1, name: "Anna", age: "41 years", photoPath: "/a.png"),
      HumanRow(id: 2, name: "Bo", age: "1 year", photoPath: nil),
    ]
    #expect(view.showRowsCalls.arguments == [.all(rows)])
    #expect(view.showEmptyListCalls.isEmpty)
  }

  @Test func `Changed people change the rows at the same positions`() {
    presenter.didObtainHumans(.all([anna]))
    presenter.didChangeHumans(CacheTransactionBatch(from: [anna], to: [bo, anna]))
    #expect(view.log.contains(inOrder: "showRows(_:)", "showChanges(_:)"))
    let changes = view.showChangesCalls.last
    #expect(changes?.insertTransactions.map(\.object?.name) == ["Bo"])
    #expect(changes?.insertTransactions.map(\.updatedPosition) == [ListPosition(item: 0)])
  }

  @Test func `An empty list is shown as empty`() {
    presenter.didObtainHumans(.all([]))
    #expect(view.log.contains(inOrder: "showRows(_:)", "showEmptyList()"))
  }

  @Test func `The list is shown as empty only after the last person is removed`() {
    presenter.didObtainHumans(.all([anna, bo]))
    presenter.didChangeHumans(CacheTransactionBatch(from: [anna, bo], to: [bo]))
    #expect(view.showEmptyListCalls.isEmpty)
    presenter.didChangeHumans(CacheTransactionBatch(from: [bo], to: []))
    #expect(view.showEmptyListCalls.count == 1)
    presenter.didChangeHumans(.all([anna]))
    #expect(view.showEmptyListCalls.count == 1)
    #expect(view.showChangesCalls.count == 3)
  }

  @Test func `After a problem, the user can try again`() {
    presenter.didFailToObtainHumans(reason: "Broken.")
    presenter.retryTapped()
    #expect(view.showProblemCalls.arguments == ["Broken."])
    #expect(view.log.contains(inOrder: "showProblem(_:)", "showLoading()"))
    #expect(interactor.obtainHumansCalls.count == 1)
  }

  @Test func `The selected person is passed to the next module`() {
    let bo = HumanDetailParcel(.sample(id: 2, name: "Bo"))
    interactor.humanAtCalls.returns(bo, nil)
    presenter.rowTapped(at: 1)
    presenter.rowTapped(at: 2)
    #expect(interactor.humanAtCalls.arguments == [1, 2])
    #expect(router.presentHumanDetailCalls.arguments == [bo])
  }
}
