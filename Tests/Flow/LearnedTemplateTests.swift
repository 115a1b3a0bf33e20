import AdderTestSupport
import Testing

/// What `adder template learn` keeps of modules that differ, so that the rest still fits together.
@Suite struct LearnedTemplateTests {
  private static let names = ["Feed", "Profile", "Cart", "Login", "Search"]

  /// Learns from modules and makes another one.
  ///
  /// - Parameters:
  ///   - names: The names of the modules.
  ///   - module: Returns the code of a module by its number. `{m}` is its name.
  /// - Returns: The code of the module `Coupons`.
  private func coupons(_ names: [String] = names, _ module: (Int) -> String) throws -> String {
    var files = packageFiles
    for (number, name) in names.enumerated() {
      files["Sources/App/\(name)/\(name)Module.swift"] =
        "import UIKit\n\n" + (Self.base + module(number)).replacing("{m}", with: name)
    }
    let adder = try CommandUnderTest(files)
    for words in [
      ["architecture", "learn"], ["template", "learn"], ["gen", "Coupons", "--no-tests"],
    ] {
      let outcome = try adder.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    let path = try #require(
      try adder.folder.tree().first { $0.hasSuffix("CouponsModule.swift") }, "no module")
    return try adder.folder.read(path)
  }

  /// What makes the files modules.
  private static let base = """
    protocol {m}ViewInput: AnyObject {}

    protocol {m}ViewOutput: AnyObject {
      func viewLoaded()
    }

    final class {m}ViewController: UIViewController, {m}ViewInput {
      var output: {m}ViewOutput?

      override func viewDidLoad() {
        super.viewDidLoad()
        output?.viewLoaded()
      }
    }

    final class {m}Router {
      weak var screen: UIViewController?

      func close() {
        screen?.dismiss(animated: true)
      }
    }


    """

  private static let presenter = """
    final class {m}Presenter: {m}ViewOutput {
      weak var view: {m}ViewInput?
      private let router: {m}Router

      init(router: {m}Router) {
        self.router = router
      }

      func viewLoaded() {}
    }


    """

