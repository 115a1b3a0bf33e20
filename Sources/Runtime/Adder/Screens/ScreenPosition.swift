/// The position of a view on a screen.
@MainActor package final class ScreenPosition<Drawing: ScreenDrawing> {
  /// The view as it is placed on its screen; `nil` while the view is not on a screen.
  package fileprivate(set) weak var placed: PlacedView<Drawing>?
  package private(set) var module: ShownModule?
  private var hasLoaded = false

  package nonisolated init() {}

  /// Returns the screen's record of the view's module, even if no router opened the view.
  package func shownModule(of view: AnyObject) -> ShownModule {
    if let module { return module }
    let root = ShownModule(root: view)
    module = root
    return root
  }

  /// Records that the view belongs to a window's root module.
  package func begin<Input>(of module: Module<Input>) {
    self.module = ShownModule(root: module, in: ScreenPlace(self, nil))
  }

  /// Shows a module that is opened from this view.
  package func show(
    _ view: Drawing.View, of module: ShownModule, from opener: any TransitionHandler
  ) throws(TransitionError) -> any ModulePlace {
    guard let placed, let core = placed.core else {
      let name = "\(type(of: Drawing.handler(of: view)))"
      throw .openerIsNotOnScreen(opener: "\(type(of: opener))", module: name)
    }
    let position = Drawing.position(of: view)
    position.module = module
    let new = PlacedView(view, on: core)
    do throws(TransitionError) {
      try core.show(new, of: module, from: placed)
    } catch {
      new.leave()
      throw error
    }
    return ScreenPlace(position, module)
  }

  /// Loads the view, because a module is about to be put into one of its containers.
  package func prepareForEmbedding() {
    if let placed { placed.core?.load(placed) }
  }

  /// Returns true on the first call, when the view is about to be shown for the first time.
  func beginsToLoad() -> Bool {
    defer { hasLoaded = true }
    return !hasLoaded
  }
}

/// A view that is on a screen. This object retains the view.
@MainActor package final class PlacedView<Drawing: ScreenDrawing> {
  package let view: Drawing.View
  let position: ScreenPosition<Drawing>
  private(set) weak var core: ScreenCore<Drawing>?
  /// The views in the view's containers, with the visible one last.
  var embedded: [ModuleContainer: [PlacedView]] = [:]
  /// The views that custom transitions show over the view.
  var custom: [PlacedView] = []
  /// The view that this one is embedded in or shown over.
  weak var surroundings: PlacedView?

  init(_ view: Drawing.View, on core: ScreenCore<Drawing>) {
    self.view = view
    self.core = core
    position = Drawing.position(of: view)
    position.placed = self
  }

  var handler: any TransitionHandler { Drawing.handler(of: view) }
  /// The view's type, for messages.
  var name: String { "\(type(of: handler))" }
  var module: ShownModule? { position.module }

  func leave() {
    if position.placed === self { position.placed = nil }
    surroundings = nil
    embedded = [:]
    custom = []
  }

  /// Replaces a view that is embedded in this one or shown over it.
  func replace(_ old: PlacedView, with new: PlacedView) {
    embedded = embedded.mapValues { $0.map { $0 === old ? new : $0 } }
    custom = custom.map { $0 === old ? new : $0 }
  }

  /// Removes a view that is embedded in this one or shown over it.
  func remove(_ inner: PlacedView) {
    embedded = embedded.mapValues { $0.filter { $0 !== inner } }
    custom.removeAll { $0 === inner }
  }

  /// Brings an embedded view to the front of its container.
  func bringForward(_ inner: PlacedView) {
    embedded = embedded.mapValues { views in
      views.contains { $0 === inner } ? views.filter { $0 !== inner } + [inner] : views
    }
  }
}

/// Removes a view from its screen.
private final class ScreenPlace<Drawing: ScreenDrawing>: ModulePlace {
  private weak var position: ScreenPosition<Drawing>?
  private weak var module: ShownModule?

  init(_ position: ScreenPosition<Drawing>, _ module: ShownModule?) {
    self.position = position
    self.module = module
  }

  func leave(isAnimated: Bool) {
    guard let view = position?.placed, let core = view.core else { return }
    guard case .custom(let animator)? = module?.transition?.way else {
      core.remove(view, isAnimated: isAnimated)
      return
    }
    animator.hide(view.handler, isAnimated: isAnimated) { [weak position] in
      if let view = position?.placed { view.core?.remove(view, isAnimated: false) }
    }
  }

  func comeForward() {
    if let view = position?.placed { view.core?.bringForward(view) }
  }
}
