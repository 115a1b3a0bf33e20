/// Finds the parts of closed modules that are still in memory.
///
/// In debug builds, the census checks shortly after each module closes, and reports the parts that
/// are still in memory (`RuntimeProblem`). `AdderTesting` gives each test a separate census and
/// checks on request. Release builds record nothing.
@MainActor public final class ModuleCensus {
  /// The census of the running test; `nil` in an app.
  @TaskLocal private static var ofTask: ModuleCensus?

  private static let shared = ModuleCensus(looksByItself: true)

  /// The census of the test that opens a module. It is stored with the module, because a screen may
  /// close the module while no code of the test is running.
  static var ofOpener: ModuleCensus? { ofTask }

  /// Returns the census that records a module when it closes.
  static func ofClosing(openedIn census: ModuleCensus?) -> ModuleCensus {
    ofTask ?? census ?? shared
  }

  /// Waits until a closed module should have been released; `nil` to check only on request.
  private let delay: (@Sendable () async -> Void)?
  /// The closed modules that have not been checked yet, numbered in the order in which they closed.
  private var traces: [Int: ModuleTrace] = [:]
  private var closedCount = 0

  /// - Parameter looksByItself: True to check shortly after each module closes; false to
  ///   check only on request.
  public nonisolated convenience init(looksByItself: Bool = false) {
    let delay: @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(2)) }
    self.init(delay: looksByItself ? delay : nil)
  }

  nonisolated init(delay: (@Sendable () async -> Void)?) {
    self.delay = delay
  }

  /// Runs `body`. This census records the modules that close during the call, and the modules that
  /// `body` opens and the screen closes later.
  public func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$ofTask.withValue(self, operation: body)
  }

  /// Runs `body`. This census records the modules that close during the call, and the modules that
  /// `body` opens and the screen closes later.
  public func during<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$ofTask.withValue(self, operation: body)
  }

  #if DEBUG
    func add(_ trace: ModuleTrace) {
      let number = closedCount
      closedCount += 1
      traces[number] = trace
      guard let delay else { return }
      // Animations and the event that closed the module may retain the view for a while.
      Task { @MainActor in
        await delay()
        traces.removeValue(forKey: number)?.problem?.report()
      }
    }

    /// True if no closed module remains to be checked.
    var isDone: Bool { traces.isEmpty }
  #endif

  /// True if any part of the modules that closed since the last
  /// `takeProblems()` is still in memory.
  public var hasProblems: Bool {
    #if DEBUG
      traces.values.contains { $0.problem != nil }
    #else
      false
    #endif
  }

  /// Returns the parts still in memory that belong to modules closed since the last call.
  public func takeProblems() -> [RuntimeProblem] {
    #if DEBUG
      defer { traces = [:] }
      return traces.sorted { $0.key < $1.key }.compactMap(\.value.problem)
    #else
      return []
    #endif
  }
}
