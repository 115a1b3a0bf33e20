package import Adder

/// A counter that goes up and down.
@MainActor package final class CounterWireframe {
  /// The module from when it is presented until it is closed, regardless of what closes it.
  package private(set) var openModule: OpenModule<any CounterModuleInterface>?
  private let dataStore: any CounterDataStoreInterface
  private let makeView: MakeView

  /// Creates the view for one user interface: GTK, UIKit or a test.
  package typealias MakeView =
    @MainActor (any CounterModuleInterface) -> any CounterViewInterface & TransitionHandler

  package init(dataStore: any CounterDataStoreInterface, makeView: @escaping MakeView) {
    self.dataStore = dataStore
    self.makeView = makeView
  }

  /// Opens the module.
  ///
  /// - Parameter transitionHandler: the view that opens the module.
  package func presentCounterInterface(from transitionHandler: any TransitionHandler) {
    openModule = transitionHandler.open(self)
  }
}

// MARK: - ModuleFactory

extension CounterWireframe: ModuleFactory {
  package func makeModule(output: ModuleOutputReference<Never>) -> Module<
    any CounterModuleInterface
  > {
    let interactor = CounterInteractor(dataStore: dataStore)
    let presenter = CounterPresenter(interactor: interactor)
    let view = makeView(presenter)

    interactor.output = presenter
    presenter.userInterface = view
    presenter.wireframe = self
    return Module(view: view, parts: [interactor]) { [weak presenter] in presenter }
      .onClose { presenter.viewClosed() }
  }
}

// MARK: - CounterWireframeInterface

extension CounterWireframe: CounterWireframeInterface {
  package func releaseCounterInterface() {
    // The module may have been presented again while its previous instance was closing.
    guard openModule?.isOpen != true else { return }
    openModule = nil
  }
}
