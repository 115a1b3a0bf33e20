#if canImport(UIKit)
  import Adder
  import AdderUIKit
  import Counter

  /// A number that goes up and down.
  @MainActor final class CounterWireframe {
    /// The module from its presentation until it is closed, whatever closes it.
    private(set) var openModule: OpenModule<any CounterModuleInterface>?
    private let dataStore: any CounterDataStoreInterface

    init(dataStore: any CounterDataStoreInterface) {
      self.dataStore = dataStore
    }

    /// Opens the module.
    ///
    /// - Parameter transitionHandler: the view from which it is opened.
    func presentCounterInterface(from transitionHandler: any TransitionHandler) {
      var moduleInterface: (any CounterModuleInterface)?
      let openModule = transitionHandler.open(self) { moduleInterface = $0 }
      self.openModule = openModule
      // Kept here, so that the presenter hears of the end although its view is gone by then.
      openModule.onClose { [moduleInterface] in moduleInterface?.viewClosed() }
    }
  }

  // MARK: - ModuleFactory

  extension CounterWireframe: ModuleFactory {
    func makeModule(output: ModuleOutputReference<Never>) -> Module<any CounterModuleInterface> {
      let interactor = CounterInteractor(dataStore: dataStore)
      let presenter = CounterPresenter(interactor: interactor)
      let viewController = CounterViewController(eventHandler: presenter)

      interactor.output = presenter
      presenter.userInterface = viewController
      presenter.wireframe = self
      return Module(view: viewController, parts: [interactor]) { [weak presenter] in presenter }
    }
  }

  // MARK: - CounterWireframeInterface

  extension CounterWireframe: CounterWireframeInterface {
    func releaseCounterInterface() {
      // It may have been presented again while the one before was on its way out.
      guard openModule?.isOpen != true else { return }
      openModule = nil
    }
  }
#endif
