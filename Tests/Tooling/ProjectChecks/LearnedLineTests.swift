import AdderProjectChecks
import AdderToolingTestSupport
import Testing

/// Lines that would be false of most modules, or say nothing, are not learned.
@Suite struct LearnedLineTests {
  private let names = ["Feed", "Profile", "Cart", "Login"]

  @Test func `One navigator for all modules is no part of each`() throws {
    var files = replaced("Navigator") { _, _ in "" }
    files["Sources/App/AppNavigator.swift"] = """
      import UIKit
      protocol AppNavigatorProtocol: AnyObject { func close() }
      final class AppNavigator: AppNavigatorProtocol {
        static let shared = AppNavigator()
        weak var screen: UIViewController?
        func close() { screen?.dismiss(animated: true) }
      }

      """
    for part in ["Presenter", "Factory"] {
      files.merge(
        replaced(part) { name, text in
          text.replacing("\(name)NavigatorProtocol", with: "AppNavigatorProtocol")
            .replacing("\(name)Navigator()", with: "AppNavigator.shared")
        }
      ) { $1 }
    }
    let text = try text(files, ["Feed", "Profile", "Cart"])
    #expect(!text.contains("\n  Navigator:"), "\(text)")
    #expect(!text.contains("Presenter.navigator"), "\(text)")
  }

