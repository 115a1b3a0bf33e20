import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

/// What belongs to a module and is renamed with it, and what only looks like it.
@Suite struct RenameReachTests {
  private func paths(
    _ files: [String: String], _ old: String = "Profile", to new: String = "Account"
  ) throws -> Set<String> {
    try SampleApp(files, modules: old).renaming(old, to: new).paths
  }

  @Test func `A view that only the module uses is renamed in any folder`() throws {
    let app = SampleApp(
      [
        "App/Cells/ProfileRowCell.swift": "final class ProfileRowCell: UITableViewCell {}",
        "App/Cells/ProfileBadgeView.swift": "final class ProfileBadgeView: UIView {}",
        "App/Modules/Profile/ProfileViewController.swift": """
        final class ProfileViewController: UIViewController, ProfileViewInput {
          var output: ProfileViewOutput!
          let cells = [ProfileRowCell.self], badge = ProfileBadgeView()
        }
        """,
        "App/Modules/News/NewsViewController.swift": """
        final class NewsViewController: UIViewController, NewsViewInput {
          var output: NewsViewOutput!
          let badge = ProfileBadgeView()
        }
        """,
      ], modules: "Profile", "News")
    let paths = try app.renaming().paths
    #expect(paths.contains("App/Cells/AccountRowCell.swift"))
    #expect(paths.contains("App/Cells/ProfileBadgeView.swift"))
  }

