/// Styles text for a terminal, or leaves it unchanged if colors are not wanted.
struct TerminalStyle {
  let showsColors: Bool

  enum Look: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case green = "1;32"
  }

  func styled(_ text: String, _ look: Look) -> String {
    showsColors ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns text in the color of a severity.
  func styled(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .note: styled(text, .cyan)
    case .warning: styled(text, .yellow)
    case .error: styled(text, .red)
    }
  }
}
