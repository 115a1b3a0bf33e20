/// The view of a module that no UI framework draws: on a terminal, on a server, in a test.
///
/// ```swift
/// final class MenuView: HeadlessTransitionHandler {
///   let position = HeadlessPosition()
///   func viewDidLoad() { output.didTriggerViewReadyEvent() }
/// }
/// ```
@MainActor public protocol HeadlessTransitionHandler: TransitionHandler {
  /// Where the view is; a stored `HeadlessPosition()` that nobody else touches.
  var position: HeadlessPosition { get }

  /// The places in the view that can show other modules; none unless it says so.
  var containers: [ModuleContainer] { get }

  /// What `ModuleTransition.segue` means here, by the segue's name; nothing unless it says so.
  var segues: [String: ModuleTransition] { get }

  /// Whether the user may dismiss the view where its presentation style lets him; yes unless it says
  /// otherwise.
  var canBeDismissed: Bool { get }

  /// Called once, when the view is first seen: after the module was linked.
  func viewDidLoad()
}

extension HeadlessTransitionHandler {
  public var containers: [ModuleContainer] { [] }
  public var segues: [String: ModuleTransition] { [:] }
  public var canBeDismissed: Bool { true }
  public func viewDidLoad() {}

  public var shownModule: ShownModule { position.shownModule(of: self) }

  public func prepareForEmbedding() { position.screen?.load(self) }

  public func performSegue(_ segue: SegueOpening) throws(TransitionError) {
    try performSegue(segue, from: segues)
  }

  public func show(
    _ view: AnyObject, of module: ShownModule
  ) throws(TransitionError) -> any ModulePlace {
    guard let view = view as? any HeadlessTransitionHandler else {
      throw .wrongView("\(type(of: view))", expected: "HeadlessTransitionHandler")
    }
    guard let screen = position.screen else {
      throw .openerIsNotOnScreen(opener: "\(Self.self)", module: "\(type(of: view))")
    }
    view.position.enter(screen, as: module)
    do throws(TransitionError) {
      try screen.show(view, of: module, from: self)
    } catch {
      view.position.leave()
      throw error
    }
    return HeadlessPlace(view, module)
  }
}

/// What a view knows of where it is.
@MainActor public final class HeadlessPosition {
  private(set) weak var screen: HeadlessScreen?
  private(set) var module: ShownModule?
  private var hasLoaded = false
  /// What containers of the view show, the visible one last.
  var embedded: [ModuleContainer: [any HeadlessTransitionHandler]] = [:]
  /// What transitions of one's own have put over the view.
  var custom: [any HeadlessTransitionHandler] = []
  /// The view that this one is embedded in or was put over.
  weak var surroundings: (any HeadlessTransitionHandler)?

  public nonisolated init() {}

  func shownModule(of view: AnyObject) -> ShownModule {
    if let module { return module }
    let root = ShownModule(root: view)
    module = root
    return root
  }

  /// Makes the view that of a window's first module.
  func begin<Input>(_ view: any HeadlessTransitionHandler, of module: Module<Input>) {
    self.module = ShownModule(root: module, in: HeadlessPlace(view, nil))
  }

  func enter(_ screen: HeadlessScreen, as module: ShownModule?) {
    self.screen = screen
    if let module { self.module = module }
  }

  func leave() {
    screen = nil
    surroundings = nil
    embedded = [:]
    custom = []
  }

  func load(_ view: any HeadlessTransitionHandler) {
    guard !hasLoaded else { return }
    hasLoaded = true
    view.viewDidLoad()
  }
}

/// The way to take a view off a headless screen.
private final class HeadlessPlace: ModulePlace {
  private weak var view: (any HeadlessTransitionHandler)?
  private weak var module: ShownModule?

  init(_ view: any HeadlessTransitionHandler, _ module: ShownModule?) {
    self.view = view
    self.module = module
  }

  func leave(isAnimated: Bool) {
    guard let view, let screen = view.position.screen else { return }
    guard case .custom(let animator)? = module?.transition?.way else {
      screen.remove(view)
      return
    }
    animator.hide(view, isAnimated: isAnimated) { [weak view] in
      if let view { view.position.screen?.remove(view) }
    }
  }

  func comeForward() {
    if let view { view.position.screen?.bringForward(view) }
  }
}
