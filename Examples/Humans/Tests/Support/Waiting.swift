/// Waits until a condition holds, however slow the machine is. What the test expects is checked after it:
/// a condition that never comes true is given up after ten minutes, and the expectation fails.
@MainActor public func wait(until condition: @MainActor () -> Bool) async throws {
  for _ in 0..<600_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
}
