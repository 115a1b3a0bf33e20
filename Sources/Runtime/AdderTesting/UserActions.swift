public import Adder

/// What the user does on a headless screen. What he cannot do fails the test, with what is in the way.
extension HeadlessScreen {
  /// A screen whose window shows an empty view, to open modules from.
  public static func forTests(
    hasNavigation: Bool = true, hasTabs: Bool = true
  ) -> HeadlessScreen {
    HeadlessScreen(root: EmptyView(), hasNavigation: hasNavigation, hasTabs: hasTabs)
  }

  /// Opens a module from what the user sees.
  @discardableResult
  public func open<Input, Output>(
    _ factory: some ModuleFactory<Input, Output>, by transition: ModuleTransition = .push,
    output: ModuleOutputReference<Output> = .nobody, link: @MainActor (Input) -> Void = { _ in }
  ) -> OpenModule<Input> {
    let handler: (any TransitionHandler)? = visibleView
    return handler.open(factory, by: transition, output: output, link: link)
  }

  /// Asks a question from what the user sees.
  public func ask<Input, Answer>(
    _ question: some ModuleQuestion<Input, Answer>, by transition: ModuleTransition = .present,
    link: @MainActor (Input) -> Void = { _ in }
  ) async throws(QuestionError) -> Answer? {
    let handler: (any TransitionHandler)? = visibleView
    return try await handler.ask(question, by: transition, link: link)
  }

  /// Taps the back button.
  public func userTapsBack(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    if !goBack() {
      fail("go back", CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Swipes back from the edge, all the way or only a bit: then the view stays.
  public func userSwipesBack(
    andLetsGo letsGo: Bool = false, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let can = letsGo ? navigationStack.count > 1 : goBack()
    if !can {
      fail("swipe back", CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Dismisses what is presented topmost: swipes it down, or presses Escape.
  public func userDismisses(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    if !dismissPresented() {
      fail("dismiss", CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Selects a tab.
  public func userSelectsTab(
    _ index: Int, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    if !selectTab(index) {
      fail(
        "select tab \(index) of \(tabCount)",
        CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  private func fail(_ action: String, _ place: CallPlace) {
    let views = navigationStack.map { "\(type(of: $0))" }.joined(separator: ", ")
    failTest(
      """
      The user cannot \(action) here. The screen shows [\(views)] and \(presentedCount) presented \
      modules; full-screen ones, and views that say 'canBeDismissed = false', are closed by code only.
      """, place)
  }
}

/// A view that shows nothing.
private final class EmptyView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
}

extension HeadlessScreen {
  /// The view that the user sees, if it is of this type; a failure when it is not.
  public func visibleView<View>(
    as type: View.Type, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> View? {
    if let view = visibleView as? View { return view }
    let seen = visibleView.map { "\(Swift.type(of: $0))" } ?? "nothing"
    failTest(
      "The screen shows \(seen), not \(View.self).",
      CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    return nil
  }

  /// Waits until the user sees a view of this type. It is told by the screen, not by a clock.
  ///
  /// - Parameter turns: how often other work may come first; then the test fails.
  public func showsView<View>(
    _ type: View.Type, within turns: Int = 10_000, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async -> View? {
    for turn in 0..<turns {
      if let view = visibleView as? View { return view }
      await letOthersGoFirst(turn)
    }
    return visibleView(
      as: type, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Waits until something is true, letting other work go first, on the main actor and elsewhere. Fails the
/// test when it has not become true after that many turns.
@MainActor @discardableResult
public func eventually(
  within turns: Int = 10_000, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, _ condition: @MainActor () throws -> Bool
) async rethrows -> Bool {
  for turn in 0..<turns {
    if try condition() { return true }
    await letOthersGoFirst(turn)
  }
  failTest(
    "What was waited for has not come true.",
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  return false
}

/// Lets other work go first. What is on the main actor is done after a few turns. After a hundred something
/// is being done on another thread, which may wait for a processor: this thread leaves it one.
func letOthersGoFirst(_ turn: Int) async {
  if turn < 100 { return await Task.yield() }
  // A cancelled test goes on without waiting.
  try? await Task.sleep(for: .milliseconds(1))
}
