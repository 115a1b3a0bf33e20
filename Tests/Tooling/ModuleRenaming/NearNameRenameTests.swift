import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

/// Names around a module's parts: namespaces, folders, generated accessors, and words in another number.
@Suite struct NearNameRenameTests {
  @Test func `A structure that holds nothing but the module's contracts is renamed`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/ProfileNames.swift": """
        struct Profile {
          typealias View = ProfileViewInput
        }
        """
      ], modules: "Profile")
    #expect(
      try app.renaming().text("App/Modules/Account/AccountNames.swift") == """
        struct Account {
          typealias View = AccountViewInput
        }
        """)
  }

  @Test func `A structure with data keeps the module's bare name`() throws {
    let app = SampleApp(
      ["App/Modules/Profile/Profile.swift": "struct Profile { let name: String }"],
      modules: "Profile")
    let texts = try app.renaming().result.texts.values.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.contains { $0.contains("struct Profile {") })
  }

  @Test func `A namespace may conform to a protocol`() throws {
    let app = SampleApp(
      [
        "App/Kit.swift": "protocol ModuleNames { associatedtype View }",
        "App/Modules/Profile/Profile.swift": """
        struct Profile: ModuleNames { typealias View = ProfileViewController }
        """,
      ], modules: "Profile")
    #expect(
      try app.renaming().text("App/Modules/Account/Account.swift")
        == "struct Account: ModuleNames { typealias View = AccountViewController }")
  }

  @Test func `An alias of data keeps its name with the data`() throws {
    let data = """
      struct ProfileElement: Codable { let id: String }
      typealias ProfileList = [ProfileElement]
      """
    let app = SampleApp(["App/Modules/Profile/ProfileEntity.swift": data], modules: "Profile")
    let texts = try app.renaming().result.texts.values.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.contains(data))
  }

  @Test func `A provider and what it is called after are renamed together`() throws {
    let app = SampleApp(
      [
        "App/Data/EditProfileDataProvider.swift": "protocol EditProfileDataProvider {}",
        "App/Data/CachedEditProfileDataProvider.swift":
          "final class CachedEditProfileDataProvider: EditProfileDataProvider {}",
        "App/Modules/EditProfile/EditProfileData.swift":
          "let provider: EditProfileDataProvider = CachedEditProfileDataProvider()",
      ], modules: "EditProfile")
    let paths = try app.renaming("EditProfile", to: "Account").paths
    #expect(paths.contains("App/Data/AccountDataProvider.swift"))
    #expect(paths.contains("App/Data/CachedAccountDataProvider.swift"))
  }

  @Test func `A method that shows a list is not the one that opens the module`() throws {
    let app = SampleApp(
      [
        "App/Home.swift": """
        protocol HomeRouterInput { func displayProfiles() }
        final class HomeRouter: HomeRouterInput {
          func displayProfiles() { _ = ProfilesAssembly().makeModule() }
        }
        """,
        "App/Modules/Profiles/ProfilesPresenter+Rows.swift": """
        final class ProfilesRows {
          func displayProfiles(_ rows: [String]) {}
          func load() { displayProfiles([]) }
        }
        """,
      ], modules: "Profiles")
    let renaming = try app.renaming("Profiles", to: "Accounts")
    #expect(renaming.text("App/Home.swift")?.contains("func displayAccounts() {") == true)
    #expect(
      renaming.result.texts.values.contains {
        String(decoding: $0, as: UTF8.self).contains("func displayProfiles(_ rows: [String]) {}")
      })
  }

  @Test func `An empty structure that the module's files extend is renamed`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile.swift": "struct Profile {}",
        "App/Modules/Profile/ProfileRows.swift": """
        extension Profile { final class Rows { weak var view: ProfileViewInput? } }
        """,
      ], modules: "Profile")
    #expect(
      try app.renaming().text("App/Modules/Account/Account.swift") == "struct Account {}")
  }

  @Test func `The part of a factory that makes only the module is renamed`() throws {
    try SampleApp.check(
      """
      protocol ProfileFactoryProtocol {
        func makeProfileView() -> ProfileViewInput
      }
      """,
      becomes: """
        protocol AccountFactoryProtocol {
          func makeAccountView() -> AccountViewInput
        }
        """)
  }

  @Test func `A namespace inside another one is renamed with the part in it`() throws {
    let app = SampleApp(
      [
        "App/Screen.swift": """
        enum Screen { enum Profile {} }
        let presenter = Screen.Profile.Presenter()
        """,
        "App/Modules/Profile/Profile.swift": "enum Profile { struct Update {} }",
        "App/Modules/Profile/ProfilePresenter.swift": """
        extension Screen.Profile {
          final class Presenter: ProfileViewOutput, ProfileInteractorOutput {
            weak var view: ProfileViewInput?
            var interactor: ProfileInteractorInput!
            var router: ProfileRouterInput!
            var update: Profile.Update?
          }
        }
        """,
        "App/Modules/Profile/ProfileAssembly.swift": "",
      ], modules: "Profile")
    #expect(
      try app.renaming().text("App/Screen.swift") == """
        enum Screen { enum Account {} }
        let presenter = Screen.Account.Presenter()
        """)
  }

  // MARK: Folders and files

  @Test func `A folder elsewhere with only what the module uses is renamed`() throws {
    let files = [
      "App/Cells/Profile/ColorCell.swift": "final class ColorCell: UITableViewCell {}",
      "App/Modules/Profile/ProfileViewController.swift": """
      final class ProfileViewController: UIViewController, ProfileViewInput {
        var output: ProfileViewOutput!
        let cells = [ColorCell.self]
      }
      """,
    ]
    #expect(
      try SampleApp(files, modules: "Profile").renaming().paths
        .contains("App/Cells/Account/ColorCell.swift"))
    let shared = files.merging(["App/Other.swift": "let cell = ColorCell()"]) { own, _ in own }
    let renaming = try SampleApp(shared, modules: "Profile").renaming()
    #expect(renaming.paths.contains("App/Cells/Profile/ColorCell.swift"))
    #expect(renaming.findings.contains { $0.description.contains("'App/Cells/Profile'") })
  }

  @Test func `A folder that is called like a type in it is renamed with it`() throws {
    let app = SampleApp(
      [
        "App/Presenters/ProfilePresenter.swift": "",
        "App/Views/ProfileViewController/ProfileViewController.swift": """
        final class ProfileViewController: UIViewController, ProfileViewInput {
          var output: ProfileViewOutput!
          let row = Row()
        }
        """,
        "App/Views/ProfileViewController/Row.swift": "struct Row {}",
        "App/Modules/Profile/ProfileViewController.swift": "",
      ], modules: "Profile")
    #expect(
      try app.renaming().paths.contains(
        "App/Views/AccountViewController/AccountViewController.swift"))
  }

  @Test(arguments: ["ProfileController", "Profile Controller", "ProfileViewController"])
  func `A folder that calls the module a controller is renamed`(folder: String) throws {
    let module = SampleModule().files
    let files = Dictionary(
      module.map { ($0.key.replacing("/Profile/", with: "/\(folder)/"), $0.value) },
      uniquingKeysWith: { one, _ in one })
    #expect(try !SampleApp(files).renaming().paths.contains { $0.contains(folder) })
  }

  @Test
  func `A xib of a type that keeps its name keeps its own, though the module's view is in it`()
    throws
  {
    let app = SampleApp(
      [
        "App/Home/Cells/ProfileTableViewCell.swift": """
        final class ProfileTableViewCell: UITableViewCell { var row: ProfileRowView! }
        """,
        "App/Home/HomeViewController.swift":
          "final class HomeViewController { let cell = ProfileTableViewCell() }",
        "App/Home/Cells/ProfileTableViewCell.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <tableViewCell id="a" customClass="ProfileTableViewCell" customModule="App">
              <subviews><view id="b" customClass="ProfileRowView" customModule="App"/></subviews>
            </tableViewCell>
          </objects>
        </document>
        """,
        "App/Modules/Profile/ProfileRowView.swift": "final class ProfileRowView: UIView {}",
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("App/Home/Cells/ProfileTableViewCell.swift"))
    #expect(renaming.paths.contains("App/Home/Cells/ProfileTableViewCell.xib"))
  }

  @Test func `A file with nothing but extensions of the module's types is renamed`() throws {
    let app = SampleApp(
      [
        "App/Constraints/ProfileConstraints.swift":
          "extension ProfileViewController { func setUpConstraints() {} }"
      ], modules: "Profile")
    #expect(try app.renaming().paths.contains("App/Constraints/AccountConstraints.swift"))
  }

  @Test func `A type in another folder with its longer name is something else`() throws {
    let code = "enum APIProfileRouter { case all }"
    let app = SampleApp(
      ["App/Services/APIProfile/APIProfileRouter.swift": code], modules: "Profile")
    #expect(
      try app.renaming().text("App/Services/APIProfile/APIProfileRouter.swift") == code)
  }

  @Test func `Tests in a folder of their name are renamed`() throws {
    let app = SampleApp(
      [
        "ProfilePresenterTests/ProfilePresenterTests.swift": """
        import XCTest
        final class ProfilePresenterTests: XCTestCase { let sut = ProfilePresenter() }
        """
      ], modules: "Profile")
    let texts = try app.renaming().result.texts
    #expect(texts.keys.contains { $0.hasSuffix("/AccountPresenterTests.swift") })
  }

  @Test func `A model's file that is called like a module of several words is renamed`() throws {
    let app = SampleApp(
      [
        "App/Modules/EditProfile/Model/EditProfileRowModel.swift": "struct Row {}",
        "App/Modules/EditProfile/View/EditProfileViewController.swift": """
        final class EditProfileViewController: UIViewController, EditProfileViewInput {
          var output: EditProfileViewOutput!
        }
        """,
        "App/Modules/EditProfile/EditProfileViewController.swift": "",
      ], modules: "EditProfile")
    #expect(
      try app.renaming("EditProfile", to: "Account").paths.contains {
        $0.hasSuffix("/AccountRowModel.swift")
      })
  }

  @Test(arguments: ["ProfileEditVC", "profile_edit_vc", "Profile Edit Screen"])
  func `A folder with the module's words and a word for a screen is renamed`(
    folder: String
  ) throws {
    let module = SampleModule(name: "EditProfile").files
    let files = Dictionary(
      module.map { ($0.key.replacing("/EditProfile/", with: "/\(folder)/"), $0.value) },
      uniquingKeysWith: { one, _ in one })
    let paths = try SampleApp(files).renaming("EditProfile", to: "Account").paths
    #expect(!paths.contains { $0.contains(folder) })
  }

  @Test func `A team's type for texts of a module of several words is renamed`() throws {
    let app = SampleApp(
      [
        "App/Modules/EditProfile/EditProfile+Strings.swift": """
        enum EditProfileStrings { static let title = "Profile" }
        """,
        "App/Modules/EditProfile/EditProfileViewController.swift": """
        final class EditProfileViewController: UIViewController, EditProfileViewInput {
          var output: EditProfileViewOutput!
          let name = EditProfileStrings.title
        }
        """,
      ], modules: "EditProfile")
    #expect(
      try app.renaming("EditProfile", to: "Account")
        .text("App/Modules/Account/Account+Strings.swift")
        == #"enum AccountStrings { static let title = "Profile" }"#)
  }

  // MARK: Words

  @Test(arguments: [
    ("Category", "Categories"), ("Settings", "Setting"), ("Address", "Addresses"),
    ("Searches", "Search"), ("News", "Newss"), ("Movie", "Movies"),
  ])
  func `A word has a singular and a plural`(word: String, other: String) throws {
    let file = "App/Modules/\(word)/\(other)HeaderView.swift"
    let files = [
      file: "final class \(other)HeaderView: UIView {}",
      "App/Modules/\(word)/\(word)ViewController.swift": """
      final class \(word)ViewController: UIViewController, \(word)ViewInput {
        var output: \(word)ViewOutput!
        let header = \(other)HeaderView()
      }
      """,
    ]
    let paths = try SampleApp(files, modules: word).renaming(word, to: "Account").paths
    #expect(paths.contains("App/Modules/Account/AccountHeaderView.swift"))
  }

  @Test func `A name with what a module's verb can become is listed`() throws {
    let app = SampleApp(
      [
        "App/Coordinator.swift": """
        final class Coordinator {
          func showScannerModule() { _ = ScanAssembly() }
        }
        """
      ], modules: "Scan")
    #expect(
      try app.renaming("Scan", to: "Account").findings.contains {
        $0.symbol == "showScannerModule"
      })
  }

  @Test func `A contract between two modules is listed`() throws {
    let app = SampleApp(
      [
        "App/Modules/News/NewsToProfileProcotol.swift": "protocol NewsToProfileProcotol {}",
        "App/Modules/Profile/ProfileCells.swift":
          "extension ProfileViewController: NewsToProfileProcotol {}",
      ], modules: "Profile", "News")
    #expect(try app.renaming().findings.contains { $0.symbol == "NewsToProfileProcotol" })
  }

  // MARK: Accessors

  @Test func `What R-swift made of storyboards is renamed, and what it made of pictures is not`()
    throws
  {
    let generated = """
      //
      // This is a generated file, do not edit!
      // Generated by R.swift, see https://github.com/mac-cain13/R.swift
      //
      struct R {
        struct image {
          /// Image `profileView`.
          static let profileView = Rswift.ImageResource(name: "profileView")
        }
        /// This `R.nib` struct contains `ProfileCell`.
        struct nib {
          /// Nib `ProfileCell`.
          static let profileCell = _R.nib._ProfileCell()
          @available(*, message: "Use UINib(resource: R.nib.profileCell) instead")
          static func profileCell(_: Void = ()) -> UINib { UINib(resource: R.nib.profileCell) }
        }
      }
      struct _R {
        struct nib {
          struct _ProfileCell: Rswift.NibResourceType {
            let name = "ProfileCell"
            func firstView() -> ProfileCell? {
              print("the nib 'ProfileCell' of 'profileCell'")
              return instantiate()[0] as? ProfileCell
            }
          }
        }
      }
      """
    let app = SampleApp(
      [
        "App/R.generated.swift": generated,
        "App/Modules/Profile/ProfileCell.swift": "final class ProfileCell: UITableViewCell {}",
        "App/Modules/Profile/ProfileCell.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><tableViewCell id="a" customClass="ProfileCell" customModule="App"/></objects>
        </document>
        """,
        "App/Other.swift": "let nib = R.nib.profileCell",
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.text("App/Other.swift") == "let nib = R.nib.accountCell")
    #expect(
      renaming.text("App/R.generated.swift")
        == generated.replacing("ProfileCell", with: "AccountCell")
        .replacing(".profileCell", with: ".accountCell")
        .replacing("let profileCell", with: "let accountCell")
        .replacing("func profileCell", with: "func accountCell")
        .replacing("'profileCell'", with: "'accountCell'"))
  }

  @Test func `A constant of a nested type is renamed with the segue that it names`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          <scene sceneID="s"><objects>
            <viewController id="n" customClass="NewsViewController" customModule="App">
              <connections>
                <segue destination="p" kind="show" identifier="showProfile" id="g"/>
              </connections>
            </viewController>
          </objects></scene>
          <scene sceneID="t"><objects>
            <viewController id="p" customClass="ProfileViewController" customModule="App"/>
          </objects></scene>
        </scenes>
      </document>
      """
    func code(_ name: String) -> String {
      """
      struct Segues {}
      extension Segues { enum News { static let \(name) = "\(name)" } }
      extension NewsViewController {
        func open() { performSegue(withIdentifier: Segues.News.\(name), sender: nil) }
      }
      enum Tabs { enum News { static let first = 1 } }
      """
    }
    let renaming = try SampleApp(
      ["App/Main.storyboard": storyboard, "App/Other.swift": code("showProfile")],
      modules: "Profile", "News"
    ).renaming()
    #expect(renaming.text("App/Other.swift") == code("showAccount"))
  }
}
