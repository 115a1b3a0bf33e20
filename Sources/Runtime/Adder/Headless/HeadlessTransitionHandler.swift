/// The view of a module that no UI framework draws: in a terminal, on a server, or in a test.
///
/// ```swift
/// final class MenuView: HeadlessTransitionHandler {
///   let position = HeadlessPosition()
///   func viewDidLoad() { output.didTriggerViewReadyEvent() }
/// }
/// ```
@MainActor public protocol HeadlessTransitionHandler: TransitionHandler {
  /// The view's position on its screen. Store a `HeadlessPosition()` here; only the screen uses it.
  var position: HeadlessPosition { get }

  /// The containers in the view that can show other modules; none by default.
  var containers: [ModuleContainer] { get }

  /// The transitions for `ModuleTransition.segue`, keyed by the segue's name; none by default.
  var segues: [String: ModuleTransition] { get }

  /// True if the user may dismiss the view, provided that its presentation style permits it.
  /// The default is true.
  var canBeDismissed: Bool { get }

  /// Called once, when the view is first shown. The module is already linked.
  func viewDidLoad()
}

extension HeadlessTransitionHandler {
  public var containers: [ModuleContainer] { [] }
  public var segues: [String: ModuleTransition] { [:] }
  public var canBeDismissed: Bool { true }
  public func viewDidLoad() {}

  public var shownModule: ShownModule { position.base.shownModule(of: self) }

  public func prepareForEmbedding() { position.base.prepareForEmbedding() }

  public func performSegue(_ segue: SegueOpening) throws(TransitionError) {
    try performSegue(segue, from: segues)
  }

  public func show(
    _ view: AnyObject, of module: ShownModule
  ) throws(TransitionError) -> any ModulePlace {
    guard let view = view as? any HeadlessTransitionHandler else {
      throw .wrongView("\(type(of: view))", expected: "HeadlessTransitionHandler")
    }
    return try position.base.show(view, of: module, from: self)
  }
}

/// The position of a view on a headless screen.
@MainActor public final class HeadlessPosition {
  let base = ScreenPosition<HeadlessDrawing>()

  public nonisolated init() {}
}
