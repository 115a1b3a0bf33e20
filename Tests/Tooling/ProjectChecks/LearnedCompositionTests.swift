import AdderArchitectureLearning
import AdderProjectChecks
import AdderToolingTestSupport
import Testing

/// What is learned about the code that builds modules.
@Suite struct LearnedCompositionTests {
  @Test func `A container that is returned with the screen holds it, and takes a context`() throws {
    let app = try TeamApp(names, replacing("Factory", with: container))
    let dialect = try #require(app.learned().dialects.first)
    #expect(dialect.problems == [])
    #expect(dialect.findingCount == 0)
    for lines in [
      """
        ModuleOutput:  # 3 of 3
          name: "{module}ModuleOutput"  # 3 of 3
          from: Presenter
          to: Presenter
          crosses: out
      """,
      "\n  Presenter.moduleOutput: weak ModuleOutput  # 3 of 3\n",
      "\n  Context.moduleOutput: weak ModuleOutput  # 3 of 3\n",
      "\n  Container.viewController: strong View  # 3 of 3\n",
      "\n  Container.navigator: weak NavigatorProtocol  # 3 of 3\n",
      """
      composition:
        Container:  # 3 of 3
          builds: [View, Presenter, UseCase, Navigator]
          returns: Container  # 3 of 3
          method: assemble  # 3 of 3
          takes: Context
          label: with
      """,
    ] {
      #expect(dialect.text.contains(lines), "\(lines)\n\n\(dialect.text)")
    }
    #expect(traits(of: "View", in: dialect.text)?.contains("keepsModuleAlive") == true)
    #expect(traits(of: "Container", in: dialect.text)?.contains("composes") == true)
  }

