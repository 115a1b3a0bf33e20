import AdderBase
import AdderFindings

/// The terminal or pipe of a command: results go to
/// standard output, errors and questions to standard error.
struct Console: Sendable {
  /// True if a user can be asked: standard input is a terminal.
  let isInteractive: Bool
  /// True if results are printed to a terminal that shows colors; `NO_COLOR` disables them.
  let showsColors: Bool
  /// True if progress is visible: standard error is a terminal that can clear a line.
  let showsProgress: Bool
  /// True if the result is for a program. Then `show` prints
  /// nothing, and only `showToPrograms` prints.
  var isForPrograms = false

  init(_ environment: [String: String]) {
    isInteractive = StandardInput.isTerminal
    let refusesColors = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    showsProgress = OutputStream.standardError.isTerminal && environment["TERM"] != "dumb"
    showsColors =
      OutputStream.standardOutput.isTerminal && !refusesColors && environment["TERM"] != "dumb"
    // If the reader closes the pipe early, printing stops, but the command continues its work.
    ProcessControl.ignoreClosedPipes()
  }

  /// Prints a result for the user.
  func show(_ text: String) throws(ConsoleError) {
    if !isForPrograms { try showToPrograms(text) }
  }

  /// Prints a result for programs.
  func showToPrograms(_ text: String) throws(ConsoleError) {
    try write(text + "\n", to: .standardOutput)
  }

  /// Prints a result that may contain colors, if the user can see them.
  func show(styled text: String) throws(ConsoleError) {
    try write(text + "\n", to: .standardOutput, keepsColors: showsColors)
  }

  /// Prints an error, a warning or progress. Never fails, because there is nowhere else to report to.
  func report(_ text: String) {
    try? write(text.withShortLines + "\n", to: .standardError)
  }

  /// Replaces the last line with the text while work is in progress.
  func showInPlace(_ text: String) {
    let text = Self.printable(text.utf8, keepsColors: false)
    try? write(Array("\r\u{1B}[K".utf8) + text, to: .standardError)
  }

  /// Asks a question and returns the answer without surrounding white
  /// space; `nil` if there is no user to ask or the input has ended.
  func ask(_ question: String) -> String? {
    try? write(question + " ", to: .standardError)
    guard let answer = readLine() else {
      report("")
      return nil
    }
    return answer.trimmed
  }

  enum Answer: Equatable { case yes, no, nobody }

  /// Asks for confirmation; any answer other than yes counts as no. Without a terminal, the answer
  /// can come from a pipe, as in `echo yes | adder gen Profile`.
  func confirm(_ question: String) -> Answer {
    let question = "\(question) (yes/no)"
    let answer: String
    if isInteractive {
      guard let given = ask(question) else { return .nobody }
      answer = given
    } else {
      guard StandardInput.hasInput(waitingMilliseconds: 2000), let given = readLine()?.trimmed
      else { return .nobody }
      report("\(question) \(given)")
      answer = given
    }
    return ["y", "yes", "д", "да"].contains(answer.lowercased()) ? .yes : .no
  }

  /// Returns the text with characters that control a terminal replaced by `?`, because templates
  /// and file names may come from untrusted sources. Tabs and line breaks are kept.
  private static func printable(_ text: String.UTF8View, keepsColors: Bool) -> [UInt8] {
    var bytes = Array(text)
    for index in bytes.indices {
      switch bytes[index] {
      case 0x1B where keepsColors && isColor(bytes[(index + 1)...]): continue
      case 0x0A, 0x09: continue
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: continue
      case 0..<0x20, 0x7F: bytes[index] = UInt8(ascii: "?")
      // U+0080 to U+009F, which some terminals interpret as commands.
      case 0x80..<0xA0 where index > 0 && bytes[index - 1] == 0xC2:
        bytes[index - 1] = UInt8(ascii: "?")
        bytes[index] = UInt8(ascii: "?")
      default: continue
      }
    }
    return bytes
  }

  /// Returns true if the bytes after an escape only set the appearance of text: `[31m`.
  private static func isColor(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "["),
      let end = bytes.dropFirst().firstIndex(where: { !isOfColor($0) })
    else { return false }
    return bytes[end] == UInt8(ascii: "m")
  }

  private static func isOfColor(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ";")
  }

  private func write(
    _ text: String, to stream: OutputStream, keepsColors: Bool = false
  ) throws(ConsoleError) {
    try write(Self.printable(text.utf8, keepsColors: keepsColors), to: stream)
  }

  private func write(_ text: [UInt8], to stream: OutputStream) throws(ConsoleError) {
    do throws(SystemError) {
      try stream.write(text)
    } catch {
      if error != .brokenPipe { throw .cannotPrint(reason: error.description) }
    }
  }
}
