import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

/// The folders and files that belong to a module and are renamed with it.
@Suite struct ModuleFolderTests {
  /// Renames `Profile` or another module in files with these paths.
  private func paths(
    _ files: [String: String], _ old: String = "Profile", to new: String = "Account",
    folder: String? = nil
  ) throws -> Set<String> {
    let module = SampleModule(name: old).files.map { path, text in
      (path.replacing("/\(old)/", with: "/\(folder ?? old)/"), text)
    }
    return try SampleApp(files.merging(module) { own, _ in own }).renaming(old, to: new).paths
  }

  @Test(arguments: [
    ("Edit card scene", "Account scene"), ("Edit Card Scene", "Account Scene"),
    ("Edit card", "Account"),
  ])
  func `The last word of a folder's name stays as it was written`(old: String, new: String) throws {
    let paths = try paths([:], "EditCard", folder: old)
    #expect(paths.contains("App/Modules/\(new)/AccountRouter.swift"), "\(paths)")
  }

  @Test func `A folder that contains the module's name and only its files is renamed`() throws {
    let paths = try paths([:], folder: "DebugViewOfProfile")
    #expect(paths.contains("App/Modules/DebugViewOfAccount/AccountRouter.swift"))
  }

  @Test func `A folder that is called like a screen of the module is renamed, whatever it holds`()
    throws
  {
    let other = ["App/Modules/ProfileVC/Row.swift": "final class Row {}"]
    #expect(
      try paths(other, folder: "ProfileVC").isSuperset(of: [
        "App/Modules/AccountVC/Row.swift", "App/Modules/AccountVC/AccountRouter.swift",
      ]))
  }

  @Test func `A folder with tests of other modules stays`() throws {
    let tests = [
      "Tests/Profile/ProfilePresenterTests.swift":
        "final class ProfilePresenterTests: XCTestCase {}",
      "Tests/Profile/CommentsPresenterTests.swift":
        "final class CommentsPresenterTests: XCTestCase {}",
    ]
    let comments = SampleModule(name: "Comments").files
    let paths = try paths(tests.merging(comments) { own, _ in own })
    #expect(
      paths.isSuperset(of: [
        "Tests/Profile/AccountPresenterTests.swift", "Tests/Profile/CommentsPresenterTests.swift",
      ]), "\(paths)")
    let alone = try self.paths(tests.filter { $0.key.contains("ProfilePresenter") })
    #expect(alone.contains("Tests/Account/AccountPresenterTests.swift"))
  }

  @Test func `A folder that is called like the module without 'Scene' is renamed`() throws {
    func paths(
      to new: String, besides files: [String: String] = [:]
    ) throws -> Set<String> {
      let tests = [
        "Tests/Profile/ProfileScenePresenterTests.swift":
          "final class ProfileScenePresenterTests: XCTestCase {}"
      ]
      return try self.paths(
        tests.merging(files) { own, _ in own }, "ProfileScene", to: new, folder: "Profile")
    }
    #expect(
      try paths(to: "Account").isSuperset(of: [
        "App/Modules/Account/AccountRouter.swift", "Tests/Account/AccountPresenterTests.swift",
      ]))
    #expect(
      try paths(to: "AccountScene").isSuperset(of: [
        "App/Modules/Account/AccountSceneRouter.swift",
        "Tests/Account/AccountScenePresenterTests.swift",
      ]))
    let other = ["App/Modules/Profile/Row.swift": "final class Row {}"]
    #expect(
      try paths(to: "Account", besides: other).isSuperset(of: [
        "App/Modules/Profile/AccountRouter.swift", "Tests/Account/AccountPresenterTests.swift",
      ]))
  }

  @Test
  func
    `A group that is called like the module without 'Scene' is renamed if it holds only its files`()
    throws
  {
    let project = """
      {
        objects = {
          R = { isa = PBXProject; mainGroup = G; targets = ( ); };
          G = { isa = PBXGroup; children = ( P, Q, ); sourceTree = "<group>"; };
          P = { isa = PBXGroup; children = ( F, ); name = Profile; sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = App/Modules/ProfileScene/ProfileSceneRouter.swift;
            sourceTree = "<group>"; };
          Q = { isa = PBXGroup; children = ( E, H, ); name = "Profile"; sourceTree = "<group>"; };
          H = { isa = PBXFileReference; path = App/Modules/ProfileScene/ProfileScenePresenter.swift;
            sourceTree = "<group>"; };
          E = { isa = PBXFileReference; path = App/Row.swift; sourceTree = "<group>"; };
        };
        rootObject = R;
      }
      """
    let file = "App.xcodeproj/project.pbxproj"
    let files = [
      file: project, "App/Row.swift": "final class Row {}",
      "Tests/Profile/ProfileSceneTests.swift": "final class ProfileSceneTests: XCTestCase {}",
    ]
    let text = try SampleApp(files, modules: "ProfileScene").renaming("ProfileScene").text(file)
    #expect(
      text
        == project.replacing("name = Profile;", with: "name = Account;")
        .replacing("ProfileScene", with: "Account"))
  }

  @Test func `The folder of the module's tests is renamed, whatever else they need`() throws {
    let paths = try paths([
      "AppTests/ProfileModuleTests/ProfileRouterTests.swift":
        "class ProfileRouterTests: XCTestCase { let sut = ProfileRouter() }",
      "AppTests/ProfileModuleTests/Mock/Service.swift": "class ServiceMock {}",
    ])
    #expect(paths.contains("AppTests/AccountModuleTests/Mock/Service.swift"))
  }

  @Test func `A folder in the module's folder is renamed without a renamed type in it`() throws {
    let paths = try paths(["App/Modules/Profile/ProfileCell/Row.swift": "final class Row {}"])
    #expect(paths.contains("App/Modules/Account/AccountCell/Row.swift"))
  }

  @Test func `A folder keeps its name only if a manifest gives its own path to a target`() throws {
    let manifest = """
      let package = Package(targets: [.target(name: "ProfileUI", path: "UI/Profile")])
      """
    let paths = try paths([
      "App/Package.swift": manifest,
      "App/UI/Profile/ProfileRow.swift": "struct ProfileRow: ProfileViewOutput {}",
    ])
    #expect(
      paths.isSuperset(of: [
        "App/UI/Profile/AccountRow.swift", "App/Modules/Account/AccountRouter.swift",
      ]))
  }

  @Test func `The folder of a target with the module's name stays beside its project`() throws {
    let project = """
      {
        objects = {
          R = { isa = PBXProject; mainGroup = G; targets = ( T, ); };
          G = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = Profile; buildPhases = ( ); };
        };
        rootObject = R;
      }
      """
    func paths(project path: String) throws -> Set<String> {
      try self.paths([path: project], folder: "Profile/Profile")
    }
    #expect(
      try paths(project: "App/Modules/Profile/Profile.xcodeproj/project.pbxproj")
        .contains("App/Modules/Profile/Profile/AccountRouter.swift"))
    #expect(
      try paths(project: "App.xcodeproj/project.pbxproj")
        .contains("App/Modules/Profile/Account/AccountRouter.swift"))
  }

  @Test(arguments: [("App", "Account"), ("Profile iOS", "Profile")])
  func `A folder with the name of a target that builds none of its files is renamed`(
    target: String, folder: String
  ) throws {
    let app = SampleApp(["App/Start.swift": "import Profile"], modules: "Profile")
    let targets = ProjectTargets(
      Dictionary(
        uniqueKeysWithValues: app.snapshot.sources.swift.map {
          ($0, [.init(name: target, isForTests: false, project: "App.xcodeproj")])
        }))
    #expect(
      try app.renaming(targets: targets).paths.contains("App/Modules/\(folder)/AccountRouter.swift")
    )
  }

  @Test func `A file that is named after the module is renamed, whatever it declares`() throws {
    let paths = try paths(
      [
        "App/Modules/Person/ProfileSetup.swift": "final class Setup {}",
        "App/Domain/ProfileConfigurator.swift": "typealias Configure = () -> Void",
        "App/Domain/ProfileData.swift": "struct Data {}",
        "App/Modules/Person/ProfileModel.swift": "struct ProfileModel: Codable {}",
      ], folder: "Person")
    #expect(
      paths.isSuperset(of: [
        "App/Modules/Person/AccountSetup.swift", "App/Domain/AccountConfigurator.swift",
        "App/Domain/ProfileData.swift", "App/Modules/Person/ProfileModel.swift",
      ]), "\(paths)")
  }

  @Test func `A name of several words means the same with other capitals`() throws {
    let paths = try paths(
      [
        "AppTests/Wishlist/MockWishlistRouter.swift":
          "final class MockWishlistRouter: WishListRouterInput {}",
        "AppTests/Wishlist/WishlistPresenterTests.swift":
          "class WishlistPresenterTests: XCTestCase { let sut = WishListPresenter() }",
        "App/Data/WishlistStore.swift": "final class WishlistStore {}",
      ], "WishList", to: "Voyage", folder: "Wishlist")
    #expect(
      paths.isSuperset(of: [
        "App/Modules/Voyage/VoyageRouter.swift", "AppTests/Voyage/MockVoyageRouter.swift",
        "AppTests/Voyage/VoyagePresenterTests.swift", "App/Data/WishlistStore.swift",
      ]), "\(paths)")
  }

  @Test func `A folder with the module's name in the other number is the module's`() throws {
    let module = SampleModule(name: "Orders", folder: "App/").files.reduce(into: [:]) {
      $0[$1.key.replacing("App/Orders/", with: "App/OrderModule/")] = $1.value
    }
    let files = module.merging(["App/OrderModule/OrdersCache.swift": "final class OrdersCache {}"])
    { $1 }
    let paths = try SampleApp(files).renaming("Orders").paths
    #expect(paths.contains("App/AccountModule/AccountPresenter.swift"), "\(paths)")
    #expect(paths.contains("App/AccountModule/AccountCache.swift"), "\(paths)")
    let two = SampleApp(files, modules: "Order")
    #expect(try two.renaming("Orders").paths.contains("App/OrderModule/AccountPresenter.swift"))
  }

  @Test func `A file with a misspelt name of the type in it gets the type's new name`() throws {
    let files = [
      "App/Modules/Profile/ProfleBadge.swift": "final class ProfileBadge: UIView {}",
      "App/Modules/Profile/Badges.swift": "final class ProfileBadges: UIView {}",
    ]
    let paths = try SampleApp(files, modules: "Profile").renaming().paths
    #expect(paths.contains("App/Modules/Account/AccountBadge.swift"), "\(paths)")
    #expect(paths.contains("App/Modules/Account/Badges.swift"), "\(paths)")
  }

  @Test(arguments: [
    ("Card", "Account"), ("CardModule", "AccountModule"), ("EditCards", "Account"),
    ("CardEdit", "Account"), ("Edit", "Edit"), ("Views", "Views"),
  ])
  func `A folder with the module alone is renamed if words of the module's name tell that`(
    old: String, new: String
  ) throws {
    let paths = try paths([:], "EditCard", folder: old)
    #expect(paths.contains("App/Modules/\(new)/AccountRouter.swift"), "\(paths)")
  }

  @Test func `A folder with a part of the module's name and something else stays`() throws {
    let other = [
      "App/Modules/Card/Color.swift": "final class Color {}",
      "App/Use.swift": "let color = Color()",
    ]
    let paths = try paths(other, "EditCard", folder: "Card")
    #expect(paths.contains("App/Modules/Card/AccountRouter.swift"), "\(paths)")
  }

  @Test func `A folder with the module and its own cells is renamed`() throws {
    let cell = ["App/Modules/ProfileUI/Row.swift": "final class Row: UITableViewCell {}"]
    let view = [
      "App/Modules/Profile/ProfileViewController.swift": """
      import UIKit
      final class ProfileViewController: UIViewController, ProfileViewInput {
        var output: ProfileViewOutput!
        let row = Row()
      }
      """
    ]
    let paths = try paths(
      cell.merging(
        view.map { ($0.replacing("/Profile/", with: "/ProfileUI/"), $1) }, uniquingKeysWith: { $1 }),
      folder: "ProfileUI")
    #expect(
      paths.isSuperset(of: [
        "App/Modules/AccountUI/Row.swift", "App/Modules/AccountUI/AccountRouter.swift",
      ]), "\(paths)")
  }
}
