import Adder
import AdderTesting
import Foundation
import Humans
import Testing

/// The whole app on the headless screen, with real files: what a user does from the start to the end.
@MainActor @Suite(.moduleChecks) struct HumansTests {
  private let folder: TemporaryFolder
  private let screen: HeadlessScreen

  init() throws {
    folder = try TemporaryFolder()
    let dependencies = Dependencies(
      humans: HumanFile(file: folder.url.appending(path: "people.json")),
      settings: SettingsFile(file: folder.url.appending(path: "settings.json")), views: TextViews())
    screen = try HeadlessScreen(root: StartAssembly(dependencies))
  }

  @Test func `The user gives an address and is greeted by it`() throws {
    let start = try #require(screen.visibleView(as: StartTextView.self))
    start.output.optionsTapped()
    let options = try #require(screen.visibleView(as: OptionsTextView.self))
    options.output.saveTapped(email: "masha@")
    #expect(options.problem?.contains("stands a place") == true)
    options.output.emailChanged()
    #expect(options.problem == nil)
    options.output.saveTapped(email: "masha@example.org")
    #expect(screen.visibleView === start)
    #expect(start.greeting == "Welcome back, masha@example.org.")
  }

  @Test func `The user dismisses the options, and nothing is kept`() throws {
    let start = try #require(screen.visibleView(as: StartTextView.self))
    start.output.optionsTapped()
    screen.userDismisses()
    #expect(screen.visibleView === start)
    #expect(start.greeting.hasPrefix("Who lives here"))
  }

  @Test func `The user writes of a person, goes back and finds it there`() async throws {
    try #require(screen.visibleView(as: StartTextView.self)).output.peopleTapped()
    let list = try #require(screen.visibleView(as: HumanListTextView.self))
    #expect(list.lines == ["…"])
    await eventually { list.lines.count == 12 }
    #expect(list.lines[2] == "Chiara De Luca, 35 years")

    list.output.rowTapped(at: 2)
    let detail = try #require(screen.visibleView(as: HumanDetailTextView.self))
    #expect(detail.name == "Chiara De Luca")
    detail.output.biographyChanged("Пишет письма.")
    #expect(detail.status == "saved")
    screen.userTapsBack()

    list.output.rowTapped(at: 2)
    #expect(screen.visibleView(as: HumanDetailTextView.self)?.biography == "Пишет письма.")
    screen.userSwipesBack()
    screen.userTapsBack()
    #expect(screen.navigationStack.count == 1)

    let next = HumanFile(file: folder.url.appending(path: "people.json"))
    #expect(try await next.loadHumans()[2].biography == "Пишет письма.")
  }

  @Test func `The user leaves while people are on their way`() throws {
    try #require(screen.visibleView(as: StartTextView.self)).output.peopleTapped()
    screen.userTapsBack()
    #expect(screen.visibleView(as: StartTextView.self) != nil)
  }
}
