internal import AdderCAdwaita

/// A place in a module's view that shows another module. The view puts `widget` where it wants it.
///
/// ```swift
/// let header = GTKModuleContainer()
/// var containers: [ModuleContainer: GTKModuleContainer] { [.header: header] }
/// ```
@MainActor public final class GTKModuleContainer {
  /// The widget that takes the place; empty as long as no module is shown.
  public let widget = GTKObject(new: adw_bin_new())

  public init() {}

  /// Shows a view in place of what was there.
  func show(_ view: (any GTKModuleView)?) {
    let child = view?.widget
    guard adw_bin_get_child(widget.typed()) != child?.widget else { return }
    adw_bin_set_child(widget.typed(), child?.widget)
  }
}
