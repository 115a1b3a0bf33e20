import Adder
import AdderUIKit
import Testing
import UIKit

/// Tests of a question whose view is an alert.
@MainActor @Suite(.serialized) struct AlertTests {
  private struct Sure: ModuleQuestion {
    func makeModule(reply: ModuleReply<Bool>) -> Module<Void> {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in reply.answer(true) })
      alert.addAction(UIAlertAction(title: "Later", style: .cancel))
      return Module(view: alert)
    }
  }

  private func check(
    _ choice: String, answers expected: Bool?, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let stage = Stage()
    let census = ModuleCensus()
    var problems: [RuntimeProblem] = []
    let answer = try await census.during {
      try await RuntimeProblem.handled(by: { problems.append($0) }) {
        let asking = Task { @MainActor in try await stage.root.ask(Sure()) }
        await stage.settle()
        do {
          let alert = stage.container.presentedViewController as? UIAlertController
          #expect(
            UserActions.tap(choice, in: try #require(alert)), sourceLocation: sourceLocation)
        }
        return try await asking.value
      }
    }
    #expect(answer == expected, sourceLocation: sourceLocation)
    #expect(problems + census.takeProblems() == [], sourceLocation: sourceLocation)
    #expect(stage.container.presentedViewController == nil, sourceLocation: sourceLocation)
  }

  @Test func `Tapping an action that answers returns the answer`() async throws {
    try await check("Yes", answers: true)
  }

  @Test func `Tapping an action that does not answer returns nil`() async throws {
    try await check("Later", answers: nil)
  }
}
