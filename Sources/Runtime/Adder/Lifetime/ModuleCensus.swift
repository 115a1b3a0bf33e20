/// Checks which parts of closed modules are still in memory.
///
/// In debug builds, it checks a moment after each module closes, and reports the parts that stayed
/// (`RuntimeProblem`). `AdderTesting` gives each test its own census and checks on request. Release
/// builds record nothing.
@MainActor public final class ModuleCensus {
  /// The census that records closed modules; tests have their own.
  @TaskLocal private static var ofTask: ModuleCensus?

  private static let shared = ModuleCensus(looksByItself: true)

  /// The census of the test that is opening a module. A screen may close the module when no code of a test is
  /// running.
  static var ofOpener: ModuleCensus? { ofTask }

  /// The census that records a module when it closes.
  static func ofClosing(openedIn census: ModuleCensus?) -> ModuleCensus {
    ofTask ?? census ?? shared
  }

  private let looksByItself: Bool
  private var traces: [ModuleTrace] = []

  /// - Parameter looksByItself: whether it checks a moment after each module closes, or only on
  ///   request.
  public nonisolated init(looksByItself: Bool = false) {
    self.looksByItself = looksByItself
  }

  /// Records in this census the modules that close while `body` runs, and those that it opens and the screen
  /// closes.
  public func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$ofTask.withValue(self, operation: body)
  }

  /// Records in this census the modules that close while `body` runs, and those that it opens and the screen
  /// closes.
  public func during<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$ofTask.withValue(self, operation: body)
  }

  #if DEBUG
    func add(_ trace: ModuleTrace) {
      traces.append(trace)
      guard looksByItself, traces.count == 1 else { return }
      // Animations and the end of the event that closed it may retain the view for a while.
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(2))
        for problem in takeProblems() { problem.report() }
      }
    }
  #endif

  /// Whether any part of the modules closed so far is still in memory.
  public var hasProblems: Bool {
    #if DEBUG
      traces.contains { $0.problem != nil }
    #else
      false
    #endif
  }

  /// The parts that are still in memory, of modules that closed since the last call.
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
