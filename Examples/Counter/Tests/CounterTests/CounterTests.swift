import Adder
import AdderTesting
import Counter
import Foundation
import Testing

/// The app on the headless screen, with a real file: what a user does from the start to the end.
@MainActor @Suite(.moduleChecks) struct CounterTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "counter-\(UUID().uuidString)/count.txt")

  @Test func `The user counts, leaves and goes on counting`() throws {
    let screen = HeadlessScreen.forTests()
    let wireframe = TextWireframe(dataStore: CounterDataStore(file: file))
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

/// A view without pixels.
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

@MainActor private final class TextWireframe: ModuleFactory, CounterWireframeInterface {
  private(set) var openModule: OpenModule<any CounterModuleInterface>?
  private let dataStore: any CounterDataStoreInterface

  init(dataStore: any CounterDataStoreInterface) { self.dataStore = dataStore }

  func presentCounterInterface(from handler: any TransitionHandler) {
    var moduleInterface: (any CounterModuleInterface)?
    openModule = handler.open(self) { moduleInterface = $0 }
    openModule?.onClose { [moduleInterface] in moduleInterface?.viewClosed() }
  }

  func makeModule(output: ModuleOutputReference<Never>) -> Module<any CounterModuleInterface> {
    let interactor = CounterInteractor(dataStore: dataStore)
    let presenter = CounterPresenter(interactor: interactor)
    let view = CounterTextView(eventHandler: presenter)
    interactor.output = presenter
    presenter.userInterface = view
    presenter.wireframe = self
    return Module(view: view, parts: [interactor]) { [weak presenter] in presenter }
  }

  func releaseCounterInterface() { openModule = nil }
}
