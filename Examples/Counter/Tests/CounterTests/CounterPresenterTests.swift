import Counter
import Testing

@MainActor struct CounterPresenterTests {
  private let view = ViewMock()
  private let interactor = InteractorMock()
  private let wireframe = WireframeMock()
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
    #expect(interactor.calls == ["request", "increment", "decrement"])
  }

  @Test func `A count is shown, and the minus button is enabled if it can go down`() {
    presenter.updateCount(3, canDecrement: true)
    #expect(view.calls == ["3", "decrement true", "no problem"])
  }

  @Test func `A problem is shown until the next count`() {
    presenter.failedToKeepCount(reason: "Full.")
    presenter.updateCount(0, canDecrement: false)
    #expect(view.calls == ["problem Full.", "0", "decrement false", "no problem"])
  }

  @Test func `When the view is closed, the wireframe releases the module`() {
    presenter.viewClosed()
    #expect(wireframe.releaseCount == 1)
  }
}

private final class ViewMock: CounterViewInterface {
  private(set) var calls: [String] = []

  func setCountText(_ text: String) { calls.append(text) }
  func setDecrementEnabled(_ isEnabled: Bool) { calls.append("decrement \(isEnabled)") }
  func setProblemText(_ text: String?) {
    calls.append(text.map { "problem \($0)" } ?? "no problem")
  }
}

private final class InteractorMock: CounterInteractorInput {
  private(set) var calls: [String] = []

  func requestCount() { calls.append("request") }
  func increment() { calls.append("increment") }
  func decrement() { calls.append("decrement") }
}

private final class WireframeMock: CounterWireframeInterface {
  private(set) var releaseCount = 0

  func releaseCounterInterface() { releaseCount += 1 }
}
