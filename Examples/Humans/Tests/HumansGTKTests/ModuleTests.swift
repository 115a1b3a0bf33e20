import Adder
import AdderGTK
import AdderTesting
import Foundation
import Humans
import HumansTestSupport
import Testing

@testable import HumansGTK

/// Tests that the app's modules are assembled, opened, closed and released in a GTK window.
@Suite(
  .serialized, .moduleChecks, .enabled("There is no display.") { await GTKDisplay.isAvailable })
@MainActor struct ModuleTests {
  private let folder: TemporaryFolder
  private let screen: GTKScreen

  init() throws {
    folder = try TemporaryFolder()
    screen = try GTKScreen(
      root: StartAssembly(
        Dependencies(
          humans: HumanStore(file: folder.url.appending(path: "people.sqlite")),
          settings: SettingsFile(file: folder.url.appending(path: "settings.json")),
          views: GTKViews())))
  }

  @Test func `The options are presented, and close themselves when the address is saved`() throws {
    try #require(screen.visibleView as? StartView).optionsButton.emit("clicked")
    let options = try #require(screen.visibleView as? OptionsView)
    options.showEmail("masha@example.org")
    options.saveButton.emit("clicked")
    #expect(screen.visibleView is StartView)
    #expect(screen.presentedCount == 0)
    screen.closeWindow()
  }

  @Test func `A person's module is opened from the list and closes with the window`() async throws {
    try #require(screen.visibleView as? StartView).peopleButton.emit("clicked")
    let list = try #require(screen.visibleView as? HumanListView)
    try await wait { list.rowCount > 0 }
    #expect(list.rowCount == 12)
    list.chooseRow(at: 2)
    let detail = try #require(screen.visibleView as? HumanDetailView)
    #expect(detail.title == "Chiara De Luca")
    screen.closeWindow()
    #expect(!screen.isOpen)
  }
}
