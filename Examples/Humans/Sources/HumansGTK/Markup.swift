import AdderCAdwaita

extension String {
  /// The text for widgets that read Pango's markup, so that `<` and `&` are shown as they are.
  var escapedForMarkup: String {
    guard let escaped = g_markup_escape_text(self, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
