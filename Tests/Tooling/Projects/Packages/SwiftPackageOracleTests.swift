import AdderBase
import AdderProjects
import AdderToolingTestSupport
import Foundation
import Testing

/// Compares manifests as Adder reads them, without running them, with what SwiftPM gets by running
/// them.
@Suite struct SwiftPackageOracleTests {
  @Test(arguments: [
    "library", "executable", "tool", "empty", "build-tool-plugin", "command-plugin", "macro",
  ])
  func `A package made by 'swift package init' reads as SwiftPM reads it`(type: String) throws {
    let folder = try ProjectFolder()
    let made = Tool(name: "swift").output(
      "package", "init", "--type", type, "--name", "Sample", in: folder.path.text)
    try #require(made != nil)
    try check(folder)
  }

  @Test func `A lone target may use the whole of Sources and Tests`() throws {
    try check(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Lone", targets: [
        .executableTarget(name: "Lone"), .testTarget(name: "LoneTests", dependencies: ["Lone"]),
      ])
      """, ["Sources/main.swift", "Tests/LoneTests.swift"])
  }

  @Test func `The whole source folder can be given as a target's path`() throws {
    try check(
      """
      // swift-tools-version: 5.8
      import PackageDescription

      let package = Package(
          name: "Old",
          targets: [.executableTarget(name: "Old", path: "Sources")]
      )
      """, ["Sources/main.swift"])
  }

  @Test func `Comments, line breaks, raw strings and escapes are handled`() throws {
    try check(
      #####"""
      // swift-tools-version: 6.0
      /* let package = Package(name: "Wrong") /* nested .target(name: "No") */ */
      import PackageDescription // .target(name: "No")

      let package = Package(
        name: /* here */ "My \u{41}pp", // ) ]
        platforms: [
          .iOS(.v16), .macOS("13.3"), .custom("haiku", versionString: "1.0")
        ],
        products: [
          .library(name: "AppKitty", type: .static, targets: ["App", #"Core"#,]),
          .executable(name: "run", targets: ["Run"]),
        ],
        targets: [
          .target(
            name: "App",
            dependencies: [
              .target(name: "Core", condition: .when(platforms: [.iOS])), .byName(name: "Utils"),
            ],
            path: ##"Code/App"##,
            exclude: ["README.md", "Drafts"],
            resources: [.process("Resources")],
            swiftSettings: [.define("X", .when(configuration: .debug)), .unsafeFlags(["-a", "[("])]
          ),
          Target.target(name: "Core"), .target(name: "Utils"),
          .executableTarget(name: "Run", dependencies: ["App"], sources: ["A", "B"]),
          .testTarget(name: "AppTests", dependencies: ["App", "Core"]),
        ]
      )
      """#####,
      [
        "Code/App/App.swift", "Code/App/README.md", "Code/App/Drafts/x.txt",
        "Code/App/Resources/a.txt", "Sources/Core/Core.swift", "Sources/Utils/Utils.swift",
        "Sources/Run/A/main.swift", "Sources/Run/B/b.swift", "Tests/AppTests/T.swift",
      ])
  }

  @Test func `Constants, variables, interpolation and sums are followed`() throws {
    try check(
      """
      // swift-tools-version:5.7
      import PackageDescription
      let app = "App"
      let root: String = "Sources/" + "Inner"
      extension String { static let core = "Core" }
      let strict: [SwiftSetting] = [.define("A")]
      var targets: [Target] = [
        .target(name: app, dependencies: [.target(name: .core)], path: "\\(root)/\\(app)"),
        .target(name: .core, path: root + "/Core", swiftSettings: strict),
      ] + [.testTarget(name: "\\(app)Tests", dependencies: [.byName(name: app)])]
      targets.append(.executableTarget(name: "run", dependencies: ["App"]))
      targets += [.target(name: "More")]
      let package = Package(name: app, platforms: [.iOS(.v13), .macOS(.v10_15)], targets: targets)
      package.targets.append(contentsOf: [.target(name: "Last")])
      package.products += [.library(name: "Last", targets: ["Last"])]
      for target in package.targets { target.swiftSettings = strict }
      """,
      [
        "Sources/Inner/App/a.swift", "Sources/Inner/Core/a.swift", "Tests/AppTests/a.swift",
        "Sources/run/main.swift", "Sources/More/a.swift", "Sources/Last/a.swift",
      ])
  }

  @Test func `Source folders are searched in SwiftPM's order`() throws {
    try check(
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package: Package = .init(name: "Old", targets: [
        .target(name: "A"), .target(name: "B", dependencies: ["A"]),
        .testTarget(name: "ATests", dependencies: ["A"]),
      ])
      """, ["src/A/a.swift", "src/B/main.swift", "src/ATests/a.swift"])
  }

