public import Adder
internal import AdderCAdwaita

/// A window with navigation stacks, tabs, windows over it, and containers in the views. It reports
/// the same events of modules in the same order as `HeadlessScreen`.
///
/// A module is closed as soon as that is decided; its widget may be visible for the rest of an
/// animation. User actions that can be cancelled, such as a swipe, count when they end. The window
/// retains its screen until it is closed.
@MainActor public final class GTKScreen {
  private let core: ScreenCore<GTKDrawing>

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - root: the window's first view.
  ///   - hasNavigation: whether the window has a navigation stack.
  ///   - hasTabs: whether the window can get more tabs.
  ///   - size: the initial size of the window.
  ///   - application: ends when its last window is closed.
  @discardableResult
  public init(
    root: any GTKModuleView, hasNavigation: Bool = true, hasTabs: Bool = true,
    size: GTKWindowSize = .standard, in application: GTKApplication? = nil
  ) {
    core = ScreenCore(GTKDrawing(size: size, application: application))
    // The screen of an open window need not be retained elsewhere.
    core.open(root, hasNavigation: hasNavigation, hasTabs: hasTabs, holding: self)
  }

  /// Opens a window with a root module. When the module closes itself, the window closes.
  ///
  /// - Parameters:
  ///   - factory: creates the module.
  ///   - hasNavigation: whether the window has a navigation stack.
  ///   - hasTabs: whether the window can get more tabs.
  ///   - size: the initial size of the window.
  ///   - application: ends when its last window is closed.
  ///   - output: receives the module's output; it is not retained.
  ///   - link: configures the module through its input, before its view is loaded.
  /// - Throws: if the module's view is not a `GTKModuleView`.
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

  /// Whether the window is open.
  public var isOpen: Bool { !core.layers.isEmpty }

  /// The view that the user sees and acts on: the top view of the topmost layer.
  public var visibleView: (any GTKModuleView)? { core.navigationStack.last }

  /// The views on the navigation stack that the user sees, with the visible one last.
  public var navigationStack: [any GTKModuleView] { core.navigationStack }

  /// The number of windows and popovers presented over the window.
  public var presentedCount: Int { core.presentedCount }

  /// The number of tabs in the topmost layer; one if it has no tabs.
  public var tabCount: Int { core.tabCount }

  /// The view that a container shows.
  public func view(
    in container: ModuleContainer, of view: any GTKModuleView
  ) -> (any GTKModuleView)? {
    core.view(in: container, of: view)
  }

  /// The surfaces of the window and of the layers presented over it, with the topmost last.
  var layers: [GTKLayer] { core.layers.map(\.drawing) }
}

// MARK: - User actions

extension GTKScreen {
  /// Goes back on the navigation stack, as the back button does.
  ///
  /// - Returns: whether there was a view to go back from.
  @discardableResult
  public func goBack() -> Bool { core.goBack() }

  /// Dismisses the topmost presented module, as Escape or a close button does.
  ///
  /// - Returns: whether the user may dismiss one.
  @discardableResult
  public func dismissPresented() -> Bool { core.dismissPresented() }

  /// Selects a tab of the topmost layer.
  ///
  /// - Returns: whether the tab exists.
  @discardableResult
  public func selectTab(_ index: Int) -> Bool { core.selectTab(index) }

  /// Closes the window with everything in it and over it.
  public func closeWindow() { core.closeWindow() }
}
