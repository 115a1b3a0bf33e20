import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

/// Which properties, variables and methods are renamed with a module, and which only look like it.
@Suite struct MemberRenameTests {
  @Test func `A method of an unrelated contract keeps its name, and is listed`() throws {
    let text = """
      final class Start { func openProfile() { show(ProfileAssembly()) } }
      """
    let other = "protocol BankService { func openProfile() }"
    let app = SampleApp(
      ["App/Start.swift": text, "Kit/BankService.swift": other], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.text("Kit/BankService.swift") == other)
    #expect(
      renaming.text("App/Start.swift")
        == "final class Start { func openAccount() { show(AccountAssembly()) } }")
    #expect(
      renaming.findings.contains {
        $0.description.hasPrefix(
          "Kit/BankService.swift:1:29: note: 'openProfile' keeps its name: it may mean")
      })
  }

  @Test func `A method that is named after another type keeps its name`() throws {
    let text = """
      final class RandomProfileView: UIView {}
      protocol NewsActions { func randomProfileViewTapped() }
      final class NewsLogic: NewsActions {
        let row = RandomProfileView()
        func randomProfileViewTapped() { show(ProfileAssembly()) }
      }
      """
    try SampleApp.check(
      text, becomes: text.replacing("ProfileAssembly", with: "AccountAssembly"),
      note: "'randomProfileViewTapped' keeps its name", modules: "News")
  }

  @Test func `A method that forwards to a renamed one is renamed`() throws {
    try SampleApp.check(
      """
      protocol StartRouterInput { func openProfile() }
      final class StartRouter: StartRouterInput { func openProfile() { show(ProfileAssembly()) } }
      final class Coordinator { let router: StartRouterInput; func openProfile() { router.openProfile() } }
      """,
      becomes: """
        protocol StartRouterInput { func openAccount() }
        final class StartRouter: StartRouterInput { func openAccount() { show(AccountAssembly()) } }
        final class Coordinator { let router: StartRouterInput; func openAccount() { router.openAccount() } }
        """)
  }

  @Test func `A method is renamed however many others lie between it and the module`() throws {
    let code = """
      final class Start {
        func openProfile() { _ = ProfileRouter() }
        func showProfile() { openProfile() }
        func pushProfile() { showProfile() }
        func startProfile() { pushProfile() }
        func launchProfile() { startProfile() }
        func displayProfile() { launchProfile() }
      }
      """
    try SampleApp.check(code, becomes: code.replacing("Profile", with: "Account"))
  }

  @Test func `The flags of a test double follow the methods that they are named after`() throws {
    let app = SampleApp(
      [
        "App/Start.swift": """
        protocol StartRouterInput { func openProfile() }
        final class StartRouter: StartRouterInput { func openProfile() { show(ProfileAssembly()) } }
        """,
        "AppTests/Mocks.swift": """
        import XCTest
        final class StartRouterMock: StartRouterInput {
          var openProfileCalled = false, invokedOpenProfileCount: Int = 0
          func openProfile() { openProfileCalled = true; invokedOpenProfileCount += 1 }
        }
        """,
      ], modules: "Profile")
    #expect(
      try app.renaming().text("AppTests/Mocks.swift") == """
        import XCTest
        final class StartRouterMock: StartRouterInput {
          var openAccountCalled = false, invokedOpenAccountCount: Int = 0
          func openAccount() { openAccountCalled = true; invokedOpenAccountCount += 1 }
        }
        """)
  }

  @Test func `The flags of a test double can contain the name of a method as it is`() throws {
    let double = """
      import XCTest
      final class ProfileViewMock: ProfileRows {
        var invokedsetProfileRow = false, invokedsetProfileRowData = [(row: ProfileRow, Void)]()
        var invokedsetUserProfile = false, invokedsetProfileRows = false
        func setProfileRow(_ row: ProfileRow) { invokedsetProfileRow = true }
      }
      """
    let app = SampleApp(
      [
        "App/Modules/Profile/ProfileRow.swift": """
        enum ProfileRow {}
        protocol ProfileRows: ProfileViewInput { func setProfileRow(_ row: ProfileRow) }
        """,
        "AppTests/ProfileViewMock.swift": double,
      ], modules: "Profile")
    #expect(
      try app.renaming().text("AppTests/AccountViewMock.swift")
        == double.replacing("Profile", with: "Account")
        .replacing("UserAccount", with: "UserProfile")
        .replacing("invokedsetAccountRows", with: "invokedsetProfileRows"))
  }

  @Test func `A method of the module that calls it a scene is renamed, one about its data is not`()
    throws
  {
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile+.swift": """
        protocol ProfileCloser: ProfileViewOutput {
          func handleProfileSceneClose()
          func loadProfile()
        }
        """
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(
      renaming.text("App/Modules/Account/Account+.swift") == """
        protocol AccountCloser: AccountViewOutput {
          func handleAccountSceneClose()
          func loadProfile()
        }
        """)
    #expect(
      renaming.findings.map(\.message).contains { $0.hasPrefix("'loadProfile' keeps its name") })
  }

  @Test func `In the module's own types, names about its data stay`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/ProfilePresenter+Data.swift": """
        extension ProfilePresenter {
          func verifyProfile() { let fetchedProfile = 1; view?.show(ProfileViewInput.self) }
          func didTapProfileButton() { router.open(ProfileRouter.self) }
        }
        """
      ], modules: "Profile")
    let text = try #require(
      app.renaming().text("App/Modules/Account/AccountPresenter+Data.swift"))
    for name in ["verifyProfile", "fetchedProfile", "didTapProfileButton"] {
      #expect(text.contains(name), "\(name)")
    }
  }

  @Test func `A variable of the module whose value only takes its types keeps its name`()
    throws
  {
    let text = """
      final class ProfileScreenTests: XCTestCase {
        let profileButton = app.buttons[ProfileViewInput.identifier]
        let profileController = app.screen(ProfileViewController.self)
        let profileState: ProfileViewInput?
      }
      """
    let app = SampleApp(["AppTests/ProfileScreenTests.swift": text], modules: "Profile")
    #expect(
      try app.renaming().text("AppTests/AccountScreenTests.swift")
        == text.replacing("Profile", with: "Account")
        .replacing("profileController", with: "accountController")
        .replacing("profileState", with: "accountState"))
  }

  @Test func `A verb before the module's name makes it the name of data`() throws {
    let text = """
      protocol NewsViewOutput { func didTapSendProfileButton(); func didTapProfileButton() }
      final class NewsRouter { func openProfile() { show(ProfileAssembly()) } }
      final class NewsPresenter: NewsViewOutput {
        func didTapSendProfileButton() { router.openProfile() }
        func didTapProfileButton() { router.openProfile() }
        func updateProfileView(_ view: ProfileViewInput) {}
      }
      """
    try SampleApp.check(
      text,
      becomes: text.replacing("ProfileAssembly", with: "AccountAssembly")
        .replacing("openProfile", with: "openAccount")
        .replacing("TapProfileButton", with: "TapAccountButton")
        .replacing("updateProfileView(_ view: Profile", with: "updateAccountView(_ view: Account"),
      note: "'didTapSendProfileButton' keeps its name")
  }

  @Test func `A list that is called like the module keeps its name`() throws {
    let text = """
      protocol ProfileStore: ProfileViewOutput {
        func show(profileList: [ProfileItem])
        func select(profileItem: ProfileItem)
      }
      struct ProfileItem: ProfileViewOutput {}
      final class ProfileLoader: ProfileViewOutput {
        func load() { var profileList: [ProfileItem] = []; show(profileList: profileList) }
      }
      """
    let files = ["App/Modules/Profile/ProfileStore.swift": text]
    #expect(
      try SampleApp(files, modules: "Profile").renaming()
        .text("App/Modules/Account/AccountStore.swift")
        == text.replacing("Profile", with: "Account")
        .replacing("profileItem", with: "accountItem"))
  }

  @Test func `A static function that is called like the module is renamed behind its type`()
    throws
  {
    try SampleApp.check(
      """
      struct Modules {
        // MARK: - Profile
        static func profile(_ name: String) -> ProfileAssembly { ProfileAssembly() }
      }
      final class Opener {
        func show(_ users: [User]) {
          let profileModule = Modules.profile(users.profile { $0.profile })
          push(profileModule.makeModule())
        }
      }
      """,
      becomes: """
        struct Modules {
          // MARK: - Account
          static func account(_ name: String) -> AccountAssembly { AccountAssembly() }
        }
        final class Opener {
          func show(_ users: [User]) {
            let accountModule = Modules.account(users.profile { $0.profile })
            push(accountModule.makeModule())
          }
        }
        """)
  }

  @Test func `Inside its type, a static function that is called like the module is renamed`() throws
  {
    try SampleApp.check(
      """
      enum Modules {}
      extension Modules {
        static func profile() -> ProfileAssembly { ProfileAssembly() }
        static func first() -> ProfileAssembly { Self.profile() }
      }
      """,
      becomes: """
        enum Modules {}
        extension Modules {
          static func account() -> AccountAssembly { AccountAssembly() }
          static func first() -> AccountAssembly { Self.account() }
        }
        """)
  }

  @Test(arguments: [
    "extension Modules { static func first() -> ProfileAssembly { profile() } }",
    "let first: ProfileAssembly = .profile()", "typealias All = Modules; let other = All.profile()",
    "let all = Modules.self", "final class More: Modules {}",
    "extension Modules { static func profile(_ name: String) -> String { name } }",
    "extension Modules { static let account = 1 }",
    "protocol Making { static func profile() -> ProfileAssembly }; extension Modules: Making {}",
  ])
  func `A static function that may be called without its type stays and is listed`(
    other: String
  ) throws {
    let text = """
      class Modules { static func profile() -> ProfileAssembly { ProfileAssembly() } }
      let profileModule = Modules.profile()
      func show() { let profile = Modules.profile() }
      \(other)
      """
    let renaming = try SampleApp(["App/Other.swift": text], modules: "Profile").renaming()
    #expect(
      renaming.text("App/Other.swift")
        == text.replacing("ProfileAssembly", with: "AccountAssembly"))
    let notes = renaming.findings.map(\.description)
    #expect(
      notes.contains { $0.hasPrefix("App/Other.swift:1:29: note: 'profile' keeps its name") },
      "\(notes)")
  }

  @Test func `A property's projection and storage are renamed with it`() throws {
    try SampleApp.check(
      """
      struct Screen: View {
        @StateObject var profilePresenter: ProfilePresenter
        init() { _profilePresenter = StateObject(wrappedValue: ProfilePresenter()) }
        var body: some View { Toggle($profilePresenter.isOn) }
      }
      """,
      becomes: """
        struct Screen: View {
          @StateObject var accountPresenter: AccountPresenter
          init() { _accountPresenter = StateObject(wrappedValue: AccountPresenter()) }
          var body: some View { Toggle($accountPresenter.isOn) }
        }
        """)
  }

  @Test func `A variable that is named like a part is renamed, whatever makes it`() throws {
    try SampleApp.check(
      """
      final class Flow {
        weak var profileViewController: UIViewController?
        func start() { let profileModule = resolver.resolve(ProfileViewInput.self) }
      }
      struct Other { let profilePresenter: Badge }
      struct Badge {}
      """,
      becomes: """
        final class Flow {
          weak var accountViewController: UIViewController?
          func start() { let accountModule = resolver.resolve(AccountViewInput.self) }
        }
        struct Other { let profilePresenter: Badge }
        struct Badge {}
        """, note: "'profilePresenter' keeps its name")
  }

  @Test func `Another module's method that is called like a screen stays`() throws {
    var files = SampleModule(name: "News").files
    files["App/Modules/News/NewsContracts.swift", default: ""] += """

      protocol NewsModuleInput { func createProfileModule() }
      extension NewsPresenter: NewsModuleInput { func createProfileModule() { reload() } }
      """
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    #expect(
      renaming.text("App/Modules/News/NewsContracts.swift")
        == files["App/Modules/News/NewsContracts.swift"])
  }

  @Test func `A closure of a router that opens the module is renamed`() throws {
    try SampleApp.check(
      """
      final class NewsRouter { let openProfile: () -> Void; func go() { openProfile() } }
      """,
      becomes: """
        final class NewsRouter { let openAccount: () -> Void; func go() { openAccount() } }
        """)
  }

  @Test func `The names that SwiftGen makes of texts stay`() throws {
    let made = """
      // swiftlint:disable all
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      enum Strings { enum ProfileViewController { static let title = "Profile" } }
      """
    let app = SampleApp(
      [
        "App/Strings.swift": made,
        "App/Other.swift":
          "let a = Strings.ProfileViewController.title, b = ProfileViewController()",
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.text("App/Strings.swift") == made)
    #expect(
      renaming.text("App/Other.swift")
        == "let a = Strings.ProfileViewController.title, b = AccountViewController()")
  }

  @Test func `A member that is called like a renamed type is renamed with it`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/EmptyProfileView.swift": "final class EmptyProfileView: UIView {}",
        "App/Modules/Profile/ProfileScreen.swift": """
        final class ProfileScreen: UIView {
          let emptyProfileView = EmptyProfileView()
          func showEmptyProfileView(_ isEmpty: Bool) { emptyProfileView.isHidden = !isEmpty }
        }
        """,
      ], modules: "Profile")
    #expect(
      try app.renaming().text("App/Modules/Account/AccountScreen.swift") == """
        final class AccountScreen: UIView {
          let emptyAccountView = EmptyAccountView()
          func showEmptyAccountView(_ isEmpty: Bool) { emptyAccountView.isHidden = !isEmpty }
        }
        """)
  }

  @Test func `A delegate's method that begins with a part of the module is renamed`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/ProfileDelegate.swift": """
        protocol ProfileDelegate: AnyObject {
          func profileHeaderView(didSelect index: Int)
          func profileData() -> Int
        }
        """
      ], modules: "Profile")
    #expect(
      try app.renaming().text("App/Modules/Account/AccountDelegate.swift") == """
        protocol AccountDelegate: AnyObject {
          func accountHeaderView(didSelect index: Int)
          func profileData() -> Int
        }
        """)
  }

  @Test func `A method that makes another module's screen keeps its name`() throws {
    let text = """
      final class NewsRouter { func makeProfileView() -> some View { ProfileView(ProfilePresenter()) } }
      extension ProfileRouter {
        func makeProfileView(id: Int) -> some View { ProfileEditViewController(id) }
      }
      """
    try SampleApp.check(
      text,
      becomes: text.replacing("ProfileView(ProfileP", with: "ProfileView(AccountP")
        .replacing("makeProfileView()", with: "makeAccountView()")
        .replacing("extension ProfileRouter", with: "extension AccountRouter"),
      note: "'makeProfileView' keeps its name", modules: "ProfileEdit")
  }

  @Test func `A method of a service that returns data keeps its name`() throws {
    let text = """
      protocol Repository { func getProfile(for screen: ProfileViewInput) }
      final class Remote: Repository { func getProfile(for screen: ProfileViewInput) {} }
      """
    try SampleApp.check(
      text, becomes: text.replacing("ProfileView", with: "AccountView"),
      note: "'getProfile' keeps its name")
  }

  @Test func `A variable keeps its name if only a closure in its value mentions the module`() throws
  {
    let text = """
      func alert() {
        let addProfileAction = Action(title: "add") { router.show(ProfileRouter()) }
        show(addProfileAction)
      }
      """
    try SampleApp.check(
      text, becomes: text.replacing("ProfileRouter", with: "AccountRouter"),
      note: "'addProfileAction' keeps its name")
  }

  @Test func `A router's tab and the router of a tab are renamed`() throws {
    try SampleApp.check(
      """
      class DefaultRouter {}
      final class TabRouter: DefaultRouter {
        var profileRouter: DefaultRouter?
        func selectProfileTab() { index = 1 }
      }
      """,
      becomes: """
        class DefaultRouter {}
        final class TabRouter: DefaultRouter {
          var accountRouter: DefaultRouter?
          func selectAccountTab() { index = 1 }
        }
        """)
  }

  @Test func `An unwrapped screen of the module is renamed`() throws {
    try SampleApp.check(
      """
      final class Flow {
        func prepare(_ screen: Any) {
          if let profileController = screen as? ProfileViewController { show(profileController) }
        }
      }
      """,
      becomes: """
        final class Flow {
          func prepare(_ screen: Any) {
            if let accountController = screen as? AccountViewController { show(accountController) }
          }
        }
        """)
  }

  @Test func `A method that forwards to one with a longer name is renamed, and so is that`() throws
  {
    try SampleApp.check(
      """
      final class NewsRouter { func goToProfile() { show(ProfileAssembly()) } }
      final class NewsPresenter { func goToProfileOutput() { router.goToProfile() } }
      final class NewsInteractor { func goToProfile() { output.goToProfileOutput() } }
      """,
      becomes: """
        final class NewsRouter { func goToAccount() { show(AccountAssembly()) } }
        final class NewsPresenter { func goToAccountOutput() { router.goToAccount() } }
        final class NewsInteractor { func goToAccount() { output.goToAccountOutput() } }
        """)
  }

  @Test func `A variable in the module that is short for its screen is renamed`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/ProfileRouter+Open.swift": """
        extension ProfileRouter {
          func open() { let profileView = makeScreen(); show(profileView) }
          func name() { let profileName = makeName(); show(profileName) }
        }
        """
      ], modules: "Profile")
    #expect(
      try app.renaming().text("App/Modules/Account/AccountRouter+Open.swift") == """
        extension AccountRouter {
          func open() { let accountView = makeScreen(); show(accountView) }
          func name() { let profileName = makeName(); show(profileName) }
        }
        """)
  }

  @Test func `A picture of R.swift keeps its name beside a member that is renamed`() throws {
    let tabs = """
      final class Tabs {
        let profileModule = ProfileAssembly()
        let picture = R.image.profileModule()
      }
      """
    let renaming = try SampleApp(["App/Tabs.swift": tabs], modules: "Profile").renaming()
    #expect(
      renaming.text("App/Tabs.swift")
        == tabs.replacing("let profileModule = Profile", with: "let accountModule = Account"))
  }

  @Test func `A method named after the module's screen is renamed in another module's contract`()
    throws
  {
    let news = """
      protocol NewsViewOutput: AnyObject { func backToProfileViewController() }
      """
    let renaming = try SampleApp(
      ["App/Modules/News/NewsViewOutput.swift": news], modules: "Profile", "News"
    ).renaming()
    #expect(
      renaming.text("App/Modules/News/NewsViewOutput.swift")?
        .contains("backToAccountViewController") == true)
  }

  @Test func `Methods that open or close the module without its types are renamed with it`() throws
  {
    try SampleApp.check(
      """
      protocol NewsRouterInput { func showProfileScreen(); func toProfile() }
      final class NewsRouter: NewsRouterInput {
        func showProfileScreen() { perform("x") }
        func toProfile() { perform("y") }
      }
      final class NewsView: UIView { func showProfile() { label.text = profile.name } }
      extension ProfileViewInput { func dismissProfile() {} }
      """,
      becomes: """
        protocol NewsRouterInput { func showAccountScreen(); func toAccount() }
        final class NewsRouter: NewsRouterInput {
          func showAccountScreen() { perform("x") }
          func toAccount() { perform("y") }
        }
        final class NewsView: UIView { func showProfile() { label.text = profile.name } }
        extension AccountViewInput { func dismissAccount() {} }
        """, note: "'showProfile' keeps its name: it may mean something other than the module")
  }

  @Test func `A name that says what happened in the module's words stays, and is listed`() throws {
    func delegate(_ name: String) -> String {
      """
      protocol \(name)Delegate: AnyObject {
        func didSelectProfile(_ view: \(name)ViewController)
      }
      """
    }
    let renaming = try SampleApp(
      ["App/Modules/SelectProfile/Delegate.swift": delegate("SelectProfile")],
      modules: "SelectProfile"
    ).renaming("SelectProfile", to: "Account")
    #expect(renaming.text("App/Modules/Account/Delegate.swift") == delegate("Account"))
    #expect(renaming.findings.map(\.symbol) == ["didSelectProfile"])
  }

  @Test func `What a generator adds to a renamed method is renamed with it`() throws {
    func mock(_ name: String) -> String {
      """
      final class RouterMock {
        var make\(name)ScreenCallCount = 0
        func make\(name)Screen() -> \(name)ViewController {
          make\(name)ScreenCallCount += 1
          return \(name)ViewController()
        }
      }
      """
    }
    try SampleApp.check(mock("Profile"), becomes: mock("Account"))
  }
}