  @Test func `A property of several protocols leads to all of them`() throws {
    let files = names.reduce(into: [String: String]()) {
      $0["Sources/App/\($1)/\($1).swift"] = scene($1)
    }
    let dialect = try #require(TeamApp([], files).learned().dialects.first)
    #expect(dialect.problems == [])
    #expect(
      dialect.text.contains("\n  View.router: strong RoutingLogic & DataPassing  # 4 of 4\n"),
      "\(dialect.text)")
    #expect(!dialect.text.contains("contract-misnamed"), "\(dialect.text)")
  }

  @Test func `What a file or a folder of one module is called says nothing of the others`() throws {
    var files = replaced("Presenter") { _, _ in "" }
    for (number, name) in names.enumerated() {
      let folder = number == 0 ? "Logic/" : ""
      let file = number < 2 ? "Other\(number)" : "\(name)DetailPresenter\(number)"
      files["Sources/App/Modules/\(name)/\(folder)\(file).swift"] =
        TeamApp.module(name)["\(name)/\(name)Presenter.swift"]
    }
    let text = try text(files)
    #expect(!text.contains("folder: Logic"), "\(text)")
    #expect(!text.contains("DetailPresenter"), "\(text)")
  }

  @Test func `Numbers before the names of folders are left out`() throws {
    var files: [String: String] = [:]
    for (number, name) in names.enumerated() {
      for (path, text) in TeamApp.module(name) {
        files["Sources/App/0\(number % 2)_\(path)"] = text
      }
    }
    let text = try #require(TeamApp([], files).learned().dialects.first).text
    #expect(!text.contains("_{module}"), "\(text)")
  }

  @Test func `What one of many builders returns is not learned`() throws {
    let files = replaced("Factory") { name, text in
      name == "Feed"
        ? text
        : text.replacing("-> UIViewController {", with: "-> Wrapped {")
          .replacing("return screen", with: "return Wrapped(screen: screen)")
    }.merging([
      "Sources/App/Wrapped.swift": "import UIKit\nstruct Wrapped { let screen: UIViewController }\n"
    ]) { $1 }
    #expect(try !text(files).contains("returns:"))
  }

  @Test func `Builders whose methods have only their verb in common are named by it`() throws {
    let files = replaced("Factory") { name, text in
      text.replacing("func make\(name)()", with: "func make\(name.prefix(3))()")
    }
    let text = try text(files)
    #expect(text.contains("\n    method: \"make{module}\"\n"), "\(text)")
  }

  @Test func `A builder that names the types of its variables builds them, too`() throws {
    let files = replaced("Factory") { name, text in
      text.replacing(
        "let useCase = \(name)UseCase()", with: "let useCase: \(name)UseCase = .init()"
      )
      .replacing(
        "let navigator = \(name)Navigator()", with: "let navigator: \(name)Navigator = .init()")
    }
    let text = try text(files)
    #expect(text.contains("\n    builds: [View, Presenter, UseCase, Navigator]\n"), "\(text)")
  }

  @Test func `What coordinators implement has no role that implements it`() throws {
    var files = replaced("Presenter") { name, text in
      "protocol \(name)CoordinatorDelegate: AnyObject { func didLeave() }\n"
        + text.replacing(
          "weak var view:",
          with: "weak var coordinator: \(name)CoordinatorDelegate?\n  weak var view:"
        )
        .replacing("func leave() {", with: "func leave() { coordinator?.didLeave();")
    }
    files["Sources/App/FlowCoordinator.swift"] =
      "final class FlowCoordinator {}\n"
      + names.map { "extension FlowCoordinator: \($0)CoordinatorDelegate { func didLeave() {} }\n" }
      .joined()
    let dialect = try #require(TeamApp(names, files).learned().dialects.first)
    #expect(dialect.problems == [])
    #expect(
      dialect.text.contains(
        """
          CoordinatorDelegate:  # 4 of 4
            name: "{module}CoordinatorDelegate"  # 4 of 4
            from: Presenter
            crosses: out

        """), "\(dialect.text)")
  }

  @Test func `A configurator takes the view controller, also if the screen has a view of its own`()
    throws
  {
    var files: [String: String] = [:]
    for name in names {
      files["Sources/App/\(name)/\(name)View.swift"] =
        "import UIKit\nfinal class \(name)View: UIView {}\n"
      files["Sources/App/\(name)/\(name).swift"] = scene(name)
        .replacing(
          "func setup() {",
          with:
            "func setup() { \(name)Configurator().configure(self) }\n}\nstruct \(name)Configurator {\n  func configure(_ view: \(name)ViewController) {"
        )
        .replacing("self.interactor", with: "view.interactor")
        .replacing("self.router", with: "view.router").replacing("= self", with: "= view")
        .replacing(
          "  override func viewDidLoad()",
          with: "}\nextension \(name)ViewController {\n  override func viewDidLoad()")
    }
    let dialect = try #require(TeamApp([], files).learned().dialects.first)
    #expect(dialect.text.contains("\n    takes: ViewController\n"), "\(dialect.text)")
    #expect(
      dialect.text.contains("\n  Configurator:  # 4 of 4\n    traits: composes\n"),
      "\(dialect.text)")
  }

  @Test func `A module input that no module uses has no users`() throws {
    let files = replaced("Presenter") { name, text in
      "protocol \(name)ModuleInput: AnyObject {}\n"
        + text.replacing("\(name)Presenter: ", with: "\(name)Presenter: \(name)ModuleInput, ")
    }
    let text = try text(files)
    guard text.contains("\n  ModuleInput:") else { return }
    #expect(
      text.contains(
        "    name: \"{module}ModuleInput\"  # 4 of 4\n    to: Presenter\n    crosses: in\n"),
      "\(text)")
  }

  @Test func `An object that loads from the network makes its users know the network`() throws {
    var files = replaced("UseCase") { name, text in
      text.replacing(
        "func fetch() {", with: "let client = Client()\n  func fetch() { client.load();")
    }
    files["Sources/App/Client.swift"] =
      "import Foundation\nfinal class Client {\n  func load() { URLSession.shared.dataTask(with: URL(string: \"a\")!) }\n}\n"
    let text = try text(files)
    #expect(text.contains("\n    traits: [appliesBusinessLogic, reachesData]\n"), "\(text)")
    #expect(!text.contains("mustNotKnow: [View, userInterface, network]"), "\(text)")
  }

  @Test func `Of several screens of a module, the one that is called as in the others counts`()
    throws
  {
    let files = names.prefix(2).reduce(into: [String: String]()) { files, name in
      files["Sources/App/Modules/\(name)/\(name)AFilter.swift"] = """
        import UIKit
        final class \(name)FilterScreen: BaseViewController, \(name)ViewProtocol {
          let presenter: \(name)PresenterProtocol
          init(presenter: \(name)PresenterProtocol) {
            self.presenter = presenter
            super.init(nibName: nil, bundle: nil)
            (presenter as? \(name)Presenter)?.view = self
          }
          func show(_ text: String) { presenter.viewLoaded() }
        }
        """
    }
    let text = try text(files)
    #expect(text.contains("\n    name: \"{module}Screen\"  # 4 of 4\n"), "\(text)")
  }

  @Test func `What previews a view is no part of the module`() throws {
    let files = names.reduce(into: [String: String]()) { files, name in
      files["Sources/App/Modules/\(name)/\(name)Preview.swift"] =
        "import SwiftUI\nstruct \(name)Preview: PreviewProvider {\n  static var previews: some View { Text(\"\") }\n}\n"
    }
    #expect(try !text(files).contains("Preview"))
  }

  @Test func `Words are learned from many methods that most modules have`() throws {
    let few = try text(methods { ["show\($0)", "set\($0)", "get\($0)"] })
    #expect(!few.contains("methods:"), "\(few)")
    let many = try text(methods { ["show\($0)", "showMore\($0)", "showLess\($0)"] }, count: 8)
    #expect(many.contains("\n    methods: { begin: show }"), "\(many)")
  }

  // MARK: Samples

  private func text(
    _ files: [String: String], _ own: [String]? = nil, count: Int = 4
  ) throws -> String {
    let more = ["Search", "Payment", "Order", "Chat"].prefix(max(0, count - 4))
    return try #require(TeamApp(own ?? names + more, files).learned().dialects.first).text
  }

  private func replaced(
    _ part: String, _ change: (String, String) -> String
  ) -> [String: String] {
    names.reduce(into: [:]) { files, name in
      let path = "\(name)/\(name)\(part).swift"
      files["Sources/App/Modules/\(path)"] = TeamApp.module(name)[path].map { change(name, $0) }
    }
  }

  /// Modules whose views have more methods.
  private func methods(_ added: (String) -> [String]) -> [String: String] {
    var files: [String: String] = [:]
    for name in names + ["Search", "Payment", "Order", "Chat"] {
      for (part, body) in [("Protocols", ""), ("Screen", " {}")] {
        let path = "\(name)/\(name)\(part).swift"
        let methods = added(name).map { "func \($0)()\(body)" }.joined(separator: "; ")
        files["Sources/App/Modules/\(path)"] = TeamApp.module(name)[path]?
          .replacing("func show(_ text: String)", with: "\(methods); func show(_ text: String)")
      }
    }
    return files
  }

  private func scene(_ name: String) -> String {
    """
    import UIKit
    protocol \(name)BusinessLogic { func load() }
    protocol \(name)DataStore { var title: String { get } }
    protocol \(name)PresentationLogic { func present() }
    protocol \(name)DisplayLogic: AnyObject { func display() }
    protocol \(name)RoutingLogic { func routeToOther() }
    protocol \(name)DataPassing { var dataStore: \(name)DataStore? { get } }
    final class \(name)ViewController: UIViewController, \(name)DisplayLogic {
      var interactor: \(name)BusinessLogic?
      var router: (\(name)RoutingLogic & \(name)DataPassing)?
      func setup() {
        let interactor = \(name)Interactor()
        let presenter = \(name)Presenter()
        let router = \(name)Router()
        self.interactor = interactor
        self.router = router
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
      }
      override func viewDidLoad() { setup(); interactor?.load(); router?.routeToOther() }
      func display() {}
    }
    final class \(name)Interactor: \(name)BusinessLogic, \(name)DataStore {
      let title = ""
      var presenter: \(name)PresentationLogic?
      func load() { presenter?.present() }
    }
    final class \(name)Presenter: \(name)PresentationLogic {
      weak var viewController: \(name)DisplayLogic?
      func present() { viewController?.display() }
    }
    final class \(name)Router: \(name)RoutingLogic, \(name)DataPassing {
      weak var viewController: \(name)ViewController?
      var dataStore: \(name)DataStore?
      func routeToOther() { viewController?.dismiss(animated: true) }
    }

    """
  }
}
