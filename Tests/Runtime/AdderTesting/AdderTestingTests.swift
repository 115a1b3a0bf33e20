import Adder
import AdderTesting
import Foundation
import Testing

@MainActor private final class NoteView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
  let presenter: NotePresenter
  var canBeDismissed = true

  init(_ presenter: NotePresenter) {
    self.presenter = presenter
  }
}

@MainActor private final class NotePresenter {
  weak var transitionHandler: (any TransitionHandler)?
  var kept: AnyObject?
}

@MainActor private struct NoteFactory: ModuleFactory {
  func makeModule(output: ModuleOutputReference<Never>) -> Module<NotePresenter> {
    let presenter = NotePresenter()
    let view = NoteView(presenter)
    presenter.transitionHandler = view
    return Module(view: view) { [weak presenter] in presenter }
  }
}

@MainActor private struct NoteQuestion: ModuleQuestion {
  let answers: Bool

  func makeModule(reply: ModuleReply<Int>) -> Module<NotePresenter> {
    if answers { reply.answer(42) }
    return NoteFactory().makeModule(output: .nobody)
  }
}

@MainActor @Suite(.moduleChecks) struct UserActionTests {
  @Test func `A test can go back, cancel a swipe, dismiss a sheet and select a tab`() throws {
    let screen = HeadlessScreen.forTests()
    let first = screen.open(NoteFactory())
    screen.userSwipesBack(andLetsGo: true)
    #expect(first.isOpen)
    screen.userTapsBack()
    #expect(!first.isOpen)
    let sheet = screen.open(NoteFactory(), by: .present)
    _ = try #require(screen.visibleView(as: NoteView.self))
    screen.userDismisses()
    #expect(!sheet.isOpen)
    screen.open(NoteFactory(), by: .tab)
    screen.userSelectsTab(1)
    #expect(screen.visibleView(as: NoteView.self) != nil)
  }

  @Test func `A test can wait for a question and its answer`() async throws {
    let screen = HeadlessScreen.forTests()
    async let word = screen.ask(NoteQuestion(answers: false))
    let view = await screen.showsView(NoteView.self)
    #expect(view != nil)
    screen.userDismisses()
    #expect(try await word == nil)
    #expect(try await screen.ask(NoteQuestion(answers: true)) == 42)
  }

  @Test func `A test can wait for work that takes several turns of the main actor`() async {
    var isDone = false
    let task = Task { @MainActor in
      for _ in 0..<10 { await Task.yield() }
      isDone = true
    }
    #expect(await eventually { isDone })
    await task.value
  }

  @Test func `A test can wait for work on another thread`() async {
    let isDone = Flag()
    Thread.detachNewThread {
      // Long enough for the main actor to run many jobs.
      usleep(200_000)
      isDone.set()
    }
    #expect(await eventually(within: 1_000_000) { isDone.isSet })
  }

  /// Unchecked, because the flag is accessed only under the lock.
  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    func set() { lock.withLock { value = true } }
    var isSet: Bool { lock.withLock { value } }
  }

  @Test func `A router can be tested without a screen`() {
    let handler = RecordingTransitionHandler()
    let module = handler.open(NoteFactory(), by: .present(.fullScreen))
    #expect(handler.opened.map(\.transition) == ["present(.fullScreen)"])
    #expect(handler.opened[0].view is NoteView && module.isOpen)
    handler.userClosesLast()
    #expect(!module.isOpen && handler.opened[0].view == nil)
    handler.open(NoteFactory()).close()
    #expect(handler.opened.count == 2 && handler.opened[1].view == nil)
    handler.closeCurrentModule()
    #expect(handler.closeCount == 1)
  }

  @Test func `Surf's routers can be tested with the same recorder`() {
    let handler = RecordingTransitionHandler()
    let view: any ModuleTransitionable = handler
    view.presentModule(NoteView(NotePresenter()))
    #expect(handler.opened.map(\.transition) == ["present(.sheet)"])
    view.pop()
    #expect(handler.closeCount == 1)
  }

  @Test func `A recording animator records its calls and finishes on request`() {
    let screen = HeadlessScreen.forTests()
    let animator = RecordingAnimator(finishesAtOnce: false)
    let module = screen.open(NoteFactory(), by: .custom(animator).withoutAnimation)
    module.close()
    #expect(
      animator.calls == [
        .show(view: "NoteView", opener: "EmptyView", isAnimated: false),
        .hide(view: "NoteView", isAnimated: false),
      ])
    animator.finish()
    #expect(screen.navigationStack.count == 1)
  }
}

/// Mistakes fail a test with a helpful message.
@MainActor @Suite struct FailureTests {
  private func expectFailure(
    _ words: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () -> Void
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  @Test func `An action that the user cannot perform fails the test`() {
    let screen = HeadlessScreen.forTests()
    expectFailure("The user cannot go back here. The screen shows [EmptyView]") {
      screen.userTapsBack()
    }
    expectFailure("cannot swipe back") { screen.userSwipesBack() }
    expectFailure("cannot dismiss") { screen.userDismisses() }
    expectFailure("cannot select tab 3 of 1") { screen.userSelectsTab(3) }
    expectFailure("shows EmptyView, not NoteView") { _ = screen.visibleView(as: NoteView.self) }
  }

  @Test func `A module that cannot be shown fails the test`() {
    expectFailure("cannot be pushed: EmptyView is not in a navigation stack") {
      withModuleChecks {
        _ = HeadlessScreen.forTests(hasNavigation: false).open(NoteFactory())
      }
    }
  }

  @Test func `A part that stays in memory fails the test, and the message names its opener`() {
    var kept: NotePresenter?
    expectFailure(
      "NotePresenter of NoteView stayed in memory after the module was closed. It was opened from EmptyView by push."
    ) {
      withModuleChecks {
        let screen = HeadlessScreen.forTests()
        let module = screen.open(NoteFactory())
        kept = module.input
        module.close()
      }
    }
    withExtendedLifetime(kept) {}
  }

  @Test func `A part that stays in memory after asynchronous work fails the test as well`() async {
    var kept: NotePresenter?
    let screen = HeadlessScreen.forTests()
    await withKnownIssue {
      await withModuleChecks {
        let module = screen.open(NoteFactory())
        await Task.yield()
        kept = module.input
        module.close()
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("NotePresenter of NoteView stayed") }
    }
    withExtendedLifetime(kept) {}
  }

  @Test func `Waiting for something that does not happen fails the test`() async {
    await withKnownIssue {
      await eventually(within: 10) { false }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("did not become true") }
    }
    let screen = HeadlessScreen.forTests()
    await withKnownIssue {
      _ = await screen.showsView(NoteView.self, within: 10)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("not NoteView") }
    }
  }
}
