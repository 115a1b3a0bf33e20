public import Adder

/// The view of a module in a window of GTK, from which its router opens further modules.
///
/// ```swift
/// final class GreetingView: GTKModuleView {
///   let position = GTKPosition()
///   let title = "Greeting"
///   let widget = GTKObject(new: gtk_label_new("Hello"))
///   func viewDidLoad() { output.didTriggerViewReadyEvent() }
/// }
/// ```
///
/// The screen holds the view as long as it shows it, and the view holds its widgets. Closures for
/// signals of those widgets must capture the view weakly, or neither goes.
@MainActor public protocol GTKModuleView: TransitionHandler {
  /// Where the view is; a stored `GTKPosition()` that nobody else touches.
  var position: GTKPosition { get }

  /// What is drawn; always the same widget. It is asked for after the module was linked. A window, such
  /// as an `AdwMessageDialog`, can be presented only, and is then shown as it is.
  var widget: GTKObject { get }

  /// What the header bar and the tab say; call `titleDidChange()` when it changes. Nothing unless it
  /// says so.
  var title: String { get }

  /// The name of the symbol on the view's tab; a page unless it says otherwise.
  var iconName: String { get }

  /// Widgets at the end of the header bar above the view, such as buttons; none unless it says so.
  var headerWidgets: [GTKObject] { get }

  /// The places in the view that can show other modules; none unless it says so.
  var containers: [ModuleContainer: GTKModuleContainer] { get }

  /// What `ModuleTransition.segue` means here, by the segue's name; nothing unless it says so.
  var segues: [String: ModuleTransition] { get }

  /// Whether the user may dismiss the view where its presentation style lets him; yes unless it says
  /// otherwise.
  var canBeDismissed: Bool { get }

  /// Called once, when the view is first seen: after the module was linked.
  func viewDidLoad()
}

extension GTKModuleView {
  public var title: String { "" }
  public var iconName: String { "view-paged-symbolic" }
  public var headerWidgets: [GTKObject] { [] }
  public var containers: [ModuleContainer: GTKModuleContainer] { [:] }
  public var segues: [String: ModuleTransition] { [:] }
  public var canBeDismissed: Bool { true }
  public func viewDidLoad() {}

  public var shownModule: ShownModule { position.base.shownModule(of: self) }

  /// Shows the title that the view has now.
  public func titleDidChange() {
    position.page?.updateTitle()
  }

  public func prepareForEmbedding() { position.base.prepareForEmbedding() }

  public func performSegue(_ segue: SegueOpening) throws(TransitionError) {
    try performSegue(segue, from: segues)
  }

  public func show(
    _ view: AnyObject, of module: ShownModule
  ) throws(TransitionError) -> any ModulePlace {
    guard let view = view as? any GTKModuleView else {
      throw .wrongView("\(type(of: view))", expected: "GTKModuleView")
    }
    return try position.base.show(view, of: module, from: self)
  }
}
