import AdderFindings
import AdderModuleRenaming
import Testing

/// Names that mean the same thing are renamed together, or not at all.
@Suite struct SameMeaningTests {
  private func renaming(
    _ files: [String: String], _ old: String = "Profile", to new: String = "Account"
  ) throws -> ModuleRenaming {
    try SampleApp(files, modules: old).renaming(old, to: new)
  }

  /// Renames the module, and checks which of the names occur in a file afterwards.
  private func check(
    _ code: String, in path: String = "App/Other.swift", has names: String...,
    not others: String...,
    module: String = "Profile", new: String = "Account", files: [String: String] = [:],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let renaming = try renaming(files.merging([path: code]) { own, _ in own }, module, to: new)
    let text = try #require(
      renaming.text(renaming.newPath(of: path)), sourceLocation: sourceLocation)
    for name in names { #expect(text.contains(name), "\(text)", sourceLocation: sourceLocation) }
    for name in others { #expect(!text.contains(name), "\(text)", sourceLocation: sourceLocation) }
  }

  @Test(arguments: [("FetchProfile", "fetchProfile"), ("ProfileSwitch", "profileSwitch")])
  func `A use case and its method keep their names together`(useCase: String, method: String) throws
  {
    try check(
      """
      enum ProfileModels { enum \(useCase) { struct Request {} } }
      extension ProfileInteractor {
        func \(method)(_ request: ProfileModels.\(useCase).Request) {}
      }
      """, in: "App/Modules/Profile/Models.swift", has: "enum AccountModels { enum \(useCase)",
      "func \(method)(_ request: AccountModels.\(useCase).Request)")
  }

  @Test func `A use case that treats data keeps its name, whatever its method is called`() throws {
    try check(
      """
      enum ProfileModels { enum GetProfile { struct Request {} } }
      extension ProfileInteractor { func load(_ request: ProfileModels.GetProfile.Request) {} }
      """, in: "App/Modules/Profile/Models.swift", has: "enum AccountModels { enum GetProfile",
      "func load(_ request: AccountModels.GetProfile.Request)")
  }

  @Test func `A use case is renamed with its method`() throws {
    try check(
      """
      enum ProfileModels { enum OpenProfile { struct Request {} } }
      final class StartRouter { func openProfile() { show(ProfileAssembly()) } }
      """, in: "App/Modules/Profile/Models.swift", has: "enum OpenAccount", "func openAccount")
  }

  @Test func `A method that is named after a type which stays keeps its name`() throws {
    try check(
      """
      final class UserPageCell: UITableViewCell {}
      enum Cells {
        static func createUserPageCell(_ presenter: UserPagePresenter) -> UserPageCell? { nil }
        static func createUserPage(_ presenter: UserPagePresenter) {}
      }
      final class Other { let cell: UserPageCell? = nil }
      """, has: "createUserPageCell(_ presenter: CardPresenter) -> UserPageCell?",
      "createCard(_ presenter: CardPresenter)", module: "UserPage", new: "Card")
  }

  @Test func `A part that differs only in its capitals is renamed with its file`() throws {
    let files = SampleModule(name: "TabBar").files.map { path, text in
      (
        path.replacing("TabBarViewController", with: "TabbarViewController"),
        text.replacing("TabBarViewController", with: "TabbarViewController")
      )
    }
    let renaming = try SampleApp(Dictionary(uniqueKeysWithValues: files))
      .renaming("TabBar", to: "Menu")
    #expect(renaming.findings.isEmpty, "\(renaming.findings)")
    #expect(renaming.paths.contains { $0.hasSuffix("/MenuViewController.swift") })
    #expect(
      !renaming.result.texts.values.contains {
        String(decoding: $0, as: UTF8.self).contains("Tabbar")
      })
  }

