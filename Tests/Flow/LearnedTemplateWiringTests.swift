import AdderTestSupport
import Testing

/// What `adder template learn` keeps of three modules that connect and create their parts in different ways.
@Suite struct LearnedTemplateWiringTests {
  static let names = ["Feed", "Profile", "Cart"]

  /// Learns from modules and makes the module `Coupons`.
  ///
  /// - Parameters:
  ///   - names: The modules.
  ///   - shared: The files beside the modules.
  ///   - files: Returns the files of a module by its number. `{m}` is its name, `{l}` the same with a small letter.
  /// - Returns: The files of `Coupons` by their paths in its folder, and what the commands said.
  func coupons(
    of names: [String] = Self.names, shared: [String: String] = [:],
    _ files: (Int) -> [String: String]
  ) throws -> (files: [String: String], said: String) {
    var all = packageFiles.merging(shared) { $1 }
    for (number, name) in names.enumerated() {
      for (path, text) in files(number) {
        all["Sources/App/\(name)/" + Self.filled(path, name)] = Self.filled(text, name)
      }
    }
    let adder = try CommandUnderTest(all)
    var said = ""
    for words in [
      ["architecture", "learn"], ["template", "learn"], ["gen", "Coupons", "--no-tests"],
    ] {
      let outcome = try adder.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
      said = outcome.output + outcome.errors
    }
    var made: [String: String] = [:]
    for path in try adder.folder.tree() where path.contains("App/Coupons/") && path.contains(".") {
      guard let start = path.firstRange(of: "App/Coupons/") else { continue }
      made[String(path[start.upperBound...])] = try adder.folder.read(path)
    }
    return (made, said)
  }

  /// Checks that an assembly connects the four parts.
  private func expectWholeChain(in code: String) {
    for line in [
      "let interactor = CouponsInteractor()", "presenter.interactor = interactor",
      "view.output = presenter", "interactor.output = presenter", "presenter.view = view",
    ] {
      #expect(code.contains(line), "\(code)")
    }
  }

  static func filled(_ text: String, _ name: String) -> String {
    text.replacing("{m}", with: name)
      .replacing("{l}", with: name.prefix(1).lowercased() + name.dropFirst())
  }

  static let protocols = """
    protocol {m}ViewInput: AnyObject {}

    protocol {m}ViewOutput: AnyObject {
      func viewDidLoad()
    }

    protocol {m}InteractorInput: AnyObject {}

    protocol {m}InteractorOutput: AnyObject {}

    """

  static let view = """
    import UIKit

    final class {m}ViewController: UIViewController, {m}ViewInput {
      var output: {m}ViewOutput!

      override func viewDidLoad() {
        super.viewDidLoad()
        output.viewDidLoad()
      }
    }

    """

  static let presenter = """
    final class {m}Presenter: {m}ViewOutput, {m}InteractorOutput {
      weak var view: {m}ViewInput?
      var interactor: {m}InteractorInput!

      func viewDidLoad() {}
    }

    """

  static let interactor = """
    final class {m}Interactor: {m}InteractorInput {
      weak var output: {m}InteractorOutput?
    }

    """

  static let assembly = """
    import UIKit

    enum {m}Assembly {
      static func build() -> UIViewController {
        let view = {m}ViewController()
        let presenter = {m}Presenter()
        let interactor = {m}Interactor()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
        return view
      }
    }

    """

  static let module = [
    "{m}Protocols.swift": protocols, "{m}ViewController.swift": view,
    "{m}Presenter.swift": presenter, "{m}Interactor.swift": interactor,
    "{m}Assembly.swift": assembly,
  ]

  func text(
    _ file: String, in made: (files: [String: String], said: String)
  ) throws -> String {
    try #require(made.files[file], "\(made.files.keys.sorted())")
  }

