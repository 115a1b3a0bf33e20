/// The stack of screens: the one on top hears what the user enters.
///
/// It is the transition handler of every module and the only one that holds their views, so a
/// closed module is freed.
@MainActor
final class Terminal {
  private var screens: [any Screen] = []
  private let readLine: (_ prompt: String) -> String?

  /// Creates a terminal without screens.
  ///
  /// - Parameter readLine: What asks the user for a line; `nil` is the end of the input.
  init(readLine: @escaping (_ prompt: String) -> String? = StandardInput.readLine) {
    self.readLine = readLine
  }

  /// Shows a screen on top of the others.
  ///
  /// - Parameter screen: The screen, which is held until it is closed.
  func open(_ screen: any Screen) {
    screens.append(screen)
    screen.start()
  }

  /// Takes the screen on top away.
  func closeCurrentModule() {
    _ = screens.popLast()
  }

  /// Passes the user's lines on until no screen is left or the input ends.
  func run() {
    while let screen = screens.last, let line = readLine(screen.prompt) {
      screen.take(line)
    }
    screens.removeAll()
  }
}