  @Test func `A part is created with what its initialiser gets in the template`() throws {
    // Three of five presenters get a clock, and each module has a service of its own.
    let code = try coupons { number in
      let clock = number < 3
      return """
        final class {m}Presenter: {m}ViewOutput {
          weak var view: {m}ViewInput?
          private let router: {m}Router
          private let service: {m}Service
        \(clock ? "  private let clock: Clock\n" : "")
          init(router: {m}Router, service: {m}Service\(clock ? ", clock: Clock" : "")) {
            self.router = router
            self.service = service
        \(clock ? "    self.clock = clock\n" : "")  }

          func viewLoaded() { service.load\(number)() }
        }

        final class {m}Service {
          let number\(number): Int
          init(number\(number): Int) { self.number\(number) = number\(number) }
          func load\(number)() {}
        }

        enum {m}Assembly {
          static func build() -> UIViewController {
            let service = {m}Service(number\(number): \(number))
            let router = {m}Router()
            let presenter = {m}Presenter(router: router, service: service\(clock ? ", clock: Clock()" : ""))
            let view = {m}ViewController()
            view.output = presenter
            presenter.view = view
            router.screen = view
            return view
          }
        }

        """
    }
    #expect(
      code.contains("init(router: CouponsRouter, service: CouponsService, clock: Clock) {"),
      "\(code)")
    #expect(
      code.contains("CouponsPresenter(router: router, service: service, clock: Clock())"), "\(code)"
    )
    #expect(code.contains("let service = CouponsService()"), "\(code)")
    #expect(!code.contains("number") && !code.contains("load"), "\(code)")
    #expect(code.contains("return view"), "\(code)")
  }

  private static let assembly = """
    enum {m}Assembly {
      static func build() -> UIViewController {
        let router = {m}Router()
        let presenter = {m}Presenter(router: router)
        let view = {m}ViewController()
        view.output = presenter
        presenter.view = view
        router.screen = view
        return view
      }
    }


    """

  @Test func `A protocol goes with the members that each module has otherwise`() throws {
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        extension {m}ViewController: UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return \(number)
          }

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell\(number) = {m}Cell(number: \(number))
            return cell\(number)
          }
        }

        """
    }
    #expect(!code.contains("UITableViewDataSource") && !code.contains("tableView"), "\(code)")
    #expect(code.contains("class CouponsViewController: UIViewController, CouponsViewInput {"))
  }

  @Test func `A class that overrides keeps a superclass, even if modules have different ones`()
    throws
  {
    let bases = ["UIView", "UIView", "UIControl", "UIStackView", "UIScrollView"]
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        final class {m}ContentView: \(bases[number]) {
          override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
          }

          private func setUp() {
            let label\(number) = UILabel()
            addSubview(label\(number))
          }
        }

        """
    }
    #expect(code.contains("final class CouponsContentView: UIView {"), "\(code)")
    // The rest calls it, so that it stays, and is empty.
    #expect(code.contains("  private func setUp() {\n  }"), "\(code)")
  }

  @Test func `Code that nothing calls and no two modules share leaves no empty function`() throws {
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        extension {m}ViewController {
          @objc func tapped() {
            print("\(Self.names[number]) \(number)")
          }

          override func loadView() {
            view = {m}Layout\(number)()
          }
        }

        """
    }
    #expect(!code.contains("tapped") && !code.contains("loadView"), "\(code)")
  }

  @Test func `A method that another part calls stays, whatever each module does in it`() throws {
    let code = try coupons { number in
      Self.presenter.replacing(
        "  func viewLoaded() {}",
        with: """
            func viewLoaded() {}

            func screenAppeared() {
              let value\(number) = \(number)
              print(value\(number))
            }
          """) + """
          final class {m}Starter {
            let presenter: {m}Presenter

            init(presenter: {m}Presenter) {
              self.presenter = presenter
            }

            func start() {
              presenter.screenAppeared()
            }
          }

          """
    }
    #expect(code.contains("  func screenAppeared() {"), "\(code)")
    #expect(code.contains("    presenter.screenAppeared()\n"), "\(code)")
  }

  @Test func `A function is called without what only some modules pass to it`() throws {
    let code = try coupons { number in
      // What each of the last three modules gets is of another type.
      let isPlain = number < 2
      let parameter = isPlain ? "" : ", with item: Item\(number)"
      let argument = isPlain ? "" : ", with: item"
      return Self.presenter + """
        final class {m}Configurator {
          func configure(view: UIViewController\(parameter)) {
            if let screen = view as? {m}ViewController {
              connect(screen: screen\(argument))
            }
          }

          private func connect(screen: {m}ViewController\(parameter)) {
            let router = {m}Router()
            let presenter = {m}Presenter(router: router)
            screen.output = presenter
          }
        }

        """
    }
    #expect(code.contains("  func configure(view: UIViewController) {\n"), "\(code)")
    #expect(code.contains("      connect(screen: screen)\n"), "\(code)")
  }

  @Test func `A module's name in small letters is a gap, too`() throws {
    let names = ["SignIn", "UserProfile", "StartScreen", "ShowBalance", "OrderList"]
    let code = try coupons(names) { number in
      let name = names[number].lowercased()
      return Self.presenter + """
        final class {m}ModuleInitializer: NSObject {
          @objc weak var \(name)ViewController: {m}ViewController!

          override func awakeFromNib() {
            super.awakeFromNib()
            \(name)ViewController.output = {m}Presenter(router: {m}Router())
          }
        }

        """
    }
    #expect(
      code.contains("  @objc weak var couponsViewController: CouponsViewController!\n"), "\(code)")
    #expect(code.contains("    couponsViewController.output = "), "\(code)")
  }

  @Test func `What a protocol requires is there`() throws {
    let code = try coupons { number in
      """
      protocol {m}Working: AnyObject {
        func work()
      }

      final class {m}Worker: {m}Working {
      \(number % 2 == 0 ? "  func work() {\n    start()\n  }\n\n  private func start() {}" : "")
      }

      \(number % 2 == 0 ? "" : "extension {m}Worker {\n  func work() {}\n}\n")

      """ + Self.presenter + Self.assembly
    }
    #expect(code.contains("func work()"), "\(code)")
    #expect(code.ranges(of: "func work()").count == 2, "\(code)")
  }

  @Test func `What must return something returns the simplest value`() throws {
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        protocol {m}Counting {
          func count() -> Int
        }

        struct {m}Counter: {m}Counting {
          func count() -> Int {
            return \(number)
          }
        }

        struct {m}Screen: View {
          var body: some View {
            Text("\(Self.names[number]) \(number)")
          }
        }

        """
    }
    #expect(code.contains("func count() -> Int {\n    return 0\n  }"), "\(code)")
    #expect(code.contains("struct CouponsScreen: View {"), "\(code)")
    #expect(code.contains("var body: some View {\n    EmptyView()\n  }"), "\(code)")
  }

  @Test func `A protocol requires nothing that its class cannot have`() throws {
    // No initialiser sets the clock in more than half of the modules.
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        protocol {m}Timing {
          var clock: Clock { get }
        }

        class {m}Timer: {m}Timing {
          let clock: Clock
          init(number\(number): Int) {
            clock = Clock(number\(number))
          }
        }

        """
    }
    #expect(!code.contains("clock"), "\(code)")
    #expect(code.contains("protocol CouponsTiming {\n}"), "\(code)")
  }

  @Test func `Values that differ in all modules are left out, also in nested types`() throws {
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        private let greeting: String = "Hello \(Self.names[number]) \(number)"

        enum {m}Layout {
          enum Sizes {
            static let height: CGFloat = 4\(number)
            static let margin: CGFloat = 8
          }
        }

        """
    }
    #expect(!code.contains("Hello") && !code.contains("height"), "\(code)")
    #expect(code.contains("static let margin: CGFloat = 8"), "\(code)")
  }

  @Test func `A parameter counts as the same if it is optional in some modules`() throws {
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        final class {m}Loader {
          private weak var router: {m}Router?
          private var page: Page

          init(router: {m}Router\(number < 2 ? "?" : number == 2 ? "!" : ""), \(number % 2 == 0 ? "_ " : "")page: Page) {
            self.router = router
            self.page = page
          }
        }

        """
    }
    #expect(code.contains("init(router: CouponsRouter"), "\(code)")
    #expect(code.contains("self.router = router"), "\(code)")
  }

  @Test func `A property is not set to itself when its parameter is left out`() throws {
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        final class {m}Loader {
          private var page: Page?

          init(\(["_ ", "", "first ", "with ", "for "][number])page: Page\(number == 1 ? "?" : "")) {
            self.page = page
          }
        }

        """
    }
    #expect(!code.contains("self.page = page"), "\(code)")
  }

  @Test func `A nested type is indented like its neighbors`() throws {
    let code = try coupons { _ in
      Self.presenter + Self.assembly + """
        enum {m}Layout {
          static let margin: CGFloat = 8

          // How large it is.
          enum Sizes {
            static let height: CGFloat = 44
          }
        }

        """
    }
    #expect(
      code.contains(
        "\n\n  // How large it is.\n  enum Sizes {\n    static let height: CGFloat = 44\n  }\n}"),
      "\(code)"
    )
  }

  @Test func `A private extension stays private, and does not hide the others`() throws {
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        extension {m}Presenter {
          func open() {
            helper()
          }
        }

        private extension {m}Presenter {
          func helper() {
            router.close()
          }

          func more() {
            router.close()
          }
        }

        """
    }
    #expect(code.contains("\nextension CouponsPresenter {\n  func open() {"), "\(code)")
    #expect(code.contains("\nprivate extension CouponsPresenter {\n  func helper() {"), "\(code)")
  }

  @Test func `A comment with an empty line or a mark in it stays whole`() throws {
    let code = try coupons { number in
      Self.presenter + Self.assembly + """
        /*
        // MARK: - Old

        Nothing else.
        */
        struct {m}Note {
          var text = ""
        }

        """
    }
    #expect(
      code.contains("/*\n// MARK: - Old\n\nNothing else.\n*/\nstruct CouponsNote {"), "\(code)")
  }

  @Test func `A name that another module's file declares is not used`() throws {
    let code = try coupons { _ in
      Self.presenter + Self.assembly + """
        extension {m}Presenter {
          func track() {
            Analytics.send({m}Event.shown)
            finish()
          }

          func finish() {
            router.close()
          }
        }

        """
    }
    #expect(!code.contains("CouponsEvent"), "\(code)")
    #expect(code.contains("finish()\n"), "\(code)")
  }

  @Test func `The code of a module is laid out as the team does it`() throws {
    let code = try coupons { _ in
      Self.presenter + Self.assembly + """
        // MARK: - Helpers

        /// Holds what is shown.
        struct {m}State
        {
          var title: String?; var isLoading = false
        }

        """
    }
    #expect(
      code.contains(
        """
        // MARK: - Helpers

        /// Holds what is shown.
        struct CouponsState
        {
          var title: String?; var isLoading = false
        }

        """), "\(code)")
  }
}
