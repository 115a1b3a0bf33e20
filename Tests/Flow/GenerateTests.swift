import AdderTestSupport
import Foundation
import Testing

@Suite struct GenerateTests {
  @Test func `A part is added from the template that the module was generated from`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["gen", "Profile", "rambler-viper", "--ui", "none", "--without", "Route"]
    #expect(try adder.run(words).status == 0)
    let added = try adder("gen", "Profile", "--add", "Route")
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("ProfileRoute.swift"), "\(added.output)")
    // A new module has no template yet.
    #expect(try adder("gen", "Settings").errors.contains("No architecture is set."))
  }

  @Test func `A part is added with the parameters that the module was generated with`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let options = [
      "--ui", "gtk", "--runtime", "adder", "--add-dependency", "--library",
      repository.path(percentEncoded: false),
    ]
    #expect(try adder.run(["gen", "Profile", "mutual-mobile-viper"] + options).status == 0)
    #expect(try adder.folder.read(".adder-modules/Profile.yml").contains("    ui: gtk\n"))
    let added = try adder("gen", "Profile", "mutual-mobile-viper", "--add", "ListDataSource")
    #expect(added.status == 0, "\(added.errors)")
    let file = "Sources/App/Modules/Profile/View/ProfileDataSource.swift"
    #expect(try adder.folder.read(file).contains("import AdderGTK"))
    #expect(try adder.folder.read(".adder-modules/Profile.yml").contains("    ui: gtk\n"))
    #expect(try adder("module", "remove", "Profile").status == 0)
    #expect(try !adder.folder.tree().contains { $0.contains("Profile") })
  }

  @Test func `A part that is added later has the module's description`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["gen", "Profile", "--architecture", "rambler-viper"]
    _ = try adder.run(
      words + ["--without", "ModuleInput", "--description", "Shows who the user is: \"me\""])
    let added = try adder.run(words + ["--add", "ModuleInput"])
    #expect(added.status == 0, "\(added.errors)")
    #expect(
      try adder.folder.read("Sources/App/Modules/Profile/Presenter/ProfileModuleInput.swift")
        .contains("/// Shows who the user is: \"me\""))
  }

  @Test func `Without configuration, a module and its tests go to the package's targets`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(adder.folder.exists("Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"))
    #expect(
      adder.folder.exists("Tests/AppTests/Modules/Profile/Presenter/ProfilePresenterTests.swift"))
    #expect(outcome.output.contains("adder undo"))
  }

  @Test func `A dry run shows the tree and the diff and writes nothing`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.snapshot()
    let outcome = try adder("gen", "Profile", "--architecture", "clean-swift", "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("ProfileInteractor.swift"))
    #expect(outcome.output.contains("+final class ProfileInteractor"))
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A module that would shadow a Swift type is refused, and nothing is written`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.snapshot()
    let outcome = try adder("gen", "Task", "--architecture", "clean-swift")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("would declare the type 'Task'"), "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
    #expect(try adder("gen", "Task", "--architecture", "clean-swift", "--prefix", "RB").status == 0)
  }

  @Test func `A module with a type that the target declares already is refused`() throws {
    let adder = try CommandUnderTest(
      packageFiles.merging(["Sources/App/Models/Order.swift": "\npublic struct Order {}\n"]) { $1 })
    let before = try adder.folder.snapshot()
    let outcome = try adder("gen", "Order", "--architecture", "clean-swift")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "'Order', but the same target declares it already, at Sources/App/Models/Order.swift:2"),
      "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
    #expect(
      try adder("gen", "Order", "--architecture", "clean-swift", "--prefix", "RB").status == 0)
    // Its own files are not in the way.
    #expect(
      try adder("gen", "Order", "--architecture", "clean-swift", "--prefix", "RB").status == 0)
  }

  @Test func `A module that needs the library is refused in a package without it`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.snapshot()
    let words = ["gen", "Profile", "--architecture", "rambler-viper", "--runtime", "adder"]
    let refused = try adder.run(words)
    #expect(refused.status == 1)
    #expect(refused.output.isEmpty)
    for line in [
      "which the package does not depend on", #".package(name: "Adder", path: "../"#,
      #".testTarget(name: "AppTests", dependencies: ["#, #".product(name: "AdderTesting""#,
    ] {
      #expect(refused.errors.contains(line), "\(refused.errors)")
    }
    #expect(try adder.folder.snapshot() == before)

    let made = try adder.run(words + ["--add-dependency"])
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("~ Package.swift"))
    // The package depends on the library now.
    #expect(
      try adder("gen", "Account", "--architecture", "rambler-viper", "--runtime", "adder").status
        == 0)
    #expect(try adder("undo").status == 0)
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A manifest that computes its targets is not edited`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let manifest = try adder.folder.read("Package.swift")
    try adder.folder.write(
      manifest.replacing(
        "let package", with: "let all: [Target] = [.target(name: \"App\")]\nlet package"
      )
      .replacing(/targets: \[\n.*\n.*\n    \]/, with: "targets: all"), to: "Package.swift")
    let before = try adder.folder.snapshot()
    let outcome = try adder(
      "gen", "Profile", "--architecture", "rambler-viper", "--runtime", "adder", "--add-dependency")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Package.swift computes its lists"), "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Undo removes everything that was generated`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.snapshot()
    try adder("gen", "Profile", "--architecture", "surf-mvp")
    #expect(try adder.folder.snapshot() != before)
    let outcome = try adder("undo")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Undo refuses if a file was edited afterwards, and changes nothing`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "surf-mvp")
    let path = "Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"
    try adder.folder.write("// mine\n", to: path)
    let before = try adder.folder.snapshot()
    let outcome = try adder("undo")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(path))
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Undo works even if the settings cannot be read`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "surf-mvp")
    try adder.folder.write("architecture: [", to: "adder.yml")
    let outcome = try adder("undo")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!adder.folder.exists("Sources/App/Modules"))
  }

  @Test func `Nothing is replaced without --force or a confirmation`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "rambler-viper")
    let path = "Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"
    try adder.folder.write("// mine\n", to: path)
    let refused = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(refused.status == 1)
    #expect(refused.errors.contains(path))
    #expect(try adder.folder.read(path) == "// mine\n")
    let forced = try adder("gen", "Profile", "--architecture", "rambler-viper", "--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try adder.folder.read(path).contains("final class ProfilePresenter"))
    try adder("undo")
    #expect(try adder.folder.read(path) == "// mine\n")
  }

  @Test func `Generating the same module again changes nothing`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "rambler-viper")
    let before = try adder.folder.snapshot()
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Nothing to do"))
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A part can be added only to an existing module`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let early = try adder("gen", "Profile", "--architecture", "rambler-viper", "--add", "Route")
    #expect(early.status == 2)
    #expect(early.errors.contains("Generate it with 'adder gen Profile'"))
    try adder("gen", "Profile", "--architecture", "rambler-viper")
    let before = Set(try adder.folder.snapshot().keys)
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper", "--add", "route")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let added = Set(try adder.folder.snapshot().keys).subtracting(before)
      .filter { $0.hasSuffix(".swift") }
    #expect(added.contains("Sources/App/Modules/Profile/Router/ProfileRoute.swift"))
    #expect(added.allSatisfy { $0.contains("Route") })
  }

  @Test func `--no-tests leaves out the tests, which can be generated later`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "--architecture", "rambler-viper", "--no-tests")
    #expect(!adder.folder.exists("Tests/AppTests/Modules"))
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(adder.folder.exists("Tests/AppTests/Modules/Profile"))
  }

  @Test func `A named template overrides --architecture, which overrides the settings`() throws {
    let adder = try CommandUnderTest(
      packageFiles.merging(["adder.yml": "architecture: clean-swift\n"]) { _, new in new })
    try adder("gen", "One")
    #expect(adder.folder.exists("Sources/App/Modules/One/OneViewController.swift"))
    try adder("gen", "Two", "--architecture", "rambler-viper")
    #expect(adder.folder.exists("Sources/App/Modules/Two/Assembly/TwoAssembly.swift"))
    try adder("gen", "Three", "surf-mvp", "--architecture", "rambler-viper")
    #expect(
      adder.folder.exists("Sources/App/Modules/Three/Configurator/ThreeModuleConfigurator.swift"))
  }

  @Test func `If no argument or setting names an architecture, the error lists them`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("rambler-viper"))
    #expect(outcome.errors.contains("adder init"))
  }

  @Test func `Without a setting, the error names the architecture that all modules follow`() throws
  {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Home", "--architecture", "surf-mvp")
    try adder("gen", "Feed", "--architecture", "surf-mvp")
    let advice = "All 2 modules that were found here follow surf-mvp. Add --architecture surf-mvp"
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "\(advice), or set it for the project with 'adder init --architecture surf-mvp'."),
      "\(outcome.errors)")
    try adder("gen", "Login", "--architecture", "clean-swift")
    let mixed = try adder("gen", "Profile").errors
    #expect(mixed.contains("3 modules were found here, most of them MVP."), "\(mixed)")
  }

  @Test func `A team's own architecture uses the template of the one it extends`() throws {
    let adder = try CommandUnderTest(
      packageFiles.merging([
        "adder.yml": "architecture: ./ours.yml\n",
        "ours.yml": "extends: surf-mvp\ntitle: Ours\n",
      ]) { _, new in new })
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(adder.folder.exists("Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"))
  }

  @Test func `A module can be generated in a folder without a project`() throws {
    let adder = try CommandUnderTest()
    let outcome = try adder("gen", "Profile", "viper-light")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try adder.folder.tree("Modules/Profile").contains { $0.hasSuffix("Presenter.swift") })
  }
}

