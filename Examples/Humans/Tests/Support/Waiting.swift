/// Waits until a condition is true, however slow the machine is. The test checks its expectation afterwards: if
/// the condition does not become true within ten minutes, waiting ends and the expectation fails.
@MainActor public func wait(until condition: @MainActor () -> Bool) async throws {
  for _ in 0..<600_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
}
