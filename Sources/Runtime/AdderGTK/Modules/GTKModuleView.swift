public import Adder

/// The view of a module in a GTK window. The module's router opens other modules from it.
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
/// The screen retains the view as long as the view is shown, and the view retains its widgets.
/// Closures for signals of those widgets must capture the view weakly. Otherwise, neither the view
/// nor the widgets are released.
@MainActor public protocol GTKModuleView: TransitionHandler {
  /// The view's position on its screen. Store a `GTKPosition()` here; only the screen uses it.
  var position: GTKPosition { get }

  /// The view's widget. The property must always return the same widget. It is first used after the
  /// module was linked. If the widget is a window, such as an `AdwMessageDialog`, it can only be
  /// presented, and is shown as it is.
  var widget: GTKObject { get }

  /// The title in the header bar and on the tab; empty by default. Call
  /// `titleDidChange()` when it changes.
  var title: String { get }

  /// The name of the icon on the view's tab; a page icon by default.
  var iconName: String { get }

  /// Widgets at the end of the header bar above the view, such as buttons; none by default.
  var headerWidgets: [GTKObject] { get }

  /// The containers in the view that can show other modules; none by default.
  var containers: [ModuleContainer: GTKModuleContainer] { get }

  /// The transitions for `ModuleTransition.segue`, keyed by the segue's name; none by default.
  var segues: [String: ModuleTransition] { get }

  /// True if the user may dismiss the view, provided that its presentation style permits it.
  /// The default is true.
  var canBeDismissed: Bool { get }

  /// Called once, when the view is first shown. The module is already linked.
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

  /// Shows the view's current title.
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
