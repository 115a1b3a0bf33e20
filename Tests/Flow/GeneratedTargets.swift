import AdderTestSupport
import Foundation
import Testing

/// Targets with generated modules, as one package. Each is in a folder of its own, with its tests in
/// `Tests`.
struct GeneratedTargets {
  /// The name of a target and of its folder, and whether its modules use the library.
  typealias Target = (name: String, usesLibrary: Bool)

  private let package: String
  private let targets: [Target]
  private let build: PackagesBuild

  init(named package: String, _ targets: [Target], _ build: PackagesBuild) {
    self.package = package
    self.targets = targets
    self.build = build
  }

  /// Builds the package with warnings as errors and runs its tests, which must pass.
  func test(in folder: TemporaryFolder) throws {
    try folder.write(manifest, to: "Package.swift")
    let outcome = try run(
      "swift", ["test"] + build.options, in: folder.url,
      environment: [
        "ADDER_UIKIT_DOUBLE": build == .uikit ? "1" : "0", "ADDER_GTK": "0", "ADDER_ONLY": "",
      ])
    let log = (outcome.output + outcome.errors).split(separator: "\n")
    let wrong = log.filter { line in
      ["error: ", "warning: ", "✘"].contains { line.contains($0) }
    }
    #expect(outcome.status == 0, "\(Set(wrong).sorted().prefix(40).joined(separator: "\n"))")
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let strict: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error),
    ]

    let package = Package(
      name: "\(package)",
      platforms: [.iOS(.v16), .macOS(.v13)],
      dependencies: [.package(name: "Adder", path: "\(repository.path())")],
      targets: [
    \(targets.map(declaration).joined(separator: "\n"))
      ],
      swiftLanguageModes: [.v6])
    """
  }

  private func declaration(of target: Target) -> String {
    let products =
      (target.usesLibrary ? ["Adder"] : []) + (build == .uikit ? ["UIKitDouble"] : [])
      + (target.usesLibrary && build == .uikit ? ["AdderUIKit"] : [])
    let own = products.map(Self.product)
    let testing = target.usesLibrary ? [Self.product("AdderTesting")] : []
    let tests = (["\"\(target.name)\""] + own + testing).joined(separator: ", ")
    return """
        .target(
          name: "\(target.name)", dependencies: [\(own.joined(separator: ", "))],
          path: "\(target.name)", exclude: ["Tests", "adder.yml"], swiftSettings: strict),
        .testTarget(
          name: "\(target.name)Tests", dependencies: [\(tests)], path: "\(target.name)/Tests",
          swiftSettings: strict),
      """
  }

  private static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"Adder\")"
  }
}
