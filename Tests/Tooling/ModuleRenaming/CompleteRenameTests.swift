import AdderFindings
import AdderModuleRenaming
import Testing

/// What a reviewer of a rename would miss: names that stay without a word, and changes that reach too far.
@Suite struct CompleteRenameTests {
  private func renaming(
    _ files: [String: String], _ old: String = "Profile", to new: String = "Account"
  ) throws -> ModuleRenaming {
    try SampleApp(files, modules: old).renaming(old, to: new)
  }

  /// Renames the module, and checks which names are listed.
  private func checkListed(
    _ names: String..., not others: String..., files: [String: String], module: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let listed = Set(try renaming(files, module).findings.compactMap(\.symbol))
    for name in names {
      #expect(listed.contains(name), "\(listed)", sourceLocation: sourceLocation)
    }
    for name in others {
      #expect(!listed.contains(name), "\(listed)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Names that are listed

  @Test func `Names that write the module's name in another way are listed`() throws {
    try checkListed(
      "goSignup", "signup", "setsignupDelegate", "signUp2Label",
      "upSignRow", not: "assignUpdate", "designUp",
      files: [
        "App/Modules/SignUp/More.swift": """
        extension SignUpPresenter {
          func goSignup() { let signup = 1 }
          func setsignupDelegate() { let signUp2Label = 1, upSignRow = 2 }
          func assignUpdate() { let designUp = 1 }
        }
        """
      ], module: "SignUp")
  }

  @Test func `A long name that runs into another word is listed`() throws {
    try checkListed(
      "UserOrdersresponseHandler",
      files: [
        "App/Modules/UserOrders/More.swift": "typealias UserOrdersresponseHandler = () -> Void"
      ],
      module: "UserOrders")
  }

  @Test func `A name of one word is listed only where a word begins and ends`() throws {
    try checkListed(
      "LOGIN_KEY", "logIn", "login2", not: "blogin", "loginned",
      files: [
        "App/Modules/Login/More.swift":
          """
        extension LoginPresenter {
          func go() { let LOGIN_KEY = 1, logIn = 2, login2 = 3, blogin = 4, loginned = 5 }
        }
        """
      ], module: "Login")
  }

  @Test func `A helper in singular that only the module uses is listed, another module's is not`()
    throws
  {
    try checkListed(
      "UserMovieCache", not: "UserMoviesPresenter", "UserMovieBadge",
      files: [
        "App/UserMovieCache.swift": "final class UserMovieCache {}",
        "App/UserMovieBadge.swift": "final class UserMovieBadge: UIView {}",
        "App/Badges.swift": "let badge = UserMovieBadge()",
        "App/Modules/UserMovies/Cells.swift":
          "let cache = UserMovieCache(), badge = UserMovieBadge()",
      ], module: "UserMovies")
  }

  @Test func `A view in singular that only the module uses is renamed`() throws {
    let renaming = try SampleApp(
      [
        "App/UserMovieCell.swift": "final class UserMovieCell: UICollectionViewCell {}",
        "App/Modules/UserMovies/Cells.swift": "let cell = UserMovieCell()",
      ], modules: "UserMovies"
    ).renaming("UserMovies", to: "Account")
    #expect(
      renaming.text("App/AccountCell.swift") == "final class AccountCell: UICollectionViewCell {}")
  }

  @Test func `A view of the module with its words in another order is renamed`()
    throws
  {
    let renaming = try SampleApp(
      [
        "App/Modules/UserMovies/MovieUserCell.swift":
          "final class MovieUserCell: UITableViewCell {}",
        "App/Modules/UserMovies/Use.swift": "let cell = MovieUserCell()",
      ], modules: "UserMovies"
    ).renaming("UserMovies", to: "Account")
    #expect(
      renaming.text("App/Modules/Account/Use.swift")
        == "let cell = AccountCell()")
  }

  @Test func `A list of data in the module's folder stays if another word makes it a longer name`()
    throws
  {
    try checkListed(
      "AppProfile",
      files: ["App/Modules/Profile/AppProfile.swift": "enum AppProfile { case icon }"],
      module: "Profile")
  }

