import AdderTestSupport
import Foundation
import Testing

/// Generates modules of architectures that extend no shipped one, and of teams whose changes no
/// template can follow. All modules of the build are targets of one package.
@Suite(.serialized) struct ArchitectureWithoutTemplateTests {
  @Test func `Modules without a template compile, pass, are found and give no finding`() throws {
    let adder = try CommandUnderTest()
    var targets: [PlainTarget] = []
    for (number, name) in Self.known.enumerated() {
      // By default, each architecture is tested with each user interface and one test framework.
      for (turn, options) in PlainOptions.all.enumerated()
      where samples(0, full: 1) == 1 || (turn + number).isMultiple(of: 2) {
        let text = try Self.text(of: name)
        targets.append(
          try PlainTarget("\(name)\(turn)", text, options, Self.roles[name] ?? [], in: adder))
      }
    }
    let teams = [
      ("split", Self.split), ("merged", Self.merged), ("elsewhere", try Self.builtElsewhere()),
      ("carried", Self.carried), ("carriedOnScreen", Self.carried),
      ("itself", Self.itself), ("itselfOnScreen", Self.itself), ("value", Self.value),
      ("configured", Self.configured), ("configuredOnScreen", Self.configured),
    ]
    for (name, text) in teams {
      let options = PlainOptions.all[
        ["merged", "carried", "itself", "configured"].contains(name) ? 1 : 3]
      targets.append(try PlainTarget(name, text, options, Self.roles[name] ?? [], in: adder))
    }
    // A file with everything that a shipped architecture says needs no template either.
    let file = repository.appending(path: "Architectures/clean-swift.yml")
    targets.append(
      try PlainTarget(
        "CleanSwift", String(contentsOf: file, encoding: .utf8), PlainOptions.all[2],
        Self.roles["clean-swift"] ?? [], in: adder))
    for seed in 0..<samples(4, full: 60) {
      let team = ArchitectureWithoutTemplate(seed: seed)
      var target = try PlainTarget(
        "Random\(seed)", team.text, PlainOptions.all[seed % PlainOptions.all.count], team.roles,
        in: adder)
      target.parts = team.part.map { [$0] } ?? []
      targets.append(target)
    }
    for target in targets { try target.generate() }
    if isLinux { try adder.folder.write(Self.swiftUI, to: "SwiftUI/SwiftUI.swift") }
    try adder.folder.write(PlainTarget.manifest(targets), to: "Package.swift")
    let build: PackagesBuild = isLinux ? .uikit : .plain
    let outcome = try run(
      "swift", ["test"] + build.options, in: adder.folder.url,
      environment: [
        "ADDER_UIKIT_DOUBLE": isLinux ? "1" : "0", "ADDER_GTK": "0", "ADDER_ONLY": "",
      ])
    let log = (outcome.output + outcome.errors).split(separator: "\n")
    let wrong = log.filter { line in
      ["error: ", "warning: ", "✘"].contains { line.contains($0) }
    }
    #expect(outcome.status == 0, "\(Set(wrong).sorted().prefix(40).joined(separator: "\n"))")
    let ran = log.compactMap { $0.firstMatch(of: /Test run with (\d+) tests/)?.output.1 }.first
    #expect((ran.flatMap { Int($0) } ?? 0) >= targets.count * 3, "too few tests ran")
  }

