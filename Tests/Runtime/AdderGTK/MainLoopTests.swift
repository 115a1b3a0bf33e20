import AdderCAdwaita
import XCTest

@testable import AdderGTK

/// Tests of the application's main loop. Only the main thread
/// can run it, and XCTest runs synchronous tests on that thread.
final class MainLoopTests: XCTestCase {
  func testTasksRunOnTheMainThreadInsideTheLoopUntilTheLastWindowIsClosed() throws {
    try XCTSkipUnless(Display.isThere, "needs a display")
    MainActor.assumeIsolated {
      var steps: [String] = []
      weak var screen: GTKScreen?
      let status = GTKApplication.loop(identifier: "test.adder.MainLoop") { application in
        let log = Log()
        let opened = GTKScreen(
          root: GTKSampleView(SamplePresenter(log: log)), in: application)
        screen = opened
        steps = log.take()
        Task {
          steps.append("task \(Thread.isMainThread)")
          let sum = await Self.sum()
          steps.append("sum \(sum) \(Thread.isMainThread)")
          try await Task.sleep(for: .milliseconds(5))
          steps.append("slept \(Thread.isMainThread)")
          DispatchQueue.main.async { MainActor.assumeIsolated { screen?.closeWindow() } }
        }
      }
      XCTAssertEqual(status, 0)
      XCTAssertEqual(steps, ["? loaded", "task true", "sum 499500 true", "slept true"])
      XCTAssertNil(screen)
    }
  }

  func testAnErrorBeforeTheFirstWindowEndsTheLoop() throws {
    try XCTSkipUnless(Display.isThere, "needs a display")
    struct NoWindow: Error {}
    MainActor.assumeIsolated {
      let status = GTKApplication.loop(identifier: "test.adder.NoWindow") { _ in throw NoWindow() }
      XCTAssertEqual(status, 1)
    }
  }

  func testAnInvalidApplicationIdentifierIsRefused() throws {
    try XCTSkipUnless(Display.isThere, "needs a display")
    MainActor.assumeIsolated {
      for identifier in ["", "Notes", "org.1c.Notes", "org.example.Заметки"] {
        let status = GTKApplication.loop(identifier: identifier) { _ in XCTFail(identifier) }
        XCTAssertEqual(status, 1, identifier)
      }
    }
  }

  private nonisolated static func sum() async -> Int {
    await withTaskGroup { group in
      for number in 0..<1000 { group.addTask { await Self.onMain(number) } }
      return await group.reduce(0, +)
    }
  }

  @MainActor private static func onMain(_ number: Int) -> Int { number }
}
