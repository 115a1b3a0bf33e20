import AdderArchitectureLearning
import AdderArchitectures
import AdderProjectChecks
import AdderToolingTestSupport
import Testing

/// Architecture files that are learned from a project's modules.
@Suite struct LearnedProjectTests {
  @Test func `The file says how the modules are built, and how many keep to each line`() throws {
    let dialect = try #require(TeamApp().learned().dialects.first)
    let text = dialect.text.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(
      text == """
        # How our modules are built, learned from 6 modules by 'adder architecture learn'.
        # The numbers say how many keep to a line, of those that it is about.
        extends: common
        title: Our VIPER
        family: VIPER
        summary: View, Presenter, UseCase, Navigator, Factory
        module:
          folder: "{module}"  # 6 of 6
          openToOthers: Factory
        roles:
          View:  # 6 of 6
            traits: [shows, touchesScreen, forwardsEvents, keepsModuleAlive]
            name: "{module}Screen"  # 6 of 6
            inherits: { type: BaseViewController }  # 6 of 6
            required: true
            mustNotKnow: [UseCase, Navigator, navigation]  # 6 of 6
          Presenter:  # 6 of 6
            traits: decides
            name: "{module}Presenter"  # 6 of 6
            required: true
            mustNotKnow: [userInterface, navigation]  # 6 of 6
          UseCase:  # 6 of 6
            traits: appliesBusinessLogic
            name: "{module}UseCase"  # 6 of 6
            required: true
            mustNotKnow: [View, userInterface]  # 6 of 6
          Navigator:  # 6 of 6
            traits: navigates
            name: "{module}Navigator"  # 6 of 6
            required: true
            mustNotKnow: UseCase  # 6 of 6
          Factory:  # 6 of 6
            traits: composes
            name: "{module}Factory"  # 6 of 6
            kind: struct  # 6 of 6
            required: true
        contracts:
          ViewProtocol:  # 6 of 6
            name: "{module}ViewProtocol"  # 6 of 6
            from: Presenter
            to: View
            required: true
            file: "{module}Protocols"  # 6 of 6
          PresenterProtocol:  # 6 of 6
            name: "{module}PresenterProtocol"  # 6 of 6
            from: View
            to: Presenter
            required: true
            file: "{module}Protocols"  # 6 of 6
          UseCaseInputProtocol:  # 6 of 6
            name: "{module}UseCaseInputProtocol"  # 6 of 6
            from: Presenter
            to: UseCase
            required: true
            file: "{module}Protocols"  # 6 of 6
          UseCaseOutputProtocol:  # 6 of 6
            name: "{module}UseCaseOutputProtocol"  # 6 of 6
            from: UseCase
            to: Presenter
            required: true
            file: "{module}Protocols"  # 6 of 6
          NavigatorProtocol:  # 6 of 6
            name: "{module}NavigatorProtocol"  # 6 of 6
            from: Presenter
            to: Navigator
            required: true
            file: "{module}Protocols"  # 6 of 6
        references:
          View.presenter: strong PresenterProtocol  # 6 of 6
          Presenter.view: weak ViewProtocol  # 6 of 6
          Presenter.useCase: strong UseCaseInputProtocol  # 6 of 6
          Presenter.navigator: strong NavigatorProtocol  # 6 of 6
          UseCase.output: weak UseCaseOutputProtocol  # 6 of 6
          Navigator.screen: weak View  # 6 of 6
        composition:
          Factory:  # 6 of 6
            builds: [View, Presenter, UseCase, Navigator]
            returns: View  # 6 of 6
            method: "make{module}"  # 6 of 6
        """, "\(dialect.text)")
  }

  @Test func `The project keeps to what was learned from it`() throws {
    let app = try TeamApp()
    let dialect = try #require(app.learned().dialects.first)
    #expect(dialect.problems == [])
    #expect(dialect.foundCount == 6)
    #expect(dialect.findingCount == 0)
    #expect(try app.learned().dialects.map(\.text) == [dialect.text])
    let drift = try drift(in: app, from: dialect.text)
    #expect(drift.statements == "")
    #expect(drift.moduleCount == 6)
  }

  @Test func `What modules do otherwise later is listed as lines for the file`() throws {
    let text = try #require(TeamApp().learned().dialects.first).text
    let others = ["Feed", "Profile", "Cart", "Login"].reduce(into: [String: String]()) {
      files, name in
      let path = "Sources/App/Modules/\(name)/\(name)Presenter.swift"
      files[path] = TeamApp.module(name)["\(name)/\(name)Presenter.swift"]?
        .replacing("navigator", with: "router")
      let factory = "Sources/App/Modules/\(name)/\(name)Factory.swift"
      files[factory] = TeamApp.module(name)["\(name)/\(name)Factory.swift"]?
        .replacing("navigator: navigator)", with: "router: navigator)")
    }
    let drift = try drift(
      in: TeamApp(["Feed", "Profile", "Cart", "Login", "Search"], others), from: text)
    #expect(drift.statements.contains("Presenter.router: "), "\(drift.statements)")
    #expect(drift.statements.contains("Presenter.navigator: ~"), "\(drift.statements)")
  }

