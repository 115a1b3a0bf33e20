/// Creates Swift string literals.
enum SwiftLiteral {
  /// Returns a literal for a string of one line.
  static func line(_ text: String) -> String {
    let isPlain = !text.contains("\"") && !text.contains("\\")
    return isPlain ? "\"\(text)\"" : "#\"\(text)\"#"
  }

  /// Returns a literal for a string of any number of lines, with any contents.
  static func block(_ text: String) -> String {
    let fence = fence(for: text, from: "#")
    return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
  }

  /// Returns a literal for a string of any number of lines, indented like the code around it.
  static func block(_ text: String, indentation: String) -> String {
    let fence = fence(for: text, from: "")
    let lines = (text + "\n\"\"\"").split(separator: "\n", omittingEmptySubsequences: false)
    return "\(fence)\"\"\"\n"
      + lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n") + fence
  }

  /// Returns enough `#` characters that the text cannot end the literal or contain an escape
  /// sequence.
  private static func fence(for text: String, from start: String) -> String {
    var fence = start
    while text.contains("\"\"\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    return fence
  }
}
