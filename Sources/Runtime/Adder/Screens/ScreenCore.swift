/// The state of a screen, and the order of its events: everything about a screen except drawing.
///
/// A window has tabs, each with a navigation stack, and other layers are presented over it. Views
/// contain other views. Code that is notified may open or close something in response, so any state
/// that is used after a notification must be read again.
@MainActor package final class ScreenCore<Drawing: ScreenDrawing> {
  /// The window and the layers presented over it, with the topmost last. Empty
  /// after the window is closed.
  package private(set) var layers: [ScreenLayer<Drawing>] = []
  private let drawing: Drawing
  /// An object that is retained until the window is closed.
  private var heldWhileOpen: AnyObject?

  package init(_ drawing: Drawing) {
    self.drawing = drawing
  }

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - root: The window's first view.
  ///   - hasNavigation: True if the window has a navigation stack.
  ///   - hasTabs: True if tabs can be added to the window.
  ///   - object: An object to retain as long as the window is open.
  package func open(
    _ root: Drawing.View, hasNavigation: Bool, hasTabs: Bool, holding object: AnyObject? = nil
  ) {
    heldWhileOpen = object
    addLayer(
      PlacedView(root, on: self), hasNavigation: hasNavigation, hasTabs: hasTabs, style: nil)
  }

  /// The views on the visible navigation stack, with the top view last.
  package var navigationStack: [Drawing.View] { layers.last?.stack.views.map(\.view) ?? [] }

  /// The number of layers presented over the window.
  package var presentedCount: Int { max(0, layers.count - 1) }

  /// The number of tabs in the topmost layer.
  package var tabCount: Int { layers.last?.stacks.count ?? 0 }

  /// Returns the view that a container shows.
  package func view(in container: ModuleContainer, of view: Drawing.View) -> Drawing.View? {
    Drawing.position(of: view).placed?.embedded[container]?.last?.view
  }

  /// Returns true if the user can dismiss a layer and all of its views permit it.
  package func canBeDismissed(_ layer: ScreenLayer<Drawing>) -> Bool {
    layer.style?.isDismissable == true
      && layer.views.allSatisfy { drawing.canBeDismissed($0.view) }
  }
}

// MARK: - User actions

extension ScreenCore {
  /// Goes back on the visible navigation stack.
  ///
  /// - Returns: True if there was a view to go back from.
  package func goBack() -> Bool { layers.last.map { goBack(on: $0.stack) } ?? false }

  /// Goes back on a navigation stack.
  ///
  /// - Returns: True if there was a view to go back from.
  @discardableResult
  package func goBack(on stack: ScreenStack<Drawing>) -> Bool {
    guard stack.views.count > 1, let top = stack.views.last else { return false }
    remove(top, isAnimated: true)
    return true
  }

  /// Records that the user went back on a navigation stack until `count` views were left.
  package func didGoBack(on stack: ScreenStack<Drawing>, leaving count: Int) {
    let gone = stack.didRemoveViews(from: count)
    if let layer = layers.firstIndex(where: { $0.stacks.contains { $0 === stack } }) {
      removeLayers(from: layer + 1)
    }
    loadVisibleViews()
    leave(gone)
  }

  /// Dismisses the topmost layer.
  ///
  /// - Returns: True if a layer was dismissed; false if there is none that the user may dismiss.
  package func dismissPresented() -> Bool {
    guard layers.count > 1, let layer = layers.last, canBeDismissed(layer) else { return false }
    removeLayers(from: layers.count - 1)
    return true
  }

  /// Dismisses a layer. If the user is not allowed to dismiss it, shows the layer again, because
  /// the user interface may already have removed the layer.
  package func dismiss(_ layer: ScreenLayer<Drawing>) {
    guard let index = index(of: layer) else { return }
    if index == 0 { return closeWindow() }
    if index != layers.count - 1 || !dismissPresented() { layer.drawing.present() }
  }

  /// Records that a layer is gone, whatever removed it.
  package func didVanish(_ layer: ScreenLayer<Drawing>) {
    if let index = index(of: layer) { removeLayers(from: index) }
  }

  /// Selects a tab of the topmost layer.
  ///
  /// - Returns: True if the tab exists.
  package func selectTab(_ index: Int) -> Bool {
    guard let layer = layers.last, layer.stacks.indices.contains(index) else { return false }
    layer.select(layer.stacks[index])
    loadVisibleViews()
    return true
  }

  /// Records that the user selected a tab of a layer.
  package func didSelect(_ stack: ScreenStack<Drawing>, of layer: ScreenLayer<Drawing>) {
    layer.didSelect(stack)
    loadVisibleViews()
  }

