// swift-tools-version: 6.2
import PackageDescription

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The settings of every target. `./test` also treats warnings as errors. Other builds do not, so
/// that the warnings of a newer compiler do not break packages that depend on Adder.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["ADDER_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

// The UIKit double, against which code generated for iOS is compiled and tested on Linux. `./test`
// enables the double. It is never part of a product that another package uses.
#if os(Linux)
  let hasUIKitDouble = Context.environment["ADDER_UIKIT_DOUBLE"] == "1"
#else
  let hasUIKitDouble = false
#endif
let uikitDouble: [Target.Dependency] = hasUIKitDouble ? ["UIKit"] : []

// Apple platforms provide SQLite as a module.
let sqlite: [Target.Dependency] = [
  .target(name: "AdderCSQLite", condition: .when(platforms: [.linux]))
]

/// The tooling targets that read code, templates and architectures, which takes most of a command's
/// time. `./test` optimizes them in its debug build, too: the tests that use them take a third of the
/// time. In the release command all other targets are optimized for size, which makes it 1.3 MB smaller.
let readingRooms = [
  "Base", "YAML", "SwiftSource", "Architectures", "LiquidTemplates", "ModuleDiscovery",
  "GraphLayout", "ModuleGraph",
]

/// The settings of a tooling target.
func settings(of room: String) -> [SwiftSetting] {
  let readsMuch = readingRooms.contains(room)
  if readsMuch, Context.environment["ADDER_TEST_BUILD"] == "1" {
    return strict + [.unsafeFlags(["-O"])]
  }
  if !readsMuch, Context.environment["ADDER_RELEASE_BUILD"] == "1" {
    return strict + [.unsafeFlags(["-Osize"])]
  }
  return strict
}

/// Creates a tooling target. The tools run on a developer's machine or on CI.
/// The target's sources are in a subfolder of `Sources/Tooling`.
func tooling(_ room: String, _ dependencies: String...) -> Target {
  .target(
    name: "Adder\(room)", dependencies: dependencies.map { .byName(name: "Adder\($0)") },
    path: "Sources/Tooling/\(room)",
    swiftSettings: settings(of: room))
}

/// Creates the test target for a tooling target. Its sources have the same path in `Tests`.
func tests(
  of room: String, excluding excluded: [String] = [], _ dependencies: String...
) -> Target {
  .testTarget(
    name: "Adder\(room)Tests",
    dependencies: ([room, "TestSupport"] + dependencies).map { .byName(name: "Adder\($0)") },
    path: "Tests/Tooling/\(room)", exclude: excluded, swiftSettings: strict)
}

