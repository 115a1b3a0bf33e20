/// A counter that goes up and down.
@MainActor package protocol CounterWireframeInterface: AnyObject {
  /// Releases the module, which is off the screen.
  func releaseCounterInterface()
}