  /// Closes the window with everything that is in it or presented over it.
  package func closeWindow() { removeLayers(from: 0) }

  private func index(of layer: ScreenLayer<Drawing>) -> Int? {
    layers.firstIndex { $0 === layer }
  }
}

// MARK: - Showing

extension ScreenCore {
  func show(
    _ new: PlacedView<Drawing>, of module: ShownModule, from opener: PlacedView<Drawing>
  ) throws(TransitionError) {
    guard let transition = module.transition, let place = place(around: opener) else {
      throw .openerIsNotOnScreen(opener: opener.name, module: new.name)
    }
    guard
      drawing.canShow(
        new.view, by: transition.way, on: place.layer.drawing,
        openerIsInside: opener.surroundings != nil)
    else { throw .unsupported(transition: "\(transition)", opener: opener.name) }
    switch transition.way {
    case .push, .detail:
      guard place.stack.hasNavigation else {
        throw .noNavigationStack(opener: opener.name, module: new.name)
      }
      place.stack.push(new, isAnimated: transition.isAnimated)
    case .present(let style, let hasNavigation):
      addLayer(new, hasNavigation: hasNavigation, hasTabs: false, style: style)
    case .embed(let container, _):
      try embed(new, in: container, of: opener)
    case .tab:
      guard place.layer.hasTabs else {
        throw .noTabs(opener: opener.name, module: new.name)
      }
      place.layer.add(makeStack(new, hasNavigation: place.stack.hasNavigation))
    case .replace:
      try replace(opener, with: new, isAnimated: transition.isAnimated)
    case .setRoot(let hasTabs):
      setRoot(new, hasTabs: hasTabs)
    case .segue:
      throw .unsupported(transition: "\(transition)", opener: opener.name)
    case .custom(let animator):
      load(opener)
      new.surroundings = opener
      opener.custom.append(new)
      animator.show(new.handler, over: opener.handler, isAnimated: transition.isAnimated) {}
      load(opener)
    }
    loadVisibleViews()
  }

  private func addLayer(
    _ view: PlacedView<Drawing>, hasNavigation: Bool, hasTabs: Bool, style: PresentationStyle?
  ) {
    let stack = makeStack(view, hasNavigation: hasNavigation)
    let drawn = drawing.makeLayer(
      stack.drawing, showing: view.view, style: style, over: layers.last?.drawing)
    let layer = ScreenLayer(stack, drawing: drawn, hasTabs: hasTabs, style: style)
    drawing.connect(layer, to: self)
    layers.append(layer)
    load(view)
    drawn.present()
  }

  private func makeStack(
    _ view: PlacedView<Drawing>, hasNavigation: Bool
  ) -> ScreenStack<Drawing> {
    let drawn = drawing.makeStack(view.view, hasNavigation: hasNavigation)
    let stack = ScreenStack(view, hasNavigation: hasNavigation, drawing: drawn)
    drawing.connect(stack, to: self)
    return stack
  }

  private func embed(
    _ new: PlacedView<Drawing>, in container: ModuleContainer, of opener: PlacedView<Drawing>
  ) throws(TransitionError) {
    let known = drawing.containers(of: opener.view)
    guard known.contains(container) else {
      throw .noContainer(container, opener: opener.name, known: known)
    }
    new.surroundings = opener
    opener.embedded[container, default: []].append(new)
    load(opener)
  }

  /// Replaces a view with another, and removes everything above the old view.
  private func replace(
    _ old: PlacedView<Drawing>, with new: PlacedView<Drawing>, isAnimated: Bool
  ) throws(TransitionError) {
    if let outer = old.surroundings {
      new.surroundings = outer
      outer.replace(old, with: new)
      load(new)
    } else {
      guard let place = placeWithoutLayersAbove(old) else {
        throw .openerIsNotOnScreen(opener: old.name, module: new.name)
      }
      let gone = place.stack.removeViews(
        from: place.index, replacement: new, isAnimated: isAnimated)
      loadVisibleViews()
      leave(gone.dropFirst())
    }
    old.leave()
  }

  /// Replaces everything on the screen with a view. The old views are notified when the new view is
  /// ready.
  private func setRoot(_ new: PlacedView<Drawing>, hasTabs: Bool) {
    let old = layers.flatMap(\.views)
    let window = layers[0]
    let above = layers.dropFirst()
    layers = [window]
    for layer in above.reversed() { layer.drawing.close() }
    window.hasTabs = hasTabs
    window.replaceAll(with: makeStack(new, hasNavigation: window.stack.hasNavigation))
    for view in old { view.leave() }
    loadVisibleViews()
    for view in old.reversed() { view.module?.didClose() }
  }

