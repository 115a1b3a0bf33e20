import Foundation

/// The user's input, or piped input.
enum StandardInput {
  /// Reads a line after a prompt.
  ///
  /// - Parameter prompt: The text before the line.
  /// - Returns: The line without the line break; `nil` at the end of the input.
  static func readLine(prompt: String) -> String? {
    print(prompt, terminator: " > ")
    fflush(nil)
    let line = Swift.readLine()
    // A terminal shows what the user types. If the input is not a terminal, the line is printed,
    // so that the output is the same.
    if isatty(STDIN_FILENO) == 0 || line == nil {
      print(line ?? "")
    }
    return line
  }
}
