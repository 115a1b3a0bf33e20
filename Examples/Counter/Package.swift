// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Returns the dependency on a product of Adder.
func adder(_ name: String) -> Target.Dependency { .product(name: name, package: "Adder") }

// Everything except the views.
var targets: [Target] = [
  .target(
    name: "Counter", dependencies: [adder("Adder")],
    swiftSettings: settings),
  .testTarget(
    name: "CounterTests", dependencies: ["Counter", adder("Adder"), adder("AdderTesting")],
    swiftSettings: settings),
]

#if os(Linux)
  // The app in a GTK window.
  targets += [
    .executableTarget(
      name: "CounterGTK",
      dependencies: ["Counter", adder("Adder"), adder("AdderGTK"), adder("AdderCAdwaita")],
      swiftSettings: settings),
    .testTarget(
      name: "CounterGTKTests",
      dependencies: [
        "Counter", "CounterGTK", adder("Adder"), adder("AdderGTK"), adder("AdderCAdwaita"),
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
      name: "CounterUIKit", dependencies: ["Counter", adder("Adder"), adder("AdderUIKit")] + uikit,
      swiftSettings: settings),
    .testTarget(
      name: "CounterUIKitTests",
      dependencies: ["Counter", "CounterUIKit", adder("Adder"), adder("AdderUIKit")] + uikit,
      swiftSettings: settings),
  ]
}

let package = Package(
  name: "Counter",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: uikit == nil ? [] : [.library(name: "CounterUIKit", targets: ["CounterUIKit"])],
  dependencies: [.package(name: "Adder", path: "../..")],
  targets: targets,
  swiftLanguageModes: [.v6]
)
