import Foundation
import Testing

@testable import Diary

/// Tests the modules together, started as in `main.swift`.
@MainActor
struct DiaryTests {
  @Test func `A new entry is listed and can be read`() throws {
    try check(["+", "Hello", "1", "q"]) {
      """
      The diary is empty.
      What happened?
      1. \($0)  Hello
      Hello
      """
    }
  }

  @Test func `A blank entry can be written again`() throws {
    try check(["+", " ", "Hello"]) {
      """
      The diary is empty.
      What happened?
      An entry needs some text.
      1. \($0)  Hello
      """
    }
  }

  @Test func `A new entry can be cancelled`() throws {
    try check(["+", "q", "1", "q", "+"]) { _ in
      """
      The diary is empty.
      What happened?
      There is no entry 1.
      """
    }
  }

  @Test func `A screen of the menu opens and returns to the list`() throws {
    try check(["m", "anything", "1"]) { _ in
      """
      The diary is empty.
      The menu's screen took 'anything'.
      There is no entry 1.
      """
    }
  }

  // MARK: - Helpers

  /// Runs the app on an empty diary.
  ///
  /// - Parameters:
  ///   - input: The lines that the user enters.
  ///   - output: Returns the expected output, given today's date in the format of the list.
  private func check(
    _ input: [String], output: (_ today: String) -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withTemporaryFolder { folder in
      // given
      var rest = input[...]
      var lines: [String] = []
      let write: (String) -> Void = { lines.append($0) }
      let now = Date(timeIntervalSince1970: 0)
      let terminal = Terminal { _ in rest.popFirst() }
      let assembly = EntryListAssembly(
        entryService: EntryServiceImplementation(
          file: JSONFile(path: folder.appendingPathComponent("diary.json").path), now: { now }),
        menu: [
          MenuItem(key: "m", title: "spy") { makeScreen(in: $0, write: write) }
        ],
        write: write)

      // when
      terminal.open(assembly.viewEntryListModule(transitionHandler: terminal))
      terminal.run()

      // then
      let today = now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
      #expect(lines.joined(separator: "\n") == output(today), sourceLocation: sourceLocation)
    }
  }

  /// A screen that writes the first line that it takes, and closes.
  private func makeScreen(in terminal: Terminal, write: @escaping (String) -> Void) -> ScreenSpy {
    let screen = ScreenSpy()
    screen.takeCalls.answers { [weak terminal] line in
      write("The menu's screen took '\(line)'.")
      terminal?.closeCurrentModule()
    }
    return screen
  }
}
