public import Adder
internal import AdderCAdwaita

/// A window with navigation stacks, tabs, windows over it, and containers in the views. It reports
/// the same module events in the same order as `HeadlessScreen`.
///
/// A module counts as closed as soon as the screen decides to close it; its widget may stay visible
/// for the rest of an animation. User actions that can be cancelled, such as a swipe, take effect
/// when they end. An open window retains its screen.
@MainActor public final class GTKScreen {
  private let core: ScreenCore<GTKDrawing>

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - root: The window's first view.
  ///   - hasNavigation: True if the window has a navigation stack.
  ///   - hasTabs: True if tabs can be added to the window.
  ///   - size: The initial size of the window.
  ///   - application: The application, which ends when its last window is closed.
  @discardableResult
  public init(
    root: any GTKModuleView, hasNavigation: Bool = true, hasTabs: Bool = true,
    size: GTKWindowSize = .standard, in application: GTKApplication? = nil
  ) {
    core = ScreenCore(GTKDrawing(size: size, application: application))
    // The screen of an open window does not have to be retained elsewhere.
    core.open(root, hasNavigation: hasNavigation, hasTabs: hasTabs, holding: self)
  }

  /// Opens a window with a root module. When the module closes itself, the window closes.
  ///
  /// - Parameters:
  ///   - factory: Creates the module.
  ///   - hasNavigation: True if the window has a navigation stack.
  ///   - hasTabs: True if tabs can be added to the window.
  ///   - size: The initial size of the window.
  ///   - application: The application, which ends when its last window is closed.
  ///   - output: The receiver of the module's output; it is not retained.
  ///   - link: Configures the module through its input, before its view is loaded.
  /// - Throws: `TransitionError` if the module's view is not a `GTKModuleView`.
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

  /// True if the window is open.
  public var isOpen: Bool { !core.layers.isEmpty }

  /// The view that the user sees and acts on: the top view of the topmost layer.
  public var visibleView: (any GTKModuleView)? { core.navigationStack.last }

  /// The views on the visible navigation stack, with the top view last.
  public var navigationStack: [any GTKModuleView] { core.navigationStack }

  /// The number of windows and popovers presented over the window.
  public var presentedCount: Int { core.presentedCount }

  /// The number of tabs in the topmost layer; one if it has no tabs.
  public var tabCount: Int { core.tabCount }

  /// Returns the view that a container shows.
  public func view(
    in container: ModuleContainer, of view: any GTKModuleView
  ) -> (any GTKModuleView)? {
    core.view(in: container, of: view)
  }

  /// The window and the layers presented over it, with the topmost last.
  var layers: [GTKLayer] { core.layers.map(\.drawing) }
}

// MARK: - User actions

extension GTKScreen {
  /// Goes back on the navigation stack, as the back button does.
  ///
  /// - Returns: True if there was a view to go back from.
  @discardableResult
  public func goBack() -> Bool { core.goBack() }

  /// Dismisses the topmost presented module, as Escape or a close button does.
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
