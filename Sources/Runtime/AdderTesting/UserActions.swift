public import Adder

/// The user's actions on a headless screen. If an action is not possible, the test
/// fails with the reason.
extension HeadlessScreen {
  /// Creates a screen whose window shows an empty view, from which a test opens modules.
  public static func forTests(
    hasNavigation: Bool = true, hasTabs: Bool = true
  ) -> HeadlessScreen {
    HeadlessScreen(root: EmptyView(), hasNavigation: hasNavigation, hasTabs: hasTabs)
  }

  /// Opens a module from the visible view.
  @discardableResult
  public func open<Input, Output>(
    _ factory: some ModuleFactory<Input, Output>, by transition: ModuleTransition = .push,
    output: ModuleOutputReference<Output> = .nobody, link: @MainActor (Input) -> Void = { _ in }
  ) -> OpenModule<Input> {
    let handler: (any TransitionHandler)? = visibleView
    return handler.open(factory, by: transition, output: output, link: link)
  }

  /// Opens, from the visible view, a module that asks a question.
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

  /// Swipes back from the edge. If `letsGo` is true, the user lets go halfway, so that the view
  /// stays.
  public func userSwipesBack(
    andLetsGo letsGo: Bool = false, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let can = letsGo ? navigationStack.count > 1 : goBack()
    if !can {
      fail("swipe back", CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Dismisses the topmost presented module: swipes it down, or presses Escape.
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
      modules. Only code can close full-screen modules and views with 'canBeDismissed = false'.
      """, place)
  }
}

/// A view that shows nothing.
private final class EmptyView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
}

extension HeadlessScreen {
  /// Returns the visible view, and fails the test if the view is not of this type.
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

  /// Waits until the user sees a view of this type, without depending on time, and returns the
  /// view.
  ///
  /// - Parameter turns: The maximum number of turns in which other work may run first. After that,
  ///   the test fails.
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

/// Waits until a condition is true, while other work runs on the main actor and on other threads.
/// Fails the test if the condition is not true after this number of turns.
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
    "The awaited condition did not become true.",
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  return false
}

/// Lets other work run. Work on the main actor finishes after a few turns. If a hundred turns were
/// not enough, the work must be on another thread. That thread may be waiting for a processor, so
/// this thread sleeps to free the processor it is running on.
func letOthersGoFirst(_ turn: Int) async {
  if turn < 100 { return await Task.yield() }
  // A cancelled test continues without waiting.
  try? await Task.sleep(for: .milliseconds(1))
}
