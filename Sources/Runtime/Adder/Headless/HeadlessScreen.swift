/// A screen without pixels: a window with navigation stacks, tabs, sheets over it, and containers in
/// the views. It behaves as the other screens do, at once and without animations.
///
/// A program on a terminal shows its modules on one and prints `visibleView`; tests of modules run on
/// one (`AdderTesting`).
@MainActor public final class HeadlessScreen {
  /// The window, and the sheets over it, the topmost last. Empty when the window was closed.
  private(set) var layers: [HeadlessLayer] = []

  /// - Parameters:
  ///   - root: the view the window begins with.
  ///   - hasNavigation: whether the window has a navigation stack.
  ///   - hasTabs: whether the window can have further tabs.
  public init(
    root: any HeadlessTransitionHandler, hasNavigation: Bool = true, hasTabs: Bool = true
  ) {
    root.position.enter(self, as: nil)
    layers = [HeadlessLayer(root, hasNavigation: hasNavigation, hasTabs: hasTabs, style: nil)]
    root.position.load(root)
  }

  /// Opens a window that begins with a module. When the module closes itself, the window closes.
  ///
  /// - Parameters:
  ///   - factory: makes the module.
  ///   - hasNavigation: whether the window has a navigation stack.
  ///   - hasTabs: whether the window can have further tabs.
  ///   - output: whom the module tells what happened; it is not retained.
  ///   - link: says to the module's input what it needs, before its view is loaded.
  /// - Throws: when the module's view is none that this screen can show.
  public convenience init<Input, Output>(
    root factory: some ModuleFactory<Input, Output>, hasNavigation: Bool = true,
    hasTabs: Bool = true, output: ModuleOutputReference<Output> = .nobody,
    link: @MainActor (Input) -> Void = { _ in }
  ) throws(TransitionError) {
    let (view, module) = try factory.makeRootModule(
      (any HeadlessTransitionHandler).self, expected: "HeadlessTransitionHandler", output: output,
      link: link)
    view.position.begin(view, of: module)
    self.init(root: view, hasNavigation: hasNavigation, hasTabs: hasTabs)
  }

  /// Whether the window is there.
  public var isOpen: Bool { !layers.isEmpty }

  /// The view that the user sees and acts on: the top of what is topmost.
  public var visibleView: (any HeadlessTransitionHandler)? { layers.last?.stack.views.last }

  /// The views on the navigation stack that the user sees, the visible one last.
  public var navigationStack: [any HeadlessTransitionHandler] { layers.last?.stack.views ?? [] }

  /// How many sheets and other modules are presented over the window.
  public var presentedCount: Int { max(0, layers.count - 1) }

  /// How many tabs there are in what is topmost; one when it has none.
  public var tabCount: Int { layers.last?.tabs.count ?? 0 }

  /// The view that a container shows.
  public func view(
    in container: ModuleContainer, of view: any HeadlessTransitionHandler
  ) -> (any HeadlessTransitionHandler)? {
    view.position.embedded[container]?.last
  }
}

// MARK: - What the user does

extension HeadlessScreen {
  /// Goes back on the navigation stack, as a back button or a swipe does.
  ///
  /// - Returns: whether there was something to go back from.
  @discardableResult
  public func goBack() -> Bool {
    guard let views = layers.last?.stack.views, views.count > 1, let top = views.last else {
      return false
    }
    remove(top)
    return true
  }

  /// Dismisses what is presented topmost, as a swipe down or Escape does.
  ///
  /// - Returns: whether there was something that the user may dismiss.
  @discardableResult
  public func dismissPresented() -> Bool {
    guard layers.count > 1, let layer = layers.last, layer.style?.isDismissable == true,
      layer.tabs.allSatisfy({ $0.views.allSatisfy(\.canBeDismissed) })
    else { return false }
    removeLayers(from: layers.count - 1)
    return true
  }

  /// Shows a tab of what is topmost.
  ///
  /// - Returns: whether there is that tab.
  @discardableResult
  public func selectTab(_ index: Int) -> Bool {
    guard let layer = layers.last, layer.tabs.indices.contains(index) else { return false }
    layer.selected = index
    loadVisibleViews()
    return true
  }

  /// Closes the window with everything in it and over it.
  public func closeWindow() {
    removeLayers(from: 0)
  }
}

