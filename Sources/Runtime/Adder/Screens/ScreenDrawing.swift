/// Draws one kind of screen, with pixels or without any. It shows what `ScreenCore` has decided and decides
/// nothing itself.
@MainActor package protocol ScreenDrawing {
  /// The views that the screen can show, such as `any GTKModuleView`.
  associatedtype View
  /// What draws a navigation stack.
  associatedtype Stack: StackDrawing where Stack.View == View
  /// What draws a window, or what is presented over one.
  associatedtype Layer: LayerDrawing where Layer.Stack == Stack

  // What is asked of a view.

  /// The view itself.
  static func handler(of view: View) -> any TransitionHandler
  /// Where the view is.
  static func position(of view: View) -> ScreenPosition<Self>
  /// The containers in the view.
  func containers(of view: View) -> [ModuleContainer]
  /// Whether the user may dismiss the view.
  func canBeDismissed(_ view: View) -> Bool
  /// Whether the screen can show a view in this way.
  ///
  /// - Parameters:
  ///   - layer: that the opener is on.
  ///   - isInside: whether the opener is in a container of another view.
  func canShow(
    _ view: View, by way: ModuleTransition.Way, on layer: Layer, openerIsInside isInside: Bool
  ) -> Bool

  // What is drawn.

  /// Makes a stack that shows a view.
  func makeStack(_ view: View, hasNavigation: Bool) -> Stack
  /// Makes a layer that shows a stack with a view; the window where nothing is below it.
  func makeLayer(
    _ stack: Stack, showing view: View, style: PresentationStyle?, over below: Layer?
  ) -> Layer
  /// Has the core hear what the user does to a stack.
  func connect(_ stack: ScreenStack<Self>, to core: ScreenCore<Self>)
  /// Has the core hear what the user does to a layer.
  func connect(_ layer: ScreenLayer<Self>, to core: ScreenCore<Self>)
  /// Draws a view that is seen; it may be drawn already.
  func draw(_ view: View)
  /// Shows a view in a container of another, or nothing.
  func show(_ view: View?, in container: ModuleContainer, of outer: View)
  /// Tells a view, once, that it is seen for the first time.
  func didLoad(_ view: View)
}

/// Draws a navigation stack.
@MainActor package protocol StackDrawing {
  associatedtype View

  /// Puts a view on top.
  func push(_ view: View, isAnimated: Bool)
  /// Takes the views away from an index on, and puts another there if there is one.
  func removeViews(from index: Int, replacement: View?, isAnimated: Bool)
}

/// Draws a window or what is presented over it.
@MainActor package protocol LayerDrawing {
  associatedtype Stack

  /// Adds a tab, which is not selected.
  func add(_ stack: Stack)
  /// Takes away a tab, which is not the selected one.
  func remove(_ stack: Stack)
  /// Selects a tab.
  func select(_ stack: Stack)
  /// Brings the layer up when its first view is loaded.
  func present()
  /// Takes the layer away with all that it shows.
  func close()
}
