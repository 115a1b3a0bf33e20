import Testing

@testable import Adder

/// The view of a module that asks for a word.
@MainActor private final class WordView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
  let presenter: WordPresenter

  init(_ presenter: WordPresenter) {
    self.presenter = presenter
  }
}

@MainActor private final class WordPresenter {
  let reply: ModuleReply<String>

  init(_ reply: ModuleReply<String>) {
    self.reply = reply
  }

  func choose(_ word: String) { reply.answer(word) }
}

@MainActor private struct WordQuestion: ModuleQuestion {
  func makeModule(reply: ModuleReply<String>) -> Module<WordPresenter> {
    let presenter = WordPresenter(reply)
    return Module(view: WordView(presenter)) { [weak presenter] in presenter }
  }
}

@MainActor private struct KeptQuestion: ModuleQuestion {
  let keep: @MainActor (ModuleReply<String>) -> Void

  func makeModule(reply: ModuleReply<String>) -> Module<Void> {
    keep(reply)
    return Module(view: SampleView(SamplePresenter(log: Log(), output: .nobody)))
  }
}

@MainActor @Suite struct QuestionTests {
  private let stage = Stage()

  /// Asks a question, performs an action when the question is shown, and returns the answer.
  private func ask(
    _ act: (WordPresenter) -> Void
  ) async throws -> String? {
    let stage = stage
    let task = Task { @MainActor in try await stage.root.ask(WordQuestion()) }
    let view = try await visible(WordView.self)
    act(view.presenter)
    return try await task.value
  }

  private func visible<View>(_ type: View.Type) async throws -> View {
    for _ in 0..<1000 {
      if let view = stage.screen.visibleView as? View { return view }
      await Task.yield()
    }
    return try #require(nil)
  }

  @Test func `A question answers once and then closes`() async throws {
    #expect(try await ask { $0.choose("yes") } == "yes")
    #expect(stage.screen.presentedCount == 0)
  }

  @Test func `A question that is closed without an answer returns nil`() async throws {
    let screen = stage.screen
    #expect(try await ask { _ in screen.dismissPresented() } == nil)
  }

  @Test func `A cancelled task closes its question`() async throws {
    let stage = stage
    let task = Task { @MainActor in try await stage.root.ask(WordQuestion()) }
    _ = try await visible(WordView.self)
    task.cancel()
    let result = await task.result
    #expect(throws: QuestionError.cancelled) { try result.get() }
    #expect(stage.screen.presentedCount == 0)
  }

  @Test func `A question asked by a cancelled task is not shown`() async throws {
    let stage = stage
    let task = Task { @MainActor in try await stage.root.ask(WordQuestion()) }
    task.cancel()
    let result = await task.result
    #expect(throws: QuestionError.cancelled) { try result.get() }
  }

  @Test func `Without a screen, asking a question throws an error instead of returning nil`() async
  {
    let handler: (any TransitionHandler)? = nil
    await #expect(throws: QuestionError.notShown(.noTransitionHandler(module: "WordQuestion"))) {
      try await handler.ask(WordQuestion())
    }
  }

  @Test func `A second or late answer is reported as a problem, and the first answer counts`()
    async throws
  {
    let stage = stage
    var kept: ModuleReply<String>?
    var problems: [RuntimeProblem] = []
    let task = Task { @MainActor in
      try await stage.root.ask(KeptQuestion { kept = $0 })
    }
    _ = try await visible(SampleView.self, presented: true)
    RuntimeProblem.handled(by: { problems.append($0) }) {
      kept?.answer("first")
      kept?.answer("second")
    }
    #expect(try await task.value == "first")
    #expect(problems == [.answeredTwice(module: "KeptQuestion")])
    problems = []
    let late = Task { @MainActor in
      try await stage.root.ask(KeptQuestion { kept = $0 })
    }
    _ = try await visible(SampleView.self, presented: true)
    stage.screen.dismissPresented()
    #expect(try await late.value == nil)
    RuntimeProblem.handled(by: { problems.append($0) }) { kept?.answer("late") }
    #expect(problems == [.answeredAfterClosing(module: "KeptQuestion")])
  }

  private func visible<View>(_ type: View.Type, presented: Bool) async throws -> View {
    for _ in 0..<1000 {
      if stage.screen.presentedCount > 0, let view = stage.screen.visibleView as? View {
        return view
      }
      await Task.yield()
    }
    return try #require(nil)
  }
}