// MARK: - Cases that reviewers found

@Suite struct GenerateCornerTests {
  private func adding(_ files: [String: String]) -> [String: String] {
    packageFiles.merging(files) { _, new in new }
  }

  @Test func `Generating a module with an empty folder again changes nothing`() throws {
    let adder = try CommandUnderTest(
      adding([
        "Templates/h/h.rambaspec": """
        name: h
        author: a
        version: 1
        code_files:
        - {name: a.swift, path: a.liquid}
        - {name: Resources}
        """, "Templates/h/a.liquid": "// a\n",
      ]))
    try adder("gen", "P", "h")
    let again = try adder("gen", "P", "h")
    #expect(again.output.contains("Nothing to do"), "\(again.output)")
    #expect(try adder("gen", "P", "h", "--dry-run").output == "Nothing would change.\n")
    #expect(try adder("undo", "--list").output == "gen P\n")
  }

  @Test func `A name with line breaks cannot break out of the generated comment`() throws {
    let adder = try CommandUnderTest(
      adding(["adder.yml": "author: \"a\\nimport One\"\ncompany: |\n  b\n  import Two\n"]))
    try adder("gen", "P", "rambler-viper", "-d", "first\nimport Three")
    let text = try adder.folder.read("Sources/App/Modules/P/Presenter/PPresenter.swift")
    #expect(!text.contains("\nimport"), "\(text)")
    #expect(text.contains("/// first import Three"))
  }