  @Test func `A protocol that only opens the module is renamed with its method`() throws {
    try check(
      """
      protocol UserPageTransitionable { func toUserPageView() }
      extension UserPageTransitionable { func toUserPageView() { show(UserPageAssembly()) } }
      final class StartRouter: UserPageTransitionable {}
      """, has: "protocol CardTransitionable { func toCardView() }",
      "extension CardTransitionable { func toCardView() {", "StartRouter: CardTransitionable",
      module: "UserPage", new: "Card")
  }

  @Test func `Methods with will and did are renamed together`() throws {
    try check(
      """
      enum FlowState {
        case willShowProfileFlow, willLoadProfile
        case didShowProfileFlow(ProfileViewOutput)
      }
      """, has: "willShowAccountFlow", "didShowAccountFlow", "willLoadProfile")
  }

  @Test(arguments: ["App/Modules/Profile/Identifiers.swift", "App/Other.swift"])
  func `A constant is renamed with the type's name in it`(path: String) throws {
    try check(
      """
      enum ReuseIdentifiers { static let profileRow = "ProfileRowCell", profileColor = "Gray" }
      enum Names { static let profileRowCell = "ProfileRowCell" }
      """, in: path,
      has: #"static let accountRow = "AccountRowCell""#, "profileColor",
      #"static let accountRowCell = "AccountRowCell""#,
      files: [
        "App/Modules/Profile/ProfileRowCell.swift": "final class ProfileRowCell: UITableViewCell {}"
      ])
  }

  @Test func `A test is renamed with the method that it is named after`() throws {
    try check(
      """
      import XCTest
      final class StartTests: XCTestCase {
        func testTapCallsOpenProfile() { check(router.isOpen) }
        func testTapOpenProfiles() {}
      }
      """, in: "AppTests/StartTests.swift", has: "testTapCallsOpenAccount", "testTapOpenProfiles",
      files: [
        "App/StartRouter.swift":
          "final class StartRouter { func openProfile() { show(ProfileAssembly()) } }"
      ])
  }