var targets: [Target] = [
  // Runtime: linked into apps.
  .target(name: "Adder", path: "Sources/Runtime/Adder", swiftSettings: strict),
  .target(
    name: "AdderTesting", dependencies: ["Adder"], path: "Sources/Runtime/AdderTesting",
    swiftSettings: strict),
  .target(
    name: "AdderTraffic", dependencies: ["Adder"], path: "Sources/Runtime/AdderTraffic",
    swiftSettings: strict),
  .systemLibrary(
    name: "AdderCSQLite", path: "Sources/Runtime/CSQLite", pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
  .target(
    name: "AdderSQLite",
    dependencies: ["Adder"] + sqlite, path: "Sources/Runtime/AdderSQLite", swiftSettings: strict),
  // The target is empty if there is neither UIKit nor its double. The double from an earlier build
  // may still be in the build folder, so the sources also check `ADDER_UIKIT_DOUBLE`.
  .target(
    name: "AdderUIKit", dependencies: ["Adder"] + uikitDouble, path: "Sources/Runtime/AdderUIKit",
    swiftSettings: strict + (hasUIKitDouble ? [.define("ADDER_UIKIT_DOUBLE")] : [])),

  // Tooling, from the lowest level up. Targets of the same level must not depend on each other.
  tooling("Base"),
  tooling("Shipped"),
  tooling("GraphLayout"),
  tooling("Findings", "Base", "Shipped"),
  .systemLibrary(
    name: "AdderCYAML", path: "Sources/Tooling/CYAML", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  tooling("YAML", "Base", "Findings", "CYAML"),
  tooling("SwiftSource", "Findings"),
  tooling("Git", "Base", "Findings"),
  .systemLibrary(
    name: "AdderCExpat", path: "Sources/Tooling/CExpat", pkgConfig: "expat",
    providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),

  tooling("FileChanges", "Base", "Findings"),
  tooling("Architectures", "Base", "Shipped", "Findings", "YAML"),
  tooling("Projects", "Base", "Findings", "YAML", "SwiftSource", "Git"),
  tooling("XcodeProjects", "Base", "Findings"),
  tooling("Storyboards", "Base", "Findings", "CExpat"),
  tooling("DataModels", "Base", "CExpat"),
  tooling("LiquidTemplates", "Base", "Findings"),
  tooling("Catalogs", "Base", "Findings", "Git"),
  tooling("RecordedTraffic", "Base", "Findings"),

  tooling(
    "ModuleDiscovery", "Base", "Shipped", "Findings", "FileChanges", "Architectures", "Projects",
    "XcodeProjects", "Storyboards", "SwiftSource"),
  tooling("ContractSpies", "Shipped", "Findings", "SwiftSource", "RecordedTraffic"),
  tooling(
    "ModuleGraph", "Base", "Shipped", "Findings", "GraphLayout", "Architectures", "Storyboards",
    "SwiftSource", "ModuleDiscovery"),
  tooling(
    "ModuleGeneration", "Base", "Shipped", "Findings", "YAML", "SwiftSource", "Git", "FileChanges",
    "Architectures", "Projects", "XcodeProjects", "LiquidTemplates", "Catalogs"),
  tooling(
    "ArchitectureLearning", "Base", "Shipped", "Architectures", "SwiftSource", "ModuleDiscovery"),
  tooling(
    "TemplateLearning", "Base", "Architectures", "Storyboards", "SwiftSource", "ModuleDiscovery"),
  tooling(
    "ModuleRenaming", "Base", "Shipped", "Findings", "YAML", "FileChanges", "Architectures",
    "Projects", "XcodeProjects", "Storyboards", "SwiftSource", "ModuleDiscovery", "ContractSpies"),
  tooling(
    "ArchitectureLint", "Base", "Shipped", "Findings", "Architectures", "Storyboards",
    "SwiftSource", "ModuleDiscovery", "ModuleGraph"),
  tooling(
    "ProjectChecks", "Base", "Shipped", "Findings", "Git", "FileChanges", "Architectures",
    "Projects", "SwiftSource", "ModuleDiscovery", "ModuleGraph", "ModuleGeneration",
    "ModuleRenaming", "ArchitectureLint", "ArchitectureLearning"),
  tooling(
    "ModuleRoutes", "Base", "Shipped", "Findings", "FileChanges", "Architectures", "Projects",
    "DataModels", "SwiftSource", "ModuleDiscovery", "ModuleGeneration", "ArchitectureLint",
    "ProjectChecks", "ContractSpies"),

  tooling(
    "ProjectSpies", "Base", "Findings", "FileChanges", "Projects", "Storyboards", "SwiftSource",
    "ModuleDiscovery", "ModuleGeneration", "ContractSpies", "ProjectChecks", "RecordedTraffic"),

  .executableTarget(
    name: "AdderCommand",
    dependencies: [
      "AdderBase", "AdderShipped", "AdderFindings", "AdderFileChanges", "AdderArchitectures",
      "AdderProjects",
      "AdderGit", "AdderCatalogs", "AdderLiquidTemplates", "AdderModuleDiscovery",
      "AdderModuleGeneration",
      "AdderModuleRenaming", "AdderArchitectureLint", "AdderArchitectureLearning",
      "AdderTemplateLearning", "AdderProjectChecks",
      "AdderModuleGraph",
      "AdderModuleRoutes", "AdderContractSpies", "AdderProjectSpies", "AdderRecordedTraffic",
    ],
    path: "Sources/AdderCommand", swiftSettings: settings(of: "Command")),

  // Writes the Swift files that embed architectures, templates
  // and rules. It depends on none of the files that it writes.
  .executableTarget(
    name: "AdderEmbeddedFiles", dependencies: ["AdderCYAML"], path: "Sources/EmbeddedFiles",
    swiftSettings: strict),

  // The plugins that run the command in SwiftPM and Xcode.
  .plugin(
    name: "AdderCheck", capability: .buildTool(), dependencies: ["AdderCommand"],
    path: "Sources/Plugins/BuildTool"),
  .plugin(
    name: "AdderSpies", capability: .buildTool(), dependencies: ["AdderCommand"],
    path: "Sources/Plugins/Spies"),
  .plugin(
    name: "AdderCheckCommand",
    capability: .command(
      intent: .custom(verb: "adder-check", description: "Check modules against their architecture")),
    dependencies: ["AdderCommand"], path: "Sources/Plugins/CheckCommand"),
  .plugin(
    name: "AdderCommandPlugin",
    capability: .command(
      intent: .custom(verb: "adder", description: "Generate, find, check and rename modules"),
      permissions: [
        .writeToPackageDirectory(reason: "Modules are generated, fixed and renamed there.")
      ]),
    dependencies: ["AdderCommand"], path: "Sources/Plugins/Command"),

  // Tests, in the same folder structure as the sources.
  .target(name: "AdderTestSupport", path: "Tests/Support", swiftSettings: strict),
  .testTarget(
    name: "AdderTestSupportTests", dependencies: ["AdderTestSupport"], path: "Tests/SupportTests",
    swiftSettings: strict),
  .target(
    name: "AdderRuntimeScenarios", dependencies: ["Adder", "AdderTestSupport"],
    path: "Tests/Runtime/Support",
    swiftSettings: strict),
  .testTarget(
    name: "AdderTests",
    dependencies: ["Adder", "AdderTesting", "AdderRuntimeScenarios", "AdderTestSupport"],
    path: "Tests/Runtime/Adder", swiftSettings: strict),
  .testTarget(
    name: "AdderTestingTests", dependencies: ["Adder", "AdderTesting"],
    path: "Tests/Runtime/AdderTesting", swiftSettings: strict),
  .testTarget(
    name: "AdderTrafficTests", dependencies: ["Adder", "AdderTesting", "AdderTraffic"],
    path: "Tests/Runtime/AdderTraffic", swiftSettings: strict),
  // Modules as in new Xcode projects, where code is on the main actor by default.
  .testTarget(
    name: "AdderMainActorByDefaultTests", dependencies: ["Adder", "AdderSQLite", "AdderTesting"],
    path: "Tests/Runtime/MainActorByDefault",
    swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
  // A SQLite file system whose disk fails on demand.
  .target(
    name: "AdderFaultyDisk", dependencies: sqlite, path: "Tests/Runtime/FaultyDisk",
    linkerSettings: [.linkedLibrary("sqlite3")]),
  .executableTarget(
    name: "AdderSQLiteWriter", dependencies: ["AdderSQLite"],
    path: "Tests/Runtime/SQLiteWriter", swiftSettings: strict),
  .testTarget(
    name: "AdderSQLiteTests",
    dependencies: [
      "Adder", "AdderSQLite", "AdderTesting", "AdderFaultyDisk", "AdderSQLiteWriter",
      "AdderTestSupport",
    ],
    path: "Tests/Runtime/AdderSQLite", swiftSettings: strict),
  .target(
    name: "AdderToolingTestSupport", dependencies: ["AdderBase", "AdderTestSupport"],
    path: "Tests/Tooling/Support", swiftSettings: strict),
  tests(of: "Base"),
  tests(of: "Findings", excluding: ["Snapshots"], "Base", "Shipped"),
  tests(of: "GraphLayout"),
  tests(of: "YAML", "Findings"),
  tests(of: "Git", "Base", "Findings", "ToolingTestSupport"),
  tests(of: "FileChanges", "Base", "Findings"),
  tests(
    of: "Architectures", excluding: ["Snapshots"], "EmbeddedFiles", "Shipped", "Findings", "YAML"),
  tests(of: "Projects", "Base", "Findings", "YAML", "Git", "ToolingTestSupport"),
  tests(
    of: "Catalogs", "Base", "Findings", "Git", "Projects", "ModuleGeneration", "ToolingTestSupport"),
  tests(of: "XcodeProjects", "Findings"),
  tests(of: "Storyboards", "Findings"),
  tests(of: "DataModels", "Base"),
  tests(of: "LiquidTemplates", "Findings"),
  tests(of: "SwiftSource", "Findings"),
  tests(of: "RecordedTraffic", "Findings"),
  tests(
    of: "ContractSpies", excluding: ["Behavior", "Protocols", "AppContracts/Samples"],
    "EmbeddedFiles", "Findings", "SwiftSource"),
  tests(
    of: "ModuleDiscovery", excluding: ["Judged/modules.tsv"], "Base", "Findings", "FileChanges",
    "Architectures", "Projects", "XcodeProjects", "Storyboards", "SwiftSource"),
  tests(
    of: "ModuleGeneration", excluding: ["Documents/Samples", "Interfaces/interface.rng"], "Base",
    "Findings", "YAML", "FileChanges", "Architectures", "Projects", "XcodeProjects", "Storyboards",
    "SwiftSource", "LiquidTemplates", "ProjectSpies"),
  tests(
    of: "ModuleGraph", "EmbeddedFiles", "Base", "Findings", "Architectures", "ModuleDiscovery"),
  tests(
    of: "ModuleRenaming", "Base", "Findings", "FileChanges", "Architectures", "Projects",
    "XcodeProjects", "ModuleDiscovery"),
  tests(
    of: "ArchitectureLint", excluding: ["Judged/findings.tsv"], "EmbeddedFiles", "Shipped", "Base",
    "Findings", "Architectures", "Projects", "ModuleDiscovery"),
  tests(
    of: "ProjectChecks", "Base", "Findings", "FileChanges", "Architectures", "Projects",
    "ModuleDiscovery", "ArchitectureLint", "ArchitectureLearning", "ToolingTestSupport"),
  tests(
    of: "ModuleRoutes", "Base", "Findings", "FileChanges", "Projects", "ProjectChecks",
    "ToolingTestSupport"),
  .testTarget(name: "AdderLayerTests", path: "Tests/Layers", swiftSettings: strict),
  .testTarget(
    name: "AdderFlowTests",
    dependencies: ["AdderCommand", "AdderArchitectures", "AdderTestSupport"],
    path: "Tests/Flow",
    exclude: [
      "Architectures", "Snapshots", "TestedModule", "TestedScreens", "Versions",
    ],
    swiftSettings: strict),
]

var products: [Product] = [
  .library(name: "Adder", targets: ["Adder"]),
  .library(name: "AdderTesting", targets: ["AdderTesting"]),
  .library(name: "AdderTraffic", targets: ["AdderTraffic"]),
  .library(name: "AdderSQLite", targets: ["AdderSQLite"]),
  .library(name: "AdderUIKit", targets: ["AdderUIKit"]),
  .executable(name: "adder", targets: ["AdderCommand"]),
  // Plugins find a tool only by the name of its target.
  .executable(name: "AdderCommand", targets: ["AdderCommand"]),
  .plugin(name: "AdderCheck", targets: ["AdderCheck"]),
  .plugin(name: "AdderSpies", targets: ["AdderSpies"]),
  .plugin(name: "AdderCheckCommand", targets: ["AdderCheckCommand"]),
  .plugin(name: "AdderCommandPlugin", targets: ["AdderCommandPlugin"]),
]

// Benchmarks measure the tools, which are internal
// to this package, so no other package builds them.
if Context.environment["ADDER_BENCHMARKS"] == "1" {
  targets.append(
    .executableTarget(
      name: "AdderBenchmarks",
      dependencies: [
        "Adder", "AdderSQLite", "AdderLiquidTemplates", "AdderXcodeProjects", "AdderSwiftSource",
        "AdderModuleDiscovery", "AdderProjects", "AdderBase", "AdderGraphLayout",
      ],
      path: "Benchmarks/Sources", swiftSettings: strict))
}

if hasUIKitDouble {
  products.append(.library(name: "UIKitDouble", targets: ["UIKit", "_Testing_UIKit"]))
  targets += [
    .target(name: "UIKit", path: "Tests/UIKitDouble/UIKit", swiftSettings: strict),
    .target(
      name: "_Testing_UIKit", path: "Tests/UIKitDouble/_Testing_UIKit", swiftSettings: strict),
    .testTarget(
      name: "UIKitDoubleTests", dependencies: ["UIKit", "_Testing_UIKit", "AdderTestSupport"],
      path: "Tests/UIKitDouble/Tests", swiftSettings: strict),
    .testTarget(
      name: "AdderUIKitTests",
      dependencies: [
        "Adder", "AdderUIKit", "AdderTesting", "AdderRuntimeScenarios", "AdderTestSupport", "UIKit",
        "_Testing_UIKit",
      ],
      path: "Tests/Runtime/AdderUIKit", swiftSettings: strict),
  ]
}

// The compiler's own parser, with which tests compare our Swift parser. If it is not installed,
// these tests are omitted.
let compilerLibraries = swiftSyntaxFolder()
if let folder = compilerLibraries {
  targets.append(
    .testTarget(
      name: "AdderSwiftSourceOracleTests", dependencies: ["AdderSwiftSource", "AdderTestSupport"],
      path: "Tests/Tooling/SwiftSourceOracle",
      swiftSettings: strict + [.unsafeFlags(["-I", folder])],
      linkerSettings: [
        .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      ]))
}

/// Returns the folder of the compiler's own libraries, which is next to
/// the folder of the library that this manifest is linked to.
func swiftSyntaxFolder() -> String? {
  guard let folders = manifestLibraryPath()?.split(separator: "/"),
    folders.suffix(3).prefix(2) == ["pm", "ManifestAPI"]
  else { return nil }
  let folder = "/" + folders.dropLast(3).joined(separator: "/") + "/host"
  return access(folder + "/SwiftSyntax.swiftmodule", R_OK) == 0 ? folder : nil
}

func manifestLibraryPath() -> String? {
  #if canImport(Darwin)
    var information = Dl_info()
    guard dladdr(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &information) != 0 else {
      return nil
    }
    return information.dli_fname.map { String(cString: $0) }
  #else
    // The files that are loaded into this process; each line ends with a path.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8_192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if let path = text.firstIndex(of: "/"), text.hasSuffix("libPackageDescription.so") {
        return String(text[path...])
      }
    }
    return nil
  #endif
}

// Support for GTK 4 and libadwaita, if they are installed. SwiftPM caches the result of a manifest,
// so set ADDER_GTK=1 after installing them. Set ADDER_GTK=0 to exclude GTK.
#if os(Linux)
  let hasGTK =
    switch Context.environment["ADDER_GTK"] {
    case "1": true
    case "0": false
    default: system("pkg-config --exists libadwaita-1 2>/dev/null") == 0
    }
  if hasGTK {
    targets += [
      .systemLibrary(
        name: "AdderCAdwaita", path: "Sources/Runtime/CAdwaita", pkgConfig: "libadwaita-1",
        providers: [.apt(["libadwaita-1-dev"])]),
      .target(name: "AdderCGLibBridge", path: "Sources/Runtime/CGLibBridge"),
      .target(
        name: "AdderGTK", dependencies: ["Adder", "AdderCAdwaita", "AdderCGLibBridge"],
        path: "Sources/Runtime/AdderGTK", swiftSettings: strict),
      .testTarget(
        name: "AdderGTKTests",
        dependencies: [
          "Adder", "AdderGTK", "AdderCAdwaita", "AdderRuntimeScenarios", "AdderTestSupport",
        ],
        path: "Tests/Runtime/AdderGTK", exclude: ["leaks.supp"], swiftSettings: strict),
    ]
    if Context.environment["ADDER_BENCHMARKS"] == "1" {
      targets.append(
        .executableTarget(
          name: "AdderListWindow",
          dependencies: ["Adder", "AdderGTK", "AdderSQLite", "AdderCAdwaita"],
          path: "Benchmarks/ListWindow", swiftSettings: strict))
    }
    products += [
      .library(name: "AdderGTK", targets: ["AdderGTK"]),
      // GTK's own functions, which views call.
      .library(name: "AdderCAdwaita", targets: ["AdderCAdwaita"]),
    ]
  }
#endif

// Plugins run the command while SwiftPM builds, so it builds all targets of the command a second
// time. With ADDER_PLUGINS=0, the package contains no plugins.
if Context.environment["ADDER_PLUGINS"] == "0" {
  targets.removeAll { $0.type == .plugin }
  products.removeAll { $0 is Product.Plugin }
}

// With ADDER_ONLY, the package contains only one half and its tests: the library with its screens,
// or the tools. This is for work on that half, and for the sanitizers.
let halves = [
  "runtime": ["Sources/Runtime/", "Tests/Runtime/", "Tests/UIKitDouble/", "Tests/Support"],
  "tools": [
    "Sources/Tooling/", "Sources/AdderCommand", "Sources/EmbeddedFiles", "Tests/Tooling/",
    "Tests/Flow", "Tests/Support", "Tests/Layers",
  ],
]
if let half = Context.environment["ADDER_ONLY"], let folders = halves[half] {
  targets.removeAll { target in !folders.contains { target.path?.hasPrefix($0) == true } }
  let names = Set(targets.map(\.name))
  products.removeAll { product in
    switch product {
    case let library as Product.Library: !names.isSuperset(of: library.targets)
    case let executable as Product.Executable: !names.isSuperset(of: executable.targets)
    default: true
    }
  }
}

let package = Package(
  name: "Adder",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
