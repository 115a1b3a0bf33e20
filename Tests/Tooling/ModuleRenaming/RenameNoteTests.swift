import AdderFindings
import AdderModuleRenaming
import Testing

/// What a rename says about the names that stay.
@Suite struct RenameNoteTests {
  private func summary(_ files: [String: String], module: String = "Profile") throws -> [String] {
    try SampleApp(files, modules: module).renaming(module).summary.map(\.description)
  }

  @Test func `Names that stay for the same reason are listed by file in one note`() throws {
    let files = [
      "App/Modules/Profile/Data.swift": """
      extension ProfilePresenter {
        func loadProfile() {}
        func saveProfile() {}
      }
      """,
      "App/Start.swift": "final class Flow { func showProfile() { count += 1 } }",
    ]
    #expect(
      try summary(files) == [
        """
        App/Modules/Profile/Data.swift:2:8: note: 3 names stay: they may mean something other than the module. \
        Rename them by hand if needed.
          App/Modules/Profile/Data.swift: 'loadProfile' in line 2, 'saveProfile' in line 3
          App/Start.swift: 'showProfile' in line 1
        """
      ])
    #expect(try SampleApp(files, modules: "Profile").renaming().findings.count == 3)
  }

  @Test func `Of a common word, only a few places outside the module are listed`() throws {
    let files = (1...9).map {
      ("App/Flow\($0).swift", "enum Flow\($0) { case showProfile\($0), profile\($0) }")
    }
    let cases = (1...14).map { ("App/Tab\($0).swift", "class ProfileThing\($0) {}") }
    let notes = try summary(Dictionary(uniqueKeysWithValues: files + cases))
    #expect(notes.count == 1)
    let rest = """

        and 4 in other files, which '--format json' lists: 'ProfileThing6', 'ProfileThing7', \
      'ProfileThing8', 'ProfileThing9'
      """
    #expect(notes.first?.hasSuffix(rest) == true, "\(notes)")
    // A file that the rename changes is listed in any case.
    let changed = try summary(
      Dictionary(uniqueKeysWithValues: files + cases).merging(
        ["App/Zoo.swift": "class ProfileThing15 { func use(_ router: ProfileRouter) {} }"]
      ) { own, _ in own })
    #expect(
      changed.first?.contains("\n  App/Zoo.swift: 'ProfileThing15' in line 1") == true, "\(changed)"
    )
  }

  @Test func `Strings of many files that say the module's name are listed in one note`() throws {
    let files = (1...12).map { ("App/Text\($0).swift", "let text\($0) = \"Profile\"") }
    let notes = try summary(Dictionary(uniqueKeysWithValues: files))
    #expect(notes.count == 1)
    #expect(
      notes.first?.hasPrefix(
        "App/Text1.swift:1:14: note: Strings in 12 files still say 'Profile'; '--strings' renames")
        == true,
      "\(notes)")
    #expect(notes.first?.hasSuffix("\n  and 2 more") == true)
  }

  @Test func `A variable of the module's files is listed, one of another type elsewhere is not`()
    throws
  {
    let files = [
      "App/Modules/Profile/State.swift": "final class State { let userProfile = 1 }",
      "App/Other.swift": "struct Badge {}\nfinal class Other { let profileView: Badge }",
    ]
    let notes = try summary(files)
    #expect(notes.count == 1)
    #expect(notes.first?.contains("'userProfile' keeps its name: it may mean") == true)
  }

  @Test func `Whatever contains the name, also in plural, is listed in files that name the module`()
    throws
  {
    let files = [
      "App/Routes.swift": """
      enum Route { case profiles, other }
      func screen(profileModule: () -> Void) -> UIViewController { ProfileAssembly.make() }
      """,
      "App/Other.swift": "enum Sort { case profiles }",
      "App/StartModel.swift": "enum StartModel { enum Profile { struct Request {} } }",
    ]
    #expect(
      try summary(files) == [
        """
        App/Routes.swift:1:19: note: 3 names stay: they may mean something other than the module. Rename them by \
        hand if needed.
          App/Routes.swift: 'profiles' in line 1, 'profileModule' in line 2
          App/StartModel.swift: 'Profile' in line 1
        """
      ])
  }

  @Test func `A screen that is called like the module is listed`() throws {
    let notes = try summary([
      "App/Tabs.swift": "typealias Tabs = (news: UIView, profile: UIViewController)"
    ])
    #expect(notes.first?.hasPrefix("App/Tabs.swift:1:33: note: 'profile' keeps its name") == true)
  }

  @Test func `A folder with something else in it is listed`() throws {
    let files = [
      "App/OldUserPage/UserPageRow.swift": "struct UserPageRow: UserPageViewOutput {}",
      "App/OldUserPage/Other.swift": "struct Other {}",
    ]
    #expect(
      try summary(files, module: "UserPage") == [
        """
        App/OldUserPage/UserPageRow.swift:1:1: note: 'App/OldUserPage' keeps its name: it contains more than \
        the module. Rename it by hand if needed.
        """
      ])
  }

  @Test func `A folder with something else in it is listed without 'Scene' in its name`() throws {
    var files = ["App/Modules/Profile/Row.swift": "final class Row {}"]
    for (path, text) in SampleModule(name: "ProfileScene").files {
      files[path.replacing("/ProfileScene/", with: "/Profile/")] = text
    }
    let notes = try SampleApp(files).renaming("ProfileScene", to: "AccountScene").findings
      .map(\.description)
    #expect(
      notes.contains {
        $0.contains("'App/Modules/Profile' keeps its name: it contains more than the module")
      }, "\(notes)")
  }

  @Test func `Files with a part of the name that declare the module's types are listed`() throws {
    let files = SampleModule(name: "PokedexList").files.map { path, text in
      (path.replacing("PokedexListRouter.", with: "RouterPokedex."), text)
    }
    #expect(
      try summary(Dictionary(uniqueKeysWithValues: files), module: "PokedexList") == [
        """
        App/Modules/PokedexList/RouterPokedex.swift:1:1: note: 'App/Modules/PokedexList/RouterPokedex.swift' keeps \
        its name: it does not contain the module's whole name. Rename it by hand if needed.
        """
      ])
  }

  @Test func `A folder with a misspelled name is listed`() throws {
    let files = SampleModule().files.map { path, text in
      (path.replacing("/Profile/", with: "/Prroffille/"), text)
    }
    #expect(
      try SampleApp(Dictionary(uniqueKeysWithValues: files)).renaming().summary.map(\.description)
        == [
          """
          App/Modules/Prroffille/ProfileAssembly.swift:1:1: note: 'App/Modules/Prroffille' keeps its name: it does not \
          contain the module's whole name. Rename it by hand if needed.
          """
        ])
  }

  @Test func `The targets of the module are listed`() throws {
    let files = SampleModule(folder: "Kit/UI/").files.merging([
      "Kit/Package.swift":
        #"let package = Package(targets: [.target(name: "ProfileUI", path: "UI/Profile")])"#
    ]) { own, _ in own }
    #expect(
      try SampleApp(files).renaming().summary.map(\.description) == [
        """
        Kit/Package.swift:1:48: note: The targets of the module and their folders keep their names: \
        'Kit/UI/Profile'. To rename them, change the project or its manifests, the folders and the imports.
        """
      ])
  }

  @Test func `Tuist's targets keep their names in manifests and headers, and are listed`() throws {
    let manifest = """
      import ProjectDescription

      let profileModule = Project(
        name: "ProfileModule",
        targets: [
          .target(name: "ProfileModule", bundleId: "org.example.Profile"),
          .target(name: "ProfileModuleTests", dependencies: [.target(name: "ProfileModule")]),
        ])
      """
    let tests = """
      //
      //  ProfileModuleTests.swift
      //  ProfileModuleTests
      //

      /// ProfileModuleTests
      final class ProfileModuleTests: XCTestCase { let profileModule = ProfilePresenter() }
      """
    let folder = "App/Modules/ProfileModule"
    let files = SampleModule(folder: "\(folder)/Sources/").files.merging([
      "\(folder)/Project.swift": manifest, "\(folder)/Tests/ProfileModuleTests.swift": tests,
      "App/Start.swift": "import ProfileModule",
      "App/Modules/Feed/Project.swift": """
      import ProjectDescription
      let feed = Project(name: "Feed", targets: [.target(dependencies: [.project(target: "ProfileModule")])])
      """,
    ]) { own, _ in own }
    let renaming = try SampleApp(files).renaming()
    #expect(renaming.text("\(folder)/Project.swift") == manifest)
    #expect(
      renaming.text("\(folder)/Tests/AccountModuleTests.swift")
        == tests.replacing("ProfileModuleTests", with: "AccountModuleTests")
        .replacing("//  AccountModuleTests\n", with: "//  ProfileModuleTests\n")
        .replacing("let profileModule = Profile", with: "let accountModule = Account"))
    #expect(
      renaming.summary.map(\.description) == [
        """
        App/Modules/ProfileModule/Project.swift:4:10: note: The targets of the module and their folders keep their \
        names: 'ProfileModule', 'ProfileModuleTests', 'App/Modules/ProfileModule'. To rename them, change the \
        project or its manifests, the folders and the imports.
        """
      ])
  }

  @Test func `An identifier of a segue is listed, and a document with its lines`() throws {
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="a"><objects>
          <viewController id="b" customClass="Start"><connections>
            <segue destination="b" kind="show" identifier="ProfileSegue" id="s"/>
          </connections></viewController>
        </objects></scene></scenes>
      </document>
      """
    let readme = "# App\n\n`ProfileView`, `ProfileRouter`,\n`ProfilePresenter`, `ProfileRouter`\n"
    let notes = try summary(["App/Start.storyboard": board, "README.md": readme])
    #expect(
      notes == [
        """
        App/Start.storyboard:5:54: note: 'ProfileSegue' keeps its name: it may mean something other than the \
        module. Rename it by hand if needed.
        """,
        """
        README.md:3:17: note: This file names 'ProfilePresenter' in line 4, 'ProfileRouter' in lines 3, 4. \
        A rename leaves that alone; check it by hand.
        """,
      ])
  }

  @Test func `The reason why a method stays is that it makes another screen`() throws {
    let text = """
      extension ProfileRouter {
        func makeProfileView(id: Int) -> some View { ProfileEditViewController(id) }
      }
      final class NewsRouter { func makeProfileView() -> some View { show(ProfilePresenter()) } }
      """
    let app = SampleApp(["App/Other.swift": text], modules: "Profile", "ProfileEdit")
    #expect(
      try app.renaming().summary.map(\.message) == [
        """
        'makeProfileView' keeps its name: this one makes another module's screen. Rename it by hand if needed.
        """
      ])
  }

  @Test func `What stays beside a renamed member is listed`() throws {
    let flow = """
      final class Flow {
        private var willShowProfileFlow = false
        func openProfile() { show(ProfileAssembly()) }
        func setupProfileTitle() {}
      }
      final class Other { private var willShowProfileFlow = false }
      """
    #expect(
      try summary(["App/Flow.swift": flow]) == [
        """
        App/Flow.swift:2:15: note: 2 names stay: they may mean something other than the module. Rename them by hand if \
        needed.
          App/Flow.swift: 'willShowProfileFlow' in line 2, 'setupProfileTitle' in line 4
        """
      ])
  }

  @Test func `A contract with a misspelled name is renamed`() throws {
    var module = SampleModule(name: "EditProfile").files
    for (path, text) in module {
      module[path] = text.replacing("EditProfileViewInput", with: "EditProfilleViewInput")
    }
    let renaming = try SampleApp(module).renaming("EditProfile")
    #expect(renaming.findings.isEmpty, "\(renaming.findings)")
    #expect(
      renaming.text("App/Modules/Account/AccountContracts.swift")?
        .contains("protocol AccountViewInput") == true)
  }
}

/// What a rename says about names that stay in comments, in strings and beside renamed ones.
@Suite struct LeftNameTests {
  private func notes(_ files: [String: String], module: String = "Profile") throws -> [String] {
    try SampleApp(files, modules: module).renaming(module).findings.map(\.description)
  }

  @Test func `Comments of changed files that still say the module's name are listed by line`()
    throws
  {
    let code = """
      // MARK: - Profile
      // Profile pictures
      let router = ProfileRouter()
      // MARK: Profile cells
      """
    #expect(
      try notes(["App/Other.swift": code]) == [
        "App/Other.swift:1:12: note: Comments still say 'Profile' in lines 1, 4. Change them by hand if they mean the module."
      ])
    #expect(try notes(["App/Other.swift": "// MARK: - Profile\nlet router = 1"]).isEmpty)
  }

  @Test func `A name in the module's files that nothing declares is listed`() throws {
    let code = """
      import XCTest
      final class UserPageTests: XCTestCase { let sut: UserPageModel? = makeUserPageModel() }
      """
    let notes = try notes(["AppTests/UserPageTests.swift": code], module: "UserPage")
    #expect(
      notes.contains {
        $0.hasSuffix(
          "'UserPageModel' keeps its name: no code here declares it. Rename it by hand if needed.")
      }, "\(notes)")
    #expect(
      notes.contains { $0.contains("'makeUserPageModel' keeps its name: no code here") }, "\(notes)"
    )
  }

  @Test func `A name that a protocol, a generic type or a macro declares is not called undeclared`()
    throws
  {
    let code = """
      protocol UserPageSource { associatedtype UserPageItem; var first: UserPageItem { get } }
      struct List<UserPageElement> { let first: UserPageElement }
      macro UserPageText(UserPageLabel text: String) = #externalMacro(module: "Texts", type: "Text")
      """
    let notes = try notes(["App/Modules/UserPage/UserPageSource.swift": code], module: "UserPage")
    #expect(!notes.contains { $0.contains("no code here") }, "\(notes)")
    for name in ["UserPageItem", "UserPageElement", "UserPageText", "UserPageLabel"] {
      #expect(notes.contains { $0.contains("'\(name)' keeps its name: it may mean") }, "\(notes)")
    }
  }

  @Test func `Names of a framework that begin like the module are not listed`() throws {
    let code = "final class ARUse { let session: ARSession? = nil; let view = ARPresenter() }"
    let notes = try notes(["App/Modules/AR/ARUse.swift": code], module: "AR")
    #expect(!notes.contains { $0.contains("ARSession") }, "\(notes)")
    let tabs = "final class TabBarUse: UITabBarController { let item: UITabBarItem = tabBarItem }"
    let others = try self.notes(["App/Modules/TabBar/TabBarUse.swift": tabs], module: "TabBar")
    #expect(!others.contains { $0.contains("no code here") }, "\(others)")
  }

  @Test func `A name with two meanings and an unclear use is listed at both places`() throws {
    let files = [
      "App/Modules/Profile/Use.swift":
        "final class ProfileUse { let profileStore = ProfileStore() }",
      "App/Uses.swift": "let stores = all.map { $0.profileStore }",
      "App/Modules/Profile/ProfileStore.swift": "final class ProfileStore {}",
      "App/Other.swift": "final class Store {}\nfinal class Other { let profileStore = Store() }",
    ]
    let notes = try notes(files)
    #expect(
      notes.contains {
        $0.hasPrefix(
          "App/Modules/Profile/Use.swift:1:30: note: 'profileStore' keeps its name: something else")
      }, "\(notes)")
    #expect(
      notes.contains { $0.hasPrefix("App/Other.swift:2:25: note: 'profileStore' keeps") },
      "\(notes)")
  }

  @Test func `A string that misspells the name of a class is listed`() throws {
    #expect(
      try notes(["App/Other.swift": #"let name = "ProfileViewCOntroller""#]) == [
        "App/Other.swift:1:13: note: This string still says 'Profile'; '--strings' renames it as well."
      ])
  }

  @Test func `A word in small letters is no misspelled name of a type`() throws {
    let code = #"let key = "profile", path = "api/profile/edit""#
    try SampleApp.check(
      code, becomes: code, strings: true,
      files: ["App/Modules/Profile/Models.swift": "enum Profile { struct Request {} }"])
  }
}
