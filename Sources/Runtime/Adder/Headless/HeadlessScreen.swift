/// A screen without pixels: a window with navigation stacks, tabs, sheets over it, and containers in
/// the views. It behaves as the other screens do, at once and without animations.
///
/// A program on a terminal shows its modules on one and prints `visibleView`; tests of modules run on
/// one (`AdderTesting`).
@MainActor public final class HeadlessScreen {
  private let core = ScreenCore(HeadlessDrawing())

  /// - Parameters:
  ///   - root: the view the window begins with.
  ///   - hasNavigation: whether the window has a navigation stack.
  ///   - hasTabs: whether the window can have further tabs.
  public init(
    root: any HeadlessTransitionHandler, hasNavigation: Bool = true, hasTabs: Bool = true
  ) {
    core.open(root, hasNavigation: hasNavigation, hasTabs: hasTabs)
  }

  /// Opens a window that begins with a module. When the module closes itself, the window closes.
  ///
  /// - Parameters:
  ///   - factory: makes the module.
  ///   - hasNavigation: whether the window has a navigation stack.
  ///   - hasTabs: whether the window can have further tabs.
  ///   - output: whom the module tells what happened; it is not retained.
  ///   - link: says to the module's input what it needs, before its view is loaded.
  /// - Throws: when the module's view is none that this screen can show.
  public convenience init<Input, Output>(
    root factory: some ModuleFactory<Input, Output>, hasNavigation: Bool = true,
    hasTabs: Bool = true, output: ModuleOutputReference<Output> = .nobody,
    link: @MainActor (Input) -> Void = { _ in }
  ) throws(TransitionError) {
    let (view, module) = try factory.makeRootModule(
      (any HeadlessTransitionHandler).self, expected: "HeadlessTransitionHandler", output: output,
      link: link)
    view.position.base.begin(of: module)
    self.init(root: view, hasNavigation: hasNavigation, hasTabs: hasTabs)
  }

  /// Whether the window is there.
  public var isOpen: Bool { !core.layers.isEmpty }

  /// The view that the user sees and acts on: the top of what is topmost.
  public var visibleView: (any HeadlessTransitionHandler)? { core.navigationStack.last }

  /// The views on the navigation stack that the user sees, the visible one last.
  public var navigationStack: [any HeadlessTransitionHandler] { core.navigationStack }

  /// How many sheets and other modules are presented over the window.
  public var presentedCount: Int { core.presentedCount }

  /// How many tabs there are in what is topmost; one when it has none.
  public var tabCount: Int { core.tabCount }

  /// The view that a container shows.
  public func view(
    in container: ModuleContainer, of view: any HeadlessTransitionHandler
  ) -> (any HeadlessTransitionHandler)? {
    core.view(in: container, of: view)
  }
}

// MARK: - What the user does

extension HeadlessScreen {
  /// Goes back on the navigation stack, as a back button or a swipe does.
  ///
  /// - Returns: whether there was something to go back from.
  @discardableResult
  public func goBack() -> Bool { core.goBack() }

  /// Dismisses what is presented topmost, as a swipe down or Escape does.
  ///
  /// - Returns: whether there was something that the user may dismiss.
  @discardableResult
  public func dismissPresented() -> Bool { core.dismissPresented() }

  /// Shows a tab of what is topmost.
  ///
  /// - Returns: whether there is that tab.
  @discardableResult
  public func selectTab(_ index: Int) -> Bool { core.selectTab(index) }

  /// Closes the window with everything in it and over it.
  public func closeWindow() { core.closeWindow() }
}
