public import Adder
internal import AdderCAdwaita

/// A window with navigation stacks, tabs, windows over it, and containers in the views. It tells of
/// modules the same events in the same order as `HeadlessScreen`.
///
/// A module is closed as soon as that is decided; its widget may be seen for the rest of an animation.
/// What the user may still take back, such as a swipe, counts when it is over. The window keeps its
/// screen until it is closed.
@MainActor public final class GTKScreen {
  /// The window, and what is presented over it, the topmost last. Empty when the window was closed.
  private(set) var layers: [GTKLayer] = []
  /// The screen itself as long as its window is there; nobody else need keep it.
  private var keptWhileOpen: GTKScreen?

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
    let surface = GTKSurface.window(size: size, of: application)
    root.position.enter(self, as: nil)
    let stack = makeStack(root, hasNavigation: hasNavigation)
    addLayer(GTKLayer(stack, on: surface, hasTabs: hasTabs, style: nil))
    keptWhileOpen = self
    root.position.load(root)
    surface.present()
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
    view.position.begin(view, of: module)
    self.init(
      root: view, hasNavigation: hasNavigation, hasTabs: hasTabs, size: size, in: application)
  }

  /// Whether the window is there.
  public var isOpen: Bool { !layers.isEmpty }

  /// The view that the user sees and acts on: the top of what is topmost.
  public var visibleView: (any GTKModuleView)? { layers.last?.stack.views.last }

  /// The views on the navigation stack that the user sees, the visible one last.
  public var navigationStack: [any GTKModuleView] { layers.last?.stack.views ?? [] }

  /// How many windows and popovers are presented over the window.
  public var presentedCount: Int { max(0, layers.count - 1) }

  /// How many tabs there are in what is topmost; one when it has none.
  public var tabCount: Int { layers.last?.stacks.count ?? 0 }

  /// The view that a container shows.
  public func view(
    in container: ModuleContainer, of view: any GTKModuleView
  ) -> (any GTKModuleView)? {
    view.position.embedded[container]?.last
  }
}

// MARK: - What the user does

extension GTKScreen {
  /// Goes back on the navigation stack, as the back button does.
  ///
  /// - Returns: whether there was something to go back from.
  @discardableResult
  public func goBack() -> Bool {
    guard let views = layers.last?.stack.views, views.count > 1, let top = views.last else {
      return false
    }
    remove(top, isAnimated: true)
    return true
  }

  /// Dismisses what is presented topmost, as Escape or a close button does.
  ///
  /// - Returns: whether there was something that the user may dismiss.
  @discardableResult
  public func dismissPresented() -> Bool {
    guard layers.count > 1, let layer = layers.last, layer.canBeDismissed else { return false }
    removeLayers(from: layers.count - 1)
    return true
  }

  /// Shows a tab of what is topmost.
  ///
  /// - Returns: whether there is that tab.
  @discardableResult
  public func selectTab(_ index: Int) -> Bool {
    guard let layer = layers.last, layer.stacks.indices.contains(index) else { return false }
    layer.select(index)
    loadVisibleViews()
    return true
  }

  /// Closes the window with everything in it and over it.
  public func closeWindow() {
    removeLayers(from: 0)
  }

  private func userDismisses(_ layer: GTKLayer) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    if index == 0 { return closeWindow() }
    // A popover has closed itself already; one that may not be dismissed comes back.
    if index != layers.count - 1 || !dismissPresented() { layer.surface.present() }
  }

  private func didVanish(_ layer: GTKLayer) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    removeLayers(from: index)
  }
}

// MARK: - Showing

extension GTKScreen {
  func show(
    _ view: any GTKModuleView, of module: ShownModule, from opener: any GTKModuleView
  ) throws(TransitionError) {
    guard let transition = module.transition, let place = place(around: opener) else {
      throw .openerIsNotOnScreen(opener: "\(type(of: opener))", module: "\(type(of: view))")
    }
    let layer = layers[place.layer]
    let stack = layer.stacks[place.stack]
    guard isSupported(transition, of: view, from: opener, on: layer.surface) else {
      throw .unsupported(transition: "\(transition)", opener: "\(type(of: opener))")
    }
    switch transition.way {
    case .push, .detail:
      guard stack.hasNavigation else {
        throw .noNavigationStack(opener: "\(type(of: opener))", module: "\(type(of: view))")
      }
      stack.push(view, isAnimated: transition.isAnimated)
    case .present(let style, let hasNavigation):
      present(view, style, hasNavigation: hasNavigation)
    case .embed(let container, _):
      let containers = opener.containers
      guard containers[container] != nil else {
        let known = containers.keys.sorted { $0.name < $1.name }
        throw .noContainer(container, opener: "\(type(of: opener))", known: known)
      }
      view.position.surroundings = opener
      opener.position.embedded[container, default: []].append(view)
      opener.position.load(opener)
    case .tab:
      guard layer.hasTabs else {
        throw .noTabs(opener: "\(type(of: opener))", module: "\(type(of: view))")
      }
      layer.add(makeStack(view, hasNavigation: stack.hasNavigation))
    case .replace:
      try replace(opener, with: view, at: place, isAnimated: transition.isAnimated)
    case .setRoot(let hasTabs):
      setRoot(view, hasTabs: hasTabs)
    case .segue:
      throw .unsupported(transition: "\(transition)", opener: "\(type(of: opener))")
    case .custom(let animator):
      opener.position.load(opener)
      view.position.surroundings = opener
      opener.position.custom.append(view)
      animator.show(view, over: opener, isAnimated: transition.isAnimated) {}
      opener.position.load(opener)
    }
    loadVisibleViews()
  }

