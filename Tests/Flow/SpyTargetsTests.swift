import AdderTestSupport
import Testing

/// Tests which test targets get the spies.
@Suite struct SpyTargetsTests {
  /// A package whose views are in a target of their own, into which new modules go, too.
  private func app(_ settings: String = "") throws -> CommandUnderTest {
    try CommandUnderTest([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
          .target(name: "ShopUI", dependencies: ["Shop"]),
          .testTarget(name: "ShopUITests", dependencies: ["Shop", "ShopUI"]),
        ])
      """,
      "adder.yml": """
      architecture: rambler-viper
      targets: ShopUI
      modules: Sources/ShopUI/Modules
      testTargets: ShopUITests
      tests: Tests/ShopUITests/Modules
      \(settings)
      """,
      "Sources/Shop/Cart/CartViewOutput.swift": """
      @MainActor package protocol CartViewOutput: AnyObject { func didRequestOrder() }
      """,
      "Sources/Shop/Cart/CartViewInput.swift": """
      @MainActor package protocol CartViewInput: AnyObject { func showItems(_ items: [String]) }
      """,
      "Sources/Shop/Cart/CartPresenter.swift": """
      @MainActor package final class CartPresenter: CartViewOutput {
        package weak var view: (any CartViewInput)?
        package init() {}
        package func didRequestOrder() { view?.showItems([]) }
      }
      """,
      "Sources/Shop/PriceService.swift": """
      package protocol PriceService { func price(of item: String) -> Int }
      """,
      "Sources/ShopUI/CartView.swift": """
      import Shop

      @MainActor package final class CartView: CartViewInput {
        let output: any CartViewOutput
        package init(output: any CartViewOutput) { self.output = output }
        package func showItems(_ items: [String]) {}
      }
      """,
      "Tests/ShopTests/CartPresenterTests.swift": "",
      "Tests/ShopUITests/CartViewTests.swift": "",
    ])
  }

  @Test func `Settings for the modules of one target do not matter to those of another`() throws {
    let adder = try app()
    let outcome = try adder("spy")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let spies = try adder.folder.read("Tests/ShopTests/CartSpies.swift")
    #expect(spies.contains("@testable import Shop\n"))
    #expect(spies.contains("class CartViewInputSpy") && spies.contains("class CartViewOutputSpy"))
    #expect(
      try !adder.folder.tree().contains { $0.contains("ShopUITests/") && $0.contains("Spies") })
  }

  @Test func `A second test target gets the spies that its tests mention`() throws {
    let adder = try app()
    let test = "Tests/ShopUITests/CartViewTests.swift"
    try adder.folder.write(
      """
      import Shop
      import Testing

      @testable import ShopUI

      @MainActor @Suite struct CartViewTests {
        @Test func `The view keeps its output`() {
          let output = CartViewOutputSpy()
          _ = PriceServiceSpy()
          #expect(CartView(output: output).output === output)
        }
      }
      """, to: test)
    let outcome = try adder("spy")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let all = try adder.folder.read("Tests/ShopTests/CartSpies.swift")
    #expect(all.contains("class CartViewInputSpy") && all.contains("class CartViewOutputSpy"))
    let file = "Tests/ShopUITests/CartSpies.swift"
    let some = try adder.folder.read(file)
    #expect(some.contains("@testable import Shop\n"))
    #expect(some.contains("class CartViewOutputSpy") && !some.contains("class CartViewInputSpy"))
    #expect(try adder.folder.tree().count { $0.hasSuffix("/SpySupport.swift") } == 2)
    #expect(try adder("spy", "--check").status == 0)
    let built = try run(
      "swift", ["build", "--build-tests"] + PackagesBuild.plain.options, in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "0"])
    #expect(built.status == 0, "\((built.output + built.errors).suffix(2_000))")

    // A contract changes in both; what no test mentions any more goes.
    let contract = "Sources/Shop/Cart/CartViewOutput.swift"
    try adder.folder.write(
      try adder.folder.read(contract).replacing("Order()", with: "Payment()"), to: contract)
    #expect(try adder("spy", "--check").status == 1)
    #expect(try adder("spy").status == 0)
    #expect(try adder.folder.read(file).contains("didRequestPaymentCalls"))
    try adder.folder.write("", to: test)
    #expect(try adder("spy").status == 0)
    #expect(!adder.folder.exists(file))
    #expect(try adder.folder.read("Tests/ShopTests/CartSpies.swift").contains("Payment"))
  }

  @Test func `A chosen folder has all spies once`() throws {
    let adder = try app("spies: { folder: Tests/ShopTests/Doubles }")
    try adder.folder.write(
      "let output: CartViewOutputSpy? = nil\n", to: "Tests/ShopUITests/CartViewTests.swift")
    #expect(try adder("spy").status == 0)
    #expect(
      try adder.folder.tree().filter { $0.contains("Spies") }.count { !$0.hasSuffix("/") } == 1)
  }

  @Test func `Files that no target lists are tested in the app's tests`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      [
        "adder.yml": "targets: App\ntestTargets: AppTests\n",
        "Later/Cart.swift": """
        protocol CartViewInput: AnyObject { func show() }
        protocol CartViewOutput: AnyObject { func didTap() }
        final class CartView: CartViewInput {
          var output: CartViewOutput?
          func show() {}
        }
        final class CartPresenter: CartViewOutput {
          weak var view: CartViewInput?
          func didTap() { view?.show() }
        }
        final class CartAssembly {
          func make() -> CartView {
            let (view, presenter) = (CartView(), CartPresenter())
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
        "AppTests/AppTests.swift": "import Testing\n@testable import App\n",
      ])
    let outcome = try app.adder("spy", "--tests")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let paths = try app.adder.folder.tree()
    for name in ["CartSpies.swift", "CartPresenterTests.swift"] {
      let path = try #require(paths.first { $0.hasSuffix("/\(name)") }, "\(outcome.output)")
      #expect(try app.adder.folder.read(path).contains("@testable import App\n"), "\(path)")
    }
  }
}
