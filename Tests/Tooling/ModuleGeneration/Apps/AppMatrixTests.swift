import AdderModuleGeneration
import AdderProjects
import AdderTestSupport
import Foundation
import Testing

/// Every kind of app in every architecture, built into one package with the UIKit double: the app
/// compiles without a warning, its tests pass, and its scene shows the first module.
@Suite struct AppMatrixTests {
  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `An app with UIKit compiles, passes its tests and opens its first module`() throws {
    let package = try AppPackage()
    var targets: [String] = []
    for sample in AppCase.all where sample.userInterface == .uikit {
      let words = sample.architecture.split(separator: "-") + [Substring(sample.kind.rawValue)]
      let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      try package.add(sample, named: name)
      targets.append(
        package.targets(of: name, sample.kind, sources: sample.kind == .xcode ? "" : "Sources/"))
    }
    try package.buildAndTest(targets, cases: targets.count)
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif

/// A package of apps in a temporary folder, each in a folder of its own.
private struct AppPackage {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for module in ["UIKit", "_Testing_UIKit"] {
      try FileManager.default.copyItem(
        at: repository.appending(path: "Tests/UIKitDouble/\(module)"),
        to: folder.url.appending(path: module))
    }
  }

  func add(_ sample: AppCase, named name: String) throws {
    let app = try sample.app(name)
    for file in app.files { try folder.write(file.text, to: "\(name)/\(file.path.text)") }
    let tests = sample.kind == .xcode ? "\(name)Tests" : "Tests/\(name)Tests"
    if sample.kind == .package {
      // What the app's README says an app target needs.
      let manual = try #require(app.text("README.md"))
      let code = try #require(
        manual.split(separator: "```swift\n").last?.split(separator: "```").first)
      try folder.write(String(code), to: "\(name)/Host/AppDelegate.swift")
    }
    try folder.write(
      sceneTests(of: name, hasEntryPoint: sample.kind == .xcode),
      to: "\(name)/\(tests)/SceneTests.swift")
  }

  /// What somebody sees who starts the app.
  private func sceneTests(of name: String, hasEntryPoint: Bool) -> String {
    """
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
    \(hasEntryPoint
      ? """
          @Test func theAppStarts() {
              AppDelegate.main()
              #expect(AppDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
          }
      """ : "")
    }
    """
  }

  func targets(of name: String, _ kind: AppRequest.Kind, sources: String) -> String {
    let tests = kind == .xcode ? "\(name)Tests" : "Tests/\(name)Tests"
    let type = kind == .xcode ? "executableTarget" : "target"
    let host = kind == .xcode ? "" : "\"\(name)Host\", "
    return """
          .\(type)(
            name: "\(name)", dependencies: ["UIKit"], path: "\(name)/\(sources)\(name)",
            exclude: \(kind == .xcode ? #"["Info.plist", "Resources"]"# : "[]"),
            swiftSettings: strict),
          .testTarget(
            name: "\(name)Tests", dependencies: ["\(name)", \(host)"UIKit", "_Testing_UIKit"],
            path: "\(name)/\(tests)", swiftSettings: strict),
      """
        + (host.isEmpty
          ? ""
          : """

              .executableTarget(
                name: "\(name)Host", dependencies: ["\(name)", "UIKit"], path: "\(name)/Host",
                swiftSettings: strict),
          """)
  }

  func buildAndTest(_ targets: [String], cases: Int) throws {
    try folder.write(
      """
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
          .target(name: "UIKit", path: "UIKit", swiftSettings: double),
          .target(name: "_Testing_UIKit", path: "_Testing_UIKit", swiftSettings: double),
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6])
      """, to: "Package.swift")
    let outcome = try run("swift", ["test"], in: folder.url)
    let log = outcome.output + outcome.errors
    #expect(outcome.status == 0, "\(log.suffix(6000))")
    #expect(!log.contains("warning:"), "\(log.suffix(6000))")
    let tests = log.firstMatch(of: /Test run with (\d+) tests/).flatMap { Int($0.output.1) } ?? 0
    print("\(cases) apps: \(tests) tests")
    #expect(tests > cases * 10)
  }
}
