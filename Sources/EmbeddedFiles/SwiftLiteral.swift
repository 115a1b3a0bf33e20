/// Texts as literals of Swift.
enum SwiftLiteral {
  /// A text of one line.
  static func line(_ text: String) -> String {
    let isPlain = !text.contains("\"") && !text.contains("\\")
    return isPlain ? "\"\(text)\"" : "#\"\(text)\"#"
  }

  /// A text of several lines, which may hold anything.
  static func block(_ text: String) -> String {
    let fence = fence(for: text, from: "#")
    return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
  }

  /// A text of several lines, indented like the code around it.
  static func block(_ text: String, indentation: String) -> String {
    let fence = fence(for: text, from: "")
    let lines = (text + "\n\"\"\"").split(separator: "\n", omittingEmptySubsequences: false)
    return "\(fence)\"\"\"\n"
      + lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n") + fence
  }

  /// As many `#` as keep the text from ending the literal or escaping something in it.
  private static func fence(for text: String, from start: String) -> String {
    var fence = start
    while text.contains("\"\"\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    return fence
  }
}
