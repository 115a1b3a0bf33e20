import AdderTestSupport
import Foundation
import Testing

/// `adder gen MODULE --add Contract PART.PROPERTY`, run as a user runs it.
@Suite(.serialized) struct AddedContractTests {
  private static let folder = "Sources/App/Orders/"
  private static let view = folder + "OrdersViewController.swift"
  private static let presenter = folder + "OrdersPresenter.swift"

  /// A module whose view references its presenter's class, beside one with contracts.
  private func module(
    view: String = Sample.view, presenter: String = Sample.presenter,
    besides others: [String: String] = [:]
  ) throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    for (path, text) in Sample.news.merging(others, uniquingKeysWith: { $1 }) {
      try adder.folder.write(text, to: "Sources/App/" + path)
    }
    try adder.folder.write(view, to: Self.view)
    try adder.folder.write(presenter, to: Self.presenter)
    try adder.folder.write(Sample.builder, to: Self.folder + "OrdersBuilder.swift")
    return adder
  }

  /// A module with contracts, whose presenter references its service's class.
  ///
  /// - Parameter change: changes each file.
  private func contracted(_ change: (String) -> String = { $0 }) throws -> CommandUnderTest {
    let adder = try module(
      view: Sample.contractedView, presenter: change(Sample.contractedPresenter),
      besides: ["Orders/OrdersContracts.swift": Sample.contracts])
    try adder.folder.write(
      change(Sample.contractedBuilder), to: Self.folder + "OrdersBuilder.swift")
    return adder
  }

  private func add(_ property: String, to adder: CommandUnderTest, _ words: String...) throws
    -> Outcome
  {
    try adder.run(["gen", "Orders", "--add", "Contract", property] + words)
  }

  private func texts(_ adder: CommandUnderTest) throws -> [String: String] {
    try adder.folder.snapshot().filter { $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The compiler's errors, also in the doubles.
  private func errors(
    _ adder: CommandUnderTest, _ options: [String] = ["-default-isolation", "MainActor"]
  ) throws -> [String: String] {
    let doubles = CommandUnderTest.doubles.map { ["-I", $0.path()] } ?? []
    return try SwiftFrontend.errors(
      in: compiledTogether(try texts(adder)), "-typecheck",
      ["-swift-version", "6"] + options + doubles)
  }

  @Test func `A view gets a contract with what it uses of its presenter`() throws {
    let adder = try module()
    let before = try texts(adder)
    let outcome = try add("OrdersViewController.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        """
        OrdersViewController.presenter now references OrdersPresenterProtocol, a new protocol of OrdersPresenter \
        with title, filter, reload, load
        """), "\(outcome.output)")
    let contract = try adder.folder.read(Self.folder + "OrdersPresenterProtocol.swift")
    #expect(
      contract == """
        protocol OrdersPresenterProtocol: AnyObject {
            var title: String { get }
            var filter: OrdersPresenter.Filter { get set }
            func reload(_ count: Int,
                        then done: @escaping (Bool) -> Void)
            @discardableResult func load() -> Bool
        }

        """, "\(contract)")
    let presenter = try adder.folder.read(Self.presenter)
    #expect(
      presenter.contains("final class OrdersPresenter: OrdersPresenterProtocol {"), "\(presenter)")
    let view = try adder.folder.read(Self.view)
    #expect(view.contains("    private let presenter: OrdersPresenterProtocol\n"), "\(view)")
    #expect(view.contains("    init(presenter: OrdersPresenterProtocol) {\n"), "\(view)")
    #expect(try errors(adder) == [:])
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test func `A dry run writes nothing`() throws {
    let adder = try module()
    let before = try texts(adder)
    let outcome = try add("ViewController.presenter", to: adder, "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("+protocol OrdersPresenterProtocol"), "\(outcome.output)")
    #expect(try texts(adder) == before)
  }

  @Test func `A reference with a contract is left alone`() throws {
    let adder = try module()
    #expect(try add("View.presenter", to: adder).status == 0)
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("already references the protocol 'OrdersPresenterProtocol'"),
      "\(outcome.output)")
  }

  @Test func `A contract that exists gets what is missing, and so do its doubles`() throws {
    let contract = """
      protocol OrdersPresenterProtocol {
          var title: String { get }
          var filter: OrdersPresenter.Filter { get }
      }

      """
    let presenter = Sample.presenter.replacing(
      "class OrdersPresenter {", with: "class OrdersPresenter: OrdersPresenterProtocol {"
    ).replacing("Int,\n                then", with: "Int, then")
    let adder = try module(
      presenter: presenter, besides: ["Orders/OrdersPresenterProtocol.swift": contract])
    try adder.folder.write(
      """
      @testable import App

      final class OrdersPresenterMock: OrdersPresenterProtocol {
          var title = ""
          var filter = OrdersPresenter.Filter.all
      }

      """, to: "Tests/AppTests/OrdersPresenterMock.swift")
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try adder.folder.read(Self.folder + "OrdersPresenterProtocol.swift") == """
        protocol OrdersPresenterProtocol: AnyObject {
            var title: String { get }
            var filter: OrdersPresenter.Filter { get set }
            func reload(_ count: Int, then done: @escaping (Bool) -> Void)
            @discardableResult func load() -> Bool
        }

        """)
    let double = try adder.folder.read("Tests/AppTests/OrdersPresenterMock.swift")
    #expect(
      double.contains("func reload(_ count: Int, then done: @escaping (Bool) -> Void) {"),
      "\(double)")
    #expect(double.contains("func load() -> Bool {"), "\(double)")
    #expect(try errors(adder) == [:])
  }

  @Test func `Contracts are declared where those of other modules are`() throws {
    let together = """
      protocol NewsViewProtocol: AnyObject { func show() }

      protocol NewsPresenterProtocol: AnyObject { func load() }

      """
    let adder = try module(besides: [
      "News/NewsContracts.swift": together, "News/NewsPresenterProtocol.swift": "",
      "News/NewsViewProtocol.swift": "",
    ])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try adder.folder.read(Self.folder + "OrdersContracts.swift")
        .hasPrefix("protocol OrdersPresenterProtocol: AnyObject {\n"))
    #expect(try errors(adder) == [:])
  }

  @Test func `The protocol of a service is declared beside the service`() throws {
    let adder = try contracted()
    let service = "Sources/App/Services/OrdersService.swift"
    try adder.folder.write("final class OrdersService {\n    func load() {}\n}\n", to: service)
    let outcome = try add("Presenter.service", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try adder.folder.read(service) == """
        protocol OrdersServiceProtocol: AnyObject {
            func load()
        }

        final class OrdersService: OrdersServiceProtocol {
            func load() {}
        }

        """)
    #expect(try errors(adder) == [:])
  }

  @Test func `Without other contracts, the architecture's name is used above the class`() throws {
    let adder = try module(besides: Sample.news.mapValues { _ in "" })
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let presenter = try adder.folder.read(Self.presenter)
    #expect(
      presenter.hasPrefix("protocol OrdersViewOutput: AnyObject {\n"), "\(presenter)")
    #expect(try errors(adder) == [:])
  }

  @Test func `A class conforms in an extension if those of other modules do`() throws {
    let adder = try module(besides: [
      "News/NewsPresenter.swift": """
      final class NewsPresenter {
          weak var view: NewsViewProtocol?
      }

      extension NewsPresenter: NewsPresenterProtocol {
          func load() { view?.show() }
      }

      """
    ])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let presenter = try adder.folder.read(Self.presenter)
    #expect(
      presenter.hasSuffix("}\n\nextension OrdersPresenter: OrdersPresenterProtocol {}\n"),
      "\(presenter)")
    #expect(try errors(adder) == [:])
  }

  @Test func `A public property gets a public contract`() throws {
    let adder = try module(
      view: Sample.view(public: "public"),
      presenter: Sample.presenter(public: "public"))
    #expect(try errors(adder) == [:])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let contract = try adder.folder.read(Self.folder + "OrdersPresenterProtocol.swift")
    #expect(
      contract.hasPrefix("public protocol OrdersPresenterProtocol: AnyObject {\n"), "\(contract)")
    let view = try adder.folder.read(Self.view)
    #expect(view.contains("public init(presenter: OrdersPresenterProtocol)"), "\(view)")
    #expect(try errors(adder) == [:])
  }

  @Test(arguments: ["public", "package"])
  func `An initializer that other modules see keeps the class`(access: String) throws {
    let view = Sample.view(public: access)
      .replacing("\(access) let presenter", with: "private let presenter")
    let adder = try module(view: view, presenter: Sample.presenter(public: access))
    let options = ["-default-isolation", "MainActor", "-package-name", "App"]
    #expect(try errors(adder, options) == [:])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try adder.folder.read(Self.view)
    #expect(text.contains("private let presenter: OrdersPresenterProtocol\n"), "\(text)")
    #expect(text.contains("\(access) init(presenter: OrdersPresenter) {"), "\(text)")
    #expect(try errors(adder, options) == [:])
  }

  @Test func `A setter that only the module sees is no setter of a public contract`() throws {
    let presenter = Sample.presenter(public: "public")
      .replacing("public var filter", with: "public internal(set) var filter")
    let adder = try module(view: Sample.view(public: "public"), presenter: presenter)
    let before = try texts(adder)
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(
      outcome.errors.contains("'filter' is changed here, but other code cannot set it"),
      "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A contract gets the imports of the files with its members`() throws {
    let presenter =
      "import struct Foundation.URL\nimport UIKit\n\n"
      + Sample.presenter.replacing(
        "    var names", with: "    var link: URL?\n    var label: UILabel?\n    var names")
    let view = Sample.view.replacing(
      "// More", with: "print(presenter.link == nil, presenter.label == nil, presenter.day)")
    let adder = try module(
      view: view, presenter: presenter,
      besides: [
        "Orders/OrdersPresenter+Day.swift":
          "import Foundation\n\nextension OrdersPresenter {\n    var day: Date? { nil }\n}\n"
      ])
    #expect(try errors(adder) == [:])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let contract = try adder.folder.read(Self.folder + "OrdersPresenterProtocol.swift")
    #expect(contract.hasPrefix("import Foundation\nimport UIKit\n\nprotocol "), "\(contract)")
    #expect(try errors(adder) == [:])
  }

  @Test func `A file with contracts gets the imports that it lacks`() throws {
    let adder = try contracted { text in
      text.replacing("Service", with: "Interactor").replacing("service", with: "interactor")
    }
    try adder.folder.write(
      """
      import Foundation
      import UIKit

      final class OrdersInteractor {
          func load(_ link: URL? = nil) -> UILabel? { nil }
      }

      """, to: Self.folder + "OrdersInteractor.swift")
    try adder.folder.write(
      try adder.folder.read(Self.presenter).replacing(
        "interactor.load()", with: "_ = interactor.load(nil)"), to: Self.presenter)
    #expect(try errors(adder) == [:])
    let outcome = try add("Presenter.interactor", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let contracts = try adder.folder.read(Self.folder + "OrdersContracts.swift")
    #expect(contracts.hasPrefix("import Foundation\nimport UIKit\n\nprotocol "), "\(contracts)")
    #expect(try errors(adder) == [:])
  }

  @Test func `The file of the other part gets the imports that it lacks`() throws {
    let news = try #require(Sample.news["News/NewsViewController.swift"])
    let protocols = """
      protocol NewsPresenterProtocol: AnyObject { func load() }

      protocol NewsViewProtocol: AnyObject { func show() }

      final class
      """
    let adder = try module(
      view: Sample.view.replacing("// More", with: "print(presenter.link == nil)"),
      presenter: "import Foundation\n\n"
        + Sample.presenter.replacing("    var names", with: "    var link: URL?\n    var names"),
      besides: [
        "News/NewsPresenterProtocol.swift": "", "News/NewsViewProtocol.swift": "",
        "News/NewsViewController.swift": news.replacing("final class", with: protocols),
      ])
    #expect(try errors(adder) == [:])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let view = try adder.folder.read(Self.view)
    #expect(
      view.hasPrefix("import UIKit\nimport Foundation\n\nprotocol OrdersPresenterProtocol"),
      "\(view)")
    #expect(try errors(adder) == [:])
  }

  @Test func `A protocol that requires what the class lacks is not chosen`() throws {
    let adder = try module(besides: [
      "Orders/OrdersPresenterProtocol.swift":
        "protocol OrdersPresenterProtocol: AnyObject {\n    func close()\n}\n"
    ])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("a new protocol of OrdersPresenter"), "\(outcome.output)")
    #expect(try errors(adder) == [:])
  }

  @Test func `A member of a public contract must be public in a public class`() throws {
    let presenter = Sample.presenter(public: "public")
      .replacing("public func reload", with: "func reload")
    let adder = try module(
      presenter: presenter,
      besides: [
        "Orders/OrdersPresenterProtocol.swift":
          "public protocol OrdersPresenterProtocol: AnyObject {}\n"
      ])
    let before = try texts(adder)
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(
      outcome.errors.contains("'reload' is internal, which is too hidden for a protocol"),
      "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `An object of a part that is changed is not set`() throws {
    let presenter = Sample.presenter.replacing(
      "    var names",
      with: """
            let counter = Counter()
            var other: Counter?
            let label: UILabel = .init()
            var names
        """)
    let view = Sample.view.replacing("presenter.filter = .all", with: "")
      .replacing(
        "// More",
        with: "presenter.counter.count += 1\n        presenter.other?.remove(1)\n"
          + "        presenter.label.isHidden = true")
    let adder = try module(
      view: view, presenter: "import UIKit\n\n" + presenter,
      besides: [
        "Orders/Counter.swift":
          "final class Counter {\n    var count = 0\n    func remove(_ number: Int) {}\n}\n"
      ])
    #expect(try errors(adder) == [:])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let contract = try adder.folder.read(Self.folder + "OrdersPresenterProtocol.swift")
    #expect(contract.contains("var counter: Counter { get }\n"), "\(contract)")
    #expect(contract.contains("var other: Counter? { get }\n"), "\(contract)")
    #expect(contract.contains("var label: UILabel { get }\n"), "\(contract)")
    #expect(try errors(adder) == [:])
  }

  @Test(arguments: [
    "presenter.reload(1) { [weak presenter] _ in _ = presenter?.load() }",
    "weak var own = presenter\n        _ = own?.load()",
    "_ = presenter.load()\n        print(ObjectIdentifier(presenter))",
  ])
  func `What only an object can do needs a contract for classes`(code: String) throws {
    let start = try #require(Sample.view.range(of: "        presenter.filter")).lowerBound
    let end = try #require(Sample.view.range(of: "        // More")).lowerBound
    var view = Sample.view.replacing("// More", with: code)
    view.removeSubrange(start..<end)
    let adder = try module(
      view: view,
      besides: [
        "News/NewsPresenterProtocol.swift": "protocol NewsPresenterProtocol { func load() }\n",
        "News/NewsViewProtocol.swift": "protocol NewsViewProtocol { func show() }\n",
        "News/NewsPresenter.swift": """
        final class NewsPresenter: NewsPresenterProtocol {
            var view: NewsViewProtocol?

            func load() { view?.show() }
        }

        """,
      ])
    #expect(try errors(adder) == [:])
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let contract = try adder.folder.read(Self.folder + "OrdersPresenterProtocol.swift")
    #expect(contract.hasPrefix("protocol OrdersPresenterProtocol: AnyObject {\n"), "\(contract)")
    #expect(try errors(adder) == [:])
  }

  @Test(arguments: [
    (
      "View.presenter",
      "@MainActor\nprotocol Loading {}\n\nfinal class OrdersPresenter: Loading {"
    ),
    ("Presenter.view", "@MainActor\nfinal class OrdersPresenter {"),
  ])
  func `A contract is on the main actor if its parts are`(property: String, head: String) throws {
    let adder = try module(
      view: Sample.view.replacing("    override", with: "    func show() {}\n\n    override"),
      presenter: Sample.presenter.replacing("final class OrdersPresenter {", with: head)
        .replacing(#"view?.title = "\(count)""#, with: "view?.show()"),
      besides: Sample.news.mapValues { _ in "" })
    try adder.folder.write(
      Sample.builder.replacing("enum", with: "@MainActor\nenum"),
      to: Self.folder + "OrdersBuilder.swift")
    #expect(try errors(adder, []) == [:])
    let outcome = try add(property, to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try errors(adder, []) == [:])
  }

  @Test(arguments: [
    ("passed", "Cell().owner = presenter", "it is used here as a value"),
    ("passed on", "Cell().set(presenter)", "it is passed on here"),
    ("inout", "swap(&presenter.filter, &other)", "a member is passed with '&' here"),
    ("key path", "_ = \\OrdersViewController.presenter.title", "a key path leads through it"),
    ("private", "presenter.secret()", "'secret' is fileprivate"),
    ("default", "presenter.sort()", "leaves out 'up'"),
    ("untyped", "_ = presenter.names", "the type of 'names' is not written"),
    (
      "outside", "presenter.observe()",
      "'observe', which is used here, is not declared by 'OrdersPresenter' in the project"
    ),
    ("setter", "presenter.title = \"\"", "'title' is changed here, but other code cannot set it"),
  ])
  func `What needs the class is refused with its place`(
    kind: String, code: String, says: String
  ) throws {
    let view = Sample.view.replacing("// More", with: code)
    let adder = try module(view: view)
    let before = try texts(adder)
    let outcome = try add("View.presenter", to: adder)
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("OrdersViewController.swift:"), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test(arguments: [
    ("presenter", 2, "'presenter' does not name a property of a part"),
    ("Door.presenter", 2, "Orders has no part 'Door', only: OrdersBuilder, "),
    ("View.door", 2, "no property 'door'. These reference classes of the project: presenter"),
    ("View.label", 1, "references no class that the project declares"),
  ])
  func `A wrong name is a clear error`(property: String, status: Int32, says: String) throws {
    let outcome = try add(property, to: try module())
    #expect(outcome.status == status, "\(outcome.output)")
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test func `A missing property name is a clear error`() throws {
    let outcome = try module()("gen", "Orders", "--add", "Contract")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--add Contract OrdersViewController.presenter"))
  }
}

private enum Sample {
  static let news = [
    "News/NewsPresenterProtocol.swift":
      "protocol NewsPresenterProtocol: AnyObject { func load() }\n",
    "News/NewsViewProtocol.swift": "protocol NewsViewProtocol: AnyObject { func show() }\n",
    "News/NewsViewController.swift": """
    import UIKit

    final class NewsViewController: UIViewController, NewsViewProtocol {
        var presenter: NewsPresenterProtocol?

        override func viewDidLoad() {
            super.viewDidLoad()
            presenter?.load()
        }

        func show() {}
    }

    """,
    "News/NewsPresenter.swift": """
    final class NewsPresenter: NewsPresenterProtocol {
        weak var view: NewsViewProtocol?

        func load() { view?.show() }
    }

    """,
    "News/NewsBuilder.swift": """
    import UIKit

    enum NewsBuilder {
        static func build() -> UIViewController {
            let view = NewsViewController()
            let presenter = NewsPresenter()
            view.presenter = presenter
            presenter.view = view
            return view
        }
    }

    """,
  ]

  static let view = """
    import UIKit

    final class OrdersViewController: UIViewController {
        private let presenter: OrdersPresenter
        let label: UILabel? = nil
        private var other = OrdersPresenter.Filter.all

        init(presenter: OrdersPresenter) {
            self.presenter = presenter
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = presenter.title
            presenter.filter = .all
            presenter.reload(1) { [weak presenter] _ in
                guard let presenter else { return }
                presenter.load()
            }
            // More
        }
    }

    final class Cell {
        var owner: OrdersPresenter?
        func set(_ owner: OrdersPresenter) {}
    }

    """

  static let presenter = """
    final class OrdersPresenter {
        enum Filter { case all, none }

        private(set) var title = "Orders"
        var names = ["a"]
        var filter: Filter = .all
        weak var view: OrdersViewController?

        func reload(_ count: Int,
                    then done: @escaping (Bool) -> Void) {
            view?.title = "\\(count)"
            done(true)
        }

        @discardableResult
        func load() -> Bool {
            names.isEmpty
        }

        func sort(up: Bool = true) {}
        fileprivate func secret() {}
    }

    """

  static let contracts = """
    protocol OrdersPresenterProtocol: AnyObject { func load() }
    protocol OrdersViewProtocol: AnyObject { func show() }

    """

  static let contractedPresenter = """
    final class OrdersPresenter: OrdersPresenterProtocol {
        weak var view: OrdersViewProtocol?
        let service: OrdersService

        init(service: OrdersService) { self.service = service }

        func load() {
            service.load()
            view?.show()
        }
    }

    """

  static let contractedView = """
    import UIKit

    final class OrdersViewController: UIViewController, OrdersViewProtocol {
        var presenter: OrdersPresenterProtocol?
        func start() { presenter?.load() }
        func show() {}
    }

    """

  static let contractedBuilder = """
    import UIKit

    enum OrdersBuilder {
        static func build() -> UIViewController {
            let view = OrdersViewController()
            let presenter = OrdersPresenter(service: OrdersService())
            view.presenter = presenter
            presenter.view = view
            return view
        }
    }

    """

  /// The view with an access level, which its property has, too.
  static func view(public access: String) -> String {
    view.replacing("final class OrdersView", with: "\(access) final class OrdersView")
      .replacing("private let presenter", with: "\(access) let presenter")
      .replacing("    init(", with: "    \(access) init(")
      .replacing("required init", with: "\(access) required init")
      .replacing("override func", with: "\(access) override func")
  }

  /// The presenter with an access level, which the members have that the view uses.
  static func presenter(public access: String) -> String {
    presenter.replacing("final class", with: "\(access) final class")
      .replacing("    enum", with: "    \(access) enum")
      .replacing("private(set) var", with: "\(access) private(set) var")
      .replacing("var filter", with: "\(access) var filter")
      .replacing("    func reload", with: "    \(access) func reload")
      .replacing("    func load", with: "    \(access) func load")
  }

  static let builder = """
    import UIKit

    enum OrdersBuilder {
        static func build() -> UIViewController {
            let presenter = OrdersPresenter()
            let view = OrdersViewController(presenter: presenter)
            presenter.view = view
            return view
        }
    }

    """
}
