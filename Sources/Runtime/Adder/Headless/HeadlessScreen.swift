/// A screen that is not drawn: a window with navigation stacks, tabs, sheets over it,
/// and containers in the views. It behaves like the other screens, but immediately
/// and without animations.
///
/// A terminal program shows its modules on a headless screen and prints `visibleView`. Module
/// tests use headless screens, too (`AdderTesting`).
@MainActor public final class HeadlessScreen {
  private let core = ScreenCore(HeadlessDrawing())

  /// - Parameters:
  ///   - root: The window's first view.
  ///   - hasNavigation: True if the window has a navigation stack.
  ///   - hasTabs: True if tabs can be added to the window.
  public init(
    root: any HeadlessTransitionHandler, hasNavigation: Bool = true, hasTabs: Bool = true
  ) {
    core.open(root, hasNavigation: hasNavigation, hasTabs: hasTabs)
  }

  /// Opens a window with a root module. When the module closes itself, the window closes.
  ///
  /// - Parameters:
  ///   - factory: Creates the module.
  ///   - hasNavigation: True if the window has a navigation stack.
  ///   - hasTabs: True if tabs can be added to the window.
  ///   - output: The receiver of the module's output; it is not retained.
  ///   - link: Configures the module through its input, before its view is loaded.
  /// - Throws: ``TransitionError`` if this screen cannot show the module's view.
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

  /// True if the window is open.
  public var isOpen: Bool { !core.layers.isEmpty }

  /// The view that the user sees and acts on: the top view of the topmost layer.
  public var visibleView: (any HeadlessTransitionHandler)? { core.navigationStack.last }

  /// The views on the navigation stack that the user sees, with the visible one last.
  public var navigationStack: [any HeadlessTransitionHandler] { core.navigationStack }

  /// The number of modules presented over the window, such as sheets.
  public var presentedCount: Int { core.presentedCount }

  /// The number of tabs in the topmost layer; one if it has no tabs.
  public var tabCount: Int { core.tabCount }

  /// Returns the view that a container shows.
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
  /// - Returns: True if there was a view to go back from.
  @discardableResult
  public func goBack() -> Bool { core.goBack() }

  /// Dismisses the topmost presented module, as a swipe down or Escape does.
  ///
  /// - Returns: True if a module was dismissed; false if there is none that the user may dismiss.
  @discardableResult
  public func dismissPresented() -> Bool { core.dismissPresented() }

  /// Selects a tab of the topmost layer.
  ///
  /// - Returns: True if the tab exists.
  @discardableResult
  public func selectTab(_ index: Int) -> Bool { core.selectTab(index) }

  /// Closes the window with everything that is in it or presented over it.
  public func closeWindow() { core.closeWindow() }
}
