import AdderArchitectures
import AdderTestSupport
import Foundation
import Testing

/// `adder gen --opened-by`, run as a user runs it.
@Suite(.serialized) struct OpenedByTests {
  private func home(_ words: String...) throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    let made = try adder.run(["gen", "Home"] + Self.words + words)
    #expect(made.status == 0, "\(made.errors)")
    return adder
  }

  private static let words = ["--architecture", "surf-mvp", "--ui", "none", "--runtime", "none"]

  private func open(_ adder: CommandUnderTest, _ words: String...) throws -> Outcome {
    try adder.run(["gen", "Profile", "--opened-by", "Home"] + Self.words + words)
  }

  /// The contents of all files of a project, without Adder's own records of changes.
  private func texts(_ adder: CommandUnderTest) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try adder.folder.tree() where !path.hasSuffix("/") && !path.hasPrefix(".adder/") {
      texts[path] = try String(contentsOf: adder.folder.url.appending(path: path), encoding: .utf8)
    }
    return texts
  }

  private static let router = "Sources/App/Modules/Home/Router/HomeRouter.swift"

  @Test func `One undo reverts the new module and every byte of its opener`() throws {
    let adder = try home()
    let before = try texts(adder)
    let outcome = try open(adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.hasSuffix(
        "\nHome opens it. Call HomeView.showProfile() when the user asks for it.\n"),
      "\(outcome.output)")
    let after = try texts(adder)
    #expect(
      after[Self.router]?.contains(
        "view?.showModule(ProfileModuleConfigurator(write: write).configure())") == true)
    #expect(try adder("check").status == 0)
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test func `A module of text writes where its opener writes`() throws {
    let adder = try home()
    #expect(try open(adder).status == 0)
    let second = try adder.run(["gen", "Settings", "--opened-by", "Home"] + Self.words)
    #expect(second.output.contains("Home opens it."), "\(second.output)")
    let router = try String(
      contentsOf: adder.folder.url.appending(path: Self.router), encoding: .utf8)
    #expect(router.ranges(of: "var write: (String) -> Void = { print($0) }").count == 1)
    #expect(router.contains("SettingsModuleConfigurator(write: write)"))
    let configurator = try String(
      contentsOf: adder.folder.url.appending(
        path: "Sources/App/Modules/Home/Configurator/HomeModuleConfigurator.swift"),
      encoding: .utf8)
    #expect(configurator.ranges(of: "router.write = write").count == 1)
  }

  @Test func `Each route has a test of which module it opens`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["--architecture", "rambler-viper", "--ui", "uikit", "--runtime", "none"]
    #expect(try adder.run(["gen", "Home"] + words).status == 0)
    for module in ["Profile", "Settings"] {
      #expect(try adder.run(["gen", module, "--opened-by", "Home"] + words).status == 0)
    }
    let tests = try String(
      contentsOf: adder.folder.url.appending(
        path: "Tests/AppTests/Modules/Home/Router/HomeRouterTests.swift"), encoding: .utf8)
    for module in ["Profile", "Settings"] {
      #expect(
        tests.contains(
          "transitionHandler.showModuleCalls.arguments.map { $0 is \(module)ViewController } == [true]"
        ),
        "\(tests)")
    }
  }

  @Test(arguments: ["none", "adder"])
  func `A BytePace router injects a module's dependencies before it presents the module`(
    runtime: String
  ) throws {
    let adder = try CommandUnderTest()
    try adder.folder.write(
      """
      architecture: bytepace-viper
      parameters: { ui: uikit, runtime: \(runtime) }
      modules: Sources/App/Modules
      tests: Tests/AppTests/Modules
      productModule: App

      """, to: "adder.yml")
    let made = try adder("gen", "Home")
    #expect(made.status == 0, "\(made.errors)")
    let before = try texts(adder)
    let outcome = try adder("gen", "Options", "--opened-by", "Home")
    #expect(outcome.output.contains("Home opens it."), "\(outcome.output)\(outcome.errors)")
    let router = try String(
      contentsOf: adder.folder.url.appending(path: Self.router), encoding: .utf8)
    let lines = router.split(separator: "\n").map { $0.drop { $0 == " " } }
    let (assembly, show, guards) =
      runtime == "none"
      ? (
        "OptionsAssembly", "pushViewController(in: navigationController)",
        ["guard let navigationController else { return }"]
      ) : ("OptionsAssembly()", "showModule(from: transitionHandler)", [])
    #expect(lines.contains("private weak var optionsRouter: OptionsRouter?"))
    // A router without UIKit of its own can be built where the other module cannot.
    let (start, end) = runtime == "none" ? ([], []) : (["#if canImport(UIKit)"], ["#endif"])
    let injection =
      ["func injectOptionsDependencies() {"] + start
      + ["optionsRouter = \(assembly).assembleModule()"] + end + ["}"]
    let presentation =
      ["func presentOptions() {"] + start + guards
      + ["injectOptionsDependencies()", "optionsRouter?.\(show)"] + end + ["}"]
    #expect(lines.ranges(of: injection.map { $0[...] }).count == 1, "\(router)")
    #expect(lines.ranges(of: presentation.map { $0[...] }).count == 1, "\(router)")
    #expect(try adder("check").status == 0)
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test func `A merge conflict in the opener is an error, and nothing is written`() throws {
    let adder = try home()
    let text = try String(
      contentsOf: adder.folder.url.appending(path: Self.router), encoding: .utf8)
    try adder.folder.write("<<<<<<< HEAD\n=======\n>>>>>>> main\n" + text, to: Self.router)
    let before = try texts(adder)
    let outcome = try open(adder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        """
        \(Self.router):1:1: error: This file has a merge conflict, so it is not edited, and nothing was written. \
        Resolve the conflict first.
        """), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A dry run shows the edits of the opener and writes nothing`() throws {
    let adder = try home()
    let before = try texts(adder)
    let outcome = try open(adder, "--dry-run")
    #expect(outcome.output.contains("+    func showProfileModule() {"))
    let data = try open(adder, "--dry-run", "--format", "json")
    #expect(data.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(data.output.utf8)) is [String: Any])
    #expect(try texts(adder) == before)
  }

  @Test func `Edits of the team in the opener stay`() throws {
    let adder = try home()
    let path = "Sources/App/Modules/Home/Router/HomeRouterInput.swift"
    let own = try String(contentsOf: adder.folder.url.appending(path: path), encoding: .utf8)
      .replacing("}\n", with: "\n    // Ours.\n    func closeAllModules()\n}\n")
    try adder.folder.write(own, to: path)
    let router = try String(
      contentsOf: adder.folder.url.appending(path: Self.router), encoding: .utf8
    )
    .replacing(
      "    func closeModule() {", with: "    func closeAllModules() {}\n\n    func closeModule() {")
    try adder.folder.write(router, to: Self.router)
    let tests = "Tests/AppTests/Modules/Home/Presenter/HomePresenterTests.swift"
    let double = try String(contentsOf: adder.folder.url.appending(path: tests), encoding: .utf8)
      .replacing(
        "    func closeModule() {", with: "    func closeAllModules() {}\n    func closeModule() {")
    try adder.folder.write(double, to: tests)
    let outcome = try open(adder)
    #expect(outcome.output.contains("Home opens it."), "\(outcome.output)\(outcome.errors)")
    let new = try String(contentsOf: adder.folder.url.appending(path: path), encoding: .utf8)
    #expect(
      new
        == own.replacing(
          "closeAllModules()\n",
          with: "closeAllModules()\n\n    /// Opens Profile.\n    func showProfileModule()\n"))
  }

  @Test func `A second run adds no second route`() throws {
    let adder = try home()
    _ = try open(adder)
    let before = try texts(adder)
    let again = try open(adder)
    #expect(again.status == 0)
    #expect(
      again.errors.contains("note: Home already opens Profile (\(Self.router):"), "\(again.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `An opener that is not there is an error, and nothing is generated`() throws {
    let adder = try home()
    let before = try texts(adder)
    let outcome = try adder.run(["gen", "Profile", "--opened-by", "Hme"] + Self.words)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("There is no module 'Hme' to open it from. Did you mean Home?"))
    let itself = try adder.run(["gen", "Home", "--opened-by", "Home"] + Self.words)
    #expect(itself.status == 2)
    #expect(itself.errors.contains("Home cannot be opened by itself."))
    #expect(try texts(adder) == before)
  }

  @Test func `Who does not want to replace a module keeps its opener as well`() throws {
    let adder = try home()
    #expect(try adder.run(["gen", "Profile"] + Self.words).status == 0)
    let path = "Sources/App/Modules/Profile/Router/ProfileRouter.swift"
    try adder.folder.write("// Ours.\n", to: path)
    let before = try texts(adder)
    let outcome = try open(adder)
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `Without a proof, the lines are printed and the opener stays`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["--architecture", "rambler-viper", "--ui", "none", "--runtime", "none"]
    #expect(try adder.run(["gen", "Home"] + words).status == 0)
    let before = try texts(adder)
    let outcome = try adder.run(["gen", "Profile", "--opened-by", "Home"] + words)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        """
        Home is not changed, because it is not known how 'HomeRouter' can show what 'ProfileAssembly' builds.
        To open Profile from Home, add these lines, whose numbers are those of the unchanged files:

        Sources/App/Modules/Home/Router/HomeRouterInput.swift:
        """.dropLast(1)), "\(outcome.output)")
    let after = try texts(adder)
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    #expect(after.count > before.count)
  }

  // MARK: The code

  @Test func `Routes between modules of all architectures compile, pass and break no rule`() throws
  {
    try check(.plain)
  }

  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `Routes between modules with UIKit compile, pass and break no rule`() throws {
    try check(.uikit)
  }

  /// Generates Home and two modules that it opens, in each architecture, and runs all their tests.
  private func check(_ build: PackagesBuild) throws {
    let adder = try CommandUnderTest()
    var targets: [GeneratedTargets.Target] = []
    for (number, architecture) in ShippedArchitectures.names.enumerated() {
      for (turn, runtime) in ["none", "adder"].enumerated() {
        // Each runtime with each architecture is for full scale.
        guard samples(1, full: 2) == 2 || (number + turn).isMultiple(of: 2) else { continue }
        let name = "Route\(number)\(runtime)"
        let tests = number.isMultiple(of: 2) ? "swift-testing" : "xctest"
        try adder.folder.write(
          """
          architecture: \(architecture)
          parameters: { ui: \(build == .uikit ? "uikit" : "none"), runtime: \(runtime), tests: \(tests) }
          modules: Sources/Modules
          tests: Tests/Modules
          productModule: \(name)
          prefix: \(number == 0 ? "RD" : "")

          """, to: "\(name)/adder.yml")
        try generate(name, in: adder, isProven: build == .uikit || runtime == "adder")
        targets.append((name, runtime == "adder"))
      }
    }
    try GeneratedTargets(named: "Routes", targets, build).test(in: adder.folder)
  }

  private func generate(_ name: String, in adder: CommandUnderTest, isProven: Bool) throws {
    #expect(try adder("gen", "Home", in: name).status == 0)
    let known = try adder("check", "--no-cache", in: name).output
    for module in ["Profile", "Settings"] {
      let outcome = try adder("gen", module, "--opened-by", "Home", in: name)
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
      #expect(
        !isProven || outcome.output.contains("Home opens it"), "\(name): \(outcome.output)")
    }
    let found = try adder("check", "--no-cache", in: name)
    // A module may have findings of its own.
    #expect(
      found.status == 0 || known.contains("warning"), "\(name): \(found.output)\(found.errors)")
    #expect(try adder("module", "list", in: name).output.contains("3 modules in"))
  }

}
