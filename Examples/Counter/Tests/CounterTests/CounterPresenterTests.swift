import AdderTesting
import Counter
import Testing

@MainActor struct CounterPresenterTests {
  private let view = CounterViewInterfaceSpy()
  private let interactor = CounterInteractorInputSpy()
  private let wireframe = CounterWireframeInterfaceSpy()
  private let presenter: CounterPresenter

  init() {
    presenter = CounterPresenter(interactor: interactor)
    presenter.userInterface = view
    presenter.wireframe = wireframe
  }

  @Test func `User actions are forwarded to the interactor`() {
    presenter.updateView()
    presenter.incrementButtonTapped()
    presenter.decrementButtonTapped()
    #expect(interactor.log.contains(inOrder: "requestCount()", "increment()", "decrement()"))
  }

  @Test func `A count is shown, and the minus button is enabled if it can go down`() {
    presenter.updateCount(3, canDecrement: true)
    #expect(view.setCountTextCalls.arguments == ["3"])
    #expect(view.setDecrementEnabledCalls.arguments == [true])
    #expect(view.setProblemTextCalls.arguments == [nil])
  }

  @Test func `A problem is shown until the next count`() {
    presenter.failedToKeepCount(reason: "Full.")
    presenter.updateCount(0, canDecrement: false)
    #expect(view.setProblemTextCalls.arguments == ["Full.", nil])
    #expect(view.setDecrementEnabledCalls.arguments == [false])
  }

  @Test func `When the view is closed, the wireframe releases the module`() {
    presenter.viewClosed()
    #expect(wireframe.releaseCounterInterfaceCalls.count == 1)
  }
}
