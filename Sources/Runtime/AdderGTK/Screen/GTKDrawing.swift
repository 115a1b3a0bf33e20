internal import Adder
internal import AdderCAdwaita

/// Carries out the decisions of `ScreenCore` in windows, and reports user actions to it.
struct GTKDrawing: ScreenDrawing {
  /// The initial size of the window.
  let size: GTKWindowSize
  /// The application that the window belongs to.
  weak var application: GTKApplication?

  static func handler(of view: any GTKModuleView) -> any TransitionHandler { view }

  static func position(of view: any GTKModuleView) -> ScreenPosition<GTKDrawing> {
    view.position.base
  }

  func containers(of view: any GTKModuleView) -> [ModuleContainer] {
    view.containers.keys.sorted { $0.name < $1.name }
  }

  func canBeDismissed(_ view: any GTKModuleView) -> Bool { view.canBeDismissed }

  /// Returns true if a view can be shown in this way. A module whose widget is a window can only be
  /// presented, and that window has no stack or tabs for other modules.
  func canShow(
    _ view: any GTKModuleView, by way: ModuleTransition.Way, on layer: GTKLayer,
    openerIsInside isInside: Bool
  ) -> Bool {
    let isWindow = view.widget.is(gtk_window_get_type())
    switch way {
    case .present, .custom, .segue: return true
    case .setRoot, .embed: return !isWindow
    case .push, .detail, .tab, .replace:
      return !isWindow && (!layer.surface.isOwnWindow || isInside)
    }
  }
}

// MARK: - Drawing

extension GTKDrawing {
  func makeStack(_ view: any GTKModuleView, hasNavigation: Bool) -> GTKNavigationStack {
    GTKNavigationStack(view, hasNavigation: hasNavigation)
  }

  func makeLayer(
    _ stack: GTKNavigationStack, showing view: any GTKModuleView, style: PresentationStyle?,
    over below: GTKLayer?
  ) -> GTKLayer {
    if let below, let style {
      GTKLayer(stack, on: .presented(view, style, over: below))
    } else {
      GTKLayer(stack, on: .window(size: size, of: application))
    }
  }

  func draw(_ view: any GTKModuleView) { view.position.page?.load() }

  func show(
    _ view: (any GTKModuleView)?, in container: ModuleContainer, of outer: any GTKModuleView
  ) {
    outer.containers[container]?.show(view)
  }

  func didLoad(_ view: any GTKModuleView) { view.viewDidLoad() }
}

// MARK: - User actions

extension GTKDrawing {
  func connect(_ stack: ScreenStack<Self>, to core: ScreenCore<Self>) {
    stack.drawing.userGoesBack = { [weak core, weak stack] in
      if let stack { core?.goBack(on: stack) }
    }
    stack.drawing.userWentBack = { [weak core, weak stack] count in
      if let stack { core?.didGoBack(on: stack, leaving: count) }
    }
  }

  func connect(_ layer: ScreenLayer<Self>, to core: ScreenCore<Self>) {
    layer.drawing.userSelectedTab = { [weak core, weak layer] tab in
      guard let layer, let stack = layer.stacks.first(where: { $0.drawing === tab }) else {
        return
      }
      core?.didSelect(stack, of: layer)
    }
    let surface = layer.drawing.surface
    surface.userDismisses = { [weak core, weak layer] in
      if let layer { core?.dismiss(layer) }
    }
    surface.userGoesBack = { [weak core, weak layer] in
      guard let core, let layer, layer === core.layers.last else { return false }
      return core.goBack()
    }
    surface.canBeDismissed = { [weak core, weak layer] in
      guard let core, let layer else { return true }
      return core.canBeDismissed(layer)
    }
    surface.didVanish = { [weak core, weak layer] in
      if let layer { core?.didVanish(layer) }
    }
  }
}
