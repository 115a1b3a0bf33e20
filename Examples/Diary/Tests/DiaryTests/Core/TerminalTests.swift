import Testing

@testable import Diary

@MainActor
struct TerminalTests {
  @Test func `An opened screen starts once`() {
    // given
    let screen = ScreenSpy()
    let terminal = makeTerminal()

    // when
    terminal.open(screen)

    // then
    #expect(screen.startCalls.count == 1)
  }

  @Test func `The screen on top receives the lines`() {
    // given
    let (below, top) = (ScreenSpy(), ScreenSpy())
    let terminal = makeTerminal(lines: ["a", "b"])
    terminal.open(below)
    terminal.open(top)

    // when
    terminal.run()

    // then
    #expect([below, top].map(\.takeCalls.arguments) == [[], ["a", "b"]])
  }

  @Test func `Closing a screen shows the one below`() {
    // given
    let (below, top) = (ScreenSpy(), ScreenSpy())
    let terminal = makeTerminal(lines: ["a", "b"])
    terminal.open(below)
    terminal.open(top)
    top.takeCalls.answers { _ in terminal.closeCurrentModule() }

    // when
    terminal.run()

    // then
    #expect([below, top].map(\.takeCalls.arguments) == [["b"], ["a"]])
  }

  @Test func `A terminal without screens reads nothing`() {
    // given
    let screen = ScreenSpy()
    var rest = ["a", "b"]
    let terminal = Terminal { _ in rest.removeFirst() }
    terminal.open(screen)
    screen.takeCalls.answers { _ in terminal.closeCurrentModule() }

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
    let screen = ScreenSpy()
    screen.promptAccess.value = "prompt"
    terminal.open(screen)

    // when
    terminal.run()

    // then
    #expect(prompts == ["prompt"])
  }

  @Test func `A closed screen is freed`() {
    // given
    var module: ScreenSpy? = ScreenSpy()
    weak var screen: ScreenSpy?
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
    var module: ScreenSpy? = ScreenSpy()
    weak var screen: ScreenSpy?
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