  @Test func `Data that only the module uses is renamed with the methods that pass it on`() throws {
    let files = [
      "App/Modules/UserPage/UserPageEntity.swift": "struct UserPageEntity: Codable { let id: Int }",
      "App/Modules/UserPage/Contract.swift": """
      extension UserPagePresenter {
        func getUserPage() { present(of: UserPageEntity.self) }
        func reloadUserPage() {}
      }
      """,
    ]
    let renaming = try renaming(files, "UserPage", to: "Card")
    #expect(
      renaming.text("App/Modules/Card/CardEntity.swift")?.contains("struct CardEntity") == true)
    #expect(
      renaming.text("App/Modules/Card/Contract.swift") == """
        extension CardPresenter {
          func getCard() { present(of: CardEntity.self) }
          func reloadUserPage() {}
        }
        """)
    let shared = files.merging(["App/Store.swift": "let all: [UserPageEntity] = []"]) { own, _ in
      own
    }
    #expect(
      try self.renaming(shared, "UserPage", to: "Card").text("App/Store.swift")
        == "let all: [UserPageEntity] = []")
  }

  @Test func `A structure with the module's bare name is renamed if only the module uses it`()
    throws
  {
    let files = [
      "App/Modules/UserPage/Data.swift": "struct UserPage { let id: Int }\nlet all: [UserPage] = []"
    ]
    #expect(
      try renaming(files, "UserPage", to: "Card").text("App/Modules/Card/Data.swift")
        == "struct Card { let id: Int }\nlet all: [Card] = []")
    let named = files.mapValues { $0 + "\nlet userPage: UserPage? = nil" }
    #expect(
      try renaming(named, "UserPage", to: "Card").text("App/Modules/Card/Data.swift")?
        .contains("struct UserPage") == true)
  }

  @Test func `A storyboard is renamed though a title has the same text`() throws {
    let load = #"let board = UIStoryboard(name: "Profile", bundle: nil)"#
    let files = [
      "App/Modules/Profile/Profile.storyboard": "<document/>",
      "App/Modules/Profile/Load.swift": load,
      "App/Other.swift": #"func load() { self.title = "Profile" }"#,
    ]
    let renaming = try renaming(files)
    #expect(renaming.paths.contains("App/Modules/Account/Account.storyboard"))
    #expect(
      renaming.text("App/Modules/Account/Load.swift") == load.replacing("Profile", with: "Account"))
    #expect(renaming.text("App/Other.swift") == files["App/Other.swift"])
    #expect(renaming.findings.map(\.rule) == ["StringKeepsName"])
  }

  @Test func `A storyboard is renamed though a picture has the same name`() throws {
    func paths(_ code: String) throws -> Set<String> {
      try renaming([
        "App/Modules/Profile/Profile.storyboard": "<document/>", "App/Other.swift": code,
      ]).paths
    }
    let isRenamed = "App/Modules/Account/Account.storyboard"
    let item = #"let item = UITabBarItem(title: "Profile", image: UIImage(named: "Profile"))"#
    #expect(try paths(item).contains(isRenamed))
    #expect(try paths(#"let item = TabItem(image: "Profile")"#).contains(isRenamed))
    #expect(try paths(#"let board = Storyboard(named: "Profile")"#).contains(isRenamed))
    #expect(try !paths(#"let board = Board(named: "Profile")"#).contains(isRenamed))
  }

  @Test func `A folder for the module's views is renamed if only the module uses them`() throws {
    let files = [
      "App/Views/ViewsForProfileModule/Spinner.swift": "final class Spinner: UIView {}",
      "App/Modules/Profile/Use.swift": "let spinner = Spinner()",
    ]
    #expect(
      try renaming(files).paths.contains("App/Views/ViewsForAccountModule/Spinner.swift"))
    let shared = try renaming(
      files.merging(["App/Other.swift": "let spinner = Spinner()"]) { own, _ in own })
    #expect(shared.paths.contains("App/Views/ViewsForProfileModule/Spinner.swift"))
    #expect(
      shared.findings.contains { $0.message.contains("'App/Views/ViewsForProfileModule' keeps") })
  }

  @Test func `Code that a comment excludes is renamed where it names a nested type`() throws {
    try check(
      """
      // let request = Profile.Load.Request()
      // See Profile. Then go on.
      """, has: "Account.Load.Request()", "See Profile. Then",
      files: [
        "App/Modules/Profile/Models.swift": "enum Profile { enum Load { struct Request {} } }"
      ])
  }

  @Test(arguments: [", user", "; static let user"])
  func `A storyboard is renamed with its name in a list of storyboards`(user: String) throws {
    let list = #"enum StoryboardName { static let main = "Main"\#(user) = "Profile" }"#
    let renaming = try renaming([
      "App/Modules/Profile/Profile.storyboard": "<document/>", "App/Names.swift": list,
    ])
    #expect(renaming.paths.contains("App/Modules/Account/Account.storyboard"))
    #expect(renaming.text("App/Names.swift") == list.replacing("Profile", with: "Account"))
  }

  @Test func `A case is renamed with its storyboard, whatever its name says besides the module's`()
    throws
  {
    let list = #"enum Storyboards: String { case main = "Main", profileEdit = "ProfileEdit" }"#
    let renaming = try renaming([
      "App/Main.storyboard": "<document/>",
      "App/Modules/Profile/ProfileEdit.storyboard": "<document/>",
      "App/Storyboards.swift": list,
    ])
    #expect(renaming.paths.contains("App/Modules/Account/AccountEdit.storyboard"))
    #expect(
      renaming.text("App/Storyboards.swift")
        == list.replacing("Profile", with: "Account").replacing("profile", with: "account"))
  }

  @Test(arguments: [
    "// This file was generated by the Clean Swift Xcode Templates so\n",
    "//\n//  Profile.swift\n//\n//  Template generated by Ada\n//\n",
  ])
  func `A file that templates generated is renamed like any other`(head: String) throws {
    let files = SampleModule(name: "Profile").files.mapValues { head + $0 }
    let renaming = try SampleApp(files).renaming()
    #expect(
      renaming.text("App/Modules/Account/AccountRouter.swift")?.contains("class AccountRouter")
        == true)
  }

  @Test func `A file that a generator makes with a template of its own keeps its names`() throws {
    let texts = """
      // Generated by strings with Templates/strings.stencil
      enum Texts { static let profileRouter = "router" }
      """
    let files = [
      "App/Texts.swift": texts, "App/Use.swift": "let profileRouter = ProfileRouter()",
    ]
    #expect(try renaming(files).text("App/Texts.swift") == texts)
  }

  @Test func `An action that opens the module is renamed where it is passed on`() throws {
    try check(
      """
      final class StartBuilder {
        func make(openProfile: @escaping () -> Void) -> StartRouter { StartRouter(openProfile: openProfile) }
      }
      final class StartRouter {
        let openProfile: () -> Void
        init(openProfile: @escaping () -> Void) { self.openProfile = openProfile }
        func go() { show(ProfileAssembly()) }
      }
      """, has: "make(openAccount: @escaping", "StartRouter(openAccount: openAccount)",
      "let openAccount: () -> Void", not: "openProfile")
  }

  @Test func `A method that forwards to the one that opens the module is renamed in its contract`()
    throws
  {
    try check(
      """
      final class MapView { var output: MapOutput?; func tap() { output?.openProfile() } }
      """, has: "output?.openAccount()",
      files: [
        "App/Map.swift": """
        protocol MapOutput { func openProfile() }
        final class MapPresenter: MapOutput {
          let router = MapRouter()
          func openProfile() { router.openProfile() }
        }
        """,
        "App/MapRouter.swift":
          "final class MapRouter { func openProfile() { show(ProfileAssembly()) } }",
      ])
  }

  @Test func `A type that conforms to a renamed protocol is renamed beside data of a longer name`()
    throws
  {
    try check(
      """
      protocol ProfileService { func load() }
      struct RemoteProfileService: ProfileService { func load() {} }
      """, in: "App/Modules/Profile/ProfileService.swift",
      has: "struct RemoteAccountService: AccountService",
      files: ["App/Data.swift": "struct RemoteProfileStore {}"])
  }

  @Test func `A contract beside the module's is renamed even if another module's part conforms`()
    throws
  {
    try check(
      """
      protocol ProfileRoute { func startProfile() }
      protocol RemoveProfileRoute { func removeProfile() }
      """, in: "App/Modules/Profile/ProfileRoute.swift",
      has: "protocol AccountRoute { func startAccount() }",
      "protocol RemoveAccountRoute { func removeAccount() }",
      files: SampleModule(name: "News").files.merging([
        "App/Modules/News/Route.swift": """
        extension NewsRouter: ProfileRoute, RemoveProfileRoute {
          func startProfile() { show(ProfileAssembly()) }
          func removeProfile() { count += 1 }
        }
        """
      ]) { own, _ in own })
  }

  @Test func `Names that say to go to a module of several words are renamed together`() throws {
    try check(
      """
      enum FeedOutput { case goToUserPage(id: Int) }
      final class FeedPresenter {
        let output: (FeedOutput) -> Void = { _ in }
        func goToUserPage(id: Int) { output(.goToUserPage(id: id)) }
      }
      enum FlowState { case willShowUserPage(id: Int) }
      final class Flow {
        let showUserPageRelay = Relay<Int>()
        func next() -> FlowState { .willShowUserPage(id: 1) }
        func showUserPage(id: Int) { show(UserPageAssembly()) }
      }
      """, has: "case goToCard(id: Int)", "func goToCard(id: Int) { output(.goToCard(id: id)) }",
      "case willShowCard", "showCardRelay", not: "UserPage", module: "UserPage", new: "Card")
  }

  @Test func `A case keeps its name if a module's name of one word is part of a longer one`() throws
  {
    try check(
      """
      enum ProfileEditMode { case new }
      enum Route { case profileEditItem(ProfileEditMode), profileScreen(ProfileEditMode) }
      """, in: "App/Modules/Profile/ProfileRoute.swift", has: "profileEditItem(AccountEditMode)",
      "accountScreen(AccountEditMode)")
  }

  @Test func `A display contract's method that shows data keeps its name`() throws {
    try check(
      """
      protocol ProfileViewInput: AnyObject { func displayProfile(_ rows: [Int]) }
      enum ProfileModels { struct DisplayedProfile { let id: Int } }
      """, in: "App/Modules/Profile/ProfileContracts.swift", has: "func displayProfile",
      "struct DisplayedProfile",
      files: [
        "App/Modules/Profile/More.swift": """
        protocol ProfileViewOutput: AnyObject {}
        protocol ProfileInteractorInput: AnyObject {}
        protocol ProfileInteractorOutput: AnyObject {}
        protocol ProfileRouterInput: AnyObject {}
        """
      ])
  }

  @Test func `A use case of another module that goes to this one is renamed with its method`()
    throws
  {
    try check(
      """
      enum FeedModels { enum RouteToUserPage { struct Request {} } }
      final class FeedPresenter {
        func routeToUserPage(request: FeedModels.RouteToUserPage.Request) { show(UserPageAssembly()) }
      }
      """, has: "enum RouteToCard { struct Request",
      "func routeToCard(request: FeedModels.RouteToCard.Request)", module: "UserPage", new: "Card")
  }

  @Test func `A type that is named after a target which stays keeps its name and is listed`() throws
  {
    let files = [
      "Kit/XProfileBuilder.swift": """
      import XProfile
      struct XProfileBuilder { let view = ProfileViewController() }
      """
    ]
    let renaming = try renaming(files)
    #expect(
      renaming.text("Kit/XProfileBuilder.swift")?.contains(
        "struct XProfileBuilder { let view = AccountViewController() }") == true)
    #expect(renaming.findings.contains { $0.message.hasPrefix("'XProfileBuilder' keeps") })
  }

  @Test
  func `A constant is renamed with the name of a storyboard in it, or listed if a use is unclear`()
    throws
  {
    let files = [
      "App/Modules/UserPage/UserPage.storyboard": "<document/>",
      "App/Names.swift": #"enum StoryboardName { static let userPage = "UserPage" }"#,
    ]
    let renaming = try renaming(files, "UserPage", to: "NewCard")
    #expect(
      renaming.text("App/Names.swift") == #"enum StoryboardName { static let newCard = "NewCard" }"#
    )
    let common = try self.renaming(files, "UserPage", to: "Card")
    #expect(
      common.text("App/Names.swift") == #"enum StoryboardName { static let card = "Card" }"#)
    let unclear = try self.renaming(
      files.merging(
        ["App/Use.swift": "typealias Name = StoryboardName\nlet name = Name.userPage"]) { $1 },
      "UserPage", to: "Card")
    #expect(
      unclear.findings.contains { $0.message.hasPrefix("'userPage' keeps its name: its new name") })
  }

  @Test func `The methods of a delegate are renamed with the part that calls them`() throws {
    try check(
      """
      protocol ProfilePresenterDelegate: AnyObject {
        func profilePresenter(_ presenter: ProfilePresenter, didAdd row: Int)
        func profilePresenterCancel()
      }
      """, in: "App/Modules/Profile/ProfilePresenterDelegate.swift",
      has: "func accountPresenter(_ presenter: AccountPresenter", "func accountPresenterCancel()")
  }

  @Test func `A nested type with a longer name than the module's keeps it`() throws {
    try check(
      """
      enum SignInModels { enum presentSignInResult { case done }; enum SignInRow {} }
      extension SignInPresenter { func presentSignInSuccess() {} }
      """, in: "App/Modules/SignIn/Models.swift", has: "enum presentSignInResult",
      "presentSignInSuccess", "enum EnterRow", module: "SignIn", new: "Enter")
  }

  @Test func `A method of a part that is named after data keeps its name`() throws {
    try check(
      "final class GetProfileLoader: ProfileInteractorInput { func getProfile() { count += 1 } }",
      in: "App/Modules/Profile/Loader.swift", has: "getProfile()")
  }

  @Test func `A folder with an emoji before the module's name is renamed`() throws {
    let files = SampleModule(name: "Profile").files.map { path, text in
      (path.replacing("/Profile/", with: "/🏠 Profile/"), text)
    }
    let other = ["App/Modules/🏠 Profile/Rows.swift": "struct Rows {}"]
    let app = SampleApp(
      Dictionary(uniqueKeysWithValues: files).merging(other) { own, _ in own })
    #expect(try app.renaming().paths.contains("App/Modules/🏠 Account/Rows.swift"))
  }

  @Test(arguments: [
    ("🏠 Edit Profile", "🏠 New Card"), ("🏠 edit_profile", "🏠 new_card"),
    ("Edit Profile ✅", "New Card ✅"), ("(edit-profile)", "(new-card)"),
  ])
  func `The new name of a folder is written like the old one`(old: String, new: String) throws {
    let files = SampleModule(name: "EditProfile").files.map { path, text in
      (path.replacing("/EditProfile/", with: "/\(old)/"), text)
    }
    let paths = try SampleApp(Dictionary(uniqueKeysWithValues: files))
      .renaming("EditProfile", to: "NewCard").paths
    #expect(paths.contains("App/Modules/\(new)/NewCardRouter.swift"), "\(paths.sorted())")
  }

  @Test func `A folder whose new name cannot be written like the old one is listed`() throws {
    let files = SampleModule(name: "EditProfile").files.map { path, text in
      (path.replacing("/EditProfile/", with: "/Edit (Profile)/"), text)
    }
    let renaming = try SampleApp(Dictionary(uniqueKeysWithValues: files))
      .renaming("EditProfile", to: "NewCard")
    #expect(renaming.paths.contains("App/Modules/Edit (Profile)/NewCardRouter.swift"))
    let notes = renaming.findings.map(\.message)
    #expect(
      notes.contains { $0.hasPrefix("'App/Modules/Edit (Profile)' keeps its name") }, "\(notes)")
  }

  @Test func `A method that is named after a type which stays keeps its name, whatever it returns`()
    throws
  {
    try check(
      """
      struct ProfileResults: Codable {}
      extension ProfilePresenter {
        func profileResultsToProfileRow(_ results: ProfileResults) -> ProfileRow { ProfileRow() }
      }
      """, has: "func profileResultsToProfileRow(_ results: ProfileResults) -> AccountRow",
      files: ["App/Modules/Profile/ProfileRow.swift": "struct ProfileRow {}"])
  }

  @Test func `The scene that SwiftGen names after a storyboard is renamed with its uses`() throws {
    try check(
      """
      enum StoryboardScene {
        enum ProfileViewController: StoryboardType {
          static let storyboardName = "ProfileViewController"
        }
      }
      let scene = StoryboardScene.ProfileViewController.initialScene
      """,
      has: "enum AccountViewController: StoryboardType",
      #"storyboardName = "AccountViewController""#,
      "StoryboardScene.AccountViewController.initialScene",
      files: ["App/Modules/Profile/ProfileViewController.storyboard": "<document/>"])
  }

  @Test
  func
    `A file that differs from its type only in capitals is renamed, and so is its module's model`()
    throws
  {
    let paths = try renaming([
      "App/Modules/Profile/ProfileTabbarView.swift": "final class ProfileTabBarView: UIView {}",
      "App/Modules/Profile/ProfileModel.swift": "struct ProfileModel: Codable { let id: Int }",
    ]).paths
    #expect(paths.contains("App/Modules/Account/AccountTabBarView.swift"))
    #expect(paths.contains("App/Modules/Account/AccountModel.swift"))
  }
}
