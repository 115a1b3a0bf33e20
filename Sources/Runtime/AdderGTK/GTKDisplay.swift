internal import AdderCAdwaita

/// What windows are seen on.
@MainActor public enum GTKDisplay {
  /// Whether there is a display. The first question starts GTK and libadwaita, so that widgets can be
  /// made without an application, as in tests:
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
