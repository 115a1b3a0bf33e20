/// Finds the parts of closed modules that are still in memory.
///
/// In debug builds, it checks shortly after a module closes, and reports the parts that are still
/// in memory (`RuntimeProblem`). `AdderTesting` gives each test its own census and checks on
/// request. Release builds record nothing.
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

  private let looksByItself: Bool
  private var traces: [ModuleTrace] = []

  /// - Parameter looksByItself: True to check shortly after each module closes; false to
  ///   check only on request.
  public nonisolated init(looksByItself: Bool = false) {
    self.looksByItself = looksByItself
  }

  /// Runs `body`, and records in this census the modules that close meanwhile, and those that
  /// `body` opens and the screen closes later.
  public func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$ofTask.withValue(self, operation: body)
  }

  /// Runs `body`, and records in this census the modules that close meanwhile, and those that
  /// `body` opens and the screen closes later.
  public func during<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$ofTask.withValue(self, operation: body)
  }

  #if DEBUG
    func add(_ trace: ModuleTrace) {
      traces.append(trace)
      guard looksByItself, traces.count == 1 else { return }
      // Animations and the event that closed the module may retain the view for a while.
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(2))
        for problem in takeProblems() { problem.report() }
      }
    }
  #endif

  /// True if any part of the modules that closed since the last
  /// `takeProblems()` is still in memory.
  public var hasProblems: Bool {
    #if DEBUG
      traces.contains { $0.problem != nil }
    #else
      false
    #endif
  }

  /// Returns the parts that are still in memory, of modules that closed since the last call.
  public func takeProblems() -> [RuntimeProblem] {
    #if DEBUG
      let problems = traces.compactMap(\.problem)
      traces = []
      return problems
    #else
      return []
    #endif
  }
}
