import Testing

@testable import Diary

@MainActor
struct TerminalTests {
  @Test func `An opened screen starts once`() {
    // given
    let screen = ScreenMock()
    let terminal = makeTerminal()

    // when
    terminal.open(screen)

    // then
    #expect(screen.startCallCount == 1)
  }

  @Test func `The screen on top receives the lines`() {
    // given
    let (below, top) = (ScreenMock(), ScreenMock())
    let terminal = makeTerminal(lines: ["a", "b"])
    terminal.open(below)
    terminal.open(top)

    // when
    terminal.run()

    // then
    #expect([below.lines, top.lines] == [[], ["a", "b"]])
  }

  @Test func `Closing a screen shows the one below`() {
    // given
    let (below, top) = (ScreenMock(), ScreenMock())
    let terminal = makeTerminal(lines: ["a", "b"])
    terminal.open(below)
    terminal.open(top)
    top.onLine = { terminal.closeCurrentModule() }

    // when
    terminal.run()

    // then
    #expect([below.lines, top.lines] == [["b"], ["a"]])
  }

  @Test func `A terminal without screens reads nothing`() {
    // given
    let screen = ScreenMock()
    var rest = ["a", "b"]
    let terminal = Terminal { _ in rest.removeFirst() }
    terminal.open(screen)
    screen.onLine = { terminal.closeCurrentModule() }

    // when
    terminal.run()

    // then
    #expect(rest == ["b"])
  }

  @Test func `The terminal reads a line with the prompt of the screen`() {
    // given
    var prompts: [String] = []
    let terminal = Terminal { prompt in
      prompts.append(prompt)
      return nil
    }
    terminal.open(ScreenMock())

    // when
    terminal.run()

    // then
    #expect(prompts == ["prompt"])
  }

  @Test func `A closed screen is freed`() {
    // given
    var module: ScreenMock? = ScreenMock()
    weak var screen: ScreenMock?
    screen = module
    let terminal = makeTerminal()
    if let module { terminal.open(module) }
    module = nil

    // when
    terminal.closeCurrentModule()

    // then
    #expect(screen == nil)
  }

  @Test func `The end of the input frees every screen`() {
    // given
    var module: ScreenMock? = ScreenMock()
    weak var screen: ScreenMock?
    screen = module
    let terminal = makeTerminal()
    if let module { terminal.open(module) }
    module = nil

    // when
    terminal.run()

    // then
    #expect(screen == nil)
  }

  // MARK: - Helpers

  private func makeTerminal(lines: [String] = []) -> Terminal {
    var rest = lines[...]
    return Terminal { _ in rest.popFirst() }
  }
}

// MARK: - Mocks

private final class ScreenMock: Screen {
  let prompt = "prompt"
  var onLine: () -> Void = {}
  private(set) var startCallCount = 0
  private(set) var lines: [String] = []

  func start() {
    startCallCount += 1
  }

  func take(_ line: String) {
    lines.append(line)
    onLine()
  }
}