// MARK: - Showing

extension HeadlessScreen {
  func show(
    _ view: any HeadlessTransitionHandler, of module: ShownModule,
    from opener: any HeadlessTransitionHandler
  ) throws(TransitionError) {
    guard let transition = module.transition, let place = place(around: opener) else {
      throw .openerIsNotOnScreen(opener: "\(type(of: opener))", module: "\(type(of: view))")
    }
    let layer = layers[place.layer]
    let stack = layer.tabs[place.tab]
    switch transition.way {
    case .push, .detail:
      guard stack.hasNavigation else {
        throw .noNavigationStack(opener: "\(type(of: opener))", module: "\(type(of: view))")
      }
      stack.views.append(view)
    case .present(let style, let hasNavigation):
      layers.append(
        HeadlessLayer(
          view, hasNavigation: hasNavigation, hasTabs: false, style: style))
    case .embed(let container, _):
      guard opener.containers.contains(container) else {
        throw .noContainer(container, opener: "\(type(of: opener))", known: opener.containers)
      }
      view.position.surroundings = opener
      opener.position.embedded[container, default: []].append(view)
      load(opener)
    case .tab:
      guard layer.hasTabs else {
        throw .noTabs(opener: "\(type(of: opener))", module: "\(type(of: view))")
      }
      layer.tabs.append(HeadlessStack(view, hasNavigation: stack.hasNavigation))
    case .replace:
      try replace(opener, with: view, at: place)
    case .setRoot(let hasTabs):
      setRoot(view, hasTabs: hasTabs)
    case .segue:
      throw .unsupported(transition: "\(transition)", opener: "\(type(of: opener))")
    case .custom(let animator):
      load(opener)
      view.position.surroundings = opener
      opener.position.custom.append(view)
      animator.show(view, over: opener, isAnimated: transition.isAnimated) {}
      load(opener)
    }
    loadVisibleViews()
  }

  /// Shows a view instead of all that is there, which is told when the new view has what it needs.
  private func setRoot(_ view: any HeadlessTransitionHandler, hasTabs: Bool) {
    let hasNavigation = layers[0].stack.hasNavigation
    let old = layers.flatMap { $0.tabs.flatMap(\.views) }
    layers = [HeadlessLayer(view, hasNavigation: hasNavigation, hasTabs: hasTabs, style: nil)]
    for view in old { view.position.leave() }
    loadVisibleViews()
    for view in old.reversed() { view.position.module?.didClose() }
  }

  /// Puts a view in the place of another, and takes away what was over that.
  private func replace(
    _ old: any HeadlessTransitionHandler, with view: any HeadlessTransitionHandler,
    at place: Place
  ) throws(TransitionError) {
    if let outer = old.position.surroundings {
      view.position.surroundings = outer
      for (container, views) in outer.position.embedded {
        outer.position.embedded[container] = views.map { $0 === old ? view : $0 }
      }
      outer.position.custom = outer.position.custom.map { $0 === old ? view : $0 }
      load(view)
    } else {
      removeLayers(from: place.layer + 1)
      // Whoever heard of that may have closed more.
      guard let place = self.place(around: old) else {
        throw .openerIsNotOnScreen(opener: "\(type(of: old))", module: "\(type(of: view))")
      }
      let stack = layers[place.layer].tabs[place.tab]
      let above = Array(stack.views[(place.index + 1)...])
      stack.views[place.index...] = [view]
      loadVisibleViews()
      leave(above)
    }
    old.position.leave()
  }

  private func loadVisibleViews() {
    for layer in layers {
      guard let view = layer.stack.views.last else { continue }
      load(view)
    }
  }

  /// Loads a view with what is in it.
  func load(_ view: any HeadlessTransitionHandler) {
    view.position.load(view)
    for views in view.position.embedded.values { views.last.map(load) }
    for view in view.position.custom { load(view) }
  }
}

// MARK: - Removing

extension HeadlessScreen {
  /// Takes a view off the screen with everything above it, which is told, the topmost first, when what comes to
  /// be seen is loaded.
  func remove(_ view: any HeadlessTransitionHandler) {
    if let outer = view.position.surroundings {
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
      let stack = layers[place.layer].tabs[place.tab]
      let gone = Array(stack.views[place.index...])
      stack.views.removeSubrange(place.index...)
      loadVisibleViews()
      leave(gone)
    } else {
      removeTabs(of: view, at: place)
    }
  }

