import AdderArchitectures
import AdderBase
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
    let package = try AppPackage()
    var names: [String] = []
    for sample in AppCase.all where sample.userInterface == .none {
      names.append(sample.targetName)
      try package.add(sample)
    }
    // An app named like its module. In Clean Swift, that is also the name of one of the module's
    // types.
    let clean = AppCase(architecture: "clean-swift", kind: .package, userInterface: .none)
    try package.add(clean, named: "Home")
    names.append("Home")
    // A target named like a Swift type must not shadow that type.
    let types = ["Task", "Error", "Result", "String", "MainActor"]
    for (name, architecture) in zip(types, ShippedArchitectures.names) {
      let sample = AppCase(architecture: architecture, kind: .package, userInterface: .none)
      try package.add(sample, named: name)
      names.append(name)
    }
    try package.buildAndTest(
      names.map { AppPackage.target($0, .package, .none) }, cases: names.count)
    for name in names {
      let outcome = try package.start(name)
      #expect(outcome.status == 0, "\(name)")
      #expect(outcome.output.contains("Home"), "\(name): \(outcome.output)")
      #expect(outcome.errors.isEmpty, "\(name): \(outcome.errors)")
    }
  }

  @Test(
    .enabled(if: hasGTK, "This build has no GTK, or there is no display: ADDER_GTK=1, DISPLAY"))
  func `An app with GTK compiles, passes its tests and opens a window with its first module`()
    throws
  {
    let package = try AppPackage(.gtk)
    var names: [String] = []
    for sample in AppCase.all where sample.userInterface == .gtk {
      try package.add(sample)
      names.append(sample.targetName)
    }
    try package.buildAndTest(
      names.map { AppPackage.target($0, .package, .gtk) }, cases: names.count)
    for name in names { try package.expectWindow(of: name, titled: "Home") }
  }

  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `An app with UIKit compiles, passes its tests and opens its first module`() throws {
    let package = try AppPackage(.double)
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

private let hasGTK =
  ProcessInfo.processInfo.environment["ADDER_GTK"] == "1"
  && ProcessInfo.processInfo.environment["DISPLAY"] != nil

extension AppCase {
  fileprivate var targetName: String {
    let words = architecture.split(separator: "-") + [Substring(kind.rawValue)]
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// A package of apps in a temporary folder, each in its own subfolder.
private struct AppPackage {
  /// The UI framework that is available to the apps.
  enum Framework {
    case nothing, double, gtk

    var build: PackagesBuild { self == .double ? .uikit : .plain }
  }

  private let folder: TemporaryFolder
  private let framework: Framework

  init(_ framework: Framework = .nothing) throws {
    folder = try TemporaryFolder()
    self.framework = framework
  }

  func add(_ sample: AppCase, named name: String? = nil) throws {
    let name = name ?? sample.targetName
    let app = try sample.app(name)
    for file in app.files { try folder.write(file.text, to: "\(name)/\(file.path.text)") }
    guard sample.userInterface == .uikit else { return }
    let tests = sample.kind == .xcode ? "\(name)Tests" : "Tests/\(name)Tests"
    if sample.kind == .package {
      // The code that the README says an app target needs.
      let manual = try #require(app.text("README.md"))
      let code = try #require(
        manual.split(separator: "```swift\n").last?.split(separator: "```").first)
      try folder.write(String(code), to: "\(name)/Host/AppDelegate.swift")
    }
    try folder.write(
      Self.sceneTests(of: name, hasEntryPoint: sample.kind == .xcode),
      to: "\(name)/\(tests)/SceneTests.swift")
  }

  /// The code of a test suite that checks the app's first screen.
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
    // The app's dependencies, as manifest code.
    let own: [String]
    var ofTests = ["\"\(name)\""]
    switch userInterface {
    case .uikit: own = [product("UIKitDouble")]
    case .gtk:
      own = ["Adder", "AdderCAdwaita", "AdderGTK"].map(product)
      ofTests.append(product("AdderTesting"))
    case .none: own = []
    }
    let isProgram = kind == .xcode || userInterface != .uikit
    let hasHost = kind == .package && userInterface == .uikit
    let places =
      kind == .xcode ? (name, "\(name)Tests") : ("Sources/\(name)", "Tests/\(name)Tests")
    let exclude = kind == .xcode ? ["Info.plist", "Resources"] : []
    if hasHost { ofTests.append("\"\(name)Host\"") }
    func list(_ dependencies: [String]) -> String { dependencies.joined(separator: ", ") }
    let host =
      hasHost
      ? """
      .executableTarget(
        name: "\(name)Host", dependencies: ["\(name)", \(list(own))], path: "\(name)/Host",
        swiftSettings: strict),
      """ : ""
    return """
      .\(isProgram ? "executableTarget" : "target")(
        name: "\(name)", dependencies: [\(list(own))], path: "\(name)/\(places.0)",
        exclude: \(exclude), swiftSettings: strict),
      .testTarget(
        name: "\(name)Tests", dependencies: [\(list(own + ofTests))],
        path: "\(name)/\(places.1)", swiftSettings: strict),
      \(host)
      """
  }

  private static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"Adder\")"
  }

  private func manifest(_ targets: [String]) -> String {
    let library =
      framework == .nothing ? "" : ".package(name: \"Adder\", path: \"\(repository.path())\")"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
      let package = Package(
        name: "Apps",
        platforms: [.iOS(.v16), .macOS(.v13)],
        dependencies: [\(library)],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6])
      """
  }

  // MARK: - Building

  func buildAndTest(_ targets: [String], cases: Int) throws {
    try folder.write(manifest(targets), to: "Package.swift")
    let outcome = try run(
      "swift",
      ["test"] + framework.build.options
        + ["--xunit-output", folder.url.appending(path: "results.xml").path()], in: folder.url,
      environment: [
        "ADDER_UIKIT_DOUBLE": framework == .double ? "1" : "0",
        "ADDER_GTK": framework == .gtk ? "1" : "0", "ADDER_ONLY": "",
      ])
    // Warnings about pkg-config's flags for GTK are not ours.
    let log = (outcome.output + outcome.errors).replacing("warning: prohibited flag", with: "")
    #expect(outcome.status == 0, "\(log.suffix(6000))")
    #expect(!log.contains("warning:"), "\(log.suffix(6000))")
    guard folder.exists("results-swift-testing.xml") else {
      Issue.record("The apps' tests did not run.\n\(log.suffix(6000))")
      return
    }
    let tests = sum("tests", inXUnit: try folder.read("results-swift-testing.xml"))
    print("\(cases) apps: \(tests) tests")
    #expect(tests > cases * 10)
  }

  /// Runs an app that was built.
  func start(_ name: String) throws -> Outcome { try run(program(name)) }

  /// Checks that a built app opens a window with this title.
  func expectWindow(of name: String, titled title: String) throws {
    let app = Process()
    app.executableURL = URL(filePath: program(name))
    try app.run()
    defer {
      // The app may ignore milder signals, because ignored signals are inherited.
      kill(app.processIdentifier, SIGKILL)
      app.waitUntilExit()
    }
    var seen = ""
    // Up to ten minutes, for slow machines.
    for _ in 0..<6_000 where seen.isEmpty && app.isRunning {
      let windows = try run(
        "xdotool", ["search", "--onlyvisible", "--pid", "\(app.processIdentifier)"])
      guard let window = windows.output.split(separator: "\n").last else {
        Thread.sleep(forTimeInterval: 0.1)
        continue
      }
      seen = try run("xdotool", ["getwindowname", "\(window)"]).output
    }
    #expect(seen.contains(title), "\(name) shows '\(seen)'")
  }

  private func program(_ name: String) -> String {
    framework.build.folder.appending(path: "debug/\(name)").path(percentEncoded: false)
  }
}
