public import Adder
internal import AdderCAdwaita

/// A window with navigation stacks, tabs, windows over it, and containers in the views. It tells of
/// modules the same events in the same order as `HeadlessScreen`.
///
/// A module is closed as soon as that is decided; its widget may be seen for the rest of an animation.
/// What the user may still take back, such as a swipe, counts when it is over. The window keeps its
/// screen until it is closed.
@MainActor public final class GTKScreen {
  private let core: ScreenCore<GTKDrawing>

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - root: the view the window begins with.
  ///   - hasNavigation: whether the window has a navigation stack.
  ///   - hasTabs: whether the window can have further tabs.
  ///   - size: how large the window is at first.
  ///   - application: which ends when its last window is closed.
  @discardableResult
  public init(
    root: any GTKModuleView, hasNavigation: Bool = true, hasTabs: Bool = true,
    size: GTKWindowSize = .standard, in application: GTKApplication? = nil
  ) {
    core = ScreenCore(GTKDrawing(size: size, application: application))
    // Nobody else need keep the screen of a window that is there.
    core.open(root, hasNavigation: hasNavigation, hasTabs: hasTabs, holding: self)
  }

  /// Opens a window that begins with a module. When the module closes itself, the window closes.
  ///
  /// - Parameters:
  ///   - factory: makes the module.
  ///   - hasNavigation: whether the window has a navigation stack.
  ///   - hasTabs: whether the window can have further tabs.
  ///   - size: how large the window is at first.
  ///   - application: which ends when its last window is closed.
  ///   - output: whom the module tells what happened; it is not retained.
  ///   - link: says to the module's input what it needs, before its view is loaded.
  /// - Throws: when the module's view is no `GTKModuleView`.
  @discardableResult
  public convenience init<Input, Output>(
    root factory: some ModuleFactory<Input, Output>, hasNavigation: Bool = true,
    hasTabs: Bool = true, size: GTKWindowSize = .standard, in application: GTKApplication? = nil,
    output: ModuleOutputReference<Output> = .nobody, link: @MainActor (Input) -> Void = { _ in }
  ) throws(TransitionError) {
    let (view, module) = try factory.makeRootModule(
      (any GTKModuleView).self, expected: "GTKModuleView", output: output, link: link)
    view.position.base.begin(of: module)
    self.init(
      root: view, hasNavigation: hasNavigation, hasTabs: hasTabs, size: size, in: application)
  }

  /// Whether the window is there.
  public var isOpen: Bool { !core.layers.isEmpty }

  /// The view that the user sees and acts on: the top of what is topmost.
  public var visibleView: (any GTKModuleView)? { core.navigationStack.last }

  /// The views on the navigation stack that the user sees, the visible one last.
  public var navigationStack: [any GTKModuleView] { core.navigationStack }

  /// How many windows and popovers are presented over the window.
  public var presentedCount: Int { core.presentedCount }

  /// How many tabs there are in what is topmost; one when it has none.
  public var tabCount: Int { core.tabCount }

  /// The view that a container shows.
  public func view(
    in container: ModuleContainer, of view: any GTKModuleView
  ) -> (any GTKModuleView)? {
    core.view(in: container, of: view)
  }

  /// What draws the window and what is presented over it, the topmost last.
  var layers: [GTKLayer] { core.layers.map(\.drawing) }
}

// MARK: - What the user does

extension GTKScreen {
  /// Goes back on the navigation stack, as the back button does.
  ///
  /// - Returns: whether there was something to go back from.
  @discardableResult
  public func goBack() -> Bool { core.goBack() }

  /// Dismisses what is presented topmost, as Escape or a close button does.
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