  @Test func `A method that shows a module called like an action is renamed wherever it is`() throws
  {
    let renaming = try SampleApp(
      ["App/News.swift": "protocol News { func showEditCard()\n func showCard() }"],
      modules: "EditCard"
    ).renaming("EditCard", to: "Account")
    #expect(
      renaming.text("App/News.swift") == "protocol News { func showAccount()\n func showCard() }")
  }

  @Test func `A member elsewhere that the module's code uses is listed`() throws {
    try checkListed(
      "isLoginComplete", not: "isLoginHidden",
      files: [
        "App/Settings.swift": "enum Settings { static var isLoginComplete = 1, isLoginHidden = 2 }",
        "App/Modules/Login/More.swift":
          "extension LoginPresenter { func go() { Settings.isLoginComplete = 2 } }",
      ], module: "Login")
  }

  @Test func `In a file of which a comment or a call changes, the other names are listed`() throws {
    try checkListed(
      "testUserPage", "dismissBackToUserPage",
      files: [
        "AppUITests/AppUITests.swift": """
        /// We open the UserPage module.
        final class AppUITests: XCTestCase { func testUserPage() { open(1) } }
        """,
        "App/Feed.swift": "final class FeedRouting { func dismissBackToUserPage() { pop() } }",
      ], module: "UserPage")
  }

  @Test func `A list of a tool that names a renamed file is mentioned`() throws {
    let notes = try renaming([
      "Scripts/.ignore": "- Other.swift\n- ProfilePresenter+Rows.swift\n",
      "App/Modules/Profile/ProfilePresenter+Rows.swift": "extension ProfilePresenter {}",
    ]).findings.map(\.description)
    #expect(
      notes == [
        """
        Scripts/.ignore:2:3: note: This file names 'ProfilePresenter'. A rename leaves that alone; check it by hand.
        """
      ])
  }

  // MARK: Names that follow

  @Test func `What SwiftGen makes of a storyboard follows it, whatever else has its name`() throws {
    let code = """
      // Generated using SwiftGen
      enum StoryboardScene {
        enum Profile: StoryboardType {
          static let storyboardName = "Profile"
          static let initialScene = InitialSceneType<UIViewController>(storyboard: Profile.self)
        }
      }
      enum StoryboardSegue { enum Profile: String, SegueType { case row } }
      enum Other { enum Profile {} }
      """
    let renaming = try renaming([
      "App/Storyboards.swift": code,
      "App/Modules/Profile/Profile.storyboard": "<document/>",
      "App/Other.swift": "let segue = StoryboardSegue.Profile.row, kind = Other.Profile.self",
    ])
    #expect(
      renaming.text("App/Storyboards.swift")
        == code.replacing("enum Profile: S", with: "enum Account: S")
        .replacing("\"Profile\"", with: "\"Account\"")
        .replacing("storyboard: Profile", with: "storyboard: Account"))
    #expect(
      renaming.text("App/Other.swift")
        == "let segue = StoryboardSegue.Account.row, kind = Other.Profile.self")
  }

  @Test func `A folder with the words of the name in another order is renamed`() throws {
    let files = SampleModule(name: "PageCreate").files.map { path, text in
      (path.replacing("/PageCreate/", with: "/Create Page/"), text)
    }
    let app = SampleApp(Dictionary(uniqueKeysWithValues: files))
    let paths = try app.renaming("PageCreate", to: "Account").paths
    #expect(paths.allSatisfy { $0.hasPrefix("App/Modules/Account/Account") }, "\(paths)")
  }

  @Test func `Data inside the module's model is renamed with its properties`() throws {
    let renaming = try renaming(
      [
        "App/Modules/UserPage/UserPageModel.swift": """
        enum UserPageModel {
          struct DisplayedUserPageRow { let id: Int }
          struct ViewModel { let displayedUserPageRow: DisplayedUserPageRow }
        }
        """
      ], "UserPage", to: "Card")
    #expect(
      renaming.text("App/Modules/Card/CardModel.swift") == """
        enum CardModel {
          struct DisplayedCardRow { let id: Int }
          struct ViewModel { let displayedCardRow: DisplayedCardRow }
        }
        """)
  }

  @Test func `The scripts of an Xcode project follow a moved file`() throws {
    let project = """
      {
        objects = {
          R = { isa = PBXProject; mainGroup = G; targets = ( ); };
          G = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
          S = {
            isa = PBXShellScriptBuildPhase;
            shellScript = "run \\"${SRC}/Modules/Profile/ProfileRouter.swift\\" \\"$(SRC)/Old/ProfileRouter.swift\\" App/Modules/Profile/ProfileRouter.swift ProfileRouter.swift MyProfileRouter.swift";
          };
        };
        rootObject = R;
      }
      """
    let file = "App.xcodeproj/project.pbxproj"
    let text = try renaming([file: project]).text(file)
    #expect(
      text
        == project.replacing("Modules/Profile/ProfileRouter", with: "Modules/Account/AccountRouter")
        .replacing(" ProfileRouter", with: " AccountRouter"))
  }

  @Test func `Lines that are aligned with a bracket's contents stay aligned`() throws {
    try SampleApp.check(
      """
      let view = ProfileAssembly(first: 1,
                                 second: [ProfileRouter.self,
                                          Int.self],
                                 third: "
                                 ")
      let other = make(ProfileRouter(),
                       1,
                         2)
      """,
      becomes: """
        let view = AccountAssembly(first: 1,
                                   second: [AccountRouter.self,
                                            Int.self],
                                   third: "
                                   ")
        let other = make(AccountRouter(),
                         1,
                           2)
        """)
  }

  // MARK: Names that stay

  @Test func `A service outside of the module's folder that other modules use keeps its name`()
    throws
  {
    func paths(_ modules: String...) throws -> Set<String> {
      var files = [
        "App/Services/ProfileDataStore.swift":
          "final class ProfileDataStore: ProfileDataStoreInterface {}",
        "App/Services/ProfileDataStoreInterface.swift":
          "protocol ProfileDataStoreInterface: AnyObject {}",
      ]
      for module in ["Profile", "News"] {
        for (path, text) in SampleModule(name: module).files where !path.contains("Router") {
          files[path] = Self.withStore(text, modules.contains(module))
        }
      }
      return try SampleApp(files).renaming().paths
    }
    #expect(
      try paths("Profile", "News").isSuperset(of: [
        "App/Services/ProfileDataStore.swift", "App/Services/ProfileDataStoreInterface.swift",
      ]))
    #expect(try paths("Profile").contains("App/Services/AccountDataStore.swift"))
  }

  /// Returns a module's code as in Mutual Mobile's VIPER: the wireframe builds the module, also with a store of data.
  private static func withStore(_ code: String, _ hasStore: Bool) -> String {
    var code = code
    if let name = code.firstMatch(of: /class (\w+)Assembly {/)?.output.1 {
      code.replace(
        "\(name)Assembly {",
        with: "\(name)Router: \(name)RouterInput {\n  weak var transitionHandler: UIViewController?"
      )
    }
    if hasStore {
      code.replace(
        "weak var output", with: "var dataStore: ProfileDataStoreInterface!\n  weak var output")
      code.replace(
        "return view", with: "interactor.dataStore = ProfileDataStore()\n    return view")
    }
    return code.replacing("ViewInput", with: "ViewInterface")
      .replacing("ViewOutput", with: "ModuleInterface").replacing("Router", with: "Wireframe")
  }

  @Test func `Types of one file that are called alike are renamed together or not at all`() throws {
    let model = """
      struct LocalProfileRequest { let id: Int }
      struct LocalProfileResponse { let name: String }
      """
    let files = ["App/Modules/Profile/LocalProfileData.swift": model]
    let alone = try renaming(files)
    #expect(
      alone.text("App/Modules/Account/LocalAccountData.swift")
        == model.replacing("Profile", with: "Account"))
    let shared = try renaming(
      files.merging(["App/Api.swift": "let request = LocalProfileRequest(id: 1)"]) { own, _ in own }
    )
    #expect(shared.text("App/Modules/Account/LocalProfileData.swift") == model)
    #expect(shared.findings.contains { $0.symbol == "LocalProfileData.swift" })
  }

  @Test func `A screen that only uses the module's parts is not called a part of it`() throws {
    let notes = try renaming([
      "App/Transit/TransitViewController.swift": """
      import UIKit
      final class TransitViewController: UIViewController, ProfileViewInput {
        var output: ProfileViewOutput!
        func start() {
          let presenter = ProfilePresenter()
          output = presenter
          presenter.view = self
          presenter.interactor = ProfileInteractor()
        }
      }
      """
    ]).findings.map(\.message)
    #expect(!notes.contains { $0.contains("TransitViewController") }, "\(notes)")
  }
}
