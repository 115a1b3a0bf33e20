/// A counter that goes up and down.
@MainActor package protocol CounterInteractorOutput: AnyObject {
  /// Delivers the count.
  ///
  /// - Parameters:
  ///   - count: the count.
  ///   - canDecrement: whether it can go down.
  func updateCount(_ count: Int, canDecrement: Bool)

  /// Reports that the count could not be read or saved, with the reason. It continues in memory.
  func failedToKeepCount(reason: String)
}
