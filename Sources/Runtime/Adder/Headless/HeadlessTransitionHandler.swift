/// The view of a module that no UI framework draws: in a terminal, on a server, in a test.
///
/// ```swift
/// final class MenuView: HeadlessTransitionHandler {
///   let position = HeadlessPosition()
///   func viewDidLoad() { output.didTriggerViewReadyEvent() }
/// }
/// ```
@MainActor public protocol HeadlessTransitionHandler: TransitionHandler {
  /// Where the view is; a stored `HeadlessPosition()` that no other code uses.
  var position: HeadlessPosition { get }

  /// The containers in the view that can show other modules; none by default.
  var containers: [ModuleContainer] { get }

  /// The transition for a `ModuleTransition.segue`, by the segue's name; none by default.
  var segues: [String: ModuleTransition] { get }

  /// Whether the user may dismiss the view if its presentation style permits it; true by default.
  var canBeDismissed: Bool { get }

  /// Called once, when the view is first shown: after the module was linked.
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

/// What a view knows about its position.
@MainActor public final class HeadlessPosition {
  let base = ScreenPosition<HeadlessDrawing>()

  public nonisolated init() {}
}
