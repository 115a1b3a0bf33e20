import AdderTestSupport
import Foundation
import Testing

/// The architecture file of `Documentation/OwnArchitecture.md`, followed by every command.
@Suite struct TeamFileTests {
  private let adder: CommandUnderTest

  init() throws {
    adder = try CommandUnderTest([
      "house-viper.yml": try Self.file(),
      "adder.yml": """
      architecture: house-viper.yml
      parameters: { ui: none, runtime: none, tests: swift-testing }
      modules: Sources/App
      tests: Tests/AppTests
      productModule: App

      """,
    ])
  }

  /// The first YAML block of the page that is a whole file.
  private static func file() throws -> String {
    let page = try String(
      contentsOf: repository.appending(path: "Documentation/OwnArchitecture.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: /```yaml\n(extends: .*?)```/.dotMatchesNewlines()))
    return String(block.output.1)
  }

  /// Runs a command that must succeed.
  @discardableResult
  private func succeed(
    _ words: String..., in place: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let outcome = try adder.run(words, in: place)
    #expect(
      outcome.status == 0, "\(outcome.errors)\(outcome.output)", sourceLocation: sourceLocation)
    return outcome.output
  }

  /// The Swift files of the module and of its tests.
  private func snapshot() throws -> [String: Data] {
    try adder.folder.snapshot().filter { path, _ in path.hasSuffix(".swift") }
  }

  /// The names of the base that the file replaces.
  private static let formerNames = ["HomeRouter", "HomeInteractor", "HomeAssembly", "didTrigger"]

  private func expectNoFormerNames(
    in place: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for path in try adder.folder.tree(place) where path.hasSuffix(".swift") {
      let text = try adder.folder.read("\(place)/\(path)")
      for former in Self.formerNames {
        #expect(
          !text.contains(former), "\(path) mentions \(former)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `The file has at most 30 lines and is valid`() throws {
    #expect(try Self.file().split(separator: "\n").count <= 30)
    try succeed("architecture", "check", "house-viper.yml")
  }

  @Test func `gen follows the file, and check, list and show recognize the module`() throws {
    let made = try succeed("gen", "Home", "--without", "Route")
    #expect(made.contains("from the template rambler-viper, following house-viper.yml"))
    for path in ["Navigation/HomeWireframe", "Navigation/HomeCoordinator", "Builder/HomeBuilder"] {
      #expect(adder.folder.exists("Sources/App/HomeFlow/\(path).swift"), "no \(path)")
    }
    try expectNoFormerNames(in: "Sources")
    try expectNoFormerNames(in: "Tests")
    #expect(try succeed("check", "--no-cache").contains("Nothing found: 1 module"))
    #expect(try succeed("module", "list").contains("1 house-viper"))
    let shown = try succeed("module", "show", "Home")
    #expect(shown.contains("Presenter.coordinator"))
    #expect(shown.contains("HomeCoordinatorInput"))
    let figure = try succeed("module", "show", "Home", "--format", "svg")
    #expect(figure.contains("HomeUseCase") && figure.contains("HomeCoordinator"))
    #expect(try succeed("architecture", "show", "house-viper.yml").contains("Coordinator"))
  }

  @Test func `gen --add adds a part with the team's names, and undo removes it`() throws {
    try succeed("gen", "Home", "--without", "State")
    let before = try adder.folder.tree("")
    try succeed("gen", "Home", "--add", "State")
    #expect(adder.folder.exists("Sources/App/HomeFlow/Presenter/HomeState.swift"))
    try succeed("gen", "Home", "--add", "Route")
    try expectNoFormerNames(in: "Sources")
    try succeed("undo")
    try succeed("undo")
    #expect(try adder.folder.tree("") == before)
  }

  @Test func `A module of the shipped architecture gets parts with that architecture's names`()
    throws
  {
    // Earlier versions did not follow the file.
    try adder.folder.write(
      try adder.folder.read("adder.yml").replacing("house-viper.yml", with: "rambler-viper"),
      to: "adder.yml")
    try succeed("gen", "Home", "--without", "State")
    try adder.folder.write(
      try adder.folder.read("adder.yml").replacing("rambler-viper", with: "house-viper.yml"),
      to: "adder.yml")
    try succeed("gen", "Home", "--add", "State")
    #expect(adder.folder.exists("Sources/App/Home/Presenter/HomeState.swift"))
    try succeed("gen", "Home", "--add", "Route")
    #expect(
      try adder.folder.read("Sources/App/Home/Router/HomeRoute.swift").contains("HomeAssembly"))
    try succeed("module", "remove", "Home")
    #expect(try adder.folder.tree("Sources").filter { $0.hasSuffix(".swift") } == [])
  }

  @Test func `rename follows the file, there and back`() throws {
    try succeed("gen", "Home")
    let before = try snapshot()
    try succeed("module", "rename", "Home", "Start")
    #expect(adder.folder.exists("Sources/App/StartFlow/Navigation/StartCoordinator.swift"))
    #expect(try succeed("check", "--no-cache").contains("Nothing found: 1 module"))
    try succeed("module", "rename", "Start", "Home")
    #expect(try snapshot() == before)
  }

  @Test func `A template created from the base generates the same modules`() throws {
    try succeed("gen", "Home")
    let before = try snapshot()
    try succeed("undo")
    try succeed("template", "create", "ours", "--from", "rambler-viper")
    try succeed("template", "check", "ours")
    try adder.folder.write(try adder.folder.read("adder.yml") + "template: ours\n", to: "adder.yml")
    try succeed("gen", "Home")
    #expect(try snapshot() == before)
  }

  @Test func `new creates an app that follows a copy of the file`() throws {
    try succeed(
      "new", "Shop", "--architecture", "house-viper.yml", "--kind", "package")
    #expect(adder.folder.exists("Shop/house-viper.yml"))
    try expectNoFormerNames(in: "Shop")
    #expect(try succeed("check", "--no-cache", in: "Shop").contains("1 module"))
  }
}
