import AdderTestSupport
import Foundation
import Testing

/// The spies that `adder gen` makes for the tests of a new module.
@Suite struct GenSpiesTests {
  private static let templates = [
    "rambler-viper", "mutual-mobile-viper", "bytepace-viper", "clean-swift", "surf-mvp",
    "viper-light",
  ]
  private static let spies = "Tests/AppTests/Modules/Profile/ProfileSpies.swift"
  private static let recorders = "Tests/AppTests/Modules/SpySupport.swift"

  @Test(arguments: templates)
  func `The spies of a new module are those that the command spy makes`(template: String) throws {
    for options in [
      ["--ui", "none"], ["--ui", "uikit"], ["--ui", "uikit", "--runtime", "adder"],
    ] {
      let adder = try CommandUnderTest(packageFiles)
      let before = try adder.folder.files()
      let gen = try adder.run(["gen", "Profile", template, "--add-dependency"] + options)
      #expect(gen.status == 0, "\(gen.errors)")
      #expect(adder.folder.exists(Self.spies))
      #expect(adder.folder.exists(Self.recorders))
      let check = try adder("spy", "--check")
      #expect(check.status == 0, "\(template) \(options): \(check.output)")
      #expect(try adder("undo").status == 0)
      #expect(try adder.folder.files() == before)
    }
  }

