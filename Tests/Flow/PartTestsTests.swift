import AdderTestSupport
import Foundation
import Testing

/// `adder spy --tests`: test cases for the parts of existing modules.
@Suite struct PartTestsTests {
  private static let module = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "TestedModule")

  private static let screens = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "TestedScreens")

  /// A package with the module of `TestedModule`.
  private func app(testing import: String) throws -> CommandUnderTest {
    var files = packageFiles
    files["Tests/AppTests/AppTests.swift"] = "import \(`import`)\n@testable import App\n"
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.module.path()) {
      files["Sources/App/Modules/Orders/\(name)"] = try String(
        contentsOf: Self.module.appending(path: name), encoding: .utf8)
    }
    return try CommandUnderTest(files)
  }

  /// The tests were generated from code that nobody wrote for them, and nobody completes them.
  @Test(arguments: ["Testing", "XCTest"])
  func `Generated tests compile without a warning and pass`(framework: String) throws {
    let adder = try app(testing: framework)
    let outcome = try adder("spy", "--tests")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let presenter = "Tests/AppTests/Modules/Orders/OrdersPresenterTests.swift"
    #expect(try adder.folder.read(presenter).contains("import \(framework)\n"))
    // With Swift Testing, tests that differ only in values are one.
    let (ofPresenter, all) = framework == "Testing" ? (49, 68) : (51, 70)
    #expect(
      outcome.output.contains("  \(presenter)\n    \(ofPresenter) tests\n"), "\(outcome.output)")
    let tests = try run(
      "swift", ["test", "-Xswiftc", "-warnings-as-errors"] + PackagesBuild.plain.options,
      in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "0"])
    let text = tests.output + tests.errors
    #expect(tests.status == 0, "\(text.suffix(3_000))")
    #expect(
      text.contains(
        framework == "Testing" ? "Test run with \(all) tests" : "Executed \(all) tests"),
      "\(text.suffix(1_000))")
  }

  @Test(
    .enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"),
    arguments: ["Testing", "XCTest"])
  func `Tests of screens and routers compile without a warning and pass`(framework: String) throws {
    var files = [
      "Package.swift": Self.manifest,
      "Tests/AppTests/AppTests.swift": "import \(framework)\n@testable import App\n",
    ]
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.screens.path()) {
      files["Sources/App/Modules/Account/\(name)"] = try String(
        contentsOf: Self.screens.appending(path: name), encoding: .utf8)
    }
    let adder = try CommandUnderTest(files)
    let outcome = try adder("spy", "--tests")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("in which you write what is given"), "\(outcome.output)")
    // On Linux, XCTest cannot run classes whose methods are all of the main actor and not asynchronous.
    let command = framework == "Testing" ? ["test"] : ["build", "--build-tests"]
    let tests = try run(
      "swift", command + ["-Xswiftc", "-warnings-as-errors"] + PackagesBuild.uikit.options,
      in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "1"])
    let text = tests.output + tests.errors
    #expect(tests.status == 0, "\(text.suffix(3_000))")
    if framework == "Testing" {
      #expect(text.contains("Test run with 46 tests"), "\(text.suffix(1_000))")
    }
  }

  /// The four test cases that Surf's document asks for.
  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `A module of Surf's architecture gets its four test cases, inside the '#if' of its parts`()
    throws
  {
    let adder = try CommandUnderTest([
      "Package.swift": Self.manifest, "Sources/App/App.swift": "",
      "Tests/AppTests/AppTests.swift": "import Testing\n@testable import App\n",
    ])
    #expect(try adder("gen", "Profile", "surf-mvp", "--ui", "uikit", "--no-tests").status == 0)
    let outcome = try adder("spy", "--tests")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let folder = "Tests/AppTests/Modules/Profile"
    for part in [
      "Configurator/ProfileModuleConfigurator", "Router/ProfileRouter",
      "Presenter/ProfilePresenter", "View/ProfileViewController",
    ] {
      #expect(adder.folder.exists("\(folder)/\(part)Tests.swift"), "\(outcome.output)")
    }
    let view = try adder.folder.read("\(folder)/View/ProfileViewControllerTests.swift")
    #expect(view.hasPrefix("#if canImport(UIKit)\n"))
    let tests = try run(
      "swift", ["test", "-Xswiftc", "-warnings-as-errors"] + PackagesBuild.uikit.options,
      in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "1"])
    let text = tests.output + tests.errors
    #expect(tests.status == 0, "\(text.suffix(3_000))")
    #expect(text.contains("Test run with 20 tests"), "\(text.suffix(1_000))")
  }

  /// A package with UIKit.
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.iOS(.v16), .macOS(.v13)],
      dependencies: [.package(name: "Adder", path: "\(repository.path())")],
      targets: [
        .target(name: "App", dependencies: [.product(name: "UIKitDouble", package: "Adder")]),
        .testTarget(
          name: "AppTests",
          dependencies: ["App", .product(name: "UIKitDouble", package: "Adder")]),
      ])
    """

  /// The modules that Adder generates are tested by what Adder reads in them.
  @Test func `The modules of all architectures get tests that pass`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let architectures = [
      "rambler-viper", "mutual-mobile-viper", "bytepace-viper", "clean-swift", "surf-mvp",
      "viper-light",
    ]
    for (number, architecture) in architectures.enumerated() {
      let outcome = try adder("gen", "Feed\(number)", architecture, "--ui", "none", "--no-tests")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try adder("spy", "--tests").status == 0)
    for number in architectures.indices {
      let paths = try adder.folder.tree("Tests")
      #expect(paths.contains { $0.contains("/Feed\(number)/") && $0.hasSuffix("Tests.swift") })
    }
    let tests = try run(
      "swift", ["test", "-Xswiftc", "-warnings-as-errors"] + PackagesBuild.plain.options,
      in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "0"])
    #expect(tests.status == 0, "\((tests.output + tests.errors).suffix(3_000))")
  }

  @Test func `Generated tests are formatted`() throws {
    let adder = try app(testing: "Testing")
    #expect(try adder("spy", "--tests").status == 0)
    try adder.folder.write(
      try String(contentsOf: repository.appending(path: ".swift-format"), encoding: .utf8),
      to: ".swift-format")
    let outcome = try run(
      "swift", ["format", "lint", "--strict", "--recursive", "Tests/AppTests/Modules/Orders"],
      in: adder.folder.url)
    #expect(outcome.errors == "")
  }

  @Test func `Tests that a person has are left alone, and undo takes the new ones back`() throws {
    let adder = try app(testing: "Testing")
    let own = "Tests/AppTests/OrdersPresenterTests.swift"
    try adder.folder.write("import Testing\n@Suite struct OrdersPresenterTests {}\n", to: own)
    let before = try adder.folder.snapshot()
    let outcome = try adder("spy", "--tests")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains("note: 'OrdersPresenter': no test case, because there is one\n"),
      "\(outcome.errors)")
    #expect(try adder.folder.tree().count { $0.hasSuffix("OrdersPresenterTests.swift") } == 1)
    #expect(try adder.folder.tree().contains { $0.hasSuffix("OrdersInteractorTests.swift") })
    // The spy of the service belongs to no module, but a test uses it.
    let paths = try adder.folder.tree()
    let spies = try #require(paths.first { $0.hasSuffix("OrdersSpies.swift") })
    #expect(try adder.folder.read(spies).contains("class OrderServiceSpy"))
    #expect(try adder("spy", "--tests").output.hasSuffix("up to date.\n"))
    #expect(try adder("spy").output.hasSuffix("up to date.\n"))
    #expect(try adder.folder.tree() == paths)
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A generated module is removed with its spies and tests`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.snapshot()
    func files() throws -> [String] { try adder.folder.tree().filter { $0.hasSuffix(".swift") } }
    let first = try files()
    #expect(try adder("gen", "Feed", "rambler-viper", "--ui", "none", "--no-tests").status == 0)
    #expect(try adder("spy", "--tests").status == 0)
    let tests = try adder.folder.tree("Tests").filter { $0.contains("Feed") }
    #expect(tests.contains { $0.hasSuffix("FeedPresenterTests.swift") })
    let spies = try #require(tests.first { $0.hasSuffix("FeedSpies.swift") })
    #expect(try adder.folder.read("Tests/\(spies)").contains("class FeedServiceSpy"))
    #expect(try adder("module", "remove", "Feed").status == 0)
    #expect(try adder.folder.tree().filter { $0.contains("Feed") } == [])
    // The recorders are left. Nothing needs them any more.
    #expect(try adder("spy").output.contains("SpySupport.swift"))
    #expect(try files() == first)
    for _ in 0..<4 { #expect(try adder("undo").status == 0) }
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Tests that a person has edited are removed with the module only if asked`() throws {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("gen", "Feed", "rambler-viper", "--ui", "none", "--no-tests").status == 0)
    #expect(try adder("spy", "--tests").status == 0)
    let path = try #require(
      try adder.folder.tree().first { $0.hasSuffix("FeedPresenterTests.swift") })
    try adder.folder.write(try adder.folder.read(path) + "// mine\n", to: path)
    let refused = try adder("module", "remove", "Feed")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("FeedPresenterTests.swift"), "\(refused.errors)")
    #expect(try adder("module", "remove", "Feed", "--force").status == 0)
    #expect(try !adder.folder.tree().contains(path))
  }

  @Test func `Tests are written beside spies that are there already`() throws {
    let adder = try app(testing: "Testing")
    #expect(try adder("spy").status == 0)
    let check = try adder("spy", "--check", "--tests")
    #expect(check.status == 1)
    #expect(check.output.contains("Modules/Orders/OrdersPresenterTests.swift: missing\n"))
    #expect(check.output.hasSuffix("Run 'adder spy --tests'.\n"))
    #expect(try adder("spy", "--tests").status == 0)
    #expect(try adder.folder.tree().contains { $0.hasSuffix("OrdersPresenterTests.swift") })
    #expect(try adder("spy", "--check", "--tests").status == 0)
  }

  @Test func `The spies of values are in the same order when they are generated again`() throws {
    var files = packageFiles
    files["Sources/App/Modules/Cart/Cart.swift"] = """
      protocol CartZone {}
      protocol CartArea {}
      protocol CartViewInput: AnyObject { func show(_ zone: CartZone); func show(_ area: CartArea) }
      protocol CartViewOutput: AnyObject { func open(_ zone: CartZone); func open(area: CartArea) }
      final class CartView: CartViewInput {
        var output: CartViewOutput?
        func show(_ zone: CartZone) {}
        func show(_ area: CartArea) {}
      }
      final class CartPresenter: CartViewOutput {
        weak var view: CartViewInput?
        func open(_ zone: CartZone) { view?.show(zone) }
        func open(area: CartArea) { view?.show(area) }
      }
      final class CartAssembly {
        func make() -> CartView {
          let (view, presenter) = (CartView(), CartPresenter())
          view.output = presenter
          presenter.view = view
          return view
        }
      }
      """
    let adder = try CommandUnderTest(files)
    #expect(try adder("spy", "--tests").status == 0)
    let path = try #require(try adder.folder.tree().first { $0.hasSuffix("CartSpies.swift") })
    #expect(try adder.folder.read(path).contains("class CartZoneSpy"))
    let check = try adder("spy", "--check")
    #expect(check.status == 0, "\(check.output)")
  }

  /// Nobody writes down what these presenters should do: each test runs the code that it was made from.
  @Test func `The tests of random presenters pass`() throws {
    var files = packageFiles
    for number in 0..<samples(12, full: 300) {
      let presenter = RandomPresenter(number)
      files["Sources/App/Modules/\(presenter.name)/\(presenter.name).swift"] = presenter.code
    }
    let adder = try CommandUnderTest(files)
    let outcome = try adder("spy", "--tests")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let tests = try run(
      "swift", ["test"] + PackagesBuild.plain.options, in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "0"])
    let text = tests.output + tests.errors
    let problems = text.split(separator: "\n").filter {
      $0.contains("error: ") || $0.contains("recorded an issue")
    }
    #expect(tests.status == 0 && problems.isEmpty, "\(problems.prefix(20).joined(separator: "\n"))")
    #expect(text.contains("Test run with"), "\(text.suffix(2_000))")
  }
}