  /// A window that a module brings along can be presented only, and shows nothing but itself.
  private func isSupported(
    _ transition: ModuleTransition, of view: any GTKModuleView, from opener: any GTKModuleView,
    on surface: GTKSurface
  ) -> Bool {
    let isWindow = view.widget.is(gtk_window_get_type())
    switch transition.way {
    case .present, .custom, .segue: return true
    case .setRoot, .embed: return !isWindow
    case .push, .detail, .tab, .replace:
      return !isWindow && (!surface.isOwnWindow || opener.position.surroundings != nil)
    }
  }

  private func present(
    _ view: any GTKModuleView, _ style: PresentationStyle, hasNavigation: Bool
  ) {
    guard let below = layers.last else { return }
    let surface = GTKSurface.presented(view, style, over: below)
    let stack = makeStack(view, hasNavigation: hasNavigation)
    addLayer(GTKLayer(stack, on: surface, hasTabs: false, style: style))
    view.position.load(view)
    surface.present()
  }

  /// Puts a view in the place of another, and takes away what was over that.
  private func replace(
    _ old: any GTKModuleView, with view: any GTKModuleView, at place: Place, isAnimated: Bool
  ) throws(TransitionError) {
    if let outer = old.position.surroundings {
      view.position.surroundings = outer
      for (container, views) in outer.position.embedded {
        outer.position.embedded[container] = views.map { $0 === old ? view : $0 }
      }
      outer.position.custom = outer.position.custom.map { $0 === old ? view : $0 }
      view.position.load(view)
    } else {
      removeLayers(from: place.layer + 1)
      // Whoever heard of that may have closed more.
      guard let place = self.place(around: old) else {
        throw .openerIsNotOnScreen(opener: "\(type(of: old))", module: "\(type(of: view))")
      }
      let stack = layers[place.layer].stacks[place.stack]
      let above = Array(stack.views[(place.index + 1)...])
      stack.removeViews(from: place.index, replacement: view, isAnimated: isAnimated)
      loadVisibleViews()
      leave(above)
    }
    old.position.leave()
  }

  /// Shows a view instead of all that is there, which is told when the new view has what it needs.
  private func setRoot(_ view: any GTKModuleView, hasTabs: Bool) {
    let old = layers.flatMap { $0.stacks.flatMap(\.views) }
    let above = layers[1...]
    let window = layers[0]
    layers = [window]
    for layer in above.reversed() { layer.surface.close() }
    window.hasTabs = hasTabs
    window.replaceAll(with: makeStack(view, hasNavigation: window.stack.hasNavigation))
    for view in old { view.position.leave() }
    loadVisibleViews()
    for view in old.reversed() { view.position.module?.didClose() }
  }

  private func makeStack(_ view: any GTKModuleView, hasNavigation: Bool) -> GTKNavigationStack {
    let stack = GTKNavigationStack(view, hasNavigation: hasNavigation)
    stack.userGoesBack = { [weak self, weak stack] in
      guard let self, let views = stack?.views, views.count > 1, let top = views.last else {
        return
      }
      remove(top, isAnimated: true)
    }
    stack.userWentBack = { [weak self, weak stack] gone in
      guard let self else { return }
      if let layer = layers.firstIndex(where: { $0.stacks.contains { $0 === stack } }) {
        removeLayers(from: layer + 1)
      }
      loadVisibleViews()
      leave(gone)
    }
    return stack
  }

