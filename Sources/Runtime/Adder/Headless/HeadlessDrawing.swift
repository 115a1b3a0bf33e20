/// Draws nothing: `ScreenCore` has the complete state of a headless screen.
struct HeadlessDrawing: ScreenDrawing {
  struct Stack: StackDrawing {
    func push(_ view: any HeadlessTransitionHandler, isAnimated: Bool) {}
    func removeViews(
      from index: Int, replacement: (any HeadlessTransitionHandler)?, isAnimated: Bool
    ) {}
  }

  struct Layer: LayerDrawing {
    func add(_ stack: Stack) {}
    func remove(_ stack: Stack) {}
    func select(_ stack: Stack) {}
    func present() {}
    func close() {}
  }

  static func handler(of view: any HeadlessTransitionHandler) -> any TransitionHandler { view }

  static func position(
    of view: any HeadlessTransitionHandler
  ) -> ScreenPosition<HeadlessDrawing> { view.position.base }

  func containers(of view: any HeadlessTransitionHandler) -> [ModuleContainer] { view.containers }

  func canBeDismissed(_ view: any HeadlessTransitionHandler) -> Bool { view.canBeDismissed }

  func canShow(
    _ view: any HeadlessTransitionHandler, by way: ModuleTransition.Way, on layer: Layer,
    openerIsInside isInside: Bool
  ) -> Bool { true }

  func makeStack(_ view: any HeadlessTransitionHandler, hasNavigation: Bool) -> Stack { Stack() }

  func makeLayer(
    _ stack: Stack, showing view: any HeadlessTransitionHandler, style: PresentationStyle?,
    over below: Layer?
  ) -> Layer { Layer() }

  func connect(_ stack: ScreenStack<Self>, to core: ScreenCore<Self>) {}

  func connect(_ layer: ScreenLayer<Self>, to core: ScreenCore<Self>) {}

  func draw(_ view: any HeadlessTransitionHandler) {}

  func show(
    _ view: (any HeadlessTransitionHandler)?, in container: ModuleContainer,
    of outer: any HeadlessTransitionHandler
  ) {}

  func didLoad(_ view: any HeadlessTransitionHandler) { view.viewDidLoad() }
}