  @Test func `Parts stay connected if one module passes them to initialisers`() throws {
    let made = try coupons { number in
      var files = Self.module
      guard number == 2 else {
        if number == 1 {
          files["{m}Assembly.swift"] = Self.assembly.replacing("build()", with: "build(id: Int)")
        }
        return files
      }
      files["{m}Presenter.swift"] = Self.presenter.replacing(
        "  func viewDidLoad",
        with: """
            init(interactor: {m}InteractorInput) {
              self.interactor = interactor
            }

            func viewDidLoad
          """)
      files["{m}Assembly.swift"] = Self.assembly
        .replacing("    let interactor = {m}Interactor()\n", with: "")
        .replacing(
          "let presenter = {m}Presenter()",
          with: """
            let interactor = {m}Interactor()
                let presenter = {m}Presenter(interactor: interactor)
            """
        )
        .replacing("    presenter.interactor = interactor\n", with: "")
      return files
    }
    let code = try text("CouponsAssembly.swift", in: made)
    expectWholeChain(in: code)
  }

  @Test func `What a protocol of the project requires is left for a person to write`() throws {
    let made = try coupons(
      shared: [
        "Sources/App/Tracking.swift": """
        protocol Tracked: AnyObject {
          var pageCode: Int { get }
          func track() -> String
          func forget()
        }

        func report(_ page: Tracked) { page.forget() }

        """
      ]
    ) { number in
      var files = Self.module
      files["{m}Presenter.swift"] = Self.presenter
        .replacing("{m}InteractorOutput {", with: "{m}InteractorOutput, Tracked {")
        .replacing(
          "  func viewDidLoad",
          with: """
              var pageCode: Int { \(number) * width\(number) }

              func track() -> String {
                "page\(number)" + name\(number)
              }

              func forget() {
                pages\(number).removeAll()
              }

              func viewDidLoad
            """)
      return files
    }
    let code = try text("CouponsPresenter.swift", in: made)
    #expect(code.contains("CouponsInteractorOutput, Tracked {"), "\(code)")
    for member in ["var pageCode: Int {", "func track() -> String {", "func forget() {"] {
      #expect(code.contains(member), "\(code)")
    }
    // What returns a value stops a program that calls it; what returns none does nothing.
    #expect(code.split(separator: "fatalError()").count == 3, "\(code)")
    for word in ["width", "name0", "page1", "pages2"] {
      #expect(!code.contains(word), "\(code)")
    }
  }

  @Test func `Another name for a local object or a type does not cut the chain`() throws {
    let made = try coupons { number in
      var files = Self.module
      if number == 0 {
        files["{m}Assembly.swift"] = Self.assembly.replacing("interactor", with: "intractor")
          .replacing(".intractor =", with: ".interactor =")
      }
      if number == 1 {
        for (path, text) in files {
          files[path] = text.replacing("{m}Presenter", with: "{m}Presentor")
        }
        files["{m}Presentor.swift"] = files.removeValue(forKey: "{m}Presenter.swift")
        files["{m}Assembly.swift"] = files["{m}Assembly.swift"]?
          .replacing("presenter", with: "presentor")
      }
      return files
    }
    let code = try text("CouponsAssembly.swift", in: made)
    expectWholeChain(in: code)
    #expect(made.files.count == 5, "\(made.files.keys.sorted())")
  }

  @Test func `A reference is set although each module sets it in its own way`() throws {
    let made = try coupons { number in
      var files = Self.module
      let ways = [
        "    presenter.interactor = interactor\n",
        "    connect(presenter: presenter, interactor: interactor)\n",
        "    presenter.set(interactor: interactor)\n",
      ]
      files["{m}Assembly.swift"] = Self.assembly
        .replacing("    presenter.interactor = interactor\n", with: ways[number])
      if number == 1 {
        files["{m}Assembly.swift"]? += """

          private func connect(presenter: {m}Presenter, interactor: {m}Interactor) {
            presenter.interactor = interactor
          }

          """
      }
      if number == 2 {
        files["{m}Presenter.swift"]? += """

          extension {m}Presenter {
            func set(interactor: {m}InteractorInput) {
              self.interactor = interactor
            }
          }

          """
      }
      return files
    }
    let code = try text("CouponsAssembly.swift", in: made)
    #expect(code.contains("presenter.interactor = interactor"), "\(code)")
  }

