/// A number that goes up and down.
@MainActor package protocol CounterInteractorOutput: AnyObject {
  /// Hands over the count.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - canDecrement: whether there can be one less.
  func updateCount(_ count: Int, canDecrement: Bool)

  /// Tells that the count could not be read or kept, and why. It goes on in memory.
  func failedToKeepCount(reason: String)
}
