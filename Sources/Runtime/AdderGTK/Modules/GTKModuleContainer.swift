internal import AdderCAdwaita

/// A container in a module's view, in which another module is shown. The view puts `widget` where
/// that module should appear.
///
/// ```swift
/// let header = GTKModuleContainer()
/// var containers: [ModuleContainer: GTKModuleContainer] { [.header: header] }
/// ```
@MainActor public final class GTKModuleContainer {
  /// The container's widget; empty while no module is shown.
  public let widget = GTKObject(new: adw_bin_new())

  public init() {}

  /// Replaces the current view with another.
  func show(_ view: (any GTKModuleView)?) {
    let child = view?.widget
    guard adw_bin_get_child(widget.typed()) != child?.widget else { return }
    adw_bin_set_child(widget.typed(), child?.widget)
  }
}
