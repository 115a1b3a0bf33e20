import AdderTestSupport
import Foundation
import Testing

/// `adder gen MODULE --add UseCase NAME`, run as a user runs it.
@Suite(.serialized) struct UseCaseTests {
  private static let words = ["--architecture", "clean-swift", "--ui", "none", "--runtime", "none"]

  private func scene(_ words: String...) throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    let made = try adder.run(["gen", "ContactList"] + Self.words + words)
    #expect(made.status == 0, "\(made.errors)")
    return adder
  }

  private func add(
    _ name: String, to adder: CommandUnderTest, _ words: String...
  ) throws -> Outcome {
    try adder.run(["gen", "ContactList", "--add", "UseCase", name] + words)
  }

  private func text(_ path: String, in adder: CommandUnderTest) throws -> String {
    try String(contentsOf: adder.folder.url.appending(path: path), encoding: .utf8)
  }

  /// The contents of all files of a project, without Adder's own records of changes.
  private func texts(_ adder: CommandUnderTest) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try adder.folder.tree() where !path.hasSuffix("/") && !path.hasPrefix(".adder/") {
      texts[path] = try text(path, in: adder)
    }
    return texts
  }

  private static let folder = "Sources/App/Modules/ContactList/"

  @Test func `A use case goes from the view to the interactor to the presenter and back`() throws {
    let adder = try scene()
    let before = try texts(adder)
    let outcome = try add("SearchContacts", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        "Call ContactListViewController.searchContacts() when the user asks for it, and show the view model."
      ), "\(outcome.output)")
    let models = try text(Self.folder + "ContactListModels.swift", in: adder)
    #expect(models.contains("    enum SearchContacts {\n"))
    #expect(models.contains("            struct DisplayedContact {\n"))
    for (part, line) in [
      ("ViewController", "interactor?.searchContacts(request: request)"),
      ("Interactor", "self?.presenter.presentSearchedContacts(response: response)"),
      ("Interactor", "contacts = .success(try await worker.searchContacts())"),
      ("Presenter", "viewController?.displaySearchedContacts(viewModel: viewModel)"),
      ("ViewController", "searchedContactsViewModel = viewModel"),
    ] {
      let code = try text(Self.folder + "ContactList\(part).swift", in: adder)
      #expect(code.contains(line), "\(code)")
    }
    #expect(try adder("check").status == 0)
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test func `A dry run of a use case shows the edits and writes nothing`() throws {
    let adder = try scene()
    let before = try texts(adder)
    let outcome = try add("SearchContacts", to: adder, "--dry-run")
    #expect(outcome.output.contains("+    enum SearchContacts {"), "\(outcome.output)")
    let data = try add("SearchContacts", to: adder, "--dry-run", "--format", "json")
    #expect(try JSONSerialization.jsonObject(with: Data(data.output.utf8)) is [String: Any])
    #expect(try texts(adder) == before)
  }

  @Test func `What the team wrote in the scene stays`() throws {
    let adder = try scene()
    let path = Self.folder + "ContactListInteractor.swift"
    let own = try text(path, in: adder)
      .replacing("    deinit {\n        task?.cancel()\n    }\n", with: "")
      .replacing("let presenter: any", with: "var presenter: any")
      .replacing(
        "    func selectItem(request: ContactList.SelectItem.Request) {",
        with: "    // Ours.\n    func selectItem(request: ContactList.SelectItem.Request) {")
    try adder.folder.write(own, to: path)
    #expect(try add("SearchContacts", to: adder).status == 0)
    let lines = try text(path, in: adder).split(separator: "\n")
    var rest = lines[...]
    for line in own.split(separator: "\n") {
      let place = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(place + 1)...]
    }
    #expect(lines.contains("        searchContactsTask?.cancel()"))
  }

  @Test func `A worker that answers at once is called at once`() throws {
    let adder = try CommandUnderTest(packageFiles)
    for (path, text) in handWrittenScene { try adder.folder.write(text, to: path) }
    let outcome = try adder(
      "gen", "ContactList", "--add", "UseCase", "SearchContacts", "--format", "text")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let code = try text("Sources/App/ContactList/ContactListInteractor.swift", in: adder)
    #expect(
      code.contains(
        """
          func searchContacts(request: ContactList.SearchContacts.Request) {
            let response = ContactList.SearchContacts.Response(contacts: worker.searchContacts())
            presenter?.presentSearchedContacts(response: response)
          }
        """), "\(code)")
    #expect(
      outcome.errors.contains("note: 'ContactListInteractor' gets no test of SearchContacts"),
      "\(outcome.errors)")
  }

  @Test func `A spy that inherits from the worker overrides its new method`() throws {
    var files = packageFiles.merging(handWrittenScene) { _, new in new }
    let worker = "Sources/App/ContactList/ContactListWorker.swift"
    files[worker] = files[worker]?.replacing("final class", with: "class")
    // Files of Xcode's templates name their template; they are edited nevertheless.
    let spy = "Tests/AppTests/ContactListInteractorTests.swift"
    files[spy] = """
      //  This file was generated by the Clean Swift Xcode Templates.
      @testable import App

      class ContactListWorkerSpy: ContactListWorker {
        var isCalled = false
      }
      """
    let adder = try CommandUnderTest(files)
    let outcome = try adder("gen", "ContactList", "--add", "UseCase", "SearchContacts")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let edited = try text(spy, in: adder)
    #expect(edited.contains("override func searchContacts() -> [String] {"), "\(edited)")
  }

  // MARK: Refusals

  @Test func `A use case that is there already is refused with its place`() throws {
    let adder = try scene()
    #expect(try add("SearchContacts", to: adder).status == 0)
    let before = try texts(adder)
    let outcome = try add("SearchContacts", to: adder)
    #expect(outcome.status == 1)
    let models = try text(Self.folder + "ContactListModels.swift", in: adder)
    let line = models.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex(of: "enum ContactList {")
    #expect(
      outcome.errors.contains(
        """
        \(Self.folder)ContactListModels.swift:\(try #require(line) + 1):1: error: 'SearchContacts' is not added, \
        and nothing was written, because 'ContactList' already has a member 'SearchContacts'.
        """), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A part that cannot be edited is refused with its place`() throws {
    let adder = try scene()
    let path = Self.folder + "ContactListPresenter.swift"
    let own = try text(path, in: adder).replacing(
      "final class ContactListPresenter {",
      with:
        "final class Other: ContactListPresentationLogic {}\n\nfinal class ContactListPresenter {")
    try adder.folder.write(own, to: path)
    let before = try texts(adder)
    let outcome = try add("SearchContacts", to: adder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("ContactListPresenter.swift:")
        && outcome.errors.contains(
          "'Other' also implements 'ContactListPresentationLogic', and what it would do is not known"
        ),
      "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A merge conflict in the scene is an error, and no use case is added`() throws {
    let adder = try scene()
    let path = Self.folder + "ContactListWorker.swift"
    let own = try text(path, in: adder)
    try adder.folder.write(own + "<<<<<<< HEAD\n=======\n>>>>>>> main\n", to: path)
    let before = try texts(adder)
    let outcome = try add("SearchContacts", to: adder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("This file has a merge conflict"), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test(arguments: [
    (["gen", "ContactList", "--add", "UseCase"], "Name the use case after its part"),
    (["gen", "ContactList", "--add", "UseCase", "Result"], "'Result' is a type"),
    (["gen", "ContactLists", "--add", "UseCase", "Refresh"], "Did you mean ContactList?"),
    (["gen", "ContactList", "--add", "UseCase", "searchContacts"], "'searchContacts'"),
  ])
  func `What cannot be a use case is a clear error`(words: [String], says: String) throws {
    let adder = try scene()
    let before = try texts(adder)
    let outcome = try adder.run(words)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `An architecture without use cases says so`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["--architecture", "surf-mvp", "--ui", "none", "--runtime", "none"]
    #expect(try adder.run(["gen", "Home"] + words).status == 0)
    let outcome = try adder("gen", "Home", "--add", "UseCase", "ShowPosts")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Home follows Surf MVP, which has no use cases"))
  }

  // MARK: The code

  @Test func `Use cases compile, pass and break no rule`() throws {
    try check(.plain)
  }

  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `Use cases with UIKit compile, pass and break no rule`() throws {
    try check(.uikit)
  }

  /// Generates scenes with use cases of several kinds, and runs all their tests.
  private func check(_ build: PackagesBuild) throws {
    let adder = try CommandUnderTest()
    var targets: [GeneratedTargets.Target] = []
    let parts =
      [[], ["--without", "Worker"], ["--with", "Configurator"]]
      + (build == .uikit ? [["--with", "Routing"]] : [])
    for (number, parts) in parts.enumerated() {
      for (turn, runtime) in ["none", "adder"].enumerated() {
        let name = "Scene\(number)\(runtime)"
        try adder.folder.write(
          """
          architecture: clean-swift
          parameters:
            ui: \(build == .uikit ? "uikit" : "none")
            runtime: \(runtime)
            tests: \((number + turn).isMultiple(of: 2) ? "swift-testing" : "xctest")
          modules: Sources/Modules
          tests: Tests/Modules
          productModule: \(name)
          prefix: \(number == 2 ? "RD" : "")

          """, to: "\(name)/adder.yml")
        #expect(try adder.run(["gen", "Contacts"] + parts, in: name).status == 0)
        for useCase in ["SearchContacts", "ShowContact", "DeleteContact", "Refresh"] {
          let outcome = try adder("gen", "Contacts", "--add", "UseCase", useCase, in: name)
          #expect(outcome.status == 0, "\(name): \(outcome.errors)")
          #expect(!outcome.errors.contains("note: "), "\(name): \(outcome.errors)")
        }
        #expect(try adder.run(["gen", "Details"] + parts, in: name).status == 0)
        // A view controller that builds its scene itself gets no worker that scenes share.
        let receiver = number == 2 ? ["--for", "Contacts"] : []
        let shared = try adder.run(["gen", "service", "Contact"] + receiver, in: name)
        #expect(shared.status == 0, "\(name): \(shared.errors)")
        #expect(!shared.errors.contains("note: "), "\(name): \(shared.errors)")
        if build == .uikit || runtime == "adder" {
          let outcome = try adder(
            "gen", "Contacts", "--add", "RouteTo", "Details", "--passing", "items", in: name)
          #expect(outcome.status == 0, "\(name): \(outcome.output)\(outcome.errors)")
          #expect(outcome.output.contains("Contacts opens it"), "\(name): \(outcome.output)")
        }
        if number == 3 { try addSegues(to: adder, in: name) }
        let found = try adder("check", "--no-cache", in: name)
        #expect(found.status == 0, "\(name): \(found.output)")
        targets.append((name, runtime == "adder"))
      }
    }
    try GeneratedTargets(named: "UseCases", targets, build).test(in: adder.folder)
  }

  /// Adds a second route by segue, without data, and tests that a storyboard performs the first one.
  private func addSegues(to adder: CommandUnderTest, in name: String) throws {
    #expect(try adder("gen", "More", in: name).status == 0)
    let outcome = try adder("gen", "Contacts", "--add", "RouteTo", "More", in: name)
    #expect(outcome.output.contains("the identifier 'More' to MoreViewController"))
    try adder.folder.write(
      """
      import Testing
      import UIKit

      @testable import \(name)

      @MainActor
      struct StoryboardTests {
        @Test func theSegueShowsDetailsWithTheData() throws {
          InterfaceBuilder.defineStoryboard(
            named: "\(name)", initialScene: "Contacts",
            scenes: [
              "Contacts": { ContactsViewController(coder: $0) },
              "Details": { DetailsViewController(coder: $0) },
            ],
            segues: [.init("Details", from: "Contacts", to: "Details", kind: .show)])
          let storyboard = UIStoryboard(name: "\(name)", bundle: nil)
          let contacts = try #require(storyboard.instantiateInitialViewController())
          let stack = UINavigationController(rootViewController: contacts)
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = stack
          window.makeKeyAndVisible()

          contacts.performSegue(withIdentifier: "Details", sender: nil)

          #expect(stack.viewControllers.count == 2)
          let details = stack.topViewController as? DetailsViewController
          #expect(details?.router?.dataStore.contactsItems == [])
          withExtendedLifetime(window) {}
        }
      }
      """, to: "\(name)/Tests/StoryboardTests.swift")
  }
}

/// A scene as a team writes it by hand, with a worker that answers at once.
private let handWrittenScene = [
  "Sources/App/ContactList/ContactListModels.swift": """
  enum ContactList {
    enum ShowContacts {
      struct Request {}

      struct Response {
        var contacts: [String]
      }

      struct ViewModel {
        struct DisplayedContact {
          let name: String
        }

        var displayedContacts: [DisplayedContact]
      }
    }
  }
  """,
  "Sources/App/ContactList/ContactListInteractor.swift": """
  protocol ContactListBusinessLogic: AnyObject {
    func showContacts(request: ContactList.ShowContacts.Request)
  }

  protocol ContactListDataStore: AnyObject {
    var contacts: [String] { get }
  }

  final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
    var presenter: ContactListPresentationLogic?
    let worker = ContactListWorker()
    private(set) var contacts: [String] = []

    func showContacts(request: ContactList.ShowContacts.Request) {
      contacts = worker.getContacts()
      presenter?.presentContacts(response: ContactList.ShowContacts.Response(contacts: contacts))
    }
  }
  """,
  "Sources/App/ContactList/ContactListWorker.swift": """
  final class ContactListWorker {
    func getContacts() -> [String] {
      ["Ann"]
    }
  }
  """,
  "Sources/App/ContactList/ContactListPresenter.swift": """
  protocol ContactListPresentationLogic: AnyObject {
    func presentContacts(response: ContactList.ShowContacts.Response)
  }

  final class ContactListPresenter: ContactListPresentationLogic {
    weak var viewController: ContactListDisplayLogic?

    func presentContacts(response: ContactList.ShowContacts.Response) {
      let displayed = response.contacts.map(ContactList.ShowContacts.ViewModel.DisplayedContact.init)
      viewController?.displayContacts(
        viewModel: ContactList.ShowContacts.ViewModel(displayedContacts: displayed))
    }
  }
  """,
  "Sources/App/ContactList/ContactListRouter.swift": """
  import UIKit

  protocol ContactListRoutingLogic: AnyObject {
    func routeToPreviousScene()
  }

  protocol ContactListDataPassing: AnyObject {
    var dataStore: ContactListDataStore? { get }
  }

  final class ContactListRouter: ContactListRoutingLogic, ContactListDataPassing {
    weak var viewController: ContactListViewController?
    var dataStore: ContactListDataStore?

    func routeToPreviousScene() {
      viewController?.dismiss(animated: true)
    }
  }
  """,
  "Sources/App/ContactList/ContactListViewController.swift": """
  import UIKit

  protocol ContactListDisplayLogic: AnyObject {
    func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
  }

  final class ContactListViewController: UIViewController, ContactListDisplayLogic {
    var interactor: ContactListBusinessLogic?
    var router: (ContactListRoutingLogic & ContactListDataPassing)?
    private var displayedContacts: [ContactList.ShowContacts.ViewModel.DisplayedContact] = []

    override func awakeFromNib() {
      super.awakeFromNib()
      setup()
    }

    private func setup() {
      let interactor = ContactListInteractor()
      let presenter = ContactListPresenter()
      let router = ContactListRouter()
      self.interactor = interactor
      self.router = router
      interactor.presenter = presenter
      presenter.viewController = self
      router.viewController = self
      router.dataStore = interactor
    }

    private func fetchContacts() {
      interactor?.showContacts(request: ContactList.ShowContacts.Request())
    }

    func displayContacts(viewModel: ContactList.ShowContacts.ViewModel) {
      displayedContacts = viewModel.displayedContacts
    }
  }
  """,
]
