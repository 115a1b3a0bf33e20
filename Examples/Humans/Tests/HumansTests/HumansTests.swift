import Adder
import AdderTesting
import Foundation
import Humans
import HumansTestSupport
import Testing

/// Tests a user's sessions with the whole app on the headless screen and real files.
@MainActor @Suite(.moduleChecks) struct HumansTests {
  private let folder: TemporaryFolder
  private let dependencies: Dependencies
  private let screen: HeadlessScreen

  init() throws {
    folder = try TemporaryFolder()
    dependencies = Dependencies(
      humans: HumanStore(file: folder.url.appending(path: "people.sqlite")),
      settings: SettingsFile(file: folder.url.appending(path: "settings.json")), views: TextViews())
    screen = try HeadlessScreen(root: StartAssembly(dependencies))
  }

  @Test func `The user enters an address and is greeted by it`() throws {
    let start = try #require(screen.visibleView(as: StartTextView.self))
    start.output.optionsTapped()
    let options = try #require(screen.visibleView(as: OptionsTextView.self))
    options.output.saveTapped(email: "masha@")
    #expect(options.problem?.contains("Add a domain") == true)
    options.output.emailChanged()
    #expect(options.problem == nil)
    options.output.saveTapped(email: "masha@example.org")
    #expect(screen.visibleView === start)
    #expect(start.greeting == "Welcome back, masha@example.org.")
  }

  @Test func `The user dismisses the options, and nothing is saved`() throws {
    let start = try #require(screen.visibleView(as: StartTextView.self))
    start.output.optionsTapped()
    screen.userDismisses()
    #expect(screen.visibleView === start)
    #expect(start.greeting.hasPrefix("Who lives here"))
  }

  /// Opens the list of people and waits until they are loaded.
  private func openPeople(on screen: HeadlessScreen) async throws -> HumanListTextView {
    try #require(screen.visibleView(as: StartTextView.self)).output.peopleTapped()
    let list = try #require(screen.visibleView(as: HumanListTextView.self))
    #expect(list.message == "…")
    await eventually(within: 1_000_000) { list.message == nil }
    return list
  }

  @Test func `The user edits a biography, goes back and finds the change`() async throws {
    let list = try await openPeople(on: screen)
    #expect(list.lines.count == 12)
    #expect(list.lines[2] == "Chiara De Luca, 35 years")

    list.userChooses(2)
    let detail = try #require(screen.visibleView(as: HumanDetailTextView.self))
    #expect(detail.name == "Chiara De Luca")
    detail.output.biographyChanged("Пишет письма.")
    #expect(detail.status == "saved")
    screen.userTapsBack()

    list.userChooses(2)
    #expect(screen.visibleView(as: HumanDetailTextView.self)?.biography == "Пишет письма.")
    screen.userSwipesBack()
    screen.userTapsBack()
    #expect(screen.navigationStack.count == 1)
  }

  @Test func `A change in one window appears in another window of the app`() async throws {
    let list = try await openPeople(on: screen)
    let other = try HeadlessScreen(root: StartAssembly(dependencies))
    try await openPeople(on: other).userChooses(1)
    let detail = try #require(other.visibleView(as: HumanDetailTextView.self))
    list.listView.clearCalls()
    detail.output.biographyChanged("Sails.")
    await eventually(within: 1_000_000) { !list.listView.calls.isEmpty }
    // One row is redrawn, not the whole list.
    guard case .update(let update) = list.listView.calls.first else {
      Issue.record("The list was not updated: \(list.listView.calls)")
      return
    }
    #expect(update.redrawnRows == [ListPosition(item: 1)] && !update.changesPlaces)
    list.userChooses(1)
    #expect(screen.visibleView(as: HumanDetailTextView.self)?.biography == "Sails.")
  }

  @Test func `A change by another process appears when the user returns`() async throws {
    let list = try await openPeople(on: screen)
    let file = folder.url.appending(path: "people.sqlite")
    try writeElsewhere(file, "UPDATE humans SET name = 'Bruno Okafor-Weiß' WHERE id = 2")
    try writeElsewhere(file, "DELETE FROM humans WHERE id = 4")
    dependencies.humans.noticeOtherWriters()
    await eventually(within: 1_000_000) { list.lines.count == 11 }
    #expect(list.lines[1] == "Bruno Okafor-Weiß, 29 years")
  }

  @Test func `The user can leave the list while people are being loaded`() throws {
    try #require(screen.visibleView(as: StartTextView.self)).output.peopleTapped()
    screen.userTapsBack()
    #expect(screen.visibleView(as: StartTextView.self) != nil)
  }
}
