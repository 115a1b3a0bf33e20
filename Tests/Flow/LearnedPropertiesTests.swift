import Testing

/// What `adder template learn` makes of properties that each module writes in its own way.
extension LearnedTemplateWiringTests {
  private static let five = ["Feed", "Profile", "Cart", "Search", "Login"]

  @Test func `A reference that each module calls otherwise has the name that most use`() throws {
    let names = ["output", "output", "{l}Presenter", "handler", "eventHandler"]
    let made = try coupons(of: Self.five) { number in
      var files = Self.module
      for file in ["{m}ViewController.swift", "{m}Assembly.swift"] {
        files[file] = files[file]?.replacing("output: ", with: "\(names[number]): ")
          .replacing("output.viewDid", with: "\(names[number]).viewDid")
          .replacing("view.output", with: "view.\(names[number])")
      }
      return files
    }
    let view = try text("CouponsViewController.swift", in: made)
    #expect(view.contains("  var output: CouponsViewOutput!"), "\(view)")
    #expect(view.contains("    output.viewDidLoad()"), "\(view)")
    let assembly = try text("CouponsAssembly.swift", in: made)
    #expect(assembly.contains("view.output = presenter"), "\(assembly)")
    // The interactor's reference has the same name in all modules.
    #expect(assembly.contains("interactor.output = presenter"), "\(assembly)")
  }

  @Test func `A part that a property creates is there, whatever it gets`() throws {
    let made = try coupons(of: Self.five) { number in
      var files = Self.module
      files["{m}Presenter.swift"] = Self.presenter.replacing(
        "  func viewDidLoad",
        with: """
            private let service\(number): Service\(number)

            init(service\(number): Service\(number)) {
              self.service\(number) = service\(number)
            }

            func attach(_ view: {m}ViewInput) {
              self.view = view
            }

            func viewDidLoad
          """)
      files["{m}ViewController.swift"] = Self.view.replacing(
        "var output: {m}ViewOutput!",
        with: "let presenter = {m}Presenter(service\(number): Service\(number)())"
      ).replacing("output.viewDid", with: "presenter.attach(self)\n    presenter.viewDid")
      files["{m}Assembly.swift"] = nil
      return files
    }
    let view = try text("CouponsViewController.swift", in: made)
    #expect(view.contains("  let presenter = CouponsPresenter()"), "\(view)")
    #expect(view.contains("    presenter.attach(self)"), "\(view)")
    let presenter = try text("CouponsPresenter.swift", in: made)
    #expect(presenter.contains("  func attach(_ view: CouponsViewInput) {"), "\(presenter)")
  }

  @Test func `Code that calls a dropped method of a part goes with it`() throws {
    let made = try coupons(of: Self.five) { number in
      var files = Self.module
      files["{m}Presenter.swift"] = Self.presenter.replacing(
        "  func viewDidLoad",
        with: """
            func attach(_ screen: Screen\(number)) {
              screen.show()
            }

            func viewDidLoad
          """)
      files["{m}ViewController.swift"] = Self.view.replacing(
        "var output: {m}ViewOutput!", with: "let presenter = {m}Presenter()"
      ).replacing("output.viewDid", with: "presenter.attach(self)\n    presenter.viewDid")
      files["{m}Assembly.swift"] = nil
      return files
    }
    let presenter = try text("CouponsPresenter.swift", in: made)
    let view = try text("CouponsViewController.swift", in: made)
    #expect(presenter.contains("func attach(") == view.contains(".attach("), "\(view)\(presenter)")
    #expect(view.contains("    presenter.viewDidLoad()"), "\(view)")
  }

  @Test func `A line that loses an argument keeps the module's name`() throws {
    let made = try coupons(of: Self.five) { number in
      var files = Self.module
      files["{m}Tracker.swift"] = """
        final class {m}Tracker {
          init(page\(number): Page\(number)) {
            page\(number).load()
          }

          func start() {}
        }

        """
      files["{m}ViewController.swift"] = Self.view.replacing(
        "    output.viewDid",
        with: """
              {m}Tracker(page\(number): Page\(number)()).start()
              output.viewDid
          """)
      return files
    }
    let view = try text("CouponsViewController.swift", in: made)
    #expect(view.contains("    CouponsTracker().start()"), "\(view)")
  }

  @Test func `A switch over cases of other modules is no code of the next one`() throws {
    let made = try coupons(of: Self.five) { number in
      let route = number < 2 ? "login" : "page\(number)"
      var files = Self.module
      files["{m}Route.swift"] = """
        enum {m}Route: Identifiable {
          case \(route)(String)

          var id: String {
            switch self {
            case let .\(route)(name): "\(route)_" + name
            }
          }
        }

        """
      return files
    }
    let route = try text("CouponsRoute.swift", in: made)
    #expect(!route.contains("login"), "\(route)")
    #expect(route.contains("var id: String {"), "\(route)")
  }

  @Test func `A protocol of the project stays if a member is left out that it does not require`()
    throws
  {
    let shared = [
      "Sources/App/Scaled.swift": """
      protocol Scaled {}

      """
    ]
    let made = try coupons(of: Self.five, shared: shared) { number in
      var files = Self.module
      if number == 4 { return files }
      files["{m}Interactor.swift"] = """
        final class {m}Interactor: {m}InteractorInput, Scaled {
          weak var output: {m}InteractorOutput?

          func prepare() {
            page\(number).load()
          }
        }

        """
      return files
    }
    let interactor = try text("CouponsInteractor.swift", in: made)
    #expect(interactor.contains("CouponsInteractorInput, Scaled {"), "\(interactor)")
  }
}