  @Test func `A rule that more than one of ten modules breaks is turned off`() throws {
    let names = ["Feed", "Profile", "Cart", "Login", "Search", "Payment"]
    let files = names.prefix(2).reduce(into: [String: String]()) { files, name in
      let path = "\(name)/\(name)Presenter.swift"
      files["Sources/App/Modules/\(path)"] = TeamApp.module(name)[path]?
        .replacing("final class", with: "import UIKit\nfinal class")
        .replacing("func leave()", with: "let color = UIColor.red\n  func leave()")
    }
    let plain = try #require(TeamApp(names).learned().dialects.first).text
    let text = try #require(TeamApp(names, files).learned().dialects.first).text
    #expect(mustNotKnow(of: "Presenter", in: plain)?.contains("userInterface") == true, "\(plain)")
    #expect(mustNotKnow(of: "Presenter", in: text)?.contains("userInterface") == false, "\(text)")
  }

  @Test func `Parts that hold each other's classes give a valid file with all roles`() throws {
    let files = ["Feed", "Profile", "Cart"].reduce(into: [String: String]()) { files, name in
      files["Sources/App/\(name)/\(name).swift"] = """
        import UIKit
        final class \(name)ViewController: UIViewController {
          var output: \(name)Interactor!
          override func viewDidLoad() { output.load() }
          func show() {}
        }
        final class \(name)Interactor {
          var output: \(name)Presenter!
          var input: \(name)Router!
          func load() { output.present(); input.close() }
        }
        final class \(name)Presenter {
          weak var output: \(name)ViewController?
          func present() { output?.show() }
        }
        final class \(name)Router {
          weak var viewController: \(name)ViewController?
          func close() { viewController?.dismiss(animated: true) }
        }
        final class \(name)Configurator {
          func configure(_ view: \(name)ViewController) {
            let interactor = \(name)Interactor()
            let presenter = \(name)Presenter()
            let router = \(name)Router()
            view.output = interactor
            interactor.output = presenter
            interactor.input = router
            presenter.output = view
            router.viewController = view
          }
        }
        """
    }
    let dialect = try #require(TeamApp([], files).learned().dialects.first)
    #expect(dialect.problems == [])
    #expect(dialect.foundCount == 3)
    for role in ["View", "Interactor", "Presenter", "Router", "Configurator"] {
      #expect(dialect.text.contains("\n  \(role):  # 3 of 3\n"), "\(dialect.text)")
    }
  }

  @Test func `A file is unedited until somebody changes it`() throws {
    let text = try #require(TeamApp().learned().dialects.first).text
    #expect(LearnedFile.isUnedited(text))
    #expect(!LearnedFile.isUnedited(text.replacing("required: true", with: "required: false")))
    #expect(!LearnedFile.isUnedited(text + "# Our own words.\n"))
    #expect(!LearnedFile.isUnedited("extends: rambler-viper\n"))
  }

  @Test func `Two modules teach nothing, and neither does a project without modules`() throws {
    #expect(try TeamApp(["Feed", "Profile"]).learned().dialects.isEmpty)
    #expect(try TeamApp(["Feed", "Profile"]).learned().moduleCount == 2)
    #expect(try TeamApp([]).learned().dialects.isEmpty)
  }

  @Test func `Modules that are built in two ways give two files`() throws {
    let old = (1...4).reduce(into: [String: String]()) { files, number in
      let name = "Old\(number)"
      files["Sources/App/Old/\(name).swift"] = """
        import UIKit
        protocol \(name)BusinessLogic { func load(request: Int) }
        protocol \(name)PresentationLogic { func present(response: Int) }
        protocol \(name)DisplayLogic: AnyObject { func display(viewModel: Int) }
        final class \(name)ViewController: UIViewController, \(name)DisplayLogic {
          var interactor: \(name)BusinessLogic?
          func setup() {
            let interactor = \(name)Interactor()
            let presenter = \(name)Presenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
          }
          override func viewDidLoad() { setup(); interactor?.load(request: 1) }
          func display(viewModel: Int) {}
        }
        final class \(name)Interactor: \(name)BusinessLogic {
          var presenter: \(name)PresentationLogic?
          func load(request: Int) { presenter?.present(response: 1) }
        }
        final class \(name)Presenter: \(name)PresentationLogic {
          weak var viewController: \(name)DisplayLogic?
          func present(response: Int) { viewController?.display(viewModel: 1) }
        }
        """
    }
    let dialects = try TeamApp(["Feed", "Profile", "Cart", "Login", "Search", "Payment"], old)
      .learned().dialects
    #expect(dialects.map(\.family) == ["VIPER", "VIP"])
    #expect(dialects.map(\.moduleCount) == [6, 4])
  }

  // MARK: Helpers

  /// Compares an app with a file that was learned from another one.
  private func drift(in app: TeamApp, from text: String) throws -> ArchitectureDrift {
    try app.folder.write("our-viper.yml", text)
    try app.folder.write("adder.yml", "architecture: ./our-viper.yml\n")
    let sources = try app.sources()
    let architecture = try #require(sources.architectures.first)
    return ArchitectureDrift(of: architecture, in: sources)
  }

  private func mustNotKnow(of role: String, in text: String) -> String? {
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("  \(role):") }.dropFirst()
    return lines.prefix { $0.hasPrefix("    ") }.first { $0.contains("mustNotKnow") }.map(
      String.init)
  }
}
