/// A counter that goes up and down.
@MainActor package protocol CounterInteractorOutput: AnyObject {
  /// Delivers the count.
  ///
  /// - Parameters:
  ///   - count: the count.
  ///   - canDecrement: true if the count can go down.
  func updateCount(_ count: Int, canDecrement: Bool)

  /// Reports that the count could not be read or saved,
  /// with the reason. Counting continues in memory.
  func failedToKeepCount(reason: String)
}
