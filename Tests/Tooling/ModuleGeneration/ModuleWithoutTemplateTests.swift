import AdderArchitectures
import AdderModuleGeneration
import Testing

/// How an event walks through a module that is made from its architecture's file alone.
@Suite struct ModuleWithoutTemplateTests {
  @Test func `A part that nobody waits for returns its result`() throws {
    try check(
      """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Model: { traits: [decides], name: "{module}Model", required: true }
      contracts: { ModelInput: { name: "{module}ModelInput", from: View, to: Model } }
      references: { View.model: strong ModelInput }
      """,
      "ProfileView.swift", has: ["let items = model.viewDidLoad()", "write(item)"])
  }

  @Test func `A result goes around if the references form a circle`() throws {
    let circle = """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Interactor: { traits: [appliesBusinessLogic], name: "{module}Interactor", required: true }
        Presenter: { traits: [formats], name: "{module}Presenter", required: true }
      contracts:
        Logic: { name: "{module}Logic", from: View, to: Interactor }
        Presentation: { name: "{module}Presentation", from: Interactor, to: Presenter }
        Display: { name: "{module}Display", from: Presenter, to: View }
      references:
        View.interactor: strong Logic
        Interactor.presenter: strong Presentation
        Presenter.view: weak Display
      """
    try check(circle, "ProfileView.swift", has: ["interactor.processItems()"])
    try check(
      circle, "ProfileInteractor.swift",
      has: [#"presenter.presentItems(["First item", "Second item"])"#])
    try check(circle, "ProfilePresenter.swift", has: ["view?.showItems(items)"])
  }

  @Test func `A part that may not return anything notes what it did`() throws {
    try check(
      """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Log: { traits: [reachesData], name: "{module}Log", required: true }
      contracts:
        LogInput:
          { name: "{module}LogInput", from: View, to: Log, methods: { mayReturn: false } }
      references: { View.log: strong LogInput }
      """,
      "ProfileLog.swift", has: ["private(set) var isFetched = false", "isFetched = true"])
  }

  @Test func `Results of several parts are joined`() throws {
    try check(
      """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Cache: { traits: [reachesData], name: "{module}Cache", required: true }
        Store: { traits: [reachesData], name: "{module}Store", required: true }
        Format: { traits: [formats], name: "{module}Format", required: true }
      references:
        View.cache: strong Cache
        View.store: strong Store
        View.format: strong Format
      """,
      "ProfileView.swift",
      has: ["let items = format.formatItems(cache.fetchItems() + store.fetchItems())"])
  }

  @Test func `Methods have the words of the contract`() throws {
    let words = """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Presenter: { traits: [decides], name: "{module}Presenter", required: true }
        Router: { traits: [navigates], name: "{module}Router", required: true }
      contracts:
        Output:
          name: "{module}Output"
          from: View
          to: Presenter
          methods: { mood: fact, begin: [has], named: { viewReady: viewIsReady } }
        Input:
          name: "{module}Input"
          from: Presenter
          to: View
          methods: { named: { initialState: setUpInitialState } }
        Routing:
          name: "{module}Routing"
          from: Presenter
          to: Router
          methods: { begin: [close], contain: [Screen] }
      references:
        View.output: strong Output
        Presenter.view: weak Input
        Presenter.router: strong Routing
      """
    try check(
      words, "ProfileView.swift", has: ["output.viewIsReady()", "output.hasRequestClose()"])
    try check(
      words, "ProfilePresenter.swift",
      has: [#"view?.setUpInitialState(["First item""#, "router.closeModuleScreen()"])
  }

  @Test func `The composition root passes what it takes and has one instance`() throws {
    try check(
      """
      roles:
        Flow: { traits: [decides, keepsModuleAlive], name: "{module}Flow", required: true }
      contracts:
        Listener: { name: "{module}Listener", from: Flow, to: Flow, crosses: out }
      references: { Flow.listener: weak Listener }
      """,
      composition: "{ returns: Flow, method: build, singleton: shared, takes: [Listener] }",
      "ProfileAssembly.swift",
      has: [
        "static let shared = ProfileAssembly()", "private init() {}",
        "func build(listener: (any ProfileListener)? = nil) -> ProfileFlow {",
        "flow.listener = listener",
      ])
  }

  @Test func `A root that returns itself holds the screen, and nothing holds it`() throws {
    let carried = """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Presenter: { traits: [decides, receivesInput], name: "{module}Presenter", required: true }
        Context: { traits: [isPlainData], name: "{module}Context", kind: struct, required: true }
      contracts:
        Output: { name: "{module}Output", from: View, to: Presenter }
        Input: { name: "{module}Input", from: Presenter, to: View }
        ModuleInput: { name: "{module}ModuleInput", from: Presenter, to: Presenter, crosses: in }
        ModuleOutput: { name: "{module}ModuleOutput", from: Presenter, to: Presenter, crosses: out }
      references:
        View.output: strong Output
        Presenter.view: weak Input
        Presenter.moduleOutput: weak ModuleOutput
        Context.moduleOutput: weak ModuleOutput
        Assembly.viewController: strong View
        Assembly.input: strong ModuleInput
        Assembly.presenter: weak Output
      """
    let composition = "{ returns: Assembly, method: assemble, takes: Context, label: with }"
    try check(
      carried, composition: composition, "ProfileAssembly.swift",
      has: [
        "let viewController: ProfileView\n", "let input: any ProfileModuleInput\n",
        "weak var presenter: (any ProfileOutput)?",
        "init(viewController: ProfileView, input: any ProfileModuleInput) {",
        "static func assemble(with context: ProfileContext) -> ProfileAssembly {",
        "let assembly = ProfileAssembly(viewController: view, input: presenter)",
        "presenter.moduleOutput = context.moduleOutput", "return assembly",
        "/// - Returns: The assembly with the view, which keeps the rest of the module alive.",
      ])
    try check(
      carried, composition: composition, "ProfileContext.swift",
      has: ["struct ProfileContext {", "weak var moduleOutput: (any ProfileModuleOutput)?"])
    for file in ["ProfileView.swift", "ProfilePresenter.swift"] {
      let code = try #require(files(carried, composition)["App/Profile/\(file)"])
      #expect(!code.contains("ProfileAssembly") && !code.contains("ProfileContext"), "\(code)")
    }
  }

  @Test func `A composition root that returns itself must hold the screen`() throws {
    let text = """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
      """
    let error = #expect(throws: GenerationError.self) {
      try self.files(text, "{ returns: Assembly, method: assemble }")
    }
    #expect(
      error?.message == """
        No module can be made from the architecture 'team': 'Assembly' returns itself, but does not hold 'View', \
        which keeps the others alive. Add a strong reference that leads to it, or set 'returns' under \
        'composition'.
        """)
  }

  @Test func `Without a composition, the parts that others hold are made`() throws {
    let architecture = try ArchitectureReader().architecture(
      """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View" }
        Presenter: { traits: [decides], name: "{module}Presenter", required: true }
        Wireframe: { traits: [navigates], name: "{module}Wireframe" }
        Registry: { name: "{module}Registry" }
      contracts:
        Output: { name: "{module}Output", from: View, to: Presenter }
      references:
        View.output: strong Output
        Presenter.wireframe: weak Wireframe
      """, file: "team.yml")
    let template = try Template(of: architecture)
    #expect(!template.buildsModules)
    let files = try make(template)
    #expect(
      Set(files.keys.filter { !$0.hasSuffix("Tests.swift") }) == [
        "App/Profile/ProfileOutput.swift", "App/Profile/ProfilePresenter.swift",
        "App/Profile/ProfileView.swift", "App/Profile/ProfileWireframe.swift",
      ])
  }

  @Test func `A view that returns nothing builds the others when it is created`() throws {
    func architecture(_ method: String) throws -> Architecture {
      try ArchitectureReader().architecture(
        """
        roles:
          View: { traits: [shows, keepsModuleAlive, composes], name: "{module}View", required: true }
          Interactor: { traits: [appliesBusinessLogic], name: "{module}Interactor", required: true }
          Router: { traits: [navigates], name: "{module}Router", required: true }
        contracts:
          Logic: { name: "{module}Logic", from: View, to: Interactor }
          Display: { name: "{module}Display", from: Interactor, to: View }
        references:
          View.interactor: strong Logic
          View.router: strong Router
          Interactor.view: weak Display
          Router.view: unowned View
        composition: { View: { builds: [Interactor, Router], method: \(method) } }
        """, file: "team.yml")
    }
    let files = try make(Template(of: architecture("configure")))
    let code = try #require(files["App/Profile/ProfileView.swift"])
    for line in [
      "var interactor: (any ProfileLogic)?", "var router: ProfileRouter?",
      "    init() {\n        configure()\n    }", "    private func configure() {\n",
      "        self.interactor = interactor\n", "        interactor.view = self\n",
      "        router.view = self\n    }",
    ] {
      #expect(code.contains(line), "\(code)")
    }
    let screen = try #require(
      make(Template(of: architecture("viewDidLoad"))) {
        $0.parameters["ui"] = "uikit"
      }["App/Profile/ProfileView.swift"])
    #expect(screen.contains("private func setup() {"), "\(screen)")
    #expect(
      screen.contains(
        """
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                setup()
            }
        """), "\(screen)")
  }

  @Test func `A view to which nothing refers builds the others, too`() throws {
    let architecture = try ArchitectureReader().architecture(
      """
      roles:
        View: { traits: [shows, keepsModuleAlive, composes], name: "{module}View", required: true }
        Presenter: { traits: [decides], name: "{module}Presenter", required: true }
      references: { View.presenter: strong Presenter }
      composition: { View: { builds: Presenter, method: setup } }
      """, file: "team.yml")
    let code = try #require(make(Template(of: architecture))["App/Profile/ProfileView.swift"])
    #expect(code.contains("self.presenter = presenter\n"), "\(code)")
  }

  @Test func `A view that a composition root takes passes in itself`() throws {
    let text = """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Presenter: { traits: [decides], name: "{module}Presenter", required: true }
      contracts:
        Output: { name: "{module}Output", from: View, to: Presenter }
        Input: { name: "{module}Input", from: Presenter, to: View }
      references:
        View.output: strong Output
        Presenter.view: weak Input
      """
    let composition = "{ method: configure, takes: View, label: with, singleton: shared }"
    try check(
      text, composition: composition, "ProfileView.swift",
      has: ["var output: (any ProfileOutput)?", "ProfileAssembly.shared.configure(with: self)"])
    try check(
      text, composition: composition, "ProfileAssembly.swift",
      has: [
        """
            /// Builds the rest of the module.
            ///
            /// - Parameter view: The view, which keeps the rest of the module alive.
            func configure(with view: ProfileView) {
                let presenter = ProfilePresenter()
                view.output = presenter
                presenter.view = view
            }
        """
      ])
  }

  @Test func `A view that is a structure is one of SwiftUI`() throws {
    let architecture = try ArchitectureReader().architecture(
      """
      roles:
        View: { traits: [shows, touchesScreen, keepsModuleAlive], name: "{module}View", kind: struct, required: true }
        Presenter: { traits: [decides], name: "{module}Presenter", required: true }
        Router: { traits: [navigates], name: "{module}Router", required: true }
      references:
        View.presenter: strong Presenter
        Presenter.router: strong Router
      """, file: "team.yml")
    let files = try make(Template(of: architecture)) { $0.parameters["ui"] = "uikit" }
    let code = try #require(files["App/Profile/ProfileView.swift"])
    #expect(
      code.contains(
        """
        struct ProfileView: View {
            let presenter: ProfilePresenter
            @State private var items: [String] = []

            /// Creates the view.
            ///
            /// - Parameter presenter: The presenter.
            init(presenter: ProfilePresenter) {
                self.presenter = presenter
            }

            var body: some View {
                List(items, id: \\.self) { item in
                    Text(item)
                }
                .onAppear(perform: load)
                .toolbar {
                    Button("Close", action: close)
                }
            }

            private func load() {
                let items = presenter.viewDidLoad()
                self.items = items
            }

            /// Forwards the user's request to leave.
            func close() {
                presenter.didRequestClose()
            }
        }
        """), "\(code)")
    #expect(code.contains("import SwiftUI\n") && !code.contains("UIKit"))
  }

  @Test func `In a circle of initializers, the strong reference is set later`() throws {
    let circle = """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Presenter: { traits: [decides], name: "{module}Presenter", required: true }
      contracts:
        Output: { name: "{module}Output", from: View, to: Presenter }
        Input: { name: "{module}Input", from: Presenter, to: View }
      references:
        View.output: strong Output
        Presenter.view: unowned Input
      """
    try check(circle, "ProfileView.swift", has: ["var output: (any ProfileOutput)?"])
    try check(circle, "ProfilePresenter.swift", has: ["unowned let view: any ProfileInput"])
    try check(circle, "ProfileAssembly.swift", has: ["view.output = presenter"])
  }

  @Test func `A folder that is named after the module has its name`() throws {
    let files = try files(
      """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", folder: "{module}View", required: true }
        Presenter: { traits: [decides], name: "{module}Presenter", required: true }
      contracts:
        Output: { name: "{module}Output", from: View, to: Presenter, folder: "{module}Protocols" }
      references:
        View.output: strong Output
      """)
    for path in ["ProfileView/ProfileView.swift", "ProfileProtocols/ProfileOutput.swift"] {
      #expect(files["App/Profile/\(path)"] != nil, "\(files.keys.sorted())")
    }
  }

  @Test func `A helper of the view is given the items`() throws {
    let helped = """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Presenter: { traits: [decides], name: "{module}Presenter", required: true }
        List: { traits: [displaysLists], name: "{module}List", required: true }
      contracts:
        Output: { name: "{module}Output", from: View, to: Presenter }
        Input: { name: "{module}Input", from: Presenter, to: View }
        ListInput: { name: "{module}ListInput", from: View, to: List }
      references:
        View.output: strong Output
        Presenter.view: weak Input
        View.list: strong ListInput
      """
    try check(helped, "ProfileView.swift", has: ["list.updateItems(items)"])
    try check(helped, "ProfileList.swift", has: ["self.items = items"])
  }

  @Test func `Parts that hold each other's classes have tests`() throws {
    let files = try files(
      """
      roles:
        View: { traits: [shows, touchesScreen, keepsModuleAlive], name: "{module}ViewController", required: true, tests: [events] }
        Interactor: { traits: [appliesBusinessLogic], name: "{module}Interactor", required: true, tests: [services] }
        Router: { traits: [navigates, touchesScreen], name: "{module}Router", required: true, tests: [transitions] }
      contracts: { Logic: { name: "{module}Logic", from: View, to: Interactor } }
      references:
        View.interactor: strong Logic
        View.router: strong Router
        Router.viewController: weak View
      """)
    let tests = files.filter { $0.key.hasSuffix("Tests.swift") }
    #expect(tests.keys.contains { $0.hasSuffix("ProfileViewControllerTests.swift") })
    #expect(tests.values.contains { $0.contains("ProfileRouter(") })
  }

  @Test func `A part that nothing keeps alive is an error`() throws {
    let text = """
      roles:
        View: { traits: [shows, keepsModuleAlive], name: "{module}View", required: true }
        Router: { traits: [navigates, keepsModuleAlive], name: "{module}Router", required: true }
      """
    #expect(throws: GenerationError.self) { try self.files(text) }
    do {
      _ = try files(text)
    } catch let error as GenerationError {
      #expect(
        error.message == """
          No module can be made from the architecture 'team': 'View', which 'Assembly' returns, does \
          not keep 'Router' alive. Add a strong reference that leads to it, or set 'returns' under \
          'composition'.
          """)
    }
  }

  // MARK: - The door

  /// Checks that a file of a module contains these texts.
  ///
  /// - Parameter composition: How the role `Assembly`, which is added to the file, builds modules.
  private func check(
    _ text: String, composition: String = "{ returns: View, method: build }", _ file: String,
    has lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let files = try files(text, composition)
    let code = try #require(files["App/Profile/\(file)"], sourceLocation: sourceLocation)
    for line in lines {
      #expect(code.contains(line), "\(code)", sourceLocation: sourceLocation)
    }
  }

  private func files(
    _ text: String, _ composition: String = "{ returns: View, method: build }"
  ) throws -> [String: String] {
    let composer = "  Assembly: { traits: [composes], name: \"{module}Assembly\" }\n"
    let whole =
      text.replacing("roles:\n", with: "roles:\n" + composer)
      + "\ncomposition: { Assembly: \(composition) }\n"
    let architecture = try ArchitectureReader().architecture(whole, file: "team.yml")
    return try make(try Template(of: architecture))
  }
}
