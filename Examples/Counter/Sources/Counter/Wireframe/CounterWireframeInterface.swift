/// A number that goes up and down.
@MainActor package protocol CounterWireframeInterface: AnyObject {
  /// Lets go of the module, which is off the screen.
  func releaseCounterInterface()
}