  @Test func `The path of an architecture is absolute or relative to the current folder`() throws {
    let adder = try CommandUnderTest(adding(["Team/ours.yml": "extends: surf-mvp\n"]))
    let below = try adder(
      "gen", "One", "--architecture", "../Team/ours.yml", in: "Sources")
    #expect(below.status == 0, "\(below.errors)")
    let absolute = adder.folder.url.appending(path: "Team/ours.yml").path()
    #expect(try adder("gen", "Two", "--architecture", absolute).status == 0)
    let missing = try adder("gen", "Three", "--architecture", "Team/theirs.yml")
    #expect(missing.status == 2 && missing.errors.contains("Team/theirs.yml' cannot be read"))
  }

  @Test func `A team's names and its choice of parts apply`() throws {
    let adder = try CommandUnderTest(
      adding([
        "adder.yml": "architecture: ./ours.yml\n",
        "ours.yml": """
        extends: rambler-viper
        roles:
          View: { name: "{module}Screen" }
        parts:
          State: { default: off }
        """,
      ]))
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("does not follow"), "\(outcome.errors)")
    #expect(adder.folder.exists("Sources/App/Modules/Profile/View/ProfileScreen.swift"))
    #expect(!adder.folder.exists("Sources/App/Modules/Profile/Presenter/ProfileState.swift"))
    #expect(try adder("gen", "Other", "--with", "State").status == 0)
    #expect(adder.folder.exists("Sources/App/Modules/Other/Presenter/OtherState.swift"))
  }

  @Test func `An added role that asks another one has a double for each part`() throws {
    let adder = try CommandUnderTest(
      adding([
        "adder.yml": "architecture: ./ours.yml\n",
        "ours.yml": """
        extends: rambler-viper
        roles:
          Guide: { name: "{module}Guide", required: true }
          Archive: { traits: [reachesData], name: "{module}Archive", required: true }
        contracts:
          GuideIn: { name: "{module}GuideIn", from: Presenter, to: Guide }
          GuideOut: { name: "{module}GuideOut", from: Guide, to: Presenter }
          ArchiveIn: { name: "{module}ArchiveIn", from: Guide, to: Archive }
          ArchiveOut: { name: "{module}ArchiveOut", from: Archive, to: Guide }
        references:
          Presenter.guide: strong GuideIn
          Guide.output: weak GuideOut
          Guide.archive: strong ArchiveIn
          Archive.output: weak ArchiveOut
        composition:
          Assembly: { builds: [View, Presenter, Interactor, Router, Guide, Archive] }
        """,
      ]))
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let tests = try adder.folder.read("Tests/AppTests/Modules/Profile/ProfileGuideTests.swift")
    let used = Set(tests.matches(of: #/= (\w+Spy)\(\)/#).map(\.output.1))
    #expect(used == ["ProfileArchiveInSpy", "ProfileGuideOutSpy"], "\(tests)")
    let spies = try adder.folder.read("Tests/AppTests/Modules/Profile/ProfileSpies.swift")
    #expect(used.allSatisfy { spies.contains("class \($0): ") }, "\(spies)")
  }

  @Test func `An added role with business logic keeps no state, even if it asks another one`()
    throws
  {
    let adder = try CommandUnderTest(
      adding([
        "adder.yml": "architecture: ./ours.yml\n",
        "ours.yml": """
        extends: rambler-viper
        roles:
          Rates: { traits: [reachesData, appliesBusinessLogic], name: "{module}Rates" }
          Bank: { traits: [reachesData, appliesBusinessLogic], name: "{module}Bank" }
        references:
          Interactor.rates: { holds: strong Rates, optional: true, injected: true }
          Rates.bank: { holds: strong Bank, optional: true, injected: true }
        parts:
          Rates: { roles: [Rates], contracts: [] }
          Bank: { roles: [Bank], contracts: [] }
        """,
      ]))
    let outcome = try adder("gen", "Profile", "--with", "Rates", "--with", "Bank")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let role = try adder.folder.read("Sources/App/Modules/Profile/ProfileRates.swift")
    #expect(role.contains("bank?.fetchItems()\n") && role.contains("return [\"Profile item\"]"))
    #expect(try adder("check", "--no-cache").output.hasPrefix("Nothing found"))
  }

  @Test func `A part added later uses the parameters that its module was generated with`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper", "--ui", "uikit", "--prefix", "AB")
    let other = try adder("gen", "Profile", "rambler-viper", "--add", "Route")
    #expect(other.status == 1, "\(other.output)")
    let outcome = try adder("gen", "Profile", "rambler-viper", "--add", "Route", "--prefix", "AB")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try adder.folder.read("Sources/App/Modules/Profile/Router/ABProfileRoute.swift")
        .contains("canImport(UIKit)"))
  }

  @Test func `A template cannot write into the .git folder`() throws {
    let adder = try CommandUnderTest([
      "Templates/evil/evil.rambaspec": """
      name: evil
      author: a
      version: 1
      code_files: [{name: a.swift, path: a.liquid}]
      base_files: [{name: .git/hooks/post-checkout, path: a.liquid}]
      """, "Templates/evil/a.liquid": "",
    ])
    let outcome = try adder("gen", "P", "evil")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".git"), "\(outcome.errors)")
    #expect(!adder.folder.exists(".git"))
    #expect(!adder.folder.exists("Modules"))
  }

  @Test func `A template's text cannot control the terminal`() throws {
    let adder = try CommandUnderTest([
      "Templates/t/t.rambaspec":
        "name: t\nauthor: a\nversion: 1\nsummary: \"a\\e[31m\\nb\"\ncode_files: [{name: A, path: a}]\n",
      "Templates/t/a": "",
    ])
    let outcome = try adder("template", "list")
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(outcome.output.split(separator: "\n").count == 8, "\(outcome.output)")
  }

  @Test func `A dry run in a project that cannot be written to still shows the plan`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder.folder.write("in the way\n", to: ".adder")
    let outcome = try adder("gen", "Profile", "viper-light", "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