  private func addLayer(_ layer: GTKLayer) {
    layer.userSelectedTab = { [weak self] in self?.loadVisibleViews() }
    layer.surface.userDismisses = { [weak self, weak layer] in
      if let layer { self?.userDismisses(layer) }
    }
    layer.surface.userGoesBack = { [weak self, weak layer] in
      layer != nil && layer === self?.layers.last && self?.goBack() == true
    }
    layer.surface.canBeDismissed = { [weak layer] in layer?.canBeDismissed ?? true }
    layer.surface.didVanish = { [weak self, weak layer] in
      if let layer { self?.didVanish(layer) }
    }
    layers.append(layer)
  }

  private func loadVisibleViews() {
    for layer in layers {
      if let view = layer.stack.views.last { view.position.load(view) }
    }
  }
}

// MARK: - Removing

extension GTKScreen {
  /// Takes a view off the screen with everything above it, which is told, the topmost first, when what comes to
  /// be seen is loaded.
  func remove(_ view: any GTKModuleView, isAnimated: Bool) {
    if let outer = view.position.surroundings {
      for (container, views) in outer.position.embedded where views.last === view {
        outer.containers[container]?.show(nil)
      }
      for (container, views) in outer.position.embedded {
        outer.position.embedded[container] = views.filter { $0 !== view }
      }
      outer.position.custom.removeAll { $0 === view }
      leave([view])
      loadVisibleViews()
      return
    }
    guard let place = place(around: view) else { return }
    if place.index > 0 {
      removeLayers(from: place.layer + 1)
      // Whoever heard of that may have closed this one.
      guard let place = self.place(around: view) else { return }
      let stack = layers[place.layer].stacks[place.stack]
      let gone = Array(stack.views[place.index...])
      stack.removeViews(from: place.index, isAnimated: isAnimated)
      loadVisibleViews()
      leave(gone)
    } else {
      removeTabs(of: view, at: place)
    }
  }

  /// Takes away the tab whose first view this is, with the tabs that were opened from there.
  private func removeTabs(of view: any GTKModuleView, at place: Place) {
    guard stacks(leavingWith: view, at: place).count < layers[place.layer].stacks.count else {
      return removeLayers(from: place.layer)
    }
    removeLayers(from: place.layer + 1)
    // Whoever heard of that may have closed this one, or others.
    guard let place = self.place(around: view) else { return }
    let layer = layers[place.layer]
    let gone = stacks(leavingWith: view, at: place)
    guard gone.count < layer.stacks.count else { return removeLayers(from: place.layer) }
    // The one that is seen goes last, so that what is seen then is one that stays.
    let selected = layer.stack
    for stack in gone where stack !== selected { layer.remove(stack) }
    if gone.contains(where: { $0 === selected }) { layer.remove(selected) }
    loadVisibleViews()
    leave(gone.flatMap(\.views))
  }

  /// The tab at a place and those that were opened from there.
  private func stacks(leavingWith view: any GTKModuleView, at place: Place) -> [GTKNavigationStack]
  {
    let modules = view.position.module?.tree ?? []
    return layers[place.layer].stacks.enumerated().filter { index, stack in
      index == place.stack || modules.contains { $0 === stack.views.first?.position.module }
    }.map(\.element)
  }

  func bringForward(_ view: any GTKModuleView) {
    for inner in sequence(first: view, next: \.position.surroundings) {
      guard let outer = inner.position.surroundings else { break }
      for (container, views) in outer.position.embedded
      where views.contains(where: { $0 === inner }) {
        outer.position.embedded[container] = views.filter { $0 !== inner } + [inner]
      }
    }
    if let place = place(around: view) { layers[place.layer].select(place.stack) }
    loadVisibleViews()
  }

  private func removeLayers(from index: Int) {
    while layers.count > index {
      let layer = layers.removeLast()
      layer.surface.close()
      for stack in layer.stacks.reversed() { leave(stack.views) }
    }
    loadVisibleViews()
    if layers.isEmpty { keptWhileOpen = nil }
  }

  /// Lets go of views and says so, the last first.
  private func leave(_ views: [any GTKModuleView]) {
    for view in views.reversed() {
      view.position.module?.didClose()
      view.position.leave()
    }
  }
}

// MARK: - Where things are

extension GTKScreen {
  private struct Place {
    var layer: Int
    var stack: Int
    var index: Int
  }

  /// Where a view is, or the view around it in a container.
  private func place(around view: any GTKModuleView) -> Place? {
    var view = view
    while let outer = view.position.surroundings { view = outer }
    for (layer, content) in layers.enumerated() {
      for (tab, stack) in content.stacks.enumerated() {
        if let index = stack.views.firstIndex(where: { $0 === view }) {
          return Place(layer: layer, stack: tab, index: index)
        }
      }
    }
    return nil
  }
}