  @Test func `A package inside another is read on its own`() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Outer", dependencies: [.package(path: "Packages/Inner")],
        targets: [.target(name: "Outer", dependencies: [.product(name: "Inner", package: "Inner")])])
      """,
      "Sources/Outer/a.swift": "",
      "Packages/Inner/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Inner", products: [.library(name: "Inner", targets: ["Inner"])],
        targets: [.target(name: "Inner", path: "./Sources/Code/")])
      """,
      "Packages/Inner/Sources/Code/a.swift": "",
    ])
    try check(folder)
    try check(folder, at: folder.path.appending("Packages/Inner"))
  }

  @Test func `A manifest that computes its targets is read as incomplete`() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      func feature(_ name: String) -> Target { print(name); return .target(name: name) }
      let package = Package(name: "Computed", targets: [
        feature("Home"), feature("Login"), .target(name: "Core", path: "Sources/Shared/Core"),
        .testTarget(name: "HomeTests", dependencies: ["Home"]),
      ])
      """,
      "Sources/Home/a.swift": "", "Sources/Login/Deep/a.swift": "",
      "Sources/Shared/Core/a.swift": "", "Sources/Notes/a.txt": "", "Tests/HomeTests/a.swift": "",
    ])
    let package = try SwiftPackage(at: folder.path)
    #expect(!package.isComplete)
    let described = try #require(try Description(of: folder.path))
    #expect(Description(package).targets == described.targets)
  }

  @Test func `Functions, defaults, variadic parameters and simple closures are followed`() throws {
    try check(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let strict: [SwiftSetting] = []
      func feature(_ name: String, in layer: String = "Features", _ others: String...) -> [Target] {
        return [
          .target(name: name, dependencies: (["Core"] + others).map { .byName(name: $0) },
            path: "Sources/\\(layer)/\\(name)"),
          .tests(of: name),
        ]
      }
      extension Target {
        static func tests(of name: String) -> Target {
          .testTarget(name: name + "Tests", dependencies: [.target(name: name)])
        }
      }
      let plain = ["Core", "Tools"]
      let package = Package(
        name: "App",
        targets: plain.map { name in .target(name: name) }
          + feature("Home") + feature("Login", in: "Entry", "Tools")
          + ["One", "Two"].flatMap { [.target(name: "\\($0)Kit"), .tests(of: $0 + "Kit")] })
      """,
      [
        "Sources/Core/a.swift", "Sources/Tools/a.swift", "Sources/Features/Home/a.swift",
        "Sources/Entry/Login/a.swift", "Tests/HomeTests/a.swift", "Tests/LoginTests/a.swift",
        "Sources/OneKit/a.swift", "Sources/TwoKit/a.swift", "Tests/OneKitTests/a.swift",
        "Tests/TwoKitTests/a.swift",
      ])
  }

  @Test func `Unusual but valid expressions are read as Swift reads them`() throws {
    try check(
      #"""
      // swift-tools-version:5.9
      import PackageDescription
      enum Names { static let core = "Core", kit = "Kit" }
      func named<Name: StringProtocol>(_ name: Name) -> Target { .target(name: "\(name)\(Names.kit)") }
      let folders = ("Sources")
      let notes = """
        .target(name: "No"), // "
        """
      let package = Package(
        name: "App",
        targets: [
          .target(name: "\(Names.core + Names.kit)", path: "\(folders)/\("Deep" + "er")"),
          named("Shop"), .target(name: /* "No" */ "Plain" /* ) */),
        ] + (["One", "Two"].map({ (name: String) in .target(name: name) }) as [Target])
          + ["Three"].map { name -> Target in return .target(name: name) })
      """#,
      [
        "Sources/Deeper/a.swift", "Sources/ShopKit/a.swift", "Sources/Plain/a.swift",
        "Sources/One/a.swift", "Sources/Two/a.swift", "Sources/Three/a.swift",
      ])
  }

  @Test func `Our own manifest, which computes most of its targets, is read in full`() throws {
    let root = AbsolutePath(#filePath).appending("../../../../..")
    let package = try SwiftPackage(at: root)
    let described = try #require(try Description(of: root))
    // The test's environment decides which conditional targets exist. This also affects the targets
    // that depend on them.
    let known = Set(described.targets.map(\.name))
    let conditional = Set(package.targets.filter(\.isConditional).map(\.name))
    func targets(_ description: Description) -> [Description.Target] {
      description.targets.filter { known.contains($0.name) }.map { target in
        var target = target
        target.targets.removeAll(where: conditional.contains)
        return target
      }
    }
    func products(_ description: Description) -> [String] {
      description.products.filter { product in
        !conditional.contains { product.contains("\"\($0)\"") }
      }
    }
    #expect(package.isComplete)
    #expect(targets(Description(package)) == targets(described))
    #expect(package.targets.allSatisfy { known.contains($0.name) || $0.isConditional })
    #expect(Description(package).platforms == described.platforms)
    #expect(products(Description(package)) == products(described))
  }

  // MARK: - Helpers

  private func check(
    _ manifest: String, _ files: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try ProjectFolder(["Package.swift": manifest])
    for file in files { try folder.write(file, "") }
    try check(folder, sourceLocation: sourceLocation)
  }

  private func check(
    _ folder: ProjectFolder, at root: AbsolutePath? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let root = root ?? folder.path
    let package = try SwiftPackage(at: root)
    let described = try #require(
      try Description(of: root), "SwiftPM does not take this manifest",
      sourceLocation: sourceLocation)
    #expect(package.isComplete, sourceLocation: sourceLocation)
    #expect(Description(package) == described, sourceLocation: sourceLocation)
  }
}

/// A package description in a common form, to compare Adder's result with SwiftPM's.
private struct Description: Equatable {
  struct Target: Equatable {
    var name: String
    var kind: String
    var path: String
    var targets: [String]
    var products: [String]
  }

  var name: String
  var platforms: [String]
  /// The products, without executables and macros, because SwiftPM adds executable and macro
  /// products that the manifest does not name.
  var products: [String]
  var targets: [Target]

  init(_ package: SwiftPackage) {
    name = package.name
    platforms = package.platforms.map { "\($0.name) \($0.version ?? "?")" }
    products = package.products.filter { $0.kind != .executable }.map {
      "\($0.kind) \($0.name): \($0.targets)"
    }.sorted()
    targets = package.targets.map { target in
      Target(
        name: target.name, kind: target.kind.rawValue, path: target.folder?.text ?? "?",
        targets: target.dependencies.sorted(), products: target.products.sorted())
    }.sorted { $0.name < $1.name }
  }

  /// Reads the output of `swift package describe`; `nil` if the command refuses the package.
  init?(of root: AbsolutePath) throws {
    // The package's own build folder is locked while its tests run, and `./test` omits our plugins.
    let scratch = try ProjectFolder()
    guard
      let data = Tool(name: "env").output(
        "ADDER_PLUGINS=1", "swift", "package", "--scratch-path", scratch.path.text, "describe",
        "--type", "json", in: root.text)
    else { return nil }
    let described = try JSONDecoder().decode(Described.self, from: data)
    name = described.name
    platforms = described.platforms.map { "\($0.name) \($0.version)" }
    products = described.products
      .filter { $0.type["library"] != nil || $0.type["plugin"] != nil }
      .map { "\($0.type.keys.first ?? "?") \($0.name): \($0.targets)" }.sorted()
    targets = described.targets.map { target in
      Target(
        name: target.name, kind: target.type == "system-target" ? "system" : target.type,
        path: target.path, targets: (target.target_dependencies ?? []).sorted(),
        products: (target.product_dependencies ?? []).sorted())
    }.sorted { $0.name < $1.name }
  }

  private struct Described: Decodable {
    struct Platform: Decodable {
      var name: String
      var version: String
    }
    struct Product: Decodable {
      var name: String
      var targets: [String]
      var type: [String: [String]?]
    }
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String
      var target_dependencies: [String]?
      var product_dependencies: [String]?
    }

    var name: String
    var platforms: [Platform]
    var products: [Product]
    var targets: [Target]
  }
}
