import AdderTestSupport
import Foundation
import Testing

/// What draws the view of a module, and what tests it.
struct PlainOptions {
  var userInterface: String
  var tests: String

  /// All combinations that this machine can build.
  static let all = [
    PlainOptions(userInterface: "none", tests: "swift-testing"),
    PlainOptions(userInterface: "none", tests: "xctest"),
    PlainOptions(userInterface: isLinux ? "uikit" : "none", tests: "xctest"),
    PlainOptions(userInterface: isLinux ? "uikit" : "none", tests: "swift-testing"),
  ]
}

/// The project of one team: its architecture and one module.
struct PlainTarget {
  let name: String
  /// The optional parts that the module has.
  var parts: [String] = []
  /// The roles that must be found.
  private let roles: Set<String>
  private let options: PlainOptions
  private let adder: CommandUnderTest
  private let text: String

  init(
    _ name: String, _ text: String, _ options: PlainOptions, _ roles: Set<String>,
    in adder: CommandUnderTest
  ) throws {
    self.name = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    self.options = options
    self.roles = roles
    self.adder = adder
    self.text = text
    let files = [
      "team.yml": text,
      "adder.yml": """
      architecture: team.yml
      parameters: { ui: \(options.userInterface), runtime: none, tests: \(options.tests) }
      modules: Sources/Modules
      tests: Tests/Modules
      productModule: \(self.name)

      """,
    ]
    for (path, text) in files { try adder.folder.write(text, to: "\(self.name)/\(path)") }
  }

  /// Generates the module and checks what the command says about it.
  func generate() throws {
    let checked = try adder("architecture", "check", "team.yml", in: name)
    #expect(checked.status == 0, "\(name): \(checked.output)\(text)")
    let made = try adder.run(["gen", "Home"] + parts.flatMap { ["--with", $0] }, in: name)
    #expect(made.status == 0, "\(name): \(made.errors)")
    #expect(made.output.contains("from the architecture team.yml"), "\(name): \(made.output)")
    let findings = try adder("check", "--no-cache", in: name)
    #expect(findings.status == 0, "\(name): \(findings.output)\(findings.errors)")
    let listed = try adder("module", "list", in: name)
    #expect(listed.output.contains("1 module in"), "\(name): \(listed.output)\(listed.errors)")
    let shown = try adder("module", "show", "Home", "--format", "json", in: name)
    let found = try JSONDecoder().decode(Shown.self, from: Data(shown.output.utf8))
    let known = found.modules.first.map { Set($0.parts.map(\.role)) } ?? []
    #expect(known == roles, "\(name)")
  }

  private struct Shown: Decodable {
    var modules: [Module]

    struct Module: Decodable {
      var parts: [Part]
    }

    struct Part: Decodable {
      var role: String
    }
  }

  static func manifest(_ targets: [PlainTarget]) -> String {
    let declarations = targets.map { target in
      let usesUIKit = target.options.userInterface == "uikit"
      let double =
        usesUIKit ? ".product(name: \"UIKitDouble\", package: \"Adder\"), \"SwiftUI\"" : ""
      return """
          .target(
            name: "\(target.name)", dependencies: [\(double)],
            path: "\(target.name)/Sources", swiftSettings: strict),
          .testTarget(
            name: "\(target.name)Tests",
            dependencies: ["\(target.name)"\(double.isEmpty ? "" : ", " + double)],
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
        name: "Plain",
        platforms: [.iOS(.v16), .macOS(.v13)],
        dependencies: [.package(name: "Adder", path: "\(repository.path())")],
        targets: [
          \(isLinux ? ".target(name: \"SwiftUI\", path: \"SwiftUI\")," : "")
      \(declarations.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6])
      """
  }
}
