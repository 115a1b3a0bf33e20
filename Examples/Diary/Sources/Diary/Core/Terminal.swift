/// A stack of screens. The screen on top receives the user's input.
///
/// The terminal is the transition handler of every module and the only owner of the modules' views,
/// so a closed module is freed.
@MainActor
final class Terminal {
  private var screens: [any Screen] = []
  private let readLine: (_ prompt: String) -> String?

  /// Creates a terminal without screens.
  ///
  /// - Parameter readLine: Reads a line from the user; `nil` means the end of the input.
  init(readLine: @escaping (_ prompt: String) -> String? = StandardInput.readLine) {
    self.readLine = readLine
  }

  /// Shows a screen on top of the others.
  ///
  /// - Parameter screen: The screen, which is retained until it is closed.
  func open(_ screen: any Screen) {
    screens.append(screen)
    screen.start()
  }

  /// Removes the screen on top.
  func closeCurrentModule() {
    _ = screens.popLast()
  }

  /// Forwards the user's lines until no screen is left or the input ends.
  func run() {
    while let screen = screens.last, let line = readLine(screen.prompt) {
      screen.take(line)
    }
    screens.removeAll()
  }
}
