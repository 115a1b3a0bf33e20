import AdderCAdwaita

extension String {
  /// Escapes a string for widgets that read Pango markup, so that `<` and `&` are shown literally.
  var escapedForMarkup: String {
    guard let escaped = g_markup_escape_text(self, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
