/// Counts, once modules are closed, which of their parts are still there.
///
/// In debug builds it looks a moment after each closing and reports what stayed (`RuntimeProblem`).
/// `AdderTesting` gives each test a census of its own and looks when the test says so. Release builds
/// remember nothing.
@MainActor public final class ModuleCensus {
  /// The census that closed modules are entered in; tests have their own.
  @TaskLocal private static var ofTask: ModuleCensus?

  private static let shared = ModuleCensus(looksByItself: true)

  /// The census of the test that opens a module just now; a screen may close it when no test runs its own code.
  static var ofOpener: ModuleCensus? { ofTask }

  /// The census that a module is entered in when it is closed.
  static func ofClosing(openedIn census: ModuleCensus?) -> ModuleCensus {
    ofTask ?? census ?? shared
  }

  private let looksByItself: Bool
  private var traces: [ModuleTrace] = []

  /// - Parameter looksByItself: whether it looks a moment after each closing, or only when asked.
  public nonisolated init(looksByItself: Bool = false) {
    self.looksByItself = looksByItself
  }

  /// Enters the modules that are closed while `body` runs in this census, and those that it opens and the screen
  /// closes.
  public func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$ofTask.withValue(self, operation: body)
  }

  /// Enters the modules that are closed while `body` runs in this census, and those that it opens and the screen
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
      // Animations and the end of the event that closed it may hold the view for a while.
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(2))
        for problem in takeProblems() { problem.report() }
      }
    }
  #endif

  /// Whether something has stayed of the modules closed so far.
  public var hasProblems: Bool {
    #if DEBUG
      traces.contains { $0.problem != nil }
    #else
      false
    #endif
  }

  /// What stayed of the modules that were closed since the last call.
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