  private func loadVisibleViews() {
    for layer in layers { layer.stack.views.last.map(load) }
  }

  /// Draws a view with its contents, and loads views that are shown for the first time.
  func load(_ view: PlacedView<Drawing>) {
    drawing.draw(view.view)
    for (container, views) in view.embedded {
      drawing.show(views.last?.view, in: container, of: view.view)
    }
    if view.position.beginsToLoad() { drawing.didLoad(view.view) }
    for views in view.embedded.values { views.last.map(load) }
    for inner in view.custom { load(inner) }
  }
}

// MARK: - Removing

extension ScreenCore {
  /// Removes a view and everything above it from the screen. The views that become visible are
  /// loaded first; then the removed modules are notified, starting with the topmost.
  func remove(_ view: PlacedView<Drawing>, isAnimated: Bool) {
    if let outer = view.surroundings {
      for (container, views) in outer.embedded where views.last === view {
        drawing.show(nil, in: container, of: outer.view)
      }
      outer.remove(view)
      leave([view])
      return loadVisibleViews()
    }
    guard let place = place(around: view) else { return }
    guard place.index > 0 else { return removeTabs(of: view, at: place) }
    guard let place = placeWithoutLayersAbove(view) else { return }
    let gone = place.stack.removeViews(from: place.index, isAnimated: isAnimated)
    loadVisibleViews()
    leave(gone)
  }

  /// Removes the tab that begins with this view, and the tabs that were opened from it.
  private func removeTabs(of view: PlacedView<Drawing>, at place: Place) {
    guard stacks(leavingWith: view, at: place).count < place.layer.stacks.count else {
      return removeLayers(from: place.layerIndex)
    }
    guard let place = placeWithoutLayersAbove(view) else { return }
    let gone = stacks(leavingWith: view, at: place)
    guard gone.count < place.layer.stacks.count else {
      return removeLayers(from: place.layerIndex)
    }
    place.layer.remove(gone)
    loadVisibleViews()
    leave(gone.flatMap(\.views))
  }

  /// Returns the tab at a place and the tabs that were opened from it.
  private func stacks(
    leavingWith view: PlacedView<Drawing>, at place: Place
  ) -> [ScreenStack<Drawing>] {
    let modules = view.module?.tree ?? []
    return place.layer.stacks.filter { stack in
      stack === place.stack || modules.contains { $0 === stack.views.first?.module }
    }
  }

  func bringForward(_ view: PlacedView<Drawing>) {
    for inner in sequence(first: view, next: \.surroundings) {
      inner.surroundings?.bringForward(inner)
    }
    if let place = place(around: view) { place.layer.select(place.stack) }
    loadVisibleViews()
  }

  private func removeLayers(from index: Int) {
    while layers.count > index {
      let layer = layers.removeLast()
      layer.drawing.close()
      for stack in layer.stacks.reversed() { leave(stack.views) }
    }
    loadVisibleViews()
    if layers.isEmpty { heldWhileOpen = nil }
  }

  /// Removes views and notifies their modules, starting with the last view.
  private func leave(_ views: some BidirectionalCollection<PlacedView<Drawing>>) {
    for view in views.reversed() {
      view.module?.didClose()
      view.leave()
    }
  }
}

// MARK: - Positions

extension ScreenCore {
  private struct Place {
    let layerIndex: Int
    let layer: ScreenLayer<Drawing>
    let stack: ScreenStack<Drawing>
    let index: Int
  }

  /// Returns the position of a view, or of the outermost view around it.
  private func place(around view: PlacedView<Drawing>) -> Place? {
    var view = view
    while let outer = view.surroundings { view = outer }
    for (layerIndex, layer) in layers.enumerated() {
      for stack in layer.stacks {
        if let index = stack.views.firstIndex(where: { $0 === view }) {
          return Place(layerIndex: layerIndex, layer: layer, stack: stack, index: index)
        }
      }
    }
    return nil
  }

  /// Closes all layers above a view.
  ///
  /// - Returns: The position of the view after the layers were closed. Code that was notified may
  ///   have closed more views, including this one.
  private func placeWithoutLayersAbove(_ view: PlacedView<Drawing>) -> Place? {
    guard let place = place(around: view) else { return nil }
    removeLayers(from: place.layerIndex + 1)
    return self.place(around: view)
  }
}
