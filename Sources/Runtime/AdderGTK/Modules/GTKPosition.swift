internal import Adder

/// What a view knows of where it is.
@MainActor public final class GTKPosition {
  private(set) weak var screen: GTKScreen?
  private(set) var module: ShownModule?
  private var hasLoaded = false
  /// The page that shows the view, unless it is embedded.
  weak var page: GTKPage?
  /// What containers of the view show, the visible one last.
  var embedded: [ModuleContainer: [any GTKModuleView]] = [:]
  /// What transitions of one's own have put over the view.
  var custom: [any GTKModuleView] = []
  /// The view that this one is embedded in or was put over.
  weak var surroundings: (any GTKModuleView)?

  public nonisolated init() {}

  func shownModule(of view: AnyObject) -> ShownModule {
    if let module { return module }
    let root = ShownModule(root: view)
    module = root
    return root
  }

  /// Makes the view that of a window's first module.
  func begin<Input>(_ view: any GTKModuleView, of module: Module<Input>) {
    self.module = ShownModule(root: module, in: GTKPlace(view, nil))
  }

  func enter(_ screen: GTKScreen, as module: ShownModule?) {
    self.screen = screen
    if let module { self.module = module }
  }

  func leave() {
    screen = nil
    surroundings = nil
    embedded = [:]
    custom = []
  }

  /// Lets a view that is seen now, with what it contains, show what it has.
  func load(_ view: any GTKModuleView) {
    page?.load()
    for (name, views) in embedded { view.containers[name]?.show(views.last) }
    if !hasLoaded {
      hasLoaded = true
      view.viewDidLoad()
    }
    for views in embedded.values {
      if let inner = views.last { inner.position.load(inner) }
    }
    for inner in custom { inner.position.load(inner) }
  }
}

/// The way to take a view off a screen.
final class GTKPlace: ModulePlace {
  private weak var view: (any GTKModuleView)?
  private weak var module: ShownModule?

  init(_ view: any GTKModuleView, _ module: ShownModule?) {
    self.view = view
    self.module = module
  }

  func leave(isAnimated: Bool) {
    guard let view, let screen = view.position.screen else { return }
    guard case .custom(let animator)? = module?.transition?.way else {
      screen.remove(view, isAnimated: isAnimated)
      return
    }
    animator.hide(view, isAnimated: isAnimated) { [weak view] in
      if let view { view.position.screen?.remove(view, isAnimated: false) }
    }
  }

  func comeForward() {
    if let view { view.position.screen?.bringForward(view) }
  }
}
