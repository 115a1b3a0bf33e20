internal import AdderCAdwaita

/// The display on which windows appear.
@MainActor public enum GTKDisplay {
  /// True if there is a display. The first access starts GTK and libadwaita, so widgets can be
  /// created without an application, as in tests:
  ///
  /// ```swift
  /// @Suite(.enabled("There is no display.") { await GTKDisplay.isAvailable })
  /// @MainActor struct GreetingViewTests {
  /// ```
  public static let isAvailable: Bool = {
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    return true
  }()
}
