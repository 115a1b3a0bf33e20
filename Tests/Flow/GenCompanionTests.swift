import AdderTestSupport
import Foundation
import Testing

/// What `adder gen` makes beside modules: services, helpers, mappers, and folders of user stories.
@Suite(.serialized) struct GenCompanionTests {
  // MARK: - The generated code

  /// One package with a target for each architecture that has services, in each combination of the
  /// library and the test framework.
  @Test func `Services, helpers and mappers compile, pass, and give no finding`() throws {
    let adder = try CommandUnderTest()
    var targets: [CompanionTarget] = []
    for architecture in ["rambler-viper", "surf-mvp", "team.yml"] {
      for runtime in ["none", "adder"] {
        for tests in ["swift-testing", "xctest"] {
          let target = CompanionTarget(
            name: "Target\(targets.count)", architecture: architecture, runtime: runtime,
            tests: tests)
          try target.generate(with: adder)
          targets.append(target)
        }
      }
    }
    try buildAndTest(targets, with: adder)
  }

  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `A service is injected into modules with UIKit`() throws {
    let adder = try CommandUnderTest()
    var targets: [CompanionTarget] = []
    for architecture in ["rambler-viper", "surf-mvp"] {
      for runtime in ["none", "adder"] {
        let target = CompanionTarget(
          name: "Target\(targets.count)", architecture: architecture, runtime: runtime,
          tests: "xctest", hasUIKit: true)
        try target.generate(with: adder)
        targets.append(target)
      }
    }
    try buildAndTest(targets, with: adder, .uikit)
  }

  private func buildAndTest(
    _ targets: [CompanionTarget], with adder: CommandUnderTest, _ build: PackagesBuild = .plain
  ) throws {
    try adder.folder.write(CompanionTarget.manifest(targets), to: "Package.swift")
    let outcome = try run(
      "swift", ["test"] + build.options, in: adder.folder.url,
      environment: [
        "ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": build == .uikit ? "1" : "0",
      ])
    let log = (outcome.output + outcome.errors).split(separator: "\n")
    let wrong = log.filter { line in
      ["error: ", "warning: ", "✘"].contains { line.contains($0) }
    }
    #expect(outcome.status == 0, "\(Set(wrong).sorted().prefix(40).joined(separator: "\n"))")
    #expect((outcome.output + outcome.errors).contains("PostServiceImplementationTests"))
  }

  // MARK: - Projects