  @Test(arguments: known)
  func `A known architecture takes at most sixty lines`(name: String) throws {
    let lines = try Self.text(of: name).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 61)
  }

  @Test(arguments: known)
  func `The page about known architectures shows their files`(name: String) throws {
    let page = try Self.page()
    #expect(page.contains("```yaml\n\(try Self.text(of: name))```"))
  }

  @Test func `The page about known architectures shows generated code`() throws {
    let adder = try project("infinum")
    try adder("gen", "Profile")
    let made = try adder.folder.read("Sources/Modules/Profile/ProfilePresenter.swift")
    let code = made.drop { $0 != "\n" }.split(separator: "\n\n", maxSplits: 1)[1]
    #expect(try Self.page().contains("```swift\n\(code)```"), "\(code)")
  }

  // MARK: - Commands

  @Test(arguments: ["ribs", "infinum", "tutorial-viper"].prefix(samples(1, full: 3)))
  func `A new app starts with a module that is made from the file`(name: String) throws {
    let adder = try CommandUnderTest(["\(name).yml": Self.text(of: name)])
    let made = try adder("new", "Shop", "--architecture", "\(name).yml", "--kind", "package")
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    let folder = adder.folder.url.appending(path: "Shop")
    let started = try run("swift", ["run", "--quiet"] + quickBuild, in: folder)
    #expect(started.status == 0, "\(started.errors)")
    let items = started.output.split(separator: "\n").suffix(2)
    #expect(items.map { $0.lowercased() } == ["first item", "second item"], "\(started.output)")
    let next = try adder("gen", "Profile", in: "Shop")
    #expect(next.status == 0, "\(next.errors)")
    let tests = try run("swift", ["test"] + quickBuild, in: folder)
    let log = tests.output + tests.errors
    #expect(tests.status == 0 && !log.contains("warning:"), "\(log.suffix(4000))")
    #expect(try adder("check", in: "Shop").output.hasPrefix("Nothing found: 2 modules"))
  }

  @Test func `A new Xcode app shows the module's view`() throws {
    let adder = try CommandUnderTest(["infinum.yml": Self.text(of: "infinum")])
    let made = try adder("new", "Shop", "--architecture", "infinum.yml", "--kind", "xcode")
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    let scene = try adder.folder.read("Shop/Shop/SceneDelegate.swift")
    #expect(
      scene.contains(
        """
                let viewController = HomeWireframe.makeHome()
                window.rootViewController = UINavigationController(rootViewController: viewController)
                window.makeKeyAndVisible()

        """), "\(scene)")
    #expect(adder.folder.exists("Shop/Shop/Modules/Home/HomeViewController.swift"))
  }

  @Test func `A new app is refused if its modules cannot be shown`() throws {
    let adder = try CommandUnderTest([
      "ribs.yml": Self.text(of: "ribs"), "infinum.yml": Self.text(of: "infinum"),
    ])
    let hidden = try adder("new", "Shop", "--architecture", "ribs.yml", "--kind", "xcode")
    #expect(hidden.status == 2)
    #expect(hidden.errors.contains("The modules of 'ribs' have no view"), "\(hidden.errors)")
    let windows = try adder("new", "Shop", "--architecture", "infinum.yml", "--ui", "gtk")
    #expect(windows.status == 2)
    #expect(
      windows.errors.contains("The modules of 'infinum' are made from its file alone"),
      "\(windows.errors)")
    #expect(!adder.folder.exists("Shop"))
  }

  @Test func `The command says that the module comes from the architecture's file`() throws {
    let adder = try project("infinum")
    let made = try adder("gen", "Home")
    #expect(
      made.output.hasPrefix("Generated the module Home from the architecture infinum.yml:\n"))
    #expect(made.errors == "")
  }

  @Test func `A team that changes the structure reads that no template is used`() throws {
    let adder = try CommandUnderTest(["team.yml": Self.merged, "adder.yml": Self.settings("team")])
    let made = try adder("gen", "Home")
    #expect(
      made.errors == """
        note: 'team.yml' changes the structure of rambler-viper (InteractorOutput), which the \
        template 'rambler-viper' cannot follow. The module is made from 'team.yml' alone.

        """)
    #expect(made.output.contains("from the architecture team.yml"))
  }

  @Test func `A team that needs the template reads how it gets modules that follow its file`()
    throws
  {
    let adder = try CommandUnderTest(["team.yml": Self.merged, "adder.yml": Self.settings("team")])
    let made = try adder("gen", "Home", "--ui", "gtk", "--dry-run")
    #expect(
      made.errors.contains(
        """
        warning: The template 'rambler-viper' does not follow what 'team' changes: \
        InteractorOutput. Choose uikit or none as 'ui' and none as 'runtime': modules are then made \
        from its file alone.
        """), "\(made.errors)")
  }

  @Test func `A part is added to a module that a template made before the change`() throws {
    let adder = try CommandUnderTest([
      "team.yml": "extends: rambler-viper\n", "adder.yml": Self.settings("team"),
    ])
    try adder("gen", "Home")
    try adder.folder.write(Self.merged, to: "team.yml")
    let added = try adder("gen", "Home", "--add", "Facade")
    #expect(added.output.contains("Facade of the module Home from the template rambler-viper"))
  }

  @Test func `A dry run writes nothing, and undo and remove leave nothing`() throws {
    let adder = try project("tutorial-viper")
    let before = try adder.folder.tree()
    let tried = try adder("gen", "Home", "--dry-run")
    #expect(tried.output.contains("+final class HomeRouter"))
    #expect(try adder.folder.tree() == before)
    try adder("gen", "Home")
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.tree().filter(Self.isOfProject) == before)
    try adder("gen", "Home")
    #expect(try adder("module", "remove", "Home").status == 0)
    #expect(try adder.folder.tree().filter(Self.isOfProject) == before)
  }

  @Test func `Services follow the file, too, or the error says what it lacks`() throws {
    let adder = try project("tutorial-viper")
    try adder("gen", "Home")
    let refused = try adder("gen", "service", "Post", "--for", "Home")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("Tutorial VIPER has no role for services."), "\(refused.errors)")
    let text = try Self.text(of: "tutorial-viper")
      .replacing(
        "contracts:\n",
        with: """
            Store: { traits: [reachesData, isShared], name: "{feature}Store", folder: Stores }

          contracts:
            StoreContract: { name: "{feature}Storing", from: Interactor, to: Store }

          """
      )
      .replacing(
        "references:\n", with: "references:\n  Interactor.store: strong StoreContract\n")
    try adder.folder.write(text, to: "tutorial-viper.yml")
    let made = try adder("gen", "service", "Post")
    #expect(made.status == 0, "\(made.errors)")
    let tree = try adder.folder.tree()
    #expect(tree.contains { $0.hasSuffix("/PostStoring.swift") })
    #expect(tree.contains { $0.hasSuffix("/StoreAssembly.swift") })
  }

  @Test func `An optional part can be left out and added later`() throws {
    let text =
      try Self.text(of: "infinum").replacing(
        "    traits: [formats]\n    name: \"{module}Formatter\"\n    required: true",
        with: "    traits: [formats]\n    name: \"{module}Formatter\"")
      + "parts: { Formatter: { roles: [Formatter], contracts: [FormatterInterface] } }\n"
    let adder = try CommandUnderTest([
      "infinum.yml": text.replacing("Interactor, Formatter]", with: "Interactor]"),
      "adder.yml": Self.settings("infinum"),
    ])
    try adder("gen", "Home")
    let folder = "Sources/Modules/Home"
    #expect(try adder.folder.tree(folder).contains("HomeFormatter.swift") == false)
    let added = try adder("gen", "Home", "--add", "Formatter")
    #expect(added.output.contains("Formatter of the module Home from the architecture infinum.yml"))
    #expect(try adder.folder.tree(folder).contains("HomeFormatter.swift"))
  }

  @Test func `Rules judge a module without a template`() throws {
    let adder = try project("infinum")
    try adder("gen", "Home")
    #expect(try adder("check", "--no-cache").status == 0)
    let path = "Sources/Modules/Home/HomePresenter.swift"
    let text = try adder.folder.read(path)
    try adder.folder.write(text.replacing("unowned let view", with: "let view"), to: path)
    let found = try adder("check", "--no-cache")
    #expect(found.status == 1)
    #expect(found.output.contains("[reference-wrong-strength]"))
  }

  // MARK: - What cannot be made

  @Test func `A user interface without a template is an error`() throws {
    let adder = try project("infinum")
    let refused = try adder("gen", "Home", "--ui", "gtk")
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == "error: 'gtk' is not a value of the parameter 'ui'. Choose one of: uikit, none.\n")
    let other = try adder("gen", "Home", "--runtime", "adder")
    #expect(
      other.errors
        == "error: 'adder' is not a value of the parameter 'runtime'. Choose one of: none.\n")
  }

  @Test func `Without a composition, gen says where the parts of others are connected`() throws {
    let adder = try CommandUnderTest([
      "infinum.yml": Self.builtElsewhere(), "adder.yml": Self.settings("infinum"),
      "Sources/App/AppCoordinator.swift": Self.coordinator(of: "Feed"),
    ])
    let first = try adder("gen", "Feed")
    #expect(first.status == 0, "\(first.errors)")
    let made = try adder("gen", "Home")
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      made.errors.contains(
        """
        note: The architecture does not say what builds a module, so nothing connects the new parts yet. Connect \
        them where those of other modules are connected, for example in 'Sources/App/AppCoordinator.swift'.
        """), "\(made.errors)")
    for part in ["View", "Presenter", "Interactor", "Formatter", "Wireframe"] {
      let path = "Sources/Modules/Home/Home\(part).swift"
      #expect(adder.folder.exists(path), "\(path)")
      #expect(try !adder.folder.read(path).contains("static func"))
    }
  }

  @Test func `Without code that can be followed, gen names the file that names the parts`() throws {
    let adder = try CommandUnderTest([
      "infinum.yml": Self.builtElsewhere(), "adder.yml": Self.settings("infinum"),
      "Sources/App/FeedRegistration.swift": """
      func register(in container: Container) {
        container.register(FeedView.self) { FeedView(presenter: $0.resolve(FeedPresenter.self)) }
        container.autoregister(FeedPresenter.self, initializer: FeedPresenter.init)
        container.autoregister(FeedInteractor.self, initializer: FeedInteractor.init)
        container.autoregister(FeedFormatter.self, initializer: FeedFormatter.init)
        container.autoregister(FeedWireframe.self, initializer: FeedWireframe.init)
      }
      """,
    ])
    #expect(try adder("gen", "Feed").status == 0)
    let made = try adder("gen", "Home")
    #expect(
      made.errors.contains("for example in 'Sources/App/FeedRegistration.swift'."), "\(made.errors)"
    )
  }

  @Test func `A new app needs something that builds its first module`() throws {
    let adder = try CommandUnderTest(["infinum.yml": Self.builtElsewhere()])
    let refused = try adder("new", "Shop", "--architecture", "infinum.yml", "--kind", "package")
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains(
        """
        No module can be made from the architecture 'infinum': nothing in it builds the first module. Give a role \
        the trait 'composes', and describe it under 'composition'.
        """), "\(refused.errors)")
  }
}
