#if canImport(UIKit)
  import AdderSQLite
  import Foundation
  import Humans
  import HumansTestSupport
  import Testing
  import UIKit

  @testable import HumansUIKit

  /// Tests a user's sessions with UIKit views and real files.
  @MainActor struct HumansUIKitTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appending(path: "people.sqlite") }
    private let sceneDelegate = SceneDelegate()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let navigation: UINavigationController

    init() throws {
      folder = try TemporaryFolder()
      let file = folder.url.appending(path: "people.sqlite")
      sceneDelegate.open(
        Dependencies(
          humans: HumanStore(file: file),
          settings: SettingsFile(file: folder.url.appending(path: "settings.json")),
          views: UIKitViews()), in: window)
      navigation = try #require(window.rootViewController as? UINavigationController)
    }

    /// Returns the view controller that the user sees.
    private func visible<Screen: UIViewController>(_ type: Screen.Type) throws -> Screen {
      let top = navigation.presentedViewController ?? navigation
      let screen = (top as? UINavigationController)?.topViewController ?? top
      return try #require(screen as? Screen)
    }

    private func openPeople() async throws -> HumanListViewController {
      #expect(UserActions.tap(try visible(StartViewController.self).peopleButton))
      let list = try visible(HumanListViewController.self)
      try await wait { list.tableView.numberOfRows(inSection: 0) > 0 }
      return list
    }

    @Test func `The user enters an address and is greeted by it`() throws {
      let start = try visible(StartViewController.self)
      #expect(UserActions.tap(start.optionsButton))
      let options = try visible(OptionsViewController.self)
      #expect(UserActions.type("masha@", into: options.emailField))
      #expect(UserActions.tap(options.saveButton))
      #expect(!options.problemLabel.isHidden)
      #expect(options.problemLabel.text?.contains("Add a domain") == true)

      #expect(UserActions.type("example.org", into: options.emailField))
      #expect(options.problemLabel.isHidden)
      #expect(UserActions.pressReturn(in: options.emailField) == false)
      #expect(try visible(StartViewController.self) === start)
      #expect(start.greetingLabel.text == "Welcome back, masha@example.org.")
    }

    @Test func `The user cancels the options, and nothing is saved`() throws {
      let start = try visible(StartViewController.self)
      #expect(UserActions.tap(start.optionsButton))
      #expect(UserActions.tap(try visible(OptionsViewController.self).closeButton))
      #expect(try visible(StartViewController.self) === start)
      #expect(start.greetingLabel.text?.hasPrefix("Who lives here") == true)
    }

    @Test func `The list shows a spinner first, then photos, names and ages`() async throws {
      #expect(UserActions.tap(try visible(StartViewController.self).peopleButton))
      let list = try visible(HumanListViewController.self)
      #expect(list.spinner.isAnimating)
      try await wait { list.tableView.numberOfRows(inSection: 0) > 0 }
      #expect(!list.spinner.isAnimating)
      let contents = try (0..<4).map { row in
        let cell = try #require(
          list.tableView.dataSource?.tableView(
            list.tableView, cellForRowAt: IndexPath(row: row, section: 0)))
        return try #require(cell.contentConfiguration as? UIListContentConfiguration)
      }
      #expect(contents[1].text == "Bruno Okafor" && contents[1].secondaryText == "29 years")
      #expect(contents.allSatisfy { $0.image != nil })
    }

    @Test func `The user edits a biography, goes back and finds the change`() async throws {
      let list = try await openPeople()
      let row = IndexPath(row: 2, section: 0)
      #expect(UserActions.tapRow(at: row, in: list.tableView))
      var detail = try visible(HumanDetailViewController.self)
      #expect(detail.nameLabel.text == "Chiara De Luca")
      #expect(detail.ageLabel.text == "35 years" && detail.addressLabel.text == "Torino, via Po 22")
      #expect(detail.photoView.image != nil)
      #expect(UserActions.type(" Пишет письма.", into: detail.biographyView))
      #expect(detail.statusLabel.text == "Saved")

      #expect(UserActions.goBack(in: navigation))
      #expect(UserActions.tapRow(at: row, in: list.tableView))
      detail = try visible(HumanDetailViewController.self)
      #expect(detail.biographyView.text.hasSuffix("do not like to. Пишет письма."))
    }

    @Test func `A person changed by another process is redrawn in the same cell`()
      async throws
    {
      let list = try await openPeople()
      let place = IndexPath(row: 1, section: 0)
      let cell = try #require(list.tableView.cellForRow(at: place))

      let other = try Database(path: file.path(percentEncoded: false))
      try await other.write {
        try $0.execute("UPDATE humans SET age = 30 WHERE name = 'Bruno Okafor'")
      }
      sceneDelegate.userCameBack()

      func age() -> String? {
        (cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText
      }
      try await wait { age() != "29 years" }
      #expect(age() == "30 years")
      #expect(list.tableView.cellForRow(at: place) === cell)
    }

    @Test
    func `An empty list and one that cannot be read are reported, and loading can be tried again`()
      async throws
    {
      try Data("[{ no database".utf8).write(to: file)
      #expect(UserActions.tap(try visible(StartViewController.self).peopleButton))
      let list = try visible(HumanListViewController.self)
      try await wait { list.tableView.backgroundView === list.messageLabel }
      #expect(list.messageLabel.text?.contains("is not a list of people") == true)

      try FileManager.default.removeItem(at: file)
      let nobody = folder.url.appending(path: "nobody.json")
      try Data("[]".utf8).write(to: nobody)
      _ = try await HumanStore(file: file, delivered: nobody).makeHumanTracker()
      #expect(UserActions.tap(list.retryButton))
      #expect(list.spinner.isAnimating)
      try await wait { !list.spinner.isAnimating }
      #expect(list.messageLabel.text == "Nobody here: the list of people is empty.")
      #expect(list.navigationItem.rightBarButtonItem == nil)
    }

    @Test func `Every screen is released with its module`() async throws {
      weak var list: HumanListViewController?
      weak var detail: HumanDetailViewController?
      do {
        let opened = try await openPeople()
        list = opened
        _ = UserActions.tapRow(at: IndexPath(row: 0, section: 0), in: opened.tableView)
        detail = try visible(HumanDetailViewController.self)
      }
      #expect(list != nil && detail != nil)
      navigation.popToRootViewController(animated: false)
      try await wait { list == nil && detail == nil }
      #expect(list == nil && detail == nil)
    }
  }
#else
  import Testing

  struct HumansUIKitTests {
    @Test(.disabled("There is no UIKit on this system: use a simulator."))
    func `The app works with UIKit views`() {}
  }
#endif
