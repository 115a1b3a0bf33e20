/// The reason why a source file has no facts.
package enum SourceProblem: Error, Hashable, Sendable {
  /// The associated value is the system's description of the error.
  case unreadable(String)
  case larger(thanBytes: Int)
  /// The position of the first byte that is not part of a character: its line, from 1,
  /// and its offset in the file, from 0.
  case notUTF8(line: Int, offset: Int)

  /// The message for the user: what is wrong, and what to do.
  package var message: String {
    switch self {
    case .unreadable(let reason):
      "The file cannot be read: \(reason). Make it readable, or leave it out of the project."
    case .larger(let limit):
      """
      The file is larger than \(limit / 1_000_000) MB and was left out. \
      If it is written by hand, split it; if it is generated, leave it out of the project.
      """
    case .notUTF8(let line, let offset):
      "The file is not UTF-8: byte \(offset), on line \(line), is not part of a character. Save it as UTF-8."
    }
  }
}