  @Test func `Modules share the recorders, which go with the last module`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.tree()
    #expect(try adder("gen", "Profile", "rambler-viper", "--ui", "none").status == 0)
    let second = try adder("gen", "News", "clean-swift", "--ui", "none")
    #expect(second.status == 0)
    #expect(!second.output.contains("SpySupport.swift"))
    #expect(try adder("spy", "--check").status == 0)
    #expect(try adder("module", "remove", "Profile").status == 0)
    #expect(adder.folder.exists(Self.recorders))
    #expect(!adder.folder.exists(Self.spies))
    #expect(try adder("spy", "--check").status == 0)
    #expect(try adder("module", "remove", "News").status == 0)
    #expect(
      try adder.folder.tree().filter { $0.hasSuffix(".swift") }
        == before.filter { $0.hasSuffix(".swift") })
  }

  @Test func `The recorders of another folder of the same tests are enough`() throws {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("gen", "Profile", "rambler-viper", "--ui", "none").status == 0)
    let other = try adder(
      "gen", "News", "rambler-viper", "--ui", "none", "--test-path", "Tests/AppTests/Others")
    #expect(other.status == 0, "\(other.errors)")
    #expect(adder.folder.exists("Tests/AppTests/Others/News/NewsSpies.swift"))
    #expect(!adder.folder.exists("Tests/AppTests/Others/SpySupport.swift"))
    #expect(try adder("spy", "--check").status == 0)
  }

  @Test func `The settings of the spies apply`() throws {
    var files = packageFiles
    files["adder.yml"] = """
      spies:
        suffix: Double
        runtime: adder
        folder: Tests/AppTests/Doubles
      """
    let adder = try CommandUnderTest(files)
    let gen = try adder("gen", "Profile", "rambler-viper", "--ui", "none", "--add-dependency")
    #expect(gen.status == 0, "\(gen.errors)")
    let spies = try adder.folder.read("Tests/AppTests/Doubles/Profile/ProfileSpies.swift")
    #expect(spies.contains("import AdderTesting"))
    #expect(spies.contains("class ProfileViewInputDouble: ProfileViewInput"))
    let tests = try adder.folder.read(
      "Tests/AppTests/Modules/Profile/Presenter/ProfilePresenterTests.swift")
    #expect(tests.contains("ProfileViewInputDouble()"))
    #expect(try adder.folder.read("Package.swift").contains("AdderTesting"))
    #expect(try !adder.folder.tree().contains { $0.hasSuffix("SpySupport.swift") })
    let check = try adder("spy", "--check")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func `Spies that the build makes are not generated`() throws {
    var files = packageFiles
    files["Package.swift"] = files["Package.swift"]?.replacing(
      "dependencies: [\"App\"]",
      with: "dependencies: [\"App\"], plugins: [.plugin(name: \"AdderSpies\", package: \"adder\")]")
    let adder = try CommandUnderTest(files)
    #expect(try adder.folder.read("Package.swift").contains("AdderSpies"))
    #expect(try adder("gen", "Profile", "rambler-viper", "--ui", "none").status == 0)
    #expect(try !adder.folder.tree().contains { $0.hasSuffix("Spies.swift") })
    #expect(try !adder.folder.tree().contains { $0.hasSuffix("SpySupport.swift") })
  }

  @Test func `Without tests there are no spies`() throws {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("gen", "Profile", "rambler-viper", "--no-tests").status == 0)
    #expect(try !adder.folder.tree().contains { $0.hasSuffix("Spies.swift") })
  }

  @Test func `A part that is added brings its spies`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["gen", "Profile", "rambler-viper", "--ui", "none"]
    #expect(try adder.run(words + ["--without", "CacheTracker,Facade,Service"]).status == 0)
    #expect(try !adder.folder.read(Self.spies).contains("ProfileServiceSpy"))
    let before = try adder.folder.files()
    let added = try adder.run(words + ["--add", "Service"])
    #expect(added.status == 0, "\(added.errors)")
    #expect(!added.errors.contains("warning"), "\(added.errors)")
    #expect(try adder.folder.read(Self.spies).contains("class ProfileServiceSpy: ProfileService"))
    let check = try adder("spy", "--check")
    #expect(check.status == 0, "\(check.output)")
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.files() == before)
    // A module whose spies somebody deleted gets them again.
    try FileManager.default.removeItem(at: adder.folder.url.appending(path: Self.spies))
    #expect(try adder.run(words + ["--add", "Service"]).status == 0)
    #expect(try adder.folder.read(Self.spies).contains("class ProfileViewInputSpy"))
    #expect(try adder("spy", "--check").status == 0)
  }

  @Test func `The spies follow a renamed module`() throws {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("gen", "Profile", "surf-mvp", "--ui", "none").status == 0)
    let rename = try adder("module", "rename", "Profile", "Account")
    #expect(rename.status == 0, "\(rename.errors)")
    let path = "Tests/AppTests/Modules/Account/AccountSpies.swift"
    #expect(try adder.folder.read(path).contains("class AccountViewInputSpy"))
    let check = try adder("spy", "--check")
    #expect(check.status == 0, "\(check.output)")
    let removed = try adder("module", "remove", "Account")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try !adder.folder.tree().contains { $0.hasSuffix("Spies.swift") })
  }

  @Test func `An Xcode project builds the spies into the tests`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), ["adder.yml": "targets: App\ntestTargets: AppTests\n"])
    let before = try app.text
    try app.gen("Profile", "rambler-viper", "--ui", "uikit")
    let members = try app.facts.members(of: "AppTests")
    #expect(members.contains("ProfileSpies.swift"))
    #expect(members.contains("SpySupport.swift"))
    #expect(try app.facts.problems == [])
    let path = try #require(
      try app.adder.folder.tree().first { $0.hasSuffix("/ProfileSpies.swift") })
    #expect(try app.facts.files[path] == path)
    #expect(try app.adder.folder.read(path).contains("@testable import App\n"))
    let check = try app.adder("spy", "--check")
    #expect(check.status == 0, "\(check.output)")
    #expect(try app.adder("module", "remove", "Profile").status == 0)
    #expect(try app.text == before)
  }

  // MARK: - A team's own templates

  private func template(test: String) -> [String: String] {
    var files = packageFiles
    files["Templates/own/own.rambaspec"] = """
      name: own
      author: Team
      version: 1.0
      code_files:
        - {file: "Contract.swift", name: Contract.swift, path: Code/contract.swift.liquid}
      test_files:
        - {name: Tests.swift, path: Tests/tests.swift.liquid}
      """
    files["Templates/own/Code/contract.swift.liquid"] = """
      protocol {{ module_info.name }}Gateway: AnyObject {
        func load() -> [String]
      }
      """
    files["Templates/own/Tests/tests.swift.liquid"] = test
    return files
  }

  @Test func `A template with doubles of its own stays as it is`() throws {
    let adder = try CommandUnderTest(
      template(
        test: """
          private final class {{ module_info.name }}GatewaySpy {}
          let gateway = {{ module_info.name }}GatewaySpy()
          """))
    #expect(try adder("gen", "Profile", "own").status == 0)
    #expect(try !adder.folder.tree().contains { $0.hasSuffix("Spies.swift") })
  }

  @Test func `A template gets the spies that its tests name`() throws {
    let adder = try CommandUnderTest(
      template(test: "let gateway = {{ module_info.name }}Gateway{{ spy }}()\n"))
    let gen = try adder("gen", "Profile", "own")
    #expect(gen.status == 0, "\(gen.errors)")
    let path = try #require(
      try adder.folder.tree().first { $0.hasSuffix("/ProfileGatewaySpies.swift") })
    #expect(
      try adder.folder.read(path).contains("class ProfileGatewaySpy: ProfileGateway"))
    let check = try adder("spy", "--check")
    #expect(check.status == 0, "\(check.output)")
  }
}
