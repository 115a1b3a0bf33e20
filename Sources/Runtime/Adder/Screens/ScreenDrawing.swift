/// Draws one kind of screen. It shows what `ScreenCore` decides and makes no decisions itself.
@MainActor package protocol ScreenDrawing {
  /// The views that the screen can show, such as `any GTKModuleView`.
  associatedtype View
  /// The type that draws a navigation stack.
  associatedtype Stack: StackDrawing where Stack.View == View
  /// The type that draws a window or a layer over a window.
  associatedtype Layer: LayerDrawing where Layer.Stack == Stack

  // Queries about a view.

  /// Returns a view as a transition handler.
  static func handler(of view: View) -> any TransitionHandler
  /// Returns the position of a view.
  static func position(of view: View) -> ScreenPosition<Self>
  /// Returns the containers in a view.
  func containers(of view: View) -> [ModuleContainer]
  /// Returns true if the user may dismiss a view.
  func canBeDismissed(_ view: View) -> Bool
  /// Returns true if the screen can show a view in this way.
  ///
  /// - Parameters:
  ///   - layer: The layer that the opener is on.
  ///   - isInside: True if the opener is in a container of another view.
  func canShow(
    _ view: View, by way: ModuleTransition.Way, on layer: Layer, openerIsInside isInside: Bool
  ) -> Bool

  // Drawing.

  /// Creates a stack that shows a view.
  func makeStack(_ view: View, hasNavigation: Bool) -> Stack
  /// Creates a layer that shows a stack with a view. If there is no layer below, the new layer is
  /// the window.
  func makeLayer(
    _ stack: Stack, showing view: View, style: PresentationStyle?, over below: Layer?
  ) -> Layer
  /// Notifies the core of user actions on a stack.
  func connect(_ stack: ScreenStack<Self>, to core: ScreenCore<Self>)
  /// Notifies the core of user actions on a layer.
  func connect(_ layer: ScreenLayer<Self>, to core: ScreenCore<Self>)
  /// Draws a visible view, which may be drawn already.
  func draw(_ view: View)
  /// Shows a view in a container of another view, or empties the container.
  func show(_ view: View?, in container: ModuleContainer, of outer: View)
  /// Notifies a view, only once, that it is shown for the first time.
  func didLoad(_ view: View)
}

/// Draws a navigation stack.
@MainActor package protocol StackDrawing {
  associatedtype View

  /// Pushes a view.
  func push(_ view: View, isAnimated: Bool)
  /// Removes the views starting at an index, and then pushes the replacement if there is one.
  func removeViews(from index: Int, replacement: View?, isAnimated: Bool)
}

/// Draws a window or a layer over a window.
@MainActor package protocol LayerDrawing {
  associatedtype Stack

  /// Adds a tab without selecting it.
  func add(_ stack: Stack)
  /// Removes a tab that is not selected.
  func remove(_ stack: Stack)
  /// Selects a tab.
  func select(_ stack: Stack)
  /// Shows the layer, whose first view is already loaded.
  func present()
  /// Removes the layer with everything that it shows.
  func close()
}