  @Test func `A phrase that contains the module's name is no name of it`() throws {
    let files = [
      "App/Modules/Profile/SeeProfileView.swift": "final class SeeProfileView: UIView {}",
      "App/Other.swift": "let view = SeeProfileView()",
    ]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    #expect(renaming.text("App/Other.swift") == files["App/Other.swift"])
    #expect(
      renaming.findings.map(\.description) == [
        """
        App/Modules/Profile/SeeProfileView.swift:1:13: note: 'SeeProfileView' keeps its name: it may \
        mean something other than the module. Rename it by hand if needed.
        """
      ])
  }

  @Test func `Tests of a model with the module's name are not the module's tests`() throws {
    let model = ["Kit/Profile.swift": "struct Profile { let id = 1 }"]
    let ofModel = "class ProfileTests: XCTestCase { func testID() { check(Profile().id) } }"
    let ofModule = "class ProfileTests: XCTestCase { let sut = ProfilePresenter(), a = Profile() }"
    func names(_ test: String) throws -> Set<String> {
      try paths(model.merging(["KitTests/ProfileTests.swift": test]) { own, _ in own })
    }
    #expect(try names(ofModel).contains("KitTests/ProfileTests.swift"))
    #expect(try names(ofModule).contains("KitTests/AccountTests.swift"))
  }

  @Test func `Tests of a target with the module's name are the module's if they name its types`()
    throws
  {
    func text(_ code: String) throws -> String? {
      let test = """
        @testable import Profile
        class ProfileTests: XCTestCase {
          \(code)
          class ProfileStoreMock: Store {}
        }
        """
      let files = [
        "Kit/ProfileStore.swift": "final class ProfileStore {}",
        "KitTests/ProfileTests.swift": test,
      ]
      let renaming = try SampleApp(files, modules: "Profile").renaming()
      return renaming.text("KitTests/ProfileTests.swift")
        ?? renaming.text("KitTests/AccountTests.swift")
    }
    let ofTarget = try #require(try text("let sut = ProfileStore(ProfileStoreMock())"))
    #expect(!ofTarget.contains("Account"), "\(ofTarget)")
    let ofModule = try #require(try text("let sut = ProfilePresenter()"))
    #expect(ofModule.contains("class AccountTests"), "\(ofModule)")
  }

  @Test func `A file that is only called like a renamed type keeps its name`() throws {
    let paths = try paths([
      "Widget/ProfileRouter.swift": "func route() {}",
      "App/ProfileRouter+Links.swift": "extension ProfileRouter {}",
    ])
    #expect(
      paths.isSuperset(of: ["Widget/ProfileRouter.swift", "App/AccountRouter+Links.swift"]))
  }

  @Test(arguments: [
    ("EditProfile", "edit_profile", "view_account"),
    ("EditProfile", "Edit Profile", "View Account"),
    ("EditProfile", "editprofile", "viewaccount"), ("EditProfile", "EditProfile ", "ViewAccount "),
    ("EditProfile", "EditProfilePage", "ViewAccountPage"),
    ("EditProfile", "edit-profile-module", "view-account-module"),
  ])
  func `A folder of the module is renamed as it is written`(
    module: String, folder: String, new: String
  ) throws {
    let files = SampleModule(name: module).files.map { path, text in
      (path.replacing("/\(module)/", with: "/\(folder)/"), text)
    }
    let app = SampleApp(Dictionary(uniqueKeysWithValues: files))
    let paths = try app.renaming(module, to: "ViewAccount").paths
    #expect(paths.allSatisfy { $0.hasPrefix("App/Modules/\(new)/ViewAccount") }, "\(paths)")
  }

  @Test func `A class with the module's bare name is renamed if it conforms to its contracts`()
    throws
  {
    func paths(_ conformance: String) throws -> Set<String> {
      try self.paths([
        "App/Modules/Profile/Profile.swift": "class Profile: Base {}\n\(conformance)",
        "App/Base.swift": "class Base {}",
      ])
    }
    let router = "extension Profile: ProfileRouterInput {}"
    #expect(try paths(router).contains("App/Modules/Account/Account.swift"))
    #expect(try paths("").contains("App/Modules/Account/Profile.swift"))
  }

  @Test func `An empty group in the module's group of an Xcode project is renamed`() throws {
    let project = """
      {
        objects = {
          R = { isa = PBXProject; mainGroup = G; targets = ( ); };
          G = { isa = PBXGroup; children = ( P, ); path = App/Modules; sourceTree = "<group>"; };
          P = { isa = PBXGroup; children = ( E, F, ); path = Profile; sourceTree = "<group>"; };
          E = { isa = PBXGroup; children = ( ); path = ProfileEntity; sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = ProfileOld.swift; sourceTree = "<group>"; };
        };
        rootObject = R;
      }
      """
    let file = "App.xcodeproj/project.pbxproj"
    let text = try SampleApp([file: project], modules: "Profile").renaming().text(file)
    #expect(
      text
        == project.replacing("path = Profile;", with: "path = Account;")
        .replacing("path = ProfileEntity;", with: "path = AccountEntity;"))
  }

  @Test func `An Xcode project can write a folder with other capitals`() throws {
    let project = """
      {
        objects = {
          R = { isa = PBXProject; mainGroup = G; targets = ( T, ); };
          T = { isa = PBXNativeTarget; name = App; buildPhases = ( S, ); };
          S = { isa = PBXSourcesBuildPhase; files = ( B, ); };
          B = { isa = PBXBuildFile; fileRef = F; };
          G = { isa = PBXGroup; children = ( P, ); path = App/Modules; sourceTree = "<group>"; };
          P = { isa = PBXGroup; children = ( V, ); path = Profile; sourceTree = "<group>"; };
          V = { isa = PBXGroup; children = ( F, ); path = VIEWS; sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = ProfileCell.swift; sourceTree = "<group>"; };
        };
        rootObject = R;
      }
      """
    let file = "App.xcodeproj/project.pbxproj"
    let files = [
      file: project, "App/Modules/Profile/Views/ProfileCell.swift": "final class ProfileCell {}",
    ]
    #expect(
      try SampleApp(files, modules: "Profile").renaming().text(file)
        == project.replacing("path = Profile;", with: "path = Account;")
        .replacing("ProfileCell.swift", with: "AccountCell.swift"))
  }

  @Test func `The pictures of a snapshot test move with the test's name`() throws {
    let files = [
      "Tests/ProfilePresenterTests.swift": "final class ProfilePresenterTests: XCTestCase {}",
      "Tests/__Snapshots__/ProfilePresenterTests/testLight.1.png": "",
      "Tests/__Snapshots__/ProfileOthers/testLight.1.png": "",
    ]
    #expect(
      try paths(files).isSuperset(of: [
        "Tests/__Snapshots__/AccountPresenterTests/testLight.1.png",
        "Tests/__Snapshots__/ProfileOthers/testLight.1.png",
      ]))
  }

  @Test func `The pictures of a renamed test function move with it`() throws {
    let tests = """
      final class ProfilePresenterTests: XCTestCase {
        func testProfilePresenter() {}
        func testProfilePresenter_onPad() {}
        func testUserProfile() {}
      }
      """
    let screens = """
      final class ScreenTests: XCTestCase { func testProfilePresenter() { _ = ProfilePresenter() } }
      """
    let pictures = [
      "__Snapshots__/ProfilePresenterTests/testProfilePresenter.1.png":
        "__Snapshots__/AccountPresenterTests/testAccountPresenter.1.png",
      "__Snapshots__/ProfilePresenterTests/testUserProfile.1.png":
        "__Snapshots__/AccountPresenterTests/testUserProfile.1.png",
      "__Snapshots__/ProfilePresenterTests/testProfilePresenterOld.1.png":
        "__Snapshots__/AccountPresenterTests/testProfilePresenterOld.1.png",
      "__Snapshots__/ScreenTests/testProfilePresenter-dark.txt":
        "__Snapshots__/ScreenTests/testAccountPresenter-dark.txt",
      "ReferenceImages_64/AppTests.ProfilePresenterTests/testProfilePresenter_row@2x.png":
        "ReferenceImages_64/AppTests.AccountPresenterTests/testAccountPresenter_row@2x.png",
      "ReferenceImages/ProfilePresenterTests/testProfilePresenter_onPad@2x.png":
        "ReferenceImages/AccountPresenterTests/testAccountPresenter_onPad@2x.png",
      "Pictures/testProfilePresenter.png": "Pictures/testProfilePresenter.png",
    ]
    let app = SampleApp(
      ["Tests/ProfilePresenterTests.swift": tests, "Tests/ScreenTests.swift": screens],
      modules: "Profile", otherFiles: Set(pictures.keys.map { "Tests/\($0)" }))
    let renamed = try app.renaming()
    for (old, new) in pictures.sorted(by: { $0.key < $1.key }) {
      #expect(renamed.paths.contains("Tests/\(new)"), "\(old)")
    }
    #expect(
      try SampleApp(renamed.result).renaming("Account", to: "Profile").paths
        == Set(app.snapshot.paths))
  }

  @Test func `A protocol that other modules' parts implement as well keeps its name`() throws {
    func names(_ conformance: String) throws -> String? {
      let files = [
        "App/Modules/Profile/Cells/ProfileRowView.swift":
          "protocol ProfileRowDelegate: AnyObject {}",
        "App/Modules/Profile/Profile+Rows.swift":
          "extension ProfileViewController: ProfileRowDelegate {}",
        "App/Rows.swift": "extension \(conformance) {}",
      ]
      return try SampleApp(files, modules: "Profile", "Feed").renaming().text("App/Rows.swift")
    }
    #expect(
      try names("FeedViewController: ProfileRowDelegate")
        == "extension FeedViewController: ProfileRowDelegate {}")
    #expect(
      try names("Store: ProfileRowDelegate") == "extension Store: AccountRowDelegate {}")
  }

  @Test func `A folder with something else in it keeps its name`() throws {
    let files = SampleModule().files.map { path, text in
      (path.replacing("/Profile/", with: "/ProfilePages/"), text)
    }
    let store = ("App/Modules/ProfilePages/Store.swift", "final class Store {}")
    let paths = try SampleApp(Dictionary(uniqueKeysWithValues: files + [store])).renaming().paths
    #expect(paths.contains("App/Modules/ProfilePages/Store.swift"))
  }

  @Test func `Another project with the same names is left alone`() throws {
    let files = SampleModule(folder: "Demo/").files
    let app = SampleApp(files, modules: "Profile")
    let targets = ProjectTargets(
      Dictionary(
        uniqueKeysWithValues: app.snapshot.sources.swift.map { path in
          let project = path.hasPrefix("Demo/") ? "Demo/Demo.xcodeproj" : "App.xcodeproj"
          return (path, [.init(name: "App", isForTests: false, project: project)])
        }))
    let renaming = try ModuleRenaming(
      RenameRequest(from: "Profile", to: "Account", in: "App"), of: app.discovered(targets),
      in: app.snapshot, architectures: SampleApp.architectures())
    #expect(renaming.paths == Set(files.keys).union(SampleModule(name: "Account").files.keys))
    #expect(renaming.findings.allSatisfy { $0.rule == "ProjectKeepsNames" })
    #expect(renaming.findings.map(\.message).contains { $0.contains("Its files do not change") })
  }

  @Test func `Test files that had the same name before have the same name afterwards`() throws {
    let test = "class ProfileTests: XCTestCase { let sut = ProfilePresenter() }"
    let paths = try paths(["One/ProfileTests.swift": test, "Two/ProfileTests.swift": test])
    #expect(paths.isSuperset(of: ["One/AccountTests.swift", "Two/AccountTests.swift"]))
  }

  @Test func `A target with the module's name is mentioned, and its inner folder renamed`() throws {
    let files = SampleModule(folder: "Kit/Sources/Profile/").files
    let app = SampleApp(
      files.merging([
        "Kit/Package.swift": #"let package = Package(targets: [.target(name: "Profile")])"#,
        "App/Start.swift": "import Profile",
      ]) { own, _ in own })
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("Kit/Sources/Profile/Account/AccountRouter.swift"))
    #expect(renaming.text("App/Start.swift") == "import Profile")
    #expect(
      renaming.findings.map(\.description) == [
        """
        Kit/Package.swift:1:48: note: A target is also called 'Profile'. It keeps its name, and so do its \
        folder and its imports. Rename it by hand if needed.
        """
      ])
  }

  @Test func `A part that does not contain the module's name is mentioned`() throws {
    let files = SampleModule().files.mapValues {
      $0.replacing("ProfileInteractor:", with: "DataInteractor:")
        .replacing("ProfileInteractor(", with: "DataInteractor(")
    }
    let renaming = try SampleApp(files).renaming()
    #expect(
      renaming.findings.map(\.message) == [
        """
        The module's 'DataInteractor' keeps its name, which does not contain 'Profile'. Rename it by hand if \
        needed.
        """
      ])
  }

  @Test func `A module inside the module's folder moves with it and keeps its names`() throws {
    var app = SampleModule().files
    app.merge(SampleModule(name: "Badge", folder: "App/Modules/Profile/Views/").files) { own, _ in
      own
    }
    let paths = try SampleApp(app).renaming().paths
    #expect(
      paths.isSuperset(of: [
        "App/Modules/Account/AccountRouter.swift",
        "App/Modules/Account/Views/Badge/BadgeRouter.swift",
      ]))
  }

  @Test func `Only the strings that '--strings' would change are offered to it`() throws {
    let text = #"let a = "ProfileMenuProtocol is missing", b = "Profile", c = "profile""#
    try SampleApp.check(
      text, becomes: text, note: "This string still says 'Profile'; '--strings' renames it as well."
    )
    try SampleApp.check(
      text, becomes: text.replacing(#""Profile""#, with: #""Account""#), strings: true)
  }

  @Test func `Screens of user interface tests are renamed with the module`() throws {
    let paths = try paths([
      "AppUITests/ProfileScene/ProfileScreenObject.swift": "final class ProfileScreenObject {}"
    ])
    #expect(paths.contains("AppUITests/AccountScene/AccountScreenObject.swift"))
  }

  @Test(arguments: ["", "let other = Identifiers.ProfileScene.title"])
  func `A namespace that calls the module a scene is renamed if only its code uses it`(
    other: String
  ) throws {
    let identifiers = """
      enum Identifiers {
        enum ProfileScene { static let title = "title" }
        enum NewsScene {}
      }
      """
    let screen = """
      final class ProfileScreenObject {
        lazy var profileButton = app.buttons[Identifiers.ProfileScene.title]
        lazy var profileScreen = app.views[Identifiers.ProfileScene.title]
      }
      """
    let app = SampleApp(
      [
        "App/Identifiers.swift": identifiers, "App/Other.swift": other,
        "AppUITests/ProfileScreenObject.swift": screen,
      ], modules: "Profile")
    let renaming = try app.renaming()
    let name = other.isEmpty ? "AccountScene" : "ProfileScene"
    #expect(
      renaming.text("App/Identifiers.swift")
        == identifiers.replacing("ProfileScene", with: name))
    #expect(
      renaming.text("AppUITests/AccountScreenObject.swift")
        == screen.replacing("ProfileScreenObject", with: "AccountScreenObject")
        .replacing("profileScreen", with: "accountScreen").replacing("ProfileScene", with: name))
    let notes = renaming.findings.map(\.message)
    #expect(
      notes.contains { $0.hasPrefix("'ProfileScene' keeps its name: it may mean") }
        == !other.isEmpty, "\(notes)")
  }

  @Test(arguments: [
    "struct Profile { let id = 1 }", "final class ProfileObject: NSManagedObject {}",
    "enum ProfileLocalization: String { case title }",
  ])
  func `Data in the module's folder keeps its name`(_ text: String) throws {
    let renaming = try SampleApp(
      ["App/Modules/Profile/Data.swift": text], modules: "Profile"
    ).renaming()
    #expect(renaming.text("App/Modules/Account/Data.swift") == text)
    #expect(
      renaming.findings.map(\.message).contains { $0.contains("keeps its name: it may mean") })
  }

  @Test func `A type is renamed beside a case with the same name, but not with an unclear use`()
    throws
  {
    let files = [
      "App/Modules/Profile/Profile.swift": "enum Profile { enum Load {} }",
      "App/Tabs.swift": "enum Tab: String { case Profile }; let a = Tab.Profile",
    ]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    #expect(renaming.text("App/Tabs.swift") == files["App/Tabs.swift"])
    #expect(renaming.text("App/Modules/Account/Account.swift") == "enum Account { enum Load {} }")
    let use = ["App/Use.swift": "func f<Profile>(_ all: [Profile]) {}"]
    let unclear = try SampleApp(files.merging(use) { $1 }, modules: "Profile").renaming()
    #expect(unclear.text("App/Modules/Account/Profile.swift") == "enum Profile { enum Load {} }")
  }

  @Test func `A protocol with the prefix I is renamed with a name of capitals`() throws {
    let files = [
      "App/Modules/PDF/Contracts.swift":
        "protocol IPDFRouter {}\nextension PDFRouter: IPDFRouter {}"
    ]
    let renaming = try SampleApp(files, modules: "PDF").renaming("PDF", to: "Paper")
    #expect(
      renaming.text("App/Modules/Paper/Contracts.swift")
        == "protocol IPaperRouter {}\nextension PaperRouter: IPaperRouter {}")
  }

  @Test func `The classes in what SwiftGen makes of storyboards are renamed`() throws {
    let made = """
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      enum StoryboardScene { static let main = InitialSceneType<ProfileViewController>() }
      """
    let app = SampleApp(["App/Scenes.swift": made], modules: "Profile")
    #expect(
      try app.renaming().text("App/Scenes.swift")
        == made.replacing("ProfileViewController", with: "AccountViewController"))
  }

  @Test func `Doubles that Mockolo generates beside the code are renamed`() throws {
    let made = """
      /// @Generated by Mockolo
      final class ProfileViewInputMock: ProfileViewInput {}
      """
    let app = SampleApp(["App/Mocks.swift": made], modules: "Profile")
    #expect(
      try app.renaming().text("App/Mocks.swift") == made.replacing("Profile", with: "Account"))
  }

  @Test(arguments: [("", "AssemblyAccount"), ("let other = AssemblyProfile()", "AssemblyProfile")])
  func `A helper of the module whose name begins with its role is renamed`(
    _ other: String, _ name: String
  ) throws {
    let files = [
      "App/Assembly.swift": "final class AssemblyProfile { let part = ProfilePresenter() }",
      "App/Modules/Profile/Profile+Start.swift":
        "extension ProfilePresenter { static let assembly = AssemblyProfile() }",
      "App/Other.swift": other,
    ]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    #expect(renaming.text("App/Assembly.swift")?.contains("class \(name) {") == true)
  }

  @Test func `Members of doubles that a generator makes are renamed where tests use them`() throws {
    let router = """
      protocol LoginRouterInput: AnyObject { func openProfile() }
      final class LoginRouter: LoginRouterInput {
        func openProfile() { _ = ProfilePresenter() }
      }
      """
    let test = """
      import XCTest
      final class LoginTests: XCTestCase {
        let router = LoginRouterInputMock()
        func test() {
          router.openProfileHandler = {}
          XCTAssertEqual(router.openProfileCallCount + router.openProfileTimes, 1)
        }
      }
      """
    let app = SampleApp(
      ["App/LoginRouter.swift": router, "AppTests/LoginTests.swift": test], modules: "Profile")
    let text = try app.renaming().text("AppTests/LoginTests.swift")
    #expect(text?.contains("openAccountHandler = {}") == true)
    #expect(text?.contains("openAccountCallCount + router.openProfileTimes") == true)
  }

  @Test func `An identifier that is a type's name is renamed with it`() throws {
    let files = [
      "App/Modules/Profile/ProfileCell.swift": """
      final class ProfileCell: UITableViewCell {
        static let reuseIdentifier = String(describing: ProfileCell.self)
        static let identifier: String = "ProfileCell"
        let event = "ProfileCell"
      }
      """
    ]
    let text = try SampleApp(files, modules: "Profile").renaming().text(
      "App/Modules/Account/AccountCell.swift")
    #expect(text?.contains(#"static let identifier: String = "AccountCell""#) == true)
    #expect(text?.contains(#"let event = "ProfileCell""#) == true)
  }

  @Test func `The second half of a file's name is renamed, too`() throws {
    let paths = try paths([
      "App/Modules/Profile/ProfilePresenter+ProfileViewOutput.swift":
        "extension ProfilePresenter {}"
    ])
    #expect(paths.contains("App/Modules/Account/AccountPresenter+AccountViewOutput.swift"))
  }

  @Test func `Doubles that a generator makes are renamed where tests use them`() throws {
    let test = """
      import XCTest
      final class ProfilePresenterTests: XCTestCase {
        let view = ProfileViewInputMock(), other: MockProfileViewInput? = nil, api = ProfileAPIMock()
      }
      """
    let app = SampleApp(["AppTests/ProfilePresenterTests.swift": test], modules: "Profile")
    #expect(
      try app.renaming().text("AppTests/AccountPresenterTests.swift")
        == test.replacing("ProfilePresenterTests", with: "AccountPresenterTests")
        .replacing("ProfileViewInput", with: "AccountViewInput"))
  }

  @Test func `A generated double whose file is in the project and excluded keeps its name`() throws
  {
    let test = "import XCTest\nlet view = ProfileViewInputMock()"
    var app = SampleApp(
      ["AppTests/Test.swift": test, "AppTests/Mocks.swift": "class ProfileViewInputMock {}"],
      modules: "Profile")
    app.exclude("AppTests/Mocks.swift")
    #expect(try app.renaming().text("AppTests/Test.swift") == test)
  }

  @Test func `A type of something longer keeps its name`() throws {
    let files = [
      "App/Cloud/CloudProfilePresenter.swift": "final class CloudProfilePresenter {}",
      "App/Cloud/CloudProfileView.swift": """
      final class CloudProfileView: UIView { let presenter = CloudProfilePresenter() }
      """,
      "App/ProfileEdit/ProfileEditVC.swift": """
      protocol ProfileEditDelegate: AnyObject {}
      final class ProfileEditVC: UIViewController { weak var delegate: ProfileEditDelegate? }
      """,
      "App/Modules/Profile/ProfileRouter+Edit.swift":
        "extension ProfileRouter: ProfileEditDelegate {}",
    ]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    for path in files.keys where !path.contains("Modules") {
      #expect(renaming.text(path) == files[path])
    }
  }

  @Test func `The type that starts the app is never the module's`() throws {
    let start = "@main struct ProfileListApp: App { let presenter = ProfilePresenter() }"
    let paths = try paths(["App/ProfileListApp.swift": start])
    #expect(paths.contains("App/ProfileListApp.swift"))
  }

  @Test func `A feature whose longer name ends with the module's keeps its names`() throws {
    let feed = """
      final class FeedProfileCoordinator {
        func showFeedProfile() { start(ProfileAssembly()) }
      }
      """
    let renaming = try SampleApp(
      ["App/Feed/FeedProfileCoordinator.swift": feed], modules: "Profile"
    )
    .renaming()
    #expect(
      renaming.text("App/Feed/FeedProfileCoordinator.swift")
        == feed.replacing("ProfileAssembly", with: "AccountAssembly"))
  }

  @Test func `A feature of several modules keeps a name that ends with one of them`() throws {
    let feed = """
      final class FeedProfileAssembly {
        func createFeedProfileModule() -> UIViewController {
          let news = NewsViewController(), presenter = NewsPresenter()
          news.output = presenter
          presenter.view = news
          let profile = ProfileViewController(), other = ProfilePresenter()
          profile.output = other
          other.view = profile
          return news
        }
      }
      """
    let path = "App/Modules/FeedProfileAssembly.swift"
    let renaming = try SampleApp([path: feed], modules: "Profile", "News").renaming()
    let text = try #require(renaming.text(path))
    #expect(text.contains("class FeedProfileAssembly"))
    #expect(text.contains("createFeedProfileModule()"))
    #expect(text.contains("AccountViewController()"))
  }

  @Test func `A file named after the module, and a contract in it, are renamed`() throws {
    let files = [
      "App/DI/Profile+Resolver.swift": """
      protocol ProfileProviding { func profileAssembly() -> ProfileAssembly }
      extension Resolver: ProfileProviding {
        func profileAssembly() -> ProfileAssembly { ProfileAssembly() }
      }
      """,
      "App/DI/Resolver.swift": "final class Resolver {}",
    ]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    let text = try #require(renaming.text("App/DI/Account+Resolver.swift"))
    #expect(
      text.hasPrefix("protocol AccountProviding { func accountAssembly() -> AccountAssembly }"))
  }

  @Test func `A header with another file's name stays`() throws {
    let code = "final class NewsService {}"
    func text(_ path: String) throws -> String? {
      let files = [path: "//\n//  ProfilePresenter.swift\n//\n\n\(code)"]
      return try SampleApp(files, modules: "Profile").renaming().text(path)
    }
    #expect(try text("App/NewsService.swift")?.contains("ProfilePresenter.swift") == true)
    let own = try SampleApp(
      ["App/Modules/Profile/Notes.swift": "//  ProfilePresenter.swift\n\(code)"],
      modules: "Profile"
    ).renaming().text("App/Modules/Account/Notes.swift")
    #expect(own?.contains("AccountPresenter.swift") == true)
  }

  @Test func `A header with a file's former name stays if the file keeps its name`() throws {
    func text(_ file: String, renamed new: String) throws -> String? {
      let text = "//\n//  ProfileData.swift\n//\n\nextension ProfileRouter {}"
      return try SampleApp(["App/Modules/Profile/\(file)": text], modules: "Profile").renaming()
        .text("App/Modules/Account/\(new)")
    }
    #expect(
      try text("Profiles.swift", renamed: "Profiles.swift")?.contains("ProfileData.swift") == true)
    #expect(
      try text("ProfileRows.swift", renamed: "AccountRows.swift")?.contains("AccountData.swift")
        == true)
  }

  @Test func `A header that is the module's name instead of the file's is renamed`() throws {
    func text(_ path: String, besides files: [String: String] = [:]) throws -> String? {
      let code = "extension ProfileRouter {}"
      let own = [path: "//\n//  Profile.swift\n//\n\n\(code)"]
      return try SampleApp(own.merging(files) { own, _ in own }, modules: "Profile").renaming()
        .text(
          path.replacing("/Profile/", with: "/Account/")
            .replacing("/ProfileRoutes", with: "/AccountRoutes"))
    }
    let path = "App/Modules/Profile/ProfileRoutes.swift"
    #expect(try text(path)?.hasPrefix("//\n//  Account.swift\n") == true)
    let model = ["App/Models/Profile.swift": "struct Profile: Codable {}"]
    #expect(try text(path, besides: model)?.hasPrefix("//\n//  Profile.swift\n") == true)
    #expect(
      try text("App/Modules/Profile/Rows.swift")?.hasPrefix("//\n//  Profile.swift\n") == true)
  }

  @Test(arguments: [("profile-rows", "account-rows"), ("ProfileRows+Cells", "AccountRows+Cells")])
  func `The header of a renamed file has its new name, however it is written`(
    old: String, new: String
  ) throws {
    let code = "extension ProfilePresenter { var rows: Int { 0 } }"
    let files = ["App/Modules/Profile/\(old).swift": "//\n//  \(old).swift\n//\n\n\(code)"]
    let text = try SampleApp(files, modules: "Profile").renaming()
      .text("App/Modules/Account/\(new).swift")
    #expect(text?.hasPrefix("//\n//  \(new).swift\n") == true, "\(text ?? "no file")")
  }

  @Test func `A delegate of a service with a similar name is left`() throws {
    let app = SampleApp(
      [
        "App/Services/Audio.swift": "protocol AudioProfileDelegate { func audioDidEnd() }",
        "App/Modules/Profile/ProfilePresenter+Audio.swift": """
        extension ProfilePresenter: AudioProfileDelegate { func audioDidEnd() {} }
        """,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.text("App/Services/Audio.swift")?.contains("AudioProfileDelegate") == true)
  }

  @Test func `The symbols of accepted findings follow the rename`() throws {
    let symbols = [
      "App/Modules/Profile/ProfileViewController.swift", "NewsPresenter.view", "Profile",
      "Profile Router", "Profile.id", "ProfilePresenter.view (App)",
      "ProfileViewController.the run loop",
    ]
    let entries = symbols.map { #"{"rule": "some-rule", "symbol": "\#($0)", "count": 1}"# }
    let file =
      #"{"version": 2, "adder": "1.0", "findings": [\#(entries.joined(separator: ","))]}"#
    var app = SampleApp(
      [
        "accepted.json": file, "App/Model/Profile.swift": "struct Profile { let id: Int }",
      ], modules: "Profile", "News")
    app.baseline = "accepted.json"
    let renamed = try #require(try app.renaming().text("accepted.json"))
    #expect(
      renamed.matches(of: /"symbol": ?"([^"]*)"/).map { String($0.1) } == [
        "Account", "Account Router", "AccountPresenter.view (App)",
        "AccountViewController.the run loop",
        "App/Modules/Account/AccountViewController.swift", "NewsPresenter.view", "Profile.id",
      ])
    app.baseline = nil
    #expect(try app.renaming().text("accepted.json") == file)
  }

  @Test(arguments: [
    (header: "", name: "Account"),
    (header: "// Generated using SwiftGen\n", name: "Profile"),
  ])
  func `Texts in a namespace are renamed if the team wrote it`(
    header: String, name: String
  ) throws {
    let app = SampleApp(
      [
        "App/Texts.swift": "\(header)enum Localization { enum Profile: String { case title } }",
        "App/Modules/Profile/ProfileModels.swift": "enum Profile { struct Request {} }",
        "App/Modules/Profile/ProfileTexts.swift": """
        final class ProfileTexts {
          typealias Text = Localization.Profile
          let request = Profile.Request(), title = Localization.Profile.title
        }
        """,
      ], modules: "Profile", "News")
    let renaming = try app.renaming()
    #expect(
      renaming.text("App/Texts.swift")
        == "\(header)enum Localization { enum \(name): String { case title } }")
    #expect(
      renaming.text("App/Modules/Account/AccountTexts.swift") == """
        final class AccountTexts {
          typealias Text = Localization.\(name)
          let request = Account.Request(), title = Localization.\(name).title
        }
        """)
  }

  @Test func `A target that is called like one of the module's types is still imported`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/ProfileScene.swift": "protocol ProfileScene: AnyObject {}",
        "App/Start.swift": """
        import ProfileScene
        @testable import ProfileScene
        func open(_ scene: ProfileScene) {}
        """,
      ], modules: "Profile")
    #expect(
      try app.renaming().text("App/Start.swift") == """
        import ProfileScene
        @testable import ProfileScene
        func open(_ scene: AccountScene) {}
        """)
  }

  @Test func `A service that only a module of several words uses is renamed`() throws {
    let files = [
      "App/Services/EditPhotoService.swift": "final class EditPhotoService {}",
      "App/Services/EditPhotoWorker.swift": "final class EditPhotoWorker {}",
      "App/Use.swift": "let worker = EditPhotoWorker()",
      "App/Modules/EditPhoto/Use.swift":
        "extension EditPhotoPresenter { func f() { g(EditPhotoService(), EditPhotoWorker()) } }",
    ]
    let paths = try SampleApp(files, modules: "EditPhoto").renaming("EditPhoto").paths
    #expect(paths.contains("App/Services/AccountService.swift"))
    #expect(paths.contains("App/Services/EditPhotoWorker.swift"))
  }

  @Test func `Data in the module's folder that other code uses keeps its name`() throws {
    let model = "final class ProfileModel { let id: Int; init(id: Int) { self.id = id } }"
    let files = [
      "App/Modules/Profile/ProfileModel.swift": model,
      "App/Modules/Profile/Use.swift":
        "extension ProfilePresenter { func f() { g(ProfileModel(id: 1)) } }",
    ]
    let alone = try SampleApp(files, modules: "Profile").renaming()
    #expect(alone.paths.contains("App/Modules/Account/AccountModel.swift"))
    let use = ["App/List.swift": "struct List { let all: [ProfileModel] }"]
    let shared = try SampleApp(files.merging(use) { $1 }, modules: "Profile").renaming()
    #expect(shared.text("App/Modules/Account/ProfileModel.swift") == model)
    #expect(shared.findings.contains { $0.message.hasPrefix("'ProfileModel' keeps its name") })
  }

  @Test func `A coordinator in a folder of its own is renamed with the module that it opens`()
    throws
  {
    let files = [
      "App/Flows/ProfileFlowCoordinator/ProfileFlowCoordinator.swift":
        "final class ProfileFlowCoordinator { let first = ProfileAssembly() }"
    ]
    #expect(
      try SampleApp(files, modules: "Profile").renaming().paths.contains(
        "App/Flows/AccountFlowCoordinator/AccountFlowCoordinator.swift"))
  }

  @Test
  func `A module's coordinator is renamed if it opens other modules, too, that of the app is not`()
    throws
  {
    let flow = "final class ProfileCoordinator { let all = [ProfileAssembly(), NewsAssembly()] }"
    let app = SampleApp(["App/ProfileCoordinator.swift": flow], modules: "Profile", "News")
    #expect(try app.renaming().paths.contains("App/AccountCoordinator.swift"))
    let main = flow.replacing("Profile", with: "Main")
    let other = SampleApp(["App/MainCoordinator.swift": main], modules: "Main", "News")
    #expect(try other.renaming("Main").paths.contains("App/MainCoordinator.swift"))
  }

  @Test func `Parts and contracts with the module's name in the other number are renamed`() throws {
    let files = SampleModule(name: "Order").files.mapValues {
      $0.replacing("OrderViewController", with: "OrdersViewController")
        .replacing("OrderViewOutput", with: "OrdersViewOutput")
    }
    let renaming = try SampleApp(files).renaming("Order")
    let presenter = renaming.text("App/Modules/Account/AccountPresenter.swift")
    #expect(presenter?.contains("class AccountPresenter: AccountViewOutput") == true)
    let assembly = renaming.text("App/Modules/Account/AccountAssembly.swift")
    #expect(assembly?.contains("AccountViewController()") == true)
  }

  @Test func `Tests of the module are renamed, those of a type that stays are not`() throws {
    let test = "final class ProfileScreenTests: XCTestCase { let view = ProfileViewController() }"
    let files = [
      "AppTests/ProfileScreenTests.swift": test,
      "AppTests/ProfileStoreTests.swift": test.replacing("Screen", with: "Store"),
      "App/ProfileStore.swift": "final class ProfileStore {}",
    ]
    let paths = try SampleApp(files, modules: "Profile").renaming().paths
    #expect(paths.contains("AppTests/AccountScreenTests.swift"))
    #expect(paths.contains("AppTests/ProfileStoreTests.swift"))
  }

  @Test func `Methods of a contract that all begin with the module's name are renamed`() throws {
    let text = """
      protocol ProfileLoading: ProfileInteractorInput {
        func profileLoad()
        func profileUserSave(id: Int)
        func profileEnd()
      }
      """
    try SampleApp.check(
      text,
      becomes: text.replacing("Profile", with: "Account").replacing("profile", with: "account"))
  }
}