  @Test func `A container without the screen is not what a module returns`() throws {
    let text = try #require(
      TeamApp(
        names,
        replacing("Factory") { name in
          container(name).replacing("  let viewController: UIViewController\n", with: "")
            .replacing("    self.viewController = view\n", with: "")
        }
      ).learned().dialects.first
    ).text
    #expect(!text.contains("returns: Container"), "\(text)")
  }

  @Test func `A view that builds the others in setup returns nothing`() throws {
    let dialect = try #require(
      TeamApp(
        [],
        scenes(
          """
            override init(nibName: String?, bundle: Bundle?) {
              super.init(nibName: nibName, bundle: bundle)
              setup()
            }
          """)
      ).learned().dialects.first)
    #expect(dialect.problems == [])
    #expect(
      dialect.text.contains(
        "composition:\n  View:  # 3 of 3\n    builds: [Interactor, Presenter]\n"), "\(dialect.text)"
    )
    #expect(dialect.text.contains("\n    method: setup  # 3 of 3\n"), "\(dialect.text)")
    #expect(!dialect.text.contains("returns:"), "\(dialect.text)")
    let loading = try #require(
      TeamApp([], scenes("  override func viewDidLoad() { super.viewDidLoad(); setup() }"))
        .learned().dialects.first
    ).text
    #expect(loading.contains("method: setup"), "\(loading)")
  }

  @Test func `A view that builds the others in an initializer returns nothing, either`() throws {
    let files = scenes("").mapValues {
      $0.replacing(
        "private func setup() {",
        with: "required init?(coder: NSCoder) {\n    super.init(coder: coder)")
    }
    let text = try #require(TeamApp([], files).learned().dialects.first).text
    #expect(
      text.contains("\n    builds: [Interactor, Presenter]\n    method: init  # 3 of 3\n"),
      "\(text)")
  }

  @Test func `The first value of a view's property is made in no initializer`() throws {
    let lines = ["self.brain = brain", "brain.painter = painter", "painter.page = self"]
    let files = scenes("").mapValues { text in
      lines.reduce(text) { $0.replacing("    \($1)\n", with: "") }
        .replacing(/(\w+)Thinking\?\n/) { "\($0.1)Thinking? = \($0.1)Interactor()\n" }
    }
    let text = try #require(TeamApp([], files).learned().dialects.first).text
    #expect(!text.contains("method: init"), "\(text)")
  }

  @Test func `What connects the others to a view takes it`() throws {
    var files: [String: String] = [:]
    for (path, text) in scenes("") {
      let name = String(path.split(separator: "/")[2])
      // What is left of the method is the code of the view when it is created.
      files[path] = text.replacing(
        "let brain = \(name)Interactor()", with: "Configurator.configure(view: self)"
      )
      .replacing("Configurator.", with: "\(name)Configurator.")
      .replacing("    let painter = \(name)Presenter()\n", with: "")
      .replacing("    self.brain = brain\n", with: "")
      .replacing("    brain.painter = painter\n", with: "")
      .replacing("    painter.page = self\n", with: "")
      files["Sources/App/\(name)/Logic/\(name)Configurator.swift"] = """
        enum \(name)Configurator {
          static func configure(view: \(name)ViewController) {
            let brain = \(name)Interactor()
            let painter = \(name)Presenter()
            view.brain = brain
            brain.painter = painter
            painter.page = view
          }
        }
        """
    }
    let text = try #require(TeamApp([], files).learned().dialects.first).text
    #expect(
      text.contains(
        """
        composition:
          Configurator:  # 3 of 3
            builds: [Interactor, Presenter]
            method: configure  # 3 of 3
            takes: View

        """), "\(text)")
  }

  @Test func `The method that other modules call is learned, not those that it is made of`() throws
  {
    let app = try TeamApp(
      names,
      names.reduce(into: [:]) { files, name in
        files["Sources/App/Modules/\(name)/\(name)Factory.swift"] = smallMethods(name)
      })
    let text = try #require(app.learned().dialects.first).text
    #expect(
      text.contains(
        """
        composition:
          Factory:  # 3 of 3
            builds: [View, Presenter, UseCase, Navigator]
            returns: View  # 3 of 3
            method: "make{module}"  # 3 of 3
        """), "\(text)")
  }

  @Test func `Modules that a coordinator builds have all roles, and no composition`() throws {
    var files = replacing("Factory") { "protocol \($0)ModuleOutput: AnyObject {}\n" }
    files["Sources/App/AppCoordinator.swift"] =
      "import UIKit\nfinal class AppCoordinator {\n"
      + names.map { name in
        """
          func show\(name)() -> UIViewController {
            let useCase = \(name)UseCase()
            let navigator = \(name)Navigator()
            let presenter = \(name)Presenter(useCase: useCase, navigator: navigator)
            let screen = \(name)Screen(presenter: presenter)
            presenter.view = screen
            useCase.output = presenter
            navigator.screen = screen
            return screen
          }

        """
      }.joined() + "}\n"
    let dialect = try #require(TeamApp(names, files).learned().dialects.first)
    #expect(dialect.problems == [])
    #expect(!dialect.text.contains("composition:"), "\(dialect.text)")
    for role in ["View", "Presenter", "UseCase", "Navigator"] {
      #expect(dialect.text.contains("\n  \(role):  # 3 of 3\n"), "\(dialect.text)")
    }
  }

  // MARK: Samples

  private let names = ["Feed", "Profile", "Cart"]

  /// The files of the modules, with one kind of file replaced.
  private func replacing(_ ending: String, with text: (String) -> String) -> [String: String] {
    names.reduce(into: [:]) { files, name in
      files["Sources/App/Modules/\(name)/\(name)\(ending).swift"] = text(name)
      let presenter = "\(name)/\(name)Presenter.swift"
      files["Sources/App/Modules/\(presenter)"] = TeamApp.module(name)[presenter]?
        .replacing(
          "  weak var view:",
          with: "  weak var moduleOutput: \(name)ModuleOutput?\n  weak var view:")
    }
  }

  private func smallMethods(_ name: String) -> String {
    """
    import UIKit
    struct \(name)Factory {
      func make\(name)() -> UIViewController { makeScreen() }
      private func makeScreen() -> \(name)Screen {
        let presenter = makePresenter()
        let screen = \(name)Screen(presenter: presenter)
        presenter.view = screen
        return screen
      }
      private func makePresenter() -> \(name)Presenter {
        let useCase = \(name)UseCase()
        let presenter = \(name)Presenter(useCase: useCase, navigator: \(name)Navigator())
        useCase.output = presenter
        return presenter
      }
    }

    """
  }

  private func container(_ name: String) -> String {
    """
    import UIKit
    final class \(name)Container {
      let viewController: UIViewController
      private(set) weak var navigator: \(name)NavigatorProtocol!
      static func assemble(with context: \(name)Context) -> \(name)Container {
        let useCase = \(name)UseCase()
        let navigator = \(name)Navigator()
        let presenter = \(name)Presenter(useCase: useCase, navigator: navigator)
        let screen = \(name)Screen(presenter: presenter)
        presenter.view = screen
        presenter.moduleOutput = context.moduleOutput
        useCase.output = presenter
        navigator.screen = screen
        return \(name)Container(view: screen, navigator: navigator)
      }
      private init(view: UIViewController, navigator: \(name)NavigatorProtocol) {
        self.viewController = view
        self.navigator = navigator
      }
    }
    struct \(name)Context {
      weak var moduleOutput: \(name)ModuleOutput?
    }
    protocol \(name)ModuleOutput: AnyObject { func didLeave\(name)() }

    """
  }

  /// Scenes of VIP whose views have these members, besides the method that builds the scene.
  private func scenes(_ members: String) -> [String: String] {
    names.reduce(into: [:]) { files, name in
      files["Sources/App/\(name)/Contracts/\(name)Contracts.swift"] = """
        protocol \(name)Showing: AnyObject { func display(viewModel: Int) }
        protocol \(name)Thinking { func load(request: Int) }
        protocol \(name)Painting { func present(response: Int) }
        """
      files["Sources/App/\(name)/Screen/\(name)ViewController.swift"] = """
        import UIKit
        final class \(name)ViewController: UIViewController, \(name)Showing {
          var brain: \(name)Thinking?
        \(members)
          private func setup() {
            let brain = \(name)Interactor()
            let painter = \(name)Presenter()
            self.brain = brain
            brain.painter = painter
            painter.page = self
          }
          override func viewWillAppear(_ animated: Bool) { brain?.load(request: 1) }
          func display(viewModel: Int) {}
        }
        """
      files["Sources/App/\(name)/Logic/\(name)Interactor.swift"] = """
        final class \(name)Interactor: \(name)Thinking {
          var painter: \(name)Painting?
          func load(request: Int) { painter?.present(response: 1) }
        }
        """
      files["Sources/App/\(name)/Logic/\(name)Presenter.swift"] = """
        final class \(name)Presenter: \(name)Painting {
          weak var page: \(name)Showing?
          func present(response: Int) { page?.display(viewModel: 1) }
        }
        """
    }
  }

  private func traits(of role: String, in text: String) -> String? {
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("  \(role):") }.dropFirst()
    return lines.first { $0.contains("traits") }.map(String.init)
  }
}
