import AdderTestSupport
import Foundation
import Testing

/// `adder spy` in packages and Xcode projects.
@Suite struct SpyCommandTests {
  private func app() throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    try adder("init", "--architecture", "rambler-viper")
    #expect(try adder("gen", "Profile").status == 0)
    return adder
  }

  @Test func `Spies of a module go beside its tests, and undo takes them back`() throws {
    let adder = try app()
    for path in try adder.folder.tree()
    where path.hasSuffix("Spies.swift") || path.hasSuffix("SpySupport.swift") {
      try FileManager.default.removeItem(at: adder.folder.url.appending(path: path))
    }
    let before = try adder.folder.tree()
    let outcome = try adder("spy")
    #expect(outcome.status == 0)
    let path = try #require(try adder.folder.tree().first { $0.hasSuffix("ProfileSpies.swift") })
    #expect(outcome.output.contains("Generated:\n  \(path)\n    ProfileInteractorInputSpy"))
    #expect(try adder.folder.tree().contains { $0.hasSuffix("/SpySupport.swift") })
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.tree() == before)
  }

  @Test func `A second run changes nothing, and a check fails after a contract has changed`() throws
  {
    let adder = try app()
    #expect(try adder("spy").status == 0)
    #expect(try adder("spy").output.hasSuffix("spies are up to date.\n"))
    #expect(try adder("spy", "--check").status == 0)
    let contract = try #require(
      try adder.folder.tree().first { $0.hasSuffix("ProfileViewInput.swift") })
    let text = try adder.folder.read(contract)
    try adder.folder.write(
      text.replacing("{\n", with: "{\n  func showMore(_ count: Int)\n", maxReplacements: 1),
      to: contract)
    let check = try adder("spy", "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("ProfileSpies.swift: out of date"))
    #expect(try adder("spy").output.contains("Changed:"))
    let file = try #require(try adder.folder.tree().first { $0.hasSuffix("ProfileSpies.swift") })
    #expect(try adder.folder.read(file).contains("showMoreCalls: SpyCalls<Int, Void, Never>"))
  }

  @Test func `Spies are renamed with their module`() throws {
    let adder = try app()
    #expect(try adder("gen", "Settings").status == 0)
    #expect(try adder("spy").status == 0)
    let rename = try adder("module", "rename", "Profile", "Account")
    #expect(rename.status == 0)
    #expect(rename.errors.contains("Generated code has new names."))
    let path = try #require(try adder.folder.tree().first { $0.hasSuffix("AccountSpies.swift") })
    let text = try adder.folder.read(path)
    #expect(text.contains("class AccountViewInputSpy: AccountViewInput"))
    #expect(!text.contains("Profile"), "\(text)")
    let check = try adder("spy", "--check")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func `A kept result is not used after a change`() throws {
    let adder = try app()
    try adder.folder.write(
      "// adder:spy\nprotocol Store { func load() -> Int }\n", to: "Sources/App/Store.swift")
    #expect(try adder("spy").status == 0)
    let current = try adder("spy").output
    #expect(try adder("spy").output == current)
    // Another option, another file, another target's setting: each is seen.
    #expect(try adder("spy", "--check", "--suffix", "Mock").status == 1)
    #expect(try adder("spy", "--check", "Profile").status == 0)
    let path = "Tests/AppTests/Modules/Spies/StoreSpies.swift"
    let spy = try adder.folder.read(path)
    try adder.folder.write(spy + "// edited\n", to: path)
    #expect(try adder("spy", "--check").status == 1)
    #expect(try adder("spy").status == 0)
    #expect(try adder.folder.read(path) == spy)
    #expect(try adder("spy", "--check").status == 0)
    let manifest = try adder.folder.read("Package.swift")
    try adder.folder.write(
      manifest.replacing(
        ".target(name: \"App\")",
        with: ".target(name: \"App\", swiftSettings: [.defaultIsolation(MainActor.self)])"),
      to: "Package.swift")
    #expect(try adder("spy", "--check").status == 1)
    #expect(try adder("spy", "--format", "json").output.contains("\"title\": \"spy\""))
    #expect(try adder("spy", "--format", "json").output.contains("\"changes\": []"))
  }

  @Test func `Each target's spies go beside its own tests`() throws {
    let adder = try CommandUnderTest([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Feed"), .testTarget(name: "FeedTests", dependencies: ["Feed"]),
          .target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ])
      """,
      "Tests/FeedTests/T.swift": "", "Tests/ShopTests/T.swift": "",
    ])
    for target in ["Feed", "Shop"] {
      let generated = try adder(
        "gen", "List", "rambler-viper", "--target", target, "--test-target", "\(target)Tests",
        "--ui", "none")
      #expect(generated.status == 0, "\(generated.errors)")
    }
    let outcome = try adder("spy")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for target in ["Feed", "Shop"] {
      let folder = "Tests/\(target)Tests/Modules"
      #expect(adder.folder.exists("\(folder)/SpySupport.swift"))
      let spies = try adder.folder.read("\(folder)/List/ListSpies.swift")
      #expect(spies.contains("@testable import \(target)\n"))
      #expect(spies.contains("class ListViewInputSpy"))
    }
    #expect(try adder("spy", "--check").status == 0)
    let built = try run(
      "swift", ["build", "--build-tests"] + PackagesBuild.plain.options, in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "0"])
    #expect(built.status == 0, "\((built.output + built.errors).suffix(2_000))")
  }

  @Test func `Modules of one name in a folder without targets are not mixed`() throws {
    func module(_ folder: String) -> [String: String] {
      [
        "\(folder)/News.swift": """
        import UIKit
        protocol NewsViewInput: AnyObject { func show\(folder)() }
        protocol NewsViewOutput: AnyObject { func tap\(folder)() }
        final class NewsViewController: UIViewController, NewsViewInput {
          var output: NewsViewOutput!
          func show\(folder)() {}
        }
        final class NewsPresenter: NewsViewOutput {
          weak var view: NewsViewInput?
          func tap\(folder)() {}
        }
        final class NewsAssembly {
          func make() -> UIViewController {
            let (view, presenter) = (NewsViewController(), NewsPresenter())
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """
      ]
    }
    let adder = try CommandUnderTest(module("One").merging(module("Two")) { first, _ in first })
    let outcome = try adder("spy")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Two/News.swift:2:10: note: 'NewsViewInput' gets no spy:"))
    let spies = try adder.folder.read("Tests/News/NewsSpies.swift")
    #expect(spies.contains("showOneCalls") && !spies.contains("showTwo"))
  }

  @Test func `Spies of a module that somebody deleted are removed`() throws {
    let adder = try app()
    #expect(try adder("spy").status == 0)
    for path in try adder.folder.tree() where path.hasSuffix(".swift") && path.contains("/Profile")
    {
      guard path.hasPrefix("Sources/") else { continue }
      try FileManager.default.removeItem(at: adder.folder.url.appending(path: path))
    }
    try adder.folder.write("// adder:spy\nprotocol Store {}\n", to: "Sources/App/Store.swift")
    let outcome = try adder("spy")
    #expect(outcome.output.contains("Removed:\n"))
    #expect(try !adder.folder.tree().contains { $0.hasSuffix("ProfileSpies.swift") })
    let store = try #require(
      try adder.folder.tree().first { $0.hasSuffix("Spies/StoreSpies.swift") })
    try FileManager.default.removeItem(
      at: adder.folder.url.appending(path: "Sources/App/Store.swift"))
    #expect(try adder("spy").status == 0)
    #expect(!adder.folder.exists(store))
    #expect(!adder.folder.exists(store.replacing("/StoreSpies.swift", with: "")))
  }

  @Test func `A file that Adder did not generate is not replaced`() throws {
    let adder = try app()
    #expect(try adder("spy").status == 0)
    let file = try #require(try adder.folder.tree().first { $0.hasSuffix("ProfileSpies.swift") })
    try adder.folder.write("// Mine.\n", to: file)
    let outcome = try adder("spy")
    #expect(outcome.status != 0)
    #expect(try adder.folder.read(file) == "// Mine.\n")
  }

  @Test func `Settings choose the suffix, the library, the folder and more protocols`() throws {
    let adder = try app()
    try adder.folder.write(
      try adder.folder.read("adder.yml") + """
        spies:
          suffix: Mock
          runtime: adder
          folder: Tests/AppTests/Doubles
          protocols: ["*Store"]
        """, to: "adder.yml")
    try adder.folder.write(
      "protocol PostStore { func save() }\n", to: "Sources/App/PostStore.swift")
    #expect(try adder("spy").status == 0)
    let file = try adder.folder.read("Tests/AppTests/Doubles/Spies/PostStoreSpies.swift")
    #expect(file.contains("class PostStoreMock: PostStore"))
    #expect(file.contains("import AdderTesting"))
    #expect(!adder.folder.exists("Tests/AppTests/Doubles/SpySupport.swift"))
    #expect(adder.folder.exists("Tests/AppTests/Doubles/Profile/ProfileSpies.swift"))
  }

  @Test func `Mistakes are named`() throws {
    let adder = try app()
    let module = try adder("spy", "Profil")
    #expect(module.status == 2)
    #expect(module.errors.contains("There is no module 'Profil'. Did you mean 'Profile'?"))
    let name = try adder("spy", "--protocol", "ProfileViewInpt")
    #expect(
      name.errors.contains(
        "declares a protocol 'ProfileViewInpt'. Did you mean 'ProfileViewInput'?"))
    #expect(
      try adder("spy", "--suffix", "a-b").errors.contains("'a-b' cannot end the name of a type."))
    let empty = try CommandUnderTest(packageFiles)
    #expect(try empty("spy").errors.contains("No module with contracts was found"))
  }

  @Test func `Generated spies compile in the module's tests`() throws {
    let adder = try app()
    #expect(try adder("spy").status == 0)
    try adder.folder.write(
      """
      import Testing

      @MainActor @Suite struct SpyUseTests {
        @Test func `A spy records`() {
          let log = SpyLog()
          let view = ProfileViewInputSpy(log: log)
          #expect(view.log.names.isEmpty)
        }
      }
      """, to: "Tests/AppTests/SpyUseTests.swift")
    let outcome = try run(
      "swift", ["test"] + PackagesBuild.plain.options, in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "0"])
    let log = outcome.output + outcome.errors
    #expect(outcome.status == 0 && log.contains("A spy records"), "\(log.suffix(2_000))")
  }

  @Test func `The settings of the targets decide how spies are isolated`() throws {
    let adder = try app()
    let manifest = try adder.folder.read("Package.swift")
    try adder.folder.write(
      "// adder:spy\nprotocol Store { func load() -> Int }\n", to: "Sources/App/Store.swift")
    func store() throws -> String {
      #expect(try adder("spy").status == 0)
      return try adder.folder.read("Tests/AppTests/Modules/Spies/StoreSpies.swift")
    }
    #expect(try store().contains("\nfinal class StoreSpy: Store, Sendable {"))
    let setting = "swiftSettings: [.defaultIsolation(MainActor.self)]"
    try adder.folder.write(
      manifest.replacing(".target(name: \"App\")", with: ".target(name: \"App\", \(setting))"),
      to: "Package.swift")
    #expect(try store().contains("\n@MainActor\nfinal class StoreSpy: Store {"))
    try adder.folder.write(
      manifest.replacing("dependencies: [\"App\"]", with: "dependencies: [\"App\"], \(setting)"),
      to: "Package.swift")
    #expect(try store().contains("\nnonisolated final class StoreSpy: Store, Sendable {"))
  }

  /// What the plugin for SwiftPM runs.
  @Test func `A build gets a file for each tested target, and one with the recorders`() throws {
    let adder = try twoTargets()
    let before = try adder.folder.tree()
    let outcome = try adder("spy", "--output", "build/spies", "--test-target", "AppTests")
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    let made = try adder.folder.tree().filter { $0.hasPrefix("build/spies/") }.sorted()
    #expect(
      made.filter { $0.hasSuffix(".swift") } == [
        "build/spies/SpiesOfApp.swift", "build/spies/SpiesOfShop.swift",
        "build/spies/SpyRecorders.swift",
      ])
    #expect(try adder.folder.tree().filter { !$0.hasPrefix("build/") } == before)
    let app = try adder.folder.read("build/spies/SpiesOfApp.swift")
    #expect(app.contains("@testable import App\n") && app.contains("class StoreSpy: Store"))
    let shop = try adder.folder.read("build/spies/SpiesOfShop.swift")
    #expect(shop.contains("@testable import Shop\n") && shop.contains("class CartSpy: Cart"))
    #expect(!shop.contains("StoreSpy"))
    #expect(
      outcome.errors.contains(
        "/Sources/Shop/Shop.swift:4:10: warning: 'Store' gets no spy: the tests already have a 'StoreSpy'"
      ),
      "\(outcome.errors)")
    // Files that stay the same are not written again.
    let file = adder.folder.url.appending(path: "build/spies/SpiesOfApp.swift").path()
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    try adder.folder.write("struct Other {}\n", to: "Sources/App/Other.swift")
    #expect(
      try adder("spy", "--output", "build/spies", "--test-target", "AppTests").status == 0)
    #expect(
      try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == date)
    // The build can name the tested targets.
    #expect(
      try adder(
        "spy", "--output", "build/one", "--test-target", "AppTests", "--target", "Shop"
      ).status == 0)
    #expect(!adder.folder.exists("build/one/SpiesOfApp.swift"))
    #expect(try adder.folder.read("build/one/SpiesOfShop.swift").contains("class StoreSpy: Store"))
  }

  @Test func `A build without contracts gets empty files and a warning`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder.folder.write("spies: { runtime: adder }\n", to: "adder.yml")
    let outcome = try adder("spy", "--output", "build", "--test-target", "AppTests")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("warning: No module with contracts was found"))
    let line = "// Generated by 'adder spy'. Edits are lost when it runs again.\n"
    #expect(try adder.folder.read("build/SpiesOfApp.swift") == line + "\nimport AdderTesting\n")
    #expect(try adder.folder.read("build/SpyRecorders.swift") == line)
  }

  @Test func `A build that cannot get its spies says why`() throws {
    let adder = try twoTargets()
    func errors(_ words: String...) throws -> String {
      let outcome = try adder.run(["spy"] + words)
      #expect(outcome.status == 2)
      return outcome.errors
    }
    #expect(
      try errors("--output", "build", "--test-target", "AppTest").contains(
        "There is no target 'AppTest'. Did you mean 'AppTests'?"))
    #expect(
      try errors("--output", "build").contains("'--output' needs '--test-target'."))
    #expect(
      try errors("--test-target", "AppTests").contains("'--test-targets' needs '--output'"))
    #expect(
      try errors("--output", "build", "--test-target", "AppTests", "--check").contains(
        "'--check' cannot be combined with '--output'"))
    #expect(try adder("spy").status == 0)
    let outcome = try adder("spy", "--output", "build", "--test-target", "AppTests")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("CartSpies.swift' is generated and is built into 'AppTests', too."),
      "\(outcome.errors)")
  }

  @Test func `Where the plugin makes the spies, the command deletes them and writes only tests`()
    throws
  {
    let adder = try app()
    let before = try adder.folder.tree().filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("Spies.swift") && !$0.hasSuffix("SpySupport.swift")
    }
    let plugin = "plugins: [.plugin(name: \"AdderSpies\", package: \"adder\")]"
    try adder.folder.write(
      try adder.folder.read("Package.swift").replacing(
        "dependencies: [\"App\"]", with: "dependencies: [\"App\"], \(plugin)"),
      to: "Package.swift")
    let outcome = try adder("spy")
    #expect(outcome.status == 0 && outcome.output.contains("Removed:"))
    #expect(outcome.errors.contains("note: The build of 'AppTests' makes its spies"))
    #expect(try adder.folder.tree().filter { $0.hasSuffix(".swift") } == before)
    #expect(try adder("spy").output == "There is nothing to generate.\n")
    for path in before where path.hasPrefix("Tests/") && path.hasSuffix("PresenterTests.swift") {
      try FileManager.default.removeItem(at: adder.folder.url.appending(path: path))
    }
    #expect(try adder("spy", "--tests").status == 0)
    let after = try adder.folder.tree()
    #expect(after.contains { $0.hasSuffix("ProfilePresenterTests.swift") })
    #expect(!after.contains { $0.hasSuffix("Spies.swift") })
  }

  @Test func `A build makes the spy of any protocol that a test mentions`() throws {
    let adder = try app()
    try adder.folder.write(
      "protocol Clock {}\nprotocol Store {}\nprotocol Cart {}\n", to: "Sources/App/Store.swift")
    try adder.folder.write(
      "let store = StoreSpy()\nfinal class CartSpy {}\nlet cart = CartSpy()\n",
      to: "Tests/AppTests/Doubles.swift")
    for path in try adder.folder.tree()
    where path.hasSuffix("Spies.swift") || path.hasSuffix("SpySupport.swift") {
      try FileManager.default.removeItem(at: adder.folder.url.appending(path: path))
    }
    let outcome = try adder("spy", "--output", "build", "--test-target", "AppTests")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let spies = try adder.folder.read("build/SpiesOfApp.swift")
    #expect(spies.contains("class StoreSpy") && spies.contains("class ProfileViewInputSpy"))
    #expect(!spies.contains("ClockSpy") && !spies.contains("CartSpy"))
  }

  /// A package whose tests test two targets, both with a protocol `Store`.
  private func twoTargets() throws -> CommandUnderTest {
    try CommandUnderTest([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App"), .target(name: "Shop"),
          .testTarget(name: "AppTests", dependencies: ["App", "Shop"]),
        ])
      """,
      "Sources/App/App.swift": "// adder:spy\nprotocol Store { func load() -> Int }\n",
      "Sources/Shop/Shop.swift": """
      // adder:spy
      protocol Cart {}
      // adder:spy
      protocol Store {}

      """,
      "Tests/AppTests/AppTests.swift": "import Testing\n",
    ])
  }

  @Test func `An Xcode project lists the spies in its test target`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    try app.gen("Profile", "rambler-viper")
    #expect(try app.adder("spy").status == 0)
    let path = "AppTests/Modules/Profile/ProfileSpies.swift"
    #expect(try app.adder.folder.read(path).contains("@testable import App\n"))
    #expect(try app.facts.files[path] == path)
    #expect(try app.facts.members(of: "AppTests").contains("SpySupport.swift"))
    #expect(try app.adder("undo").status == 0)
    #expect(try !app.text.contains("ProfileSpies.swift"))
  }
}