  @Test func `The files of a service are added to the targets of an Xcode project`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      ["adder.yml": "targets: App\ntestTargets: AppTests\narchitecture: rambler-viper\n"])
    try app.gen("Home", "--ui", "uikit")
    let before = try app.adder.folder.files()
    try app.gen("service", "Post", "--for", "Home")
    let code = try app.facts.members(of: "App").map(\.fileName)
    let tests = try app.facts.members(of: "AppTests").map(\.fileName)
    #expect(code.contains("PostService.swift") && code.contains("ServiceAssembly.swift"))
    #expect(tests.contains("PostServiceSpies.swift") && !tests.contains("PostService.swift"))
    #expect(try app.adder("undo").status == 0)
    #expect(try app.adder.folder.files() == before)
  }

  @Test(arguments: [
    (["service", "Post"], "PostServiceSpy"), (["mapper", "Post"], "PostPlainObjectMapperSpy"),
    (["helper", "EmailValidator"], "EmailValidatorSpy"),
  ])
  func `Tests use the spies that adder spy generates`(what: [String], spy: String) throws {
    let adder = try CommandUnderTest(Self.package)
    try adder("gen", "Home")
    let outcome = try adder.run(["gen"] + what + ["--for", "Home"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try adder.folder.files()
    #expect(
      files.values.contains { String(decoding: $0, as: UTF8.self).contains("class \(spy): ") })
    #expect(
      files.contains { path, text in
        path.hasSuffix("Tests.swift") && String(decoding: text, as: UTF8.self).contains("\(spy)(")
      })
    #expect(!files.keys.contains { $0.hasSuffix("Mock.swift") })
    let check = try adder("spy", "--check")
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(try adder("undo").status == 0)
    #expect(try adder("spy", "--check").status == 0)
  }

  @Test func `A second service goes beside the first one`() throws {
    let adder = try CommandUnderTest(Self.package)
    try adder.folder.write("protocol LikeService {}\n", to: "Sources/App/Data/LikeService.swift")
    let outcome = try adder("gen", "service", "Post")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(adder.folder.exists("Sources/App/Data/PostService.swift"))
    #expect(adder.folder.exists("Tests/AppTests/Data/PostServiceImplementationTests.swift"))
  }

  @Test func `A dry run writes nothing, and a second run has nothing to do`() throws {
    let adder = try CommandUnderTest(Self.package)
    try adder("gen", "Home")
    let before = try adder.folder.snapshot()
    let shown = try adder("gen", "service", "Post", "--for", "Home", "--dry-run")
    #expect(shown.output.contains("+    let postService: any PostService"))
    #expect(try adder.folder.snapshot() == before)
    try adder("gen", "service", "Post", "--for", "Home")
    let again = try adder("gen", "service", "Post", "--for", "Home")
    #expect(again.output == "Nothing to do: 'PostService' is already up to date.\n")
    #expect(again.errors.isEmpty)
  }

  @Test func `With a prefix, a module is found under the name that it was generated with`() throws {
    let adder = try CommandUnderTest(Self.package)
    try adder("gen", "Home", "--prefix", "RD")
    let outcome = try adder("gen", "service", "Post", "--for", "Home", "--prefix", "RD")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let path = "Sources/App/Presentation/Home/Interactor/RDHomeInteractor.swift"
    #expect(try adder.folder.read(path).contains("let postService: any RDPostService"))
  }

  @Test func `A mapper copies the properties that a record and a plain object have`() throws {
    let adder = try CommandUnderTest(Self.package)
    try adder.folder.write(
      "import Foundation\nstruct Post { let id: Int\n  var date: Date? }\n",
      to: "Sources/App/Post.swift")
    try adder.folder.write(
      "import Foundation\nstruct PostRecord { let id: Int\n  let date: Date?\n  let size: Int }\n",
      to: "Sources/App/PostRecord.swift")
    let outcome = try adder("gen", "mapper", "Post")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let folder = "AppTests/Core/PostPlainObjectMapper"
    let tests = try adder.folder.read(
      "Tests/\(folder)/PostPlainObjectMapperImplementationTests.swift")
    #expect(
      tests.contains("PostRecord(id: 7, date: Date(timeIntervalSince1970: 60), size: 7)"))
    #expect(tests.contains("#expect(post.date == Date(timeIntervalSince1970: 60))"))
  }

  @Test func `A plain object with an initializer of its own is not created by a guess`() throws {
    let adder = try CommandUnderTest(Self.package)
    try adder.folder.write(
      "struct Post { let id: Int\n  init?(text: String) { nil } }\n", to: "Sources/App/Post.swift")
    let mapper = try adder("gen", "mapper", "Post")
    #expect(mapper.errors.contains("Write the mapper by hand"), "\(mapper.errors)")
    let service = try adder("gen", "service", "Post")
    #expect(service.errors.contains("Add --no-tests"), "\(service.errors)")
    #expect(try adder("gen", "service", "Post", "--no-tests").status == 0)
  }

  // MARK: - What stays as it is

  @Test func `Code in another shape stays as it is, and the lines to add are printed`() throws {
    let adder = try CommandUnderTest(Self.package)
    try adder("gen", "Home")
    let path = "Sources/App/Presentation/Home/Interactor/HomeInteractor.swift"
    let edited = try adder.folder.read(path).replacing(
      "(any HomeInteractorOutput)?\n",
      with: "(any HomeInteractorOutput)?\n\n    init() {}\n"
        + "    init(name: String) {}\n", maxReplacements: 1)
    try adder.folder.write(edited, to: path)
    let outcome = try adder("gen", "service", "Post", "--for", "Home")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        """
        note: The module 'Home' stays as it is: 'HomeInteractor' has several initializers. Add by hand:
          HomeInteractor (Sources/App/Presentation/Home/Interactor/HomeInteractor.swift:
        """))
    #expect(try adder.folder.read(path) == edited)
    #expect(adder.folder.exists("Sources/App/BusinessLogic/Services/ServiceAssembly.swift"))
  }

  @Test func `An edit that breaks a rule is refused`() throws {
    let adder = try CommandUnderTest(Self.package)
    try adder("gen", "Home")
    let assembly = "Sources/App/Presentation/Home/Assembly/HomeAssembly.swift"
    let router = "Sources/App/Presentation/Home/Router/HomeRouter.swift"
    try adder.folder.write(
      try adder.folder.read(router) + "\nfunc makeInteractor() -> HomeInteractor {\n"
        + "    HomeInteractor()\n}\n", to: router)
    let before = try adder.folder.read(assembly)
    let outcome = try adder("gen", "service", "Post", "--for", "Home")
    #expect(outcome.errors.contains("'HomeInteractor' is created outside of any type"))
    #expect(try adder.folder.read(assembly) == before)
  }

  @Test func `A builder that may be off the main actor does not create what needs it`() throws {
    let adder = try CommandUnderTest(Self.package)
    try adder("gen", "Home")
    let assembly = "Sources/App/Presentation/Home/Assembly/HomeAssembly.swift"
    let edited = try adder.folder.read(assembly).replacing("@MainActor\n", with: "")
    try adder.folder.write(edited, to: assembly)
    let outcome = try adder("gen", "service", "Post", "--for", "Home")
    #expect(
      outcome.errors.contains(
        """
        'ServiceAssembly.shared.postService()' needs the main actor, and 'HomeAssembly', which creates \
        'HomeInteractor', is not marked with '@MainActor'. Add by hand:
        """), "\(outcome.errors)")
    #expect(try adder.folder.read(assembly) == edited)
  }

  @Test func `A builder of several modules sets a property where it sets others`() throws {
    let adder = try CommandUnderTest(Self.package)
    try SharedBuilder().write(to: adder)
    let outcome = try adder("gen", "service", "Post", "--for", "Home")
    #expect(!outcome.errors.contains("by hand"), "\(outcome.errors)")
    #expect(
      try adder.folder.read(SharedBuilder.path).contains(
        """
            interactor.output = presenter
            interactor.postService = ServiceAssembly.shared.postService()
            return view
          }

          func viewFeedModule()
        """))
    #expect(
      try adder.folder.read("Sources/App/Home.swift").contains(
        "  var postService: (any PostService)?\n"))
  }

  @Test(arguments: [
    (
      SharedBuilder(isOnMainActor: false),
      "'ServiceAssembly.shared.postService()' needs the main actor there"
    ),
    (
      SharedBuilder(knowsProtocols: true),
      "where 'HomeInteractor' is known as 'HomeInteractorInput'"
    ),
  ])
  func `Otherwise, a builder of several modules stays as it is`(
    builder: SharedBuilder, reason: String
  ) throws {
    let adder = try CommandUnderTest(Self.package)
    try builder.write(to: adder)
    let before = try adder.folder.read(SharedBuilder.path)
    let outcome = try adder("gen", "service", "Post", "--for", "Home")
    #expect(
      outcome.errors.contains("'ModuleAssembly' also builds Feed, and \(reason). Add by hand:")
        || outcome.errors.contains("'ModuleAssembly' also builds Feed, \(reason). Add by hand:"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("  \(SharedBuilder.path):"))
    #expect(
      outcome.errors.contains("interactor.postService = ServiceAssembly.shared.postService()"))
    #expect(try adder.folder.read(SharedBuilder.path) == before)
  }

  @Test func `A merge conflict in the module is an error with its place, and nothing is written`()
    throws
  {
    let adder = try CommandUnderTest(Self.package)
    try adder("gen", "Home")
    let path = "Sources/App/Presentation/Home/Interactor/HomeInteractor.swift"
    let edited =
      try adder.folder.read(path) + "\n<<<<<<< HEAD\n// Ours\n=======\n// Theirs\n>>>>>>> main\n"
    try adder.folder.write(edited, to: path)
    let line = edited.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.hasPrefix("<<<<<<<")
    }
    let outcome = try adder("gen", "service", "Post", "--for", "Home")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "\(path):\((line ?? 0) + 1):1: error: This file has a merge conflict"),
      "\(outcome.errors)")
    #expect(!adder.folder.exists("Sources/App/BusinessLogic"))
  }

  @Test(arguments: [
    (
      ["service", "Post", "--architecture", "mutual-mobile-viper"],
      "adder gen MODULE --add DataStore"
    ),
    (["helper", "Validator", "--architecture", "rambler-viper"], "Add --for MODULE."),
    (["helper", "Validator", "--for", "Home", "--architecture", "surf-mvp"], "helperType"),
    (["service", "Task", "--architecture", "surf-mvp"], "would hide another type"),
    (["service", "Post", "--for", "Hone", "--architecture", "surf-mvp"], "There is no module"),
    (["service", "Post", "--path", "../Other", "--architecture", "surf-mvp"], "--module-path"),
    (["Home", "--story", "First", "--architecture", "surf-mvp"], "no folders for user stories"),
  ])
  func `What an architecture does not know is a clear error`(words: [String], says: String) throws {
    let adder = try CommandUnderTest(Self.package)
    try adder.folder.write("", to: "adder.yml")
    let before = try adder.folder.snapshot()
    let outcome = try adder.run(["gen"] + words)
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Workers that scenes share are in their folder, and a configurator passes them on`()
    throws
  {
    let adder = try CommandUnderTest(Self.package)
    let words = ["--architecture", "clean-swift"]
    #expect(try adder.run(["gen", "Home", "--with", "Configurator"] + words).status == 0)
    let outcome = try adder.run(["gen", "service", "Post", "--for", "Home"] + words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("Add by hand"), "\(outcome.errors)")
    for file in ["PostWorker/PostWorker", "PostWorker/PostWorkerImplementation", "WorkerAssembly"] {
      #expect(adder.folder.exists("Sources/App/Workers/\(file).swift"))
    }
    #expect(adder.folder.exists("Sources/App/Models/Post.swift"))
    let path = try adder.folder.tree().first { $0.hasSuffix("/HomeConfigurator.swift") }
    let configurator = try String(
      contentsOf: adder.folder.url.appending(path: try #require(path)), encoding: .utf8)
    #expect(configurator.contains("postWorker: postWorker"), "\(configurator)")
    #expect(try adder("check").status == 0)
  }

  // MARK: - User stories

  @Test func `A module is generated in the folder of its user story and stays there`() throws {
    let adder = try CommandUnderTest(Self.package)
    let outcome = try adder("gen", "NewPost", "--story", "PostCreation")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let folder = "Presentation/PostCreationUserStory/NewPost"
    #expect(adder.folder.exists("Sources/App/\(folder)/View/NewPostView.swift"))
    #expect(adder.folder.exists("Tests/AppTests/\(folder)/View/NewPostViewTests.swift"))
    let check = try adder("check", "--only", "module-outside-user-story")
    #expect(check.output.hasPrefix("Nothing found"), "\(check.output)")
    #expect(try adder("gen", "NewPost").output.hasPrefix("Nothing to do"))
    #expect(try adder("gen", "NewPost", "--add", "Route").status == 0)
    #expect(adder.folder.exists("Sources/App/\(folder)/Router/NewPostRoute.swift"))
  }

  /// A package for modules of one architecture.
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
        name: "App",
        targets: [
            .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
        ]
    )
    """,
    "Sources/App/App.swift": "// App\n", "Tests/AppTests/Tests.swift": "// Tests\n",
    "adder.yml": """
    architecture: rambler-viper
    modules: Sources/App/Presentation
    tests: Tests/AppTests/Presentation

    """,
  ]
}

/// Two modules as a team writes them, with one builder for both.
struct SharedBuilder: Sendable {
  var isOnMainActor = true
  /// True if the builder knows interactors by their protocols.
  var knowsProtocols = false

  static let path = "Sources/App/ModuleAssembly.swift"

  func write(to adder: CommandUnderTest) throws {
    for name in ["Home", "Feed"] {
      try adder.folder.write(
        Self.module.replacing("Home", with: name), to: "Sources/App/\(name).swift")
    }
    let methods = ["Home", "Feed"].map { method.replacing("Home", with: $0) }
    try adder.folder.write(
      "\(isOnMainActor ? "@MainActor\n" : "")final class ModuleAssembly {\n"
        + methods.joined(separator: "\n") + "}\n", to: Self.path)
  }

  private var method: String {
    """
      func viewHomeModule() -> HomeView {
        let view = HomeView()
        let presenter = HomePresenter()
        let interactor\(knowsProtocols ? ": any HomeInteractorInput" : "") = HomeInteractor()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
        return view
      }

    """
  }

  private static let module = """
    @MainActor
    protocol HomeViewInput: AnyObject {
      func show(_ text: String)
    }

    @MainActor
    protocol HomeViewOutput: AnyObject {
      func didTriggerViewReadyEvent()
    }

    @MainActor
    protocol HomeInteractorInput: AnyObject {
      var output: (any HomeInteractorOutput)? { get set }
      func obtainText()
    }

    @MainActor
    protocol HomeInteractorOutput: AnyObject {
      func didObtain(_ text: String)
    }

    @MainActor
    final class HomeView: HomeViewInput {
      var output: (any HomeViewOutput)?

      func viewDidLoad() {
        output?.didTriggerViewReadyEvent()
      }

      func show(_ text: String) {
        print(text)
      }
    }

    @MainActor
    final class HomePresenter: HomeViewOutput, HomeInteractorOutput {
      weak var view: (any HomeViewInput)?
      var interactor: (any HomeInteractorInput)?

      func didTriggerViewReadyEvent() {
        interactor?.obtainText()
      }

      func didObtain(_ text: String) {
        view?.show(text)
      }
    }

    @MainActor
    final class HomeInteractor: HomeInteractorInput {
      weak var output: (any HomeInteractorOutput)?

      func obtainText() {
        output?.didObtain("Home")
      }
    }

    """
}

/// A target with a module, two services, a mapper, and a helper if the architecture has helpers.
private struct CompanionTarget {
  let name: String
  let architecture: String
  let runtime: String
  let tests: String
  var hasUIKit = false

  /// An architecture that calls services gateways.
  private static let team = """
    extends: rambler-viper
    module: { helperType: "Default{protocol}" }
    roles:
      Service: { name: "{feature}GatewayImpl", kind: struct }
      Interactor: { name: "{module}UseCase" }
      Assembly: { name: "{module}Factory" }
    contracts:
      ServiceInterface:
        { name: "{feature}Gateway", classBound: false, methods: { begin: [fetch] } }
    references:
      Interactor.{feature}Service: ~
      Interactor.{feature}Gateway: { holds: strong ServiceInterface, optional: true }

    """

  func generate(with adder: CommandUnderTest) throws {
    try adder.folder.write(
      """
      architecture: \(architecture)
      parameters: { ui: \(hasUIKit ? "uikit" : "none"), runtime: \(runtime), tests: \(tests) }
      modules: Sources/Modules
      tests: Tests/Modules
      productModule: \(name)

      """, to: "\(name)/adder.yml")
    try adder.folder.write(Self.team, to: "\(name)/team.yml")
    #expect(try adder.run(["gen", "Home"], in: name).status == 0, "\(name)")
    let before = try findings(adder)
    var commands = [
      ["service", "Post", "--for", "Home"], ["service", "NewsCategory", "--for", "Home"],
      ["service", "Draft"],
    ]
    if architecture != "surf-mvp" {
      commands += [
        ["mapper", "Post", "--for", "Home"], ["mapper", "Draft"],
        ["helper", "UserInputValidator", "--for", "Home"],
        ["helper", "TitleFormatter", "--for", "Home"],
      ]
    }
    for command in commands {
      let outcome = try adder.run(["gen"] + command, in: name)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(name): \(outcome.errors)")
    }
    #expect(try findings(adder) == before, "\(name)")
    let listed = try adder("module", "list", in: name)
    #expect(listed.output.contains("1 module in"), "\(name): \(listed.output)")
  }

  /// What a check finds, without the last line, which counts files.
  private func findings(_ adder: CommandUnderTest) throws -> String {
    let lines = try adder("check", "--no-cache", in: name).output.split(separator: "\n")
    return lines.dropLast().joined(separator: "\n")
  }

  static func manifest(_ targets: [CompanionTarget]) -> String {
    let declarations = targets.map { target in
      let product = { (name: String) in ".product(name: \"\(name)\", package: \"Adder\")" }
      let usesLibrary = target.runtime == "adder"
      let own =
        (usesLibrary ? ["Adder"] + (target.hasUIKit ? ["AdderUIKit"] : []) : [])
        .map(product) + (target.hasUIKit ? [product("UIKitDouble")] : [])
      let testing = own + (usesLibrary ? [product("AdderTesting")] : [])
      // New projects use the main actor by default.
      let settings =
        target.tests == "swift-testing" ? "strict + [.defaultIsolation(MainActor.self)]" : "strict"
      return """
          .target(
            name: "\(target.name)", dependencies: [\(own.joined(separator: ", "))],
            path: "\(target.name)", exclude: ["Tests", "adder.yml", "team.yml"],
            swiftSettings: \(settings)),
          .testTarget(
            name: "\(target.name)Tests",
            dependencies: [\((["\"\(target.name)\""] + testing).joined(separator: ", "))],
            path: "\(target.name)/Tests", swiftSettings: strict),
        """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error),
      ]

      let package = Package(
        name: "Companions",
        platforms: [.iOS(.v16), .macOS(.v13)],
        dependencies: [.package(name: "Adder", path: "\(repository.path())")],
        targets: [
      \(declarations.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6])
      """
  }
}

extension String {
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