  @Test func `Each file keeps its own private type of the same name, and its first comment`() throws
  {
    let made = try coupons { _ in
      var files = Self.module
      files["{m}Presenter.swift"] =
        "//\n//  {m}Presenter.swift\n//\n\n/// Decides.\n" + Self.presenter
        + "\nprivate enum Sizes {\n  static let rows = 3\n}\n"
      files["{m}Interactor.swift"] =
        Self.interactor + "\nprivate enum Sizes {\n  static let pages = 5\n}\n"
      return files
    }
    let presenter = try text("CouponsPresenter.swift", in: made)
    #expect(presenter.contains("\n\n/// Decides.\nfinal class CouponsPresenter"), "\(presenter)")
    #expect(presenter.contains("private enum Sizes {\n  static let rows = 3\n}"), "\(presenter)")
    let interactor = try text("CouponsInteractor.swift", in: made)
    #expect(
      interactor.contains("private enum Sizes {\n  static let pages = 5\n}"), "\(interactor)")
  }

  @Test func `A folder with a typo makes no second file`() throws {
    let made = try coupons { number in
      var files = Self.module
      let folder = number == 1 ? "Presetner" : "Presenter"
      files["\(folder)/{m}Presenter.swift"] = files.removeValue(forKey: "{m}Presenter.swift")
      return files
    }
    #expect(
      made.files.keys.filter { $0.hasSuffix("CouponsPresenter.swift") }
        == ["Presenter/CouponsPresenter.swift"])
  }

  @Test func `A method and its property stay, whoever may use the property`() throws {
    let made = try coupons { number in
      var files = Self.module
      files["{m}ViewController.swift"] = Self.view
        .replacing("  var output", with: number == 0 ? "  private var output" : "  var output")
        .replacing(
          "  override",
          with: """
              func inject(output: {m}Presenter) {
                self.output = output
              }

              override
            """)
      files["{m}Assembly.swift"] = Self.assembly
        .replacing(
          "let view = {m}ViewController()", with: "let view = make() as! {m}ViewController"
        )
        .replacing("view.output = presenter", with: "view.inject(output: presenter)")
      return files
    }
    let view = try text("CouponsViewController.swift", in: made)
    #expect(view.contains("  var output: CouponsViewOutput!"), "\(view)")
    #expect(view.contains("func inject(output: CouponsPresenter) {"), "\(view)")
    #expect(try text("CouponsAssembly.swift", in: made).contains("view.inject(output: presenter)"))
  }

  @Test func `What several modules use is shared, even if one of them declares it`() throws {
    let made = try coupons { number in
      var files = Self.module
      files["{m}Interactor.swift"] = Self.interactor
        .replacing(": {m}InteractorInput", with: ": Working, {m}InteractorInput")
      if number == 0 { files["{m}Interactor.swift"]? += "\nprotocol Working: AnyObject {}\n" }
      return files
    }
    let code = try text("CouponsInteractor.swift", in: made)
    #expect(code.contains("CouponsInteractor: Working, CouponsInteractorInput {"), "\(code)")
    #expect(!code.contains("protocol Working"), "\(code)")
  }

  @Test func `The initialiser that a protocol requires keeps its parameters`() throws {
    let made = try coupons { _ in
      var files = Self.module
      files["{m}Protocols.swift"]? += """

        protocol {m}Loading {
          init(view: {m}ViewInput, service: Service)
        }

        """
      files["{m}Loader.swift"] = """
        final class {m}Loader: {m}Loading {
          let view: {m}ViewInput

          init(view: {m}ViewInput, service: Service) {
            self.view = view
          }
        }

        """
      return files
    }
    let protocols = try text("CouponsProtocols.swift", in: made)
    #expect(protocols.contains("init(view: CouponsViewInput, service: Service)"), "\(protocols)")
    let loader = try text("CouponsLoader.swift", in: made)
    #expect(loader.contains("init(view: CouponsViewInput, service: Service) {"), "\(loader)")
  }

  @Test func `An inherited initialiser gets all of its arguments`() throws {
    let shared = [
      "Sources/App/Base.swift": """
      class BaseInteractor {
        init(network: Network, store: Store) {}
      }

      """
    ]
    let made = try coupons(shared: shared) { number in
      var files = Self.module
      let own = number == 0
      files["{m}Interactor.swift"] = Self.interactor.replacing(
        "{m}Interactor: {m}InteractorInput",
        with: own
          ? "{m}Interactor: {m}InteractorInput"
          : "{m}Interactor: BaseInteractor, {m}InteractorInput"
      ).replacing(
        "?\n", with: own ? "?\n\n  init(network: Network, cache: Cache) {}\n" : "?\n")
      files["{m}Assembly.swift"] = Self.assembly.replacing(
        "{m}Interactor()",
        with: "{m}Interactor(network: Network(), \(own ? "cache: Cache()" : "store: Store()"))")
      return files
    }
    let code = try text("CouponsAssembly.swift", in: made)
    #expect(
      code.contains("CouponsInteractor(network: Network(), store: Store())"), "\(code)")
  }

  @Test func `Code that needs a dropped member of an own view goes with it`() throws {
    let made = try coupons { number in
      var files = Self.module
      files["{m}View.swift"] = """
        import UIKit

        final class {m}View: UIView {
          let tableView\(number == 0 ? "" : ": UITableView") = UITableView(\(number))
        }

        """
      files["{m}ViewController.swift"] = Self.view.replacing(
        "  var output", with: "  var {l}View: {m}View?\n  var output")
      files["{m}Assembly.swift"] = Self.assembly.replacing(
        "    return view",
        with: """
              if let {l}View = view.{l}View {
                Tables.register({l}View.tableView)
              }
              return view
          """)
      return files
    }
    let code = try text("CouponsAssembly.swift", in: made)
    #expect(!code.contains("tableView"), "\(code)")
  }

  @Test func `Code of two of three modules that connects nothing is left out`() throws {
    let made = try coupons { number in
      var files = Self.module
      guard number > 0 else { return files }
      files["{m}Protocols.swift"]? += """

        protocol {m}Saving: AnyObject {
          func saveTodo(text: String)
        }

        """
      files["{m}ViewController.swift"] = Self.view.replacing(
        "  override",
        with: """
            private let loginField = makeField("Login")

            func saveTodo(text: String) {
              loginField.text = text
            }

            override
          """
      ).replacing(
        "    output.viewDidLoad()", with: "    Weather.subscribe()\n    output.viewDidLoad()")
      return files
    }
    let code = try text("CouponsViewController.swift", in: made)
    #expect(!code.contains("loginField") && !code.contains("saveTodo"), "\(code)")
    #expect(!code.contains("Weather"), "\(code)")
    #expect(code.contains("super.viewDidLoad()\n    output.viewDidLoad()"), "\(code)")
  }

  @Test func `An import goes with the code that needs it`() throws {
    let made = try coupons { number in
      var files = Self.module
      guard number > 0 else { return files }
      files["{m}ViewController.swift"] = Self.view
        .replacing("import UIKit\n", with: "import Analytics\nimport UIKit\n")
        .replacing(
          "    output.viewDidLoad()",
          with: "    Tracker\(number).track(\(number))\n    output.viewDidLoad()")
      return files
    }
    let code = try text("CouponsViewController.swift", in: made)
    #expect(!code.contains("Analytics") && code.contains("import UIKit"), "\(code)")
  }

  @Test func `A call of the superclass stays if modules pass different arguments`() throws {
    let made = try coupons { number in
      var files = Self.module
      files["{m}ViewController.swift"] = Self.view.replacing(
        "  override func viewDidLoad",
        with: """
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(\(["animated", "true", "false"][number]))
              output.viewDidLoad()
            }

            override func viewDidLoad
          """)
      return files
    }
    let code = try text("CouponsViewController.swift", in: made)
    #expect(code.contains("super.viewWillAppear("), "\(code)")
  }

  @Test func `A file's header has its own name, and a type its empty last line`() throws {
    let made = try coupons { number in
      var files = Self.module
      for (path, text) in files {
        let name = path == "{m}Interactor.swift" && number > 0 ? "Other.swift" : path
        files[path] =
          "//\n//  \(name)\n//\n\n"
          + text.replacing("  func viewDidLoad() {}\n}", with: "  func viewDidLoad() {}\n\n}")
      }
      return files
    }
    let interactor = try text("CouponsInteractor.swift", in: made)
    #expect(interactor.hasPrefix("//\n//  CouponsInteractor.swift\n//\n"), "\(interactor)")
    let presenter = try text("CouponsPresenter.swift", in: made)
    #expect(presenter.contains("  func viewDidLoad() {}\n\n}"), "\(presenter)")
  }
}
