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

/// What a view knows of where it is.
@MainActor public final class HeadlessPosition {
  let base = ScreenPosition<HeadlessDrawing>()

  public nonisolated init() {}
}
