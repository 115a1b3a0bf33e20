import AdderModuleGeneration
import AdderProjects
import AdderTestSupport
import Foundation
import Testing

/// Every kind of app in every architecture, built into one package: the app compiles without a
/// warning, its tests pass, and it shows its first module.
@Suite(.serialized) struct AppMatrixTests {
  @Test func `An app without a UI framework compiles, passes its tests and shows its first module`()
    throws
  {
    let package = try AppPackage(withDouble: false)
    var names: [String] = []
    for sample in AppCase.all where sample.userInterface == .none {
      names.append(sample.targetName)
      try package.add(sample)
    }
    // A name that is also the module's: in Clean Swift that is a type of the module.
    let clean = AppCase(architecture: "clean-swift", kind: .package, userInterface: .none)
    try package.add(clean, named: "Home")
    names.append("Home")
    try package.buildAndTest(
      names.map { AppPackage.target($0, .package, .none) }, cases: names.count)
    for name in names {
      let outcome = try package.start(name)
      #expect(outcome.status == 0, "\(name)")
      #expect(outcome.output.contains("Home"), "\(name): \(outcome.output)")
      #expect(outcome.errors.isEmpty, "\(name): \(outcome.errors)")
    }
  }

  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `An app with UIKit compiles, passes its tests and opens its first module`() throws {
    let package = try AppPackage(withDouble: true)
    var targets: [String] = []
    for sample in AppCase.all where sample.userInterface == .uikit {
      try package.add(sample)
      targets.append(AppPackage.target(sample.targetName, sample.kind, .uikit))
    }
    try package.buildAndTest(targets, cases: targets.count)
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif

extension AppCase {
  fileprivate var targetName: String {
    let words = architecture.split(separator: "-") + [Substring(kind.rawValue)]
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// A package of apps in a temporary folder, each in a folder of its own.
private struct AppPackage {
  private let folder: TemporaryFolder
  private let hasDouble: Bool
  private static let doubleModules = ["UIKit", "_Testing_UIKit"]

  init(withDouble: Bool) throws {
    folder = try TemporaryFolder()
    hasDouble = withDouble
    guard withDouble else { return }
    for module in Self.doubleModules {
      try FileManager.default.copyItem(
        at: repository.appending(path: "Tests/UIKitDouble/\(module)"),
        to: folder.url.appending(path: module))
    }
  }

  func add(_ sample: AppCase, named name: String? = nil) throws {
    let name = name ?? sample.targetName
    let app = try sample.app(name)
    for file in app.files { try folder.write(file.text, to: "\(name)/\(file.path.text)") }
    guard sample.userInterface == .uikit else { return }
    let tests = sample.kind == .xcode ? "\(name)Tests" : "Tests/\(name)Tests"
    if sample.kind == .package {
      // What the app's README says an app target needs.
      let manual = try #require(app.text("README.md"))
      let code = try #require(
        manual.split(separator: "```swift\n").last?.split(separator: "```").first)
      try folder.write(String(code), to: "\(name)/Host/AppDelegate.swift")
    }
    try folder.write(
      Self.sceneTests(of: name, hasEntryPoint: sample.kind == .xcode),
      to: "\(name)/\(tests)/SceneTests.swift")
  }

  /// What somebody sees who starts the app.
  private static func sceneTests(of name: String, hasEntryPoint: Bool) -> String {
    let entryPoint = """

          @Test func theAppStarts() {
              AppDelegate.main()
              #expect(AppDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
          }
      """
    return """
      import Testing
      import UIKit

      @testable import \(name)

      @MainActor
      @Suite struct SceneTests {
          @Test func theFirstModuleIsOnTheScreen() {
              let scene = UIWindowScene(
                  session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
              let delegate = SceneDelegate()
              delegate.scene(
                  scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
              #expect(scene.keyWindow === delegate.window)
              let screens = delegate.window?.rootViewController as? UINavigationController
              #expect(screens?.viewControllers.count == 1)
              #expect(screens?.topViewController is HomeViewController)
              #expect(screens?.topViewController?.isViewLoaded == true)
          }
      \(hasEntryPoint ? entryPoint : "")
      }
      """
  }

  // MARK: - The manifest

  /// The declarations of an app's targets.
  static func target(
    _ name: String, _ kind: AppRequest.Kind, _ userInterface: AppRequest.UserInterface
  ) -> String {
    let double = userInterface == .uikit ? doubleModules : []
    let isProgram = kind == .xcode || userInterface == .none
    let hasHost = kind == .package && userInterface == .uikit
    let places =
      kind == .xcode ? (name, "\(name)Tests") : ("Sources/\(name)", "Tests/\(name)Tests")
    let exclude = kind == .xcode ? ["Info.plist", "Resources"] : []
    let host =
      hasHost
      ? """
      .executableTarget(
        name: "\(name)Host", dependencies: \([name] + double), path: "\(name)/Host",
        swiftSettings: strict),
      """ : ""
    return """
      .\(isProgram ? "executableTarget" : "target")(
        name: "\(name)", dependencies: \(double), path: "\(name)/\(places.0)",
        exclude: \(exclude), swiftSettings: strict),
      .testTarget(
        name: "\(name)Tests", dependencies: \([name] + double + (hasHost ? ["\(name)Host"] : [])),
        path: "\(name)/\(places.1)", swiftSettings: strict),
      \(host)
      """
  }

  private func manifest(_ targets: [String]) -> String {
    let double = (hasDouble ? Self.doubleModules : []).map { module in
      ".target(name: \"\(module)\", path: \"\(module)\", swiftSettings: double),\n"
    }.joined()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
      let double: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]

      let package = Package(
        name: "Apps",
        platforms: [.iOS(.v16), .macOS(.v13)],
        targets: [
      \(double)\(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6])
      """
  }

  // MARK: - Building

  func buildAndTest(_ targets: [String], cases: Int) throws {
    try folder.write(manifest(targets), to: "Package.swift")
    let outcome = try run("swift", ["test"], in: folder.url)
    let log = outcome.output + outcome.errors
    #expect(outcome.status == 0, "\(log.suffix(6000))")
    #expect(!log.contains("warning:"), "\(log.suffix(6000))")
    let tests = log.firstMatch(of: /Test run with (\d+) tests/).flatMap { Int($0.output.1) } ?? 0
    print("\(cases) apps: \(tests) tests")
    #expect(tests > cases * 10)
  }

  /// Runs an app that was built.
  func start(_ name: String) throws -> Outcome {
    try run(folder.url.appending(path: ".build/debug/\(name)").path(percentEncoded: false))
  }
}
