/// A counter that goes up and down.
@MainActor package final class CounterPresenter {
  package weak var userInterface: (any CounterViewInterface)?
  package weak var wireframe: (any CounterWireframeInterface)?
  package let interactor: any CounterInteractorInput

  package init(interactor: any CounterInteractorInput) {
    self.interactor = interactor
  }
}

// MARK: - CounterModuleInterface

extension CounterPresenter: CounterModuleInterface {
  package func updateView() {
    interactor.requestCount()
  }

  package func incrementButtonTapped() {
    interactor.increment()
  }

  package func decrementButtonTapped() {
    interactor.decrement()
  }

  package func viewClosed() {
    wireframe?.releaseCounterInterface()
  }
}

// MARK: - CounterInteractorOutput

extension CounterPresenter: CounterInteractorOutput {
  package func updateCount(_ count: Int, canDecrement: Bool) {
    userInterface?.setCountText("\(count)")
    userInterface?.setDecrementEnabled(canDecrement)
    userInterface?.setProblemText(nil)
  }

  package func failedToKeepCount(reason: String) {
    userInterface?.setProblemText(reason)
  }
}
