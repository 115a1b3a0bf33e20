// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of a new Xcode project, where the main actor is the default
/// isolation. The GTK windows and the test support do not use them.
let onMainActor = settings + [.defaultIsolation(MainActor.self)]

/// Returns the dependency on a product of Adder.
func adder(_ name: String) -> Target.Dependency { .product(name: name, package: "Adder") }

// Everything except the views.
var targets: [Target] = [
  .target(
    name: "Humans", dependencies: [adder("Adder"), adder("AdderSQLite")],
    resources: [.copy("Resources")],
    swiftSettings: onMainActor),
  .target(
    name: "HumansTestSupport", path: "Tests/Support", swiftSettings: settings),
  .testTarget(
    name: "HumansTests",
    dependencies: [
      "Humans", "HumansTestSupport", adder("Adder"), adder("AdderSQLite"), adder("AdderTesting"),
    ],
    swiftSettings: onMainActor),
]

#if os(Linux)
  // The app in a GTK window.
  targets += [
    .executableTarget(
      name: "HumansGTK",
      dependencies: ["Humans", adder("Adder"), adder("AdderGTK"), adder("AdderCAdwaita")],
      swiftSettings: settings),
    .testTarget(
      name: "HumansGTKTests",
      dependencies: [
        "Humans", "HumansTestSupport", "HumansGTK", adder("Adder"), adder("AdderGTK"),
        adder("AdderCAdwaita"),
        adder("AdderTesting"),
      ],
      swiftSettings: settings),
  ]
  // With ADDER_UIKIT_DOUBLE=1, the iOS views are compiled and tested against Adder's UIKit double.
  let uikit: [Target.Dependency]? =
    Context.environment["ADDER_UIKIT_DOUBLE"] == "1" ? [adder("UIKitDouble")] : nil
#else
  let uikit: [Target.Dependency]? = []
#endif
if let uikit {
  targets += [
    .target(
      name: "HumansUIKit", dependencies: ["Humans", adder("Adder"), adder("AdderUIKit")] + uikit,
      swiftSettings: onMainActor),
    .testTarget(
      name: "HumansUIKitTests",
      dependencies: [
        "Humans", "HumansTestSupport", "HumansUIKit", adder("Adder"), adder("AdderSQLite"),
        adder("AdderUIKit"),
      ] + uikit,
      swiftSettings: onMainActor),
  ]
}

let package = Package(
  name: "Humans",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: uikit == nil ? [] : [.library(name: "HumansUIKit", targets: ["HumansUIKit"])],
  dependencies: [.package(name: "Adder", path: "../..")],
  targets: targets,
  swiftLanguageModes: [.v6]
)
