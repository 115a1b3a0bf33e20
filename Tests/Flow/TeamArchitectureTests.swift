import AdderArchitectures
import AdderTestSupport
import Foundation
import Testing

/// Generates modules that follow random architectures of teams. All modules of one build are
/// targets of one package.
@Suite(.serialized) struct TeamArchitectureTests {
  @Test func `Modules that follow a team's architecture compile, pass and have its names`() throws {
    try check(.text, count: samples(5, full: 40))
  }

  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `Modules with UIKit follow a team's architecture`() throws {
    try check(.uikit, count: samples(3, full: 40))
  }

  @Test(.enabled(if: hasGTK, "This build has no GTK: ADDER_GTK=1"))
  func `Modules with GTK follow a team's architecture`() throws {
    try check(.gtk, count: samples(2, full: 20))
  }

  private func check(_ userInterface: UserInterface, count: Int) throws {
    let adder = try CommandUnderTest()
    var targets: [Target] = []
    for seed in 0..<count {
      let target = try Target(seed: seed, userInterface, in: adder)
      try target.generate()
      targets.append(target)
    }
    try adder.folder.write(manifest(targets), to: "Package.swift")
    let outcome = try run(
      "swift", ["test"] + userInterface.build.options, in: adder.folder.url,
      environment: [
        "ADDER_UIKIT_DOUBLE": userInterface == .uikit ? "1" : "0",
        "ADDER_GTK": userInterface == .gtk ? "1" : "0", "ADDER_ONLY": "",
      ])
    let log = (outcome.output + outcome.errors).split(separator: "\n")
    let wrong = log.filter { line in
      ["error: ", "warning: ", "✘"].contains { line.contains($0) }
    }
    #expect(outcome.status == 0, "\(Set(wrong).sorted().prefix(40).joined(separator: "\n"))")
    let ran = log.compactMap { $0.firstMatch(of: /Test run with (\d+) tests/)?.output.1 }.first
    #expect((ran.flatMap { Int($0) } ?? 0) >= targets.count * 4, "too few tests ran")
  }

  private func manifest(_ targets: [Target]) -> String {
    let declarations = targets.map { target in
      let product = { (name: String) in ".product(name: \"\(name)\", package: \"Adder\")" }
      let own = target.products.map(product)
      let tests =
        ["\"\(target.name)\""] + own + (target.runtime == "adder" ? [product("AdderTesting")] : [])
      return """
          .target(
            name: "\(target.name)", dependencies: [\(own.joined(separator: ", "))],
            path: "\(target.name)", exclude: ["Tests", "adder.yml", "team.yml"],
            swiftSettings: strict),
          .testTarget(
            name: "\(target.name)Tests", dependencies: [\(tests.joined(separator: ", "))],
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
        name: "Teams",
        platforms: [.iOS(.v16), .macOS(.v13)],
        dependencies: [.package(name: "Adder", path: "\(repository.path())")],
        targets: [
      \(declarations.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6])
      """
  }
}
private let hasGTK = ProcessInfo.processInfo.environment["ADDER_GTK"] == "1"

/// What draws the views of the modules.
private enum UserInterface: String {
  case text = "none"
  case uikit, gtk

  var build: PackagesBuild { self == .uikit ? .uikit : .plain }
}

/// The project of one team: its architecture and one module.
private struct Target {
  let name: String
  let runtime: String
  private let userInterface: UserInterface
  private let adder: CommandUnderTest
  private let tests: String
  private let team: TeamArchitecture

  init(seed: Int, _ userInterface: UserInterface, in adder: CommandUnderTest) throws {
    self.adder = adder
    self.userInterface = userInterface
    let bases = ShippedArchitectures.names
    // The combinations of runtime and test framework change every time that the bases repeat.
    let turn = seed / bases.count
    name = "Team\(seed)"
    runtime = turn.isMultiple(of: 2) && userInterface != .gtk ? "none" : "adder"
    tests = (turn + turn / 2).isMultiple(of: 2) ? "swift-testing" : "xctest"
    let base = try #require(ShippedArchitectures.architecture(named: bases[seed % bases.count]))
    team = TeamArchitecture(
      extending: base,
      seed: seed * 3 + (userInterface == .text ? 0 : userInterface == .uikit ? 1 : 2))
    let files = [
      "team.yml": team.text,
      "adder.yml": """
      architecture: team.yml
      parameters: { ui: \(userInterface.rawValue), runtime: \(runtime), tests: \(tests) }
      modules: Sources/Modules
      tests: Tests/Modules
      productModule: \(name)

      """,
    ]
    for (path, text) in files { try adder.folder.write(text, to: "\(name)/\(path)") }
  }

  /// The products of the library that the module uses.
  var products: [String] {
    let library = runtime == "adder" ? ["Adder"] : []
    return switch userInterface {
    case .text: library
    case .uikit: library + ["UIKitDouble"] + library.map { _ in "AdderUIKit" }
    case .gtk: library + ["AdderGTK", "AdderCAdwaita"]
    }
  }

  /// Generates the module and checks what the command says about it.
  func generate() throws {
    let checked = try adder("architecture", "check", "team.yml", in: name)
    #expect(checked.status == 0, "\(name): \(checked.output)\(team.text)")
    let parts =
      team.base.parts.map(\.name).filter { !team.removedParts.contains($0) } + team.addedParts
    let made = try adder.run(["gen", "Home"] + parts.flatMap { ["--with", $0] }, in: name)
    #expect(made.status == 0, "\(name): \(made.errors)")
    let findings = try adder("check", "--no-cache", in: name)
    #expect(findings.status == 0, "\(name): \(findings.output)\(findings.errors)")
    let listed = try adder("module", "list", in: name)
    #expect(listed.output.contains("1 module in"), "\(name): \(listed.output)\(listed.errors)")
    let shown = try adder("module", "show", "Home", "--format", "json", in: name)
    for role in team.addedRoles {
      #expect(
        shown.output.contains("\"\(role)\""), "\(name): no \(role) in \(shown.output)\(team.text)")
    }
    try expectNoFormerNames()
    if hasRoute { try open() }
  }

  /// True if the module opens another one in this sample, which takes time to build.
  private var hasRoute: Bool { team.base.name != "mutual-mobile-viper" || runtime == "none" }

  /// Lets the module open another one, in the words of the team.
  private func open() throws {
    let opened = try adder.run(["gen", "Profile", "--opened-by", "Home"], in: name)
    #expect(opened.status == 0, "\(name): \(opened.errors)")
    // The command does not choose between two roles that navigate.
    let isProven = opened.output.contains("Home opens it")
    let isUnclear =
      team.text.contains("traits: [navigates]")
      && opened.output.contains("because several types could open it")
    #expect(
      isProven || isUnclear || userInterface == .text, "\(name): \(opened.output)\(team.text)")
    let findings = try adder("check", "--no-cache", in: name)
    #expect(findings.status == 0, "\(name): \(findings.output)\(findings.errors)")
    let listed = try adder("module", "list", in: name)
    #expect(listed.output.contains("2 modules in"), "\(name): \(listed.output)\(listed.errors)")
  }

  private func expectNoFormerNames() throws {
    let folder = adder.folder.url.appending(path: name)
    for path in try adder.folder.tree(name) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for former in team.formerNames where text.contains("Home\(former)") {
        Issue.record("\(name)/\(path) mentions Home\(former)")
      }
    }
  }
}
