import Adder
import AdderTesting
import Counter
import Foundation
import Testing

/// Tests a user's whole session with the app on the headless screen and a real file.
@MainActor @Suite(.moduleChecks) struct CounterTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "counter-\(UUID().uuidString)/count.txt")

  @Test func `The user counts, quits and continues counting`() throws {
    let screen = HeadlessScreen.forTests()
    let wireframe = CounterWireframe(dataStore: CounterDataStore(file: file)) {
      CounterTextView(eventHandler: $0)
    }
    wireframe.presentCounterInterface(from: try #require(screen.visibleView))
    var view = try #require(screen.visibleView(as: CounterTextView.self))
    #expect(view.line == "0")
    view.eventHandler.incrementButtonTapped()
    view.eventHandler.incrementButtonTapped()
    #expect(view.line == "- 2")
    screen.userTapsBack()
    #expect(wireframe.openModule == nil)

    wireframe.presentCounterInterface(from: try #require(screen.visibleView))
    view = try #require(screen.visibleView(as: CounterTextView.self))
    view.eventHandler.decrementButtonTapped()
    #expect(view.line == "- 1")
    screen.userSwipesBack()
    #expect(wireframe.openModule == nil)
  }
}

/// A headless view of the counter.
@MainActor private final class CounterTextView: HeadlessTransitionHandler, CounterViewInterface {
  let position = HeadlessPosition()
  let eventHandler: any CounterModuleInterface
  private var count = ""
  private var canDecrement = false

  init(eventHandler: any CounterModuleInterface) { self.eventHandler = eventHandler }

  var line: String { "\(canDecrement ? "- " : "")\(count)" }

  func viewDidLoad() { eventHandler.updateView() }
  func setCountText(_ text: String) { count = text }
  func setDecrementEnabled(_ isEnabled: Bool) { canDecrement = isEnabled }
  func setProblemText(_ text: String?) {}
}
