internal import Adder

/// What a view knows about its position.
@MainActor public final class GTKPosition {
  let base = ScreenPosition<GTKDrawing>()
  /// The page that shows the view, unless it is embedded.
  weak var page: GTKPage?

  public nonisolated init() {}
}
