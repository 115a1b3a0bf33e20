internal import Adder

/// The position of a view in a window.
@MainActor public final class GTKPosition {
  let base = ScreenPosition<GTKDrawing>()
  /// The page that shows the view, unless it is embedded.
  weak var page: GTKPage?

  public nonisolated init() {}
}
