import AdderFindings
import AdderModuleRenaming
import Testing

@Suite struct SwiftRenameTests {
  @Test func `Types, files and folders of a module get its new name`() throws {
    let renaming = try SampleApp([:], modules: "Profile").renaming()
    var expected = SampleModule(name: "Account").files
    #expect(renaming.paths == Set(expected.keys))
    for (path, text) in renaming.result.texts {
      #expect(expected.removeValue(forKey: path) == String(decoding: text, as: UTF8.self))
    }
    #expect(expected.isEmpty)
  }

  @Test func `A type is renamed wherever Swift uses it as a name`() throws {
    try SampleApp.check(
      #"""
      let parts: [String: ProfilePresenter?] = [:], `ProfilePresenters` = 1
      let path = \ProfilePresenter.view, type = Box<ProfileViewInput>.self
      let text = "\(ProfileAssembly.self) and \(`ProfileRouter`())"
      extension Module.ProfileRouter where Input == any ProfileViewInput & Sendable {}
      """#,
      becomes: #"""
        let parts: [String: AccountPresenter?] = [:], `ProfilePresenters` = 1
        let path = \AccountPresenter.view, type = Box<AccountViewInput>.self
        let text = "\(AccountAssembly.self) and \(`AccountRouter`())"
        extension Module.AccountRouter where Input == any AccountViewInput & Sendable {}
        """#, note: "'ProfilePresenters' keeps its name")
  }

  @Test func `A type's name in a string changes where a value is compared with it`() throws {
    try SampleApp.check(
      """
      func show(_ header: String) {
        if header == "ProfileViewController" || "ProfilePresenter" != header {}
        log("ProfileRouter")
      }
      """,
      becomes: """
        func show(_ header: String) {
          if header == "AccountViewController" || "AccountPresenter" != header {}
          log("ProfileRouter")
        }
        """, note: "This string still says 'Profile'")
  }

  @Test func `The bare name of a module in a string is compared with anything`() throws {
    let code = "func show(_ title: String) { if title == \"Profile\" {} }"
    try SampleApp.check(
      code, becomes: code, note: "This string still says 'Profile'",
      files: [
        "App/Modules/Profile/ProfileModels.swift":
          "enum Profile { enum Load { struct Request {} } }"
      ])
  }

  @Test func `A type that is nested in another feature's keeps the name it shares with a scene`()
    throws
  {
    let scene = """
      enum Profile {
        struct ProfileRow {}
        final class Presenter: ProfileViewOutput { var row: Profile.ProfileRow? }
      }
      """
    let feed = """
      enum Feed {
        struct Profile { var row: ProfileRow }
        struct ProfileRow {}
        var all: [Profile] = [], owner: ProfileViewInput?
      }
      """
    let use = "let one: Feed.Profile, rows: [Profile.ProfileRow], other: Feed.ProfileRow\n"
    let alias = "typealias Profile = Feed.Profile\nlet a = Profile(), b = App.Profile.self"
    let files = [
      "App/Modules/Profile/ProfileScene.swift": scene, "App/Feed.swift": feed,
      "App/Use.swift": use, "App/Alias.swift": alias,
    ]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    let texts = ["App/Modules/Account/AccountScene.swift", "App/Feed.swift", "App/Use.swift"]
      .compactMap(renaming.text)
    #expect(
      texts == [
        scene.replacing("Profile", with: "Account"),
        feed.replacing("ProfileViewInput", with: "AccountViewInput"),
        "let one: Feed.Profile, rows: [Account.AccountRow], other: Feed.ProfileRow\n",
      ])
    #expect(renaming.text("App/Alias.swift") == alias)
  }

  @Test func `Methods that open the module are renamed, also in contracts and doubles`() throws {
    try SampleApp.check(
      """
      protocol StartRouterInput { func openProfile() }
      final class StartRouter: StartRouterInput {
        let profileAssembly: ProfileAssembly
        func openProfile() { show(profileAssembly.makeModule()) }
      }
      final class StartPresenter { func tap() { router.openProfile() } }
      final class MockStartRouter: StartRouterInput { func openProfile() {} }
      """,
      becomes: """
        protocol StartRouterInput { func openAccount() }
        final class StartRouter: StartRouterInput {
          let accountAssembly: AccountAssembly
          func openAccount() { show(accountAssembly.makeModule()) }
        }
        final class StartPresenter { func tap() { router.openAccount() } }
        final class MockStartRouter: StartRouterInput { func openAccount() {} }
        """)
  }

  @Test func `Names about something else are kept`() throws {
    let text = """
      struct UserProfile { var profileURL: String }
      final class Cache { func profile(_ profile: UserProfile) {}; let profiles: [UserProfile] }
      """
    try SampleApp.check(text, becomes: text)
  }

  @Test
  func `A name with another meaning is kept and reported, and so are all with an unclear use`()
    throws
  {
    let text = """
      final class One { let profileView: ProfileViewInput }
      final class Two { let profileView: UIImageView }
      """
    try SampleApp.check(
      text,
      becomes: text.replacing(
        "profileView: ProfileViewInput", with: "accountView: AccountViewInput"),
      note: "App/Other.swift:2:23: note: 'profileView' keeps its name")
    let use = "\nlet views = all.map { $0.profileView }"
    try SampleApp.check(
      text + use,
      becomes: text.replacing("ProfileViewInput", with: "AccountViewInput") + use,
      note: "App/Other.swift:2:23: note: 'profileView' keeps its name")
  }

  @Test func `A property of a Codable type keeps its name`() throws {
    try SampleApp.check(
      "struct Saved: Codable { var profileInput: ProfileViewInput? }",
      becomes: "struct Saved: Codable { var profileInput: AccountViewInput? }",
      note: "its name is known outside of Swift")
  }

  @Test func `A name that a library requires is kept`() throws {
    try SampleApp.check(
      """
      final class One: LibraryScreen { override func openProfile() { show(ProfileAssembly()) } }
      final class Two: ProfileViewInput, LibraryDelegate { func profileDidChange() {} }
      """,
      becomes: """
        final class One: LibraryScreen { override func openProfile() { show(AccountAssembly()) } }
        final class Two: AccountViewInput, LibraryDelegate { func profileDidChange() {} }
        """,
      note: "App/Other.swift:1:48: note: 'openProfile' keeps its name: its name is known")
  }

  @Test func `The module's output is renamed with it`() throws {
    try SampleApp.check(
      """
      protocol ProfileViewOwner: ProfileViewInput { func profileDidClose() }
      final class Caller: ProfileViewOwner { func profileDidClose() {} }
      """,
      becomes: """
        protocol AccountViewOwner: AccountViewInput { func accountDidClose() }
        final class Caller: AccountViewOwner { func accountDidClose() {} }
        """)
  }

  @Test func `A name that may belong to a framework is neither replaced nor given`() throws {
    try SampleApp.check(
      "final class One: UIView { let profile: ProfileViewInput }",
      becomes: "final class One: UIView { let profile: AccountViewInput }",
      note: "'profile' keeps its name: 'profile' is too common a word to find all of its uses")
    let app = SampleApp(
      ["App/Other.swift": "final class One { let profileViewController: ProfileViewInput }"],
      modules: "Profile")
    #expect(
      try app.renaming(to: "Root").text("App/Other.swift")
        == "final class One { let profileViewController: RootViewInput }")
    let keyword = try SampleApp(
      ["App/Other.swift": "final class One { let homeDetail: HomeDetailRouter }"],
      modules: "HomeDetail"
    ).renaming("HomeDetail", to: "Default")
    #expect(
      keyword.text("App/Other.swift") == "final class One { let homeDetail: DefaultRouter }")
  }

  @Test func `A member does not get a name that is already used`() throws {
    try SampleApp.check(
      "final class One { let profileInput: ProfileViewInput; let accountInput = 1 }",
      becomes: "final class One { let profileInput: AccountViewInput; let accountInput = 1 }",
      note: "'accountInput' is already a name in this project")
  }

  @Test func `A module with a longer name keeps its name`() throws {
    let text = "let edit = ProfileEditAssembly(), own = ProfileAssembly(), file = ProfileEditing()"
    try SampleApp.check(
      text, becomes: text.replacing("ProfileAssembly", with: "AccountAssembly"),
      modules: "ProfileEdit")
    let renaming = try SampleApp([:], modules: "Profile", "ProfileEdit").renaming()
    #expect(renaming.paths.isSuperset(of: SampleModule(name: "ProfileEdit").files.keys))
    for (path, text) in SampleModule(name: "ProfileEdit").files {
      #expect(renaming.text(path) == text)
    }
  }

  @Test func `Doubles and tests of the module are renamed`() throws {
    let app = SampleApp(
      [
        "Tests/Profile/ProfilePresenterTests.swift": """
        final class ProfilePresenterTests: XCTestCase {}
        final class ProfileViewMock: ProfileViewInput {}
        final class MockProfileRouterInput {}
        """
      ], modules: "Profile")
    #expect(
      try app.renaming().text("Tests/Account/AccountPresenterTests.swift") == """
        final class AccountPresenterTests: XCTestCase {}
        final class AccountViewMock: AccountViewInput {}
        final class MockAccountRouterInput {}
        """)
  }

  @Test func `A file of tests that are commented out is renamed as well`() throws {
    let app = SampleApp(
      ["Tests/Profile/ProfileTests.swift": "// let a = ProfilePresenter()"], modules: "Profile")
    #expect(
      try app.renaming().text("Tests/Account/AccountTests.swift") == "// let a = AccountPresenter()"
    )
  }

  @Test func `Comments are changed only where they name renamed declarations`() throws {
    try SampleApp.check(
      """
      //  App/Modules/Profile/ProfilePresenter.swift, ProfileContracts.swift
      // The Profile of a user; profile. See `ProfilePresenter` and ProfileThing.
      /// Profile module: profile.
      """,
      becomes: """
        //  App/Modules/Account/AccountPresenter.swift, AccountContracts.swift
        // The Profile of a user; profile. See `AccountPresenter` and ProfileThing.
        /// Account module: profile.
        """)
  }

  @Test func `What generators write into the first lines is renamed`() throws {
    let text = """
      //  Profile ProfileRouterExtra.swift
      //  ProfileProfileRouterExtra.swift
      //  Profile+CoreDataClass.swift
      // Calls the Profile Router, a `ProfileRouter`. A ProfileRouter opens.
      extension ProfileRouter {}
      """
    let app = SampleApp(
      ["App/Modules/Profile/ProfileRouterExtra.swift": text, "App/Profile.storyboard": ""],
      modules: "Profile")
    #expect(
      try app.renaming().text("App/Modules/Account/AccountRouterExtra.swift") == """
        //  Account AccountRouterExtra.swift
        //  AccountAccountRouterExtra.swift
        //  Profile+CoreDataClass.swift
        // Calls the Account Router, an `AccountRouter`. An AccountRouter opens.
        extension AccountRouter {}
        """)
  }

  @Test func `Comments that mention a former name of a type are renamed in the module's files`()
    throws
  {
    let path = "Profile/ProfileRouter.swift"
    let text = """
      //  ProfileWireframe.swift
      // MARK: - ProfileRouterImpl
      // See ProfileRouterThing, ProfileWireframe and ProfileRouters.
      final class ProfileRouter {}
      final class ProfileRouterThing {}
      """
    let renaming = try SampleApp(["App/Modules/" + path: text], modules: "Profile").renaming()
    #expect(
      renaming.text("App/Modules/Account/AccountRouter.swift") == """
        //  AccountWireframe.swift
        // MARK: - AccountRouterImpl
        // See AccountRouterThing, ProfileWireframe and ProfileRouters.
        final class AccountRouter {}
        final class AccountRouterThing {}
        """)
  }

  @Test func `In the module's own comments, its bare name is renamed inside a sentence`() throws {
    let path = "Profile/ProfileState.swift"
    let text = "/// What Profile remembers. Profile data.\nstruct ProfileState {}"
    let renaming = try SampleApp(["App/Modules/" + path: text], modules: "Profile").renaming()
    #expect(
      renaming.text("App/Modules/Account/AccountState.swift")
        == "/// What Account remembers. Profile data.\nstruct AccountState {}")
  }

  @Test func `Strings are kept and reported, and renamed on request`() throws {
    let text = #"let title = "Profile", name = "a \n ProfilePresenter", word = "my profile""#
    try SampleApp.check(
      text, becomes: text,
      note: "App/Other.swift:1:14: note: This string still says 'Profile', like 1 more")
    try SampleApp.check(
      text, becomes: text.replacing("Profile", with: "Account"), strings: true)
  }

  @Test func `Folders inside the module's folder with its name are renamed`() throws {
    let files = [
      "App/Modules/Profile/Interactor/ProfileCacheTracker/ProfileCacheTracker.swift":
        "final class ProfileCacheTracker {}\n",
      // Another module's folder keeps its name, wherever it is.
      "App/Modules/Profile/ProfileEdit/Cells/ProfileEditCell.swift":
        "final class ProfileEditCell {}\n",
      "App/Common/ProfileKit/Kit.swift": "enum Kit {}\n",
    ]
    let renaming = try SampleApp(files, modules: "Profile", "ProfileEdit").renaming()
    let paths = Set(renaming.result.paths)
    let tracker = "App/Modules/Account/Interactor/AccountCacheTracker/AccountCacheTracker.swift"
    #expect(paths.contains(tracker), "\(paths.sorted())")
    #expect(paths.contains("App/Common/ProfileKit/Kit.swift"))
    #expect(paths.contains { $0.hasSuffix("/ProfileEdit/Cells/ProfileEditCell.swift") })
  }

  @Test func `Other files in the module's folder move with it`() throws {
    let app = SampleApp(
      [:], modules: "Profile", otherFiles: ["App/Modules/Profile/Icons/profile.png"])
    #expect(try app.renaming().paths.contains("App/Modules/Account/Icons/profile.png"))
  }

  @Test func `Paths of the module's files and folders in settings are renamed`() throws {
    let text = """
      excluded:
        - App/Modules/Profile
        - App/Modules/Profile/ProfileRouter.swift # App/Modules/ProfileEdit, Modules/Profile
      """
    let renaming = try SampleApp([".swiftlint.yml": text], modules: "Profile").renaming()
    #expect(
      renaming.text(".swiftlint.yml") == """
        excluded:
          - App/Modules/Account
          - App/Modules/Account/AccountRouter.swift # App/Modules/ProfileEdit, Modules/Profile
        """)
    #expect(renaming.findings.isEmpty)
  }

  @Test func `Code that is excluded from discovery uses the new name as well`() throws {
    var app = SampleApp(["Generated/Made.swift": "let a = ProfileRouter()"], modules: "Profile")
    app.exclude("Generated/Made.swift")
    #expect(try app.renaming().text("Generated/Made.swift") == "let a = AccountRouter()")
  }

  @Test func `A member that excluded code mentions keeps its name`() throws {
    let text = "final class Starter { func openProfile() { show(ProfileAssembly()) } }"
    for made in ["starter.openProfile()", "func openAccount() {}"] {
      var app = SampleApp(
        ["App/Other.swift": text, "Generated/Made.swift": made], modules: "Profile")
      app.exclude("Generated/Made.swift")
      let renaming = try app.renaming()
      #expect(
        renaming.text("App/Other.swift")
          == text.replacing("ProfileAssembly", with: "AccountAssembly"))
      #expect(renaming.findings.map(\.rule) == ["MemberKeepsName"])
    }
  }

  @Test func `If two members would get the same name, one keeps its name`() throws {
    try SampleApp.check(
      "struct A { let profileAccountIn: ProfileViewInput; let accountProfileIn: ProfileViewInput }",
      becomes:
        "struct A { let profileAccountIn: AccountViewInput; let accountAccountIn: AccountViewInput }",
      note: "'accountAccountIn' is already a name in this project")
  }

  @Test func `A type name in a file that is not edited is reported`() throws {
    let app = SampleApp(["App/App.h": "\n// ProfileRouter"], modules: "Profile")
    #expect(
      try app.renaming().findings.map(\.description).first?.hasPrefix(
        "App/App.h:2:4: note: This file names 'ProfileRouter'.") == true)
  }

  @Test func `A folder named like a target keeps its name`() throws {
    var module = SampleModule()
    module.folder = "Sources/"
    var files = module.files
    files["Package.swift"] =
      #"let package = Package(name: "P", targets: [.target(name: "Profile")])"#
    files["Sources/Main/main.swift"] = "import Profile\nlet a = ProfileAssembly()"
    let renaming = try SampleApp(files).renaming()
    #expect(renaming.paths.contains("Sources/Profile/AccountPresenter.swift"))
    #expect(renaming.text("Sources/Main/main.swift") == "import Profile\nlet a = AccountAssembly()")
    #expect(renaming.text("Package.swift") == files["Package.swift"])
  }
}
