// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Diary",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(name: "Diary", swiftSettings: settings),
    .testTarget(name: "DiaryTests", dependencies: ["Diary"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
