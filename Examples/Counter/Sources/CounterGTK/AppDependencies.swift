import Adder
import AdderGTK
import Counter
import Foundation

/// The wireframes of the app, created and connected when it starts.
@MainActor final class AppDependencies {
  private let counterWireframe: CounterWireframe

  init(file: URL) {
    counterWireframe = CounterWireframe(dataStore: CounterDataStore(file: file)) {
      CounterViewController(eventHandler: $0)
    }
  }

  /// Opens the first module in a window.
  @discardableResult
  func openWindow(in application: GTKApplication? = nil) throws(TransitionError) -> GTKScreen {
    try GTKScreen(
      root: counterWireframe, size: GTKWindowSize(width: 360, height: 360), in: application)
  }
}