  /// Takes away the tab whose first view this is, with the tabs that were opened from there.
  private func removeTabs(of view: any HeadlessTransitionHandler, at place: Place) {
    guard tabs(leavingWith: view, at: place).count < layers[place.layer].tabs.count else {
      return removeLayers(from: place.layer)
    }
    removeLayers(from: place.layer + 1)
    // Whoever heard of that may have closed this one, or others.
    guard let place = self.place(around: view) else { return }
    let layer = layers[place.layer]
    let gone = tabs(leavingWith: view, at: place)
    guard gone.count < layer.tabs.count else { return removeLayers(from: place.layer) }
    let before = gone.count { $0.offset < layer.selected }
    for (index, _) in gone.reversed() { layer.tabs.remove(at: index) }
    layer.selected = min(layer.selected - before, layer.tabs.count - 1)
    loadVisibleViews()
    leave(gone.flatMap(\.element.views))
  }

  /// The tab at a place and those that were opened from there.
  private func tabs(
    leavingWith view: any HeadlessTransitionHandler, at place: Place
  ) -> [(offset: Int, element: HeadlessStack)] {
    let modules = view.position.module?.tree ?? []
    return layers[place.layer].tabs.enumerated().filter { index, stack in
      index == place.tab || modules.contains { $0 === stack.views.first?.position.module }
    }
  }

  func bringForward(_ view: any HeadlessTransitionHandler) {
    for inner in sequence(first: view, next: \.position.surroundings) {
      guard let outer = inner.position.surroundings else { break }
      for (container, views) in outer.position.embedded
      where views.contains(where: { $0 === inner }) {
        outer.position.embedded[container] = views.filter { $0 !== inner } + [inner]
      }
    }
    if let place = place(around: view) { layers[place.layer].selected = place.tab }
    loadVisibleViews()
  }

  private func removeLayers(from index: Int) {
    while layers.count > index {
      let layer = layers.removeLast()
      for stack in layer.tabs.reversed() { leave(stack.views) }
    }
    loadVisibleViews()
  }

  /// Lets go of views and says so, the last first.
  private func leave(_ views: [any HeadlessTransitionHandler]) {
    for view in views.reversed() {
      let module = view.position.module
      module?.didClose()
      view.position.leave()
    }
  }
}

// MARK: - Where things are

extension HeadlessScreen {
  struct Place {
    var layer: Int
    var tab: Int
    var index: Int
  }

  /// Where a view is, or the view around it in a container.
  private func place(around view: any HeadlessTransitionHandler) -> Place? {
    var view = view
    while let outer = view.position.surroundings { view = outer }
    for (layer, content) in layers.enumerated() {
      for (tab, stack) in content.tabs.enumerated() {
        if let index = stack.views.firstIndex(where: { $0 === view }) {
          return Place(layer: layer, tab: tab, index: index)
        }
      }
    }
    return nil
  }
}

/// A window or what is presented over it.
@MainActor final class HeadlessLayer {
  var tabs: [HeadlessStack]
  var selected = 0
  /// Whether there can be further tabs.
  let hasTabs: Bool
  let style: PresentationStyle?

  init(
    _ view: any HeadlessTransitionHandler, hasNavigation: Bool, hasTabs: Bool,
    style: PresentationStyle?
  ) {
    tabs = [HeadlessStack(view, hasNavigation: hasNavigation)]
    self.hasTabs = hasTabs
    self.style = style
  }

  var stack: HeadlessStack { tabs[selected] }
}

/// The views that lie over one another; only one where there is no navigation.
@MainActor final class HeadlessStack {
  var views: [any HeadlessTransitionHandler]
  let hasNavigation: Bool

  init(_ view: any HeadlessTransitionHandler, hasNavigation: Bool) {
    views = [view]
    self.hasNavigation = hasNavigation
  }
}

extension PresentationStyle {
  /// Whether the user can close what is presented so.
  public var isDismissable: Bool {
    switch self {
    case .sheet, .popover: true
    case .fullScreen, .overFullScreen: false
    }
  }
}
