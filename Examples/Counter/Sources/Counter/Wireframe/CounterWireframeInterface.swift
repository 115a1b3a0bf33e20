/// A counter that goes up and down.
@MainActor package protocol CounterWireframeInterface: AnyObject {
  /// Releases the module after it has left the screen.
  func releaseCounterInterface()
}
