import Adder

#if canImport(Testing)
  public import Testing
#endif

/// Runs part of a test, and fails the test for each mistake with modules: for each
/// `RuntimeProblem`, and at the end for each part of a closed module that is still in memory.
///
/// With Swift Testing, the trait `.moduleChecks` does the same for an entire test or suite.
@MainActor public func withModuleChecks<Result>(
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, _ body: @MainActor () throws -> Result
) rethrows -> Result {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let census = ModuleCensus()
  let result = try RuntimeProblem.handled(by: { failTest("\($0)", place) }) {
    try census.during(body)
  }
  for problem in census.takeProblems() { failTest("\(problem)", place) }
  return result
}

/// Runs part of a test, and fails the test for each mistake with modules: for each
/// `RuntimeProblem`, and at the end for each part of a closed module that is still in memory.
///
/// With Swift Testing, the trait `.moduleChecks` does the same for an entire test or suite.
@MainActor public func withModuleChecks<Result>(
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let census = ModuleCensus()
  let result = try await RuntimeProblem.handled(by: { failTest("\($0)", place) }) {
    try await census.during(body)
  }
  for problem in await census.problemsAfterSettling() { failTest("\(problem)", place) }
  return result
}

extension ModuleCensus {
  /// Returns the parts that are still in memory after pending work has run. Tasks that were just
  /// cancelled retain their objects until that work has run.
  fileprivate func problemsAfterSettling() async -> [RuntimeProblem] {
    for turn in 0..<300 {
      if !hasProblems { break }
      await letOthersGoFirst(turn)
    }
    return takeProblems()
  }
}

#if canImport(Testing)
  /// A trait that makes each mistake with modules fail the test; see
  /// ``withModuleChecks(fileID:filePath:line:column:_:)``.
  public struct ModuleChecks: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      guard testCase != nil else { return try await function() }
      try await check(at: test.sourceLocation, function)
    }

    @MainActor private func check(
      at place: SourceLocation, _ function: @Sendable () async throws -> Void
    ) async throws {
      let record: @MainActor (RuntimeProblem) -> Void = { problem in
        Issue.record(Comment(rawValue: "\(problem)"), sourceLocation: place)
      }
      let census = ModuleCensus()
      try await RuntimeProblem.handled(by: record) {
        try await census.during { try await function() }
      }
      for problem in await census.problemsAfterSettling() { record(problem) }
    }
  }

  extension Trait where Self == ModuleChecks {
    /// Makes each mistake with modules fail the test: a module that could not be shown, a question
    /// answered twice, a part that stays in memory after its module closed.
    public static var moduleChecks: ModuleChecks { ModuleChecks() }
  }
#endif
