import Foundation

/// What the user types, or what is piped in instead.
enum StandardInput {
  /// Asks for a line.
  ///
  /// - Parameter prompt: What stands in front of the line.
  /// - Returns: The line without its end; `nil` when the input has ended.
  static func readLine(prompt: String) -> String? {
    print(prompt, terminator: " > ")
    fflush(nil)
    let line = Swift.readLine()
    // A terminal shows what is typed; without one the line is printed, so that what comes out
    // reads the same.
    if isatty(STDIN_FILENO) == 0 || line == nil {
      print(line ?? "")
    }
    return line
  }
}
