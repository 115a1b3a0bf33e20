import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

@Suite struct InterfaceRenameTests {
  private func storyboard(_ module: String, identifier: String, segue: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="a"><objects>
        <viewController storyboardIdentifier="\(identifier)" id="b" customClass="\(module)ViewController" \
    customModule="Profile" userLabel="Profile">
          <connections>
            <segue destination="b" kind="show" identifier="\(segue)" id="s"/>
            <action selector="open\(module):" destination="b" id="t"/>
          </connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  @Test func `Classes, identifiers, actions and the strings that name them are renamed`() throws {
    let app = SampleApp(
      [
        "App/Main.storyboard": storyboard("Profile", identifier: "ProfileViewController"),
        "App/Other.swift": """
        let screen = board.instantiate(withIdentifier: "ProfileViewController")
        final class Other: UIViewController {
          @IBAction func openProfile(_ sender: Any) { show(ProfileAssembly()) }
        }
        """,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(
      renaming.text("App/Main.storyboard")
        == storyboard("Account", identifier: "AccountViewController"))
    #expect(
      renaming.text("App/Other.swift") == """
        let screen = board.instantiate(withIdentifier: "AccountViewController")
        final class Other: UIViewController {
          @IBAction func openAccount(_ sender: Any) { show(AccountAssembly()) }
        }
        """)
    #expect(renaming.findings.isEmpty)
  }

  @Test func `A storyboard is renamed with its case in an enum that lists storyboards`() throws {
    let list = """
      enum Board: String {
        case newsList = "NewsList", userProfile = "UserProfile"
        var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
      }
      let board = Board.userProfile
      """
    let app = SampleApp(
      [
        "App/NewsList.storyboard": storyboard("News", identifier: "x"),
        "App/UserProfile.storyboard": storyboard("UserProfile", identifier: "x"),
        "App/Other.swift": list,
      ], modules: "UserProfile")
    let renaming = try app.renaming("UserProfile", to: "UserCard")
    #expect(renaming.paths.contains("App/UserCard.storyboard"))
    #expect(
      renaming.text("App/Other.swift")
        == list.replacing("userProfile", with: "userCard").replacing(
          "UserProfile", with: "UserCard"))
    #expect(renaming.findings.isEmpty, "\(renaming.findings)")
  }

  @Test func `A storyboard of the module is renamed with the string that loads it`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile.storyboard": storyboard("Profile", identifier: "x"),
        "App/Other.swift": #"let board = UIStoryboard(name: "Profile", bundle: nil)"#,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("App/Modules/Account/Account.storyboard"))
    #expect(
      renaming.text("App/Other.swift") == #"let board = UIStoryboard(name: "Account", bundle: nil)"#
    )
  }

  @Test(arguments: ["let storyboardName: String =", "static let nibName ="])
  func `A storyboard is renamed with the constant that names it`(_ declaration: String) throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile.storyboard": storyboard("Profile", identifier: "x"),
        "App/Modules/Profile/ProfileModule.swift":
          "final class ProfileModule { \(declaration) \"Profile\" }",
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("App/Modules/Account/Account.storyboard"))
    #expect(
      renaming.text("App/Modules/Account/AccountModule.swift")
        == "final class AccountModule { \(declaration) \"Account\" }")
  }

  @Test func `A storyboard that shows the module is renamed in any folder and language`() throws {
    let app = SampleApp(
      [
        "App/Storyboards/Base.lproj/Profile.storyboard": storyboard("Profile", identifier: "x"),
        "App/Storyboards/News.storyboard": storyboard("News", identifier: "x"),
      ], modules: "Profile", otherFiles: ["App/Storyboards/ru.lproj/Profile.strings"])
    #expect(
      try app.renaming().paths.isSuperset(of: [
        "App/Storyboards/Base.lproj/Account.storyboard", "App/Storyboards/News.storyboard",
        "App/Storyboards/ru.lproj/Account.strings",
      ]))
  }

  @Test func `A table of localized strings keeps the name by which code finds it`() throws {
    let table = "App/Modules/Profile/ru.lproj/Profile.strings"
    let app = SampleApp([:], modules: "Profile", otherFiles: [table])
    #expect(
      try app.renaming().paths.contains("App/Modules/Account/ru.lproj/Profile.strings"))
  }

  @Test func `A rename says which storyboards are missing`() throws {
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    let missing = ["App/Feed.storyboard", "App/LaunchScreen.storyboard", "App/Profile.storyboard"]
    let renaming = try SampleApp([:], modules: "Profile").renaming(
      targets: ProjectTargets(Dictionary(uniqueKeysWithValues: missing.map { ($0, [app]) })))
    #expect(
      renaming.findings.map(\.message) == [
        """
        'App/Profile.storyboard' and 1 other are in a target, but not in this folder. If they mention the module, \
        change their classes and identifiers by hand.
        """
      ])
  }

  @Test func `A storyboard keeps its name if the same text may mean something else`() throws {
    let text = #"let board = UIStoryboard(name: "Profile", bundle: nil), title = "Profile""#
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile.storyboard": storyboard("Profile", identifier: "x"),
        "App/Other.swift": text,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("App/Modules/Account/Profile.storyboard"))
    #expect(renaming.text("App/Other.swift") == text)
    #expect(renaming.findings.contains { $0.rule == "StoryboardKeepsName" })
  }

  @Test func `A segue named after the module is renamed with its uses`() throws {
    let app = SampleApp(
      [
        "App/Main.storyboard": storyboard("Profile", identifier: "x", segue: "Profile"),
        "App/Other.swift": """
        func go() { performSegue(withIdentifier: "Profile", sender: nil) }
        func is(_ s: UIStoryboardSegue) -> Bool { s.identifier == "Profile" }
        """,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.text("App/Main.storyboard")?.contains(#"identifier="Account""#) == true)
    #expect(renaming.text("App/Other.swift")?.contains("Profile") == false)
  }

  @Test func `A case is a segue's name only in a switch over an identifier`() throws {
    let app = SampleApp(
      [
        "App/Main.storyboard": storyboard("Profile", identifier: "x", segue: "Profile"),
        "App/Other.swift": """
        func prepare(for segue: UIStoryboardSegue) {
          switch segue.identifier! { case "Profile": [1].forEach { _ in } default: break }
        }
        """,
      ], modules: "Profile")
    #expect(try app.renaming().text("App/Other.swift")?.contains(#"case "Account""#) == true)
    let data = #"func read() { switch json["type"] { case "Profile": break default: break } }"#
    let other = SampleApp(
      [
        "App/Main.storyboard": storyboard("Profile", identifier: "x", segue: "Profile"),
        "App/Other.swift": data,
      ], modules: "Profile")
    let renaming = try other.renaming()
    #expect(renaming.text("App/Other.swift") == data)
    #expect(renaming.findings.contains { $0.rule == "StoryboardKeepsName" })
  }

  @Test func `A xib that is called after a class with its target is renamed`() throws {
    let app = SampleApp(
      ["App/Views/App.ProfileViewController.xib": "<document></document>"], modules: "Profile")
    #expect(try app.renaming().paths.contains("App/Views/App.AccountViewController.xib"))
  }

  @Test func `A xib is renamed with its class and with names that tools derive from it`() throws {
    let app = SampleApp(
      [
        "App/Views/ProfileViewController.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
        customClass="ProfileViewController"/></objects>
        </document>
        """,
        "App/Other.swift": """
        let nib = UINib(nibName: "ProfileViewController", bundle: nil), other = R.nib.profileViewController
        """,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("App/Views/AccountViewController.xib"))
    #expect(
      renaming.text("App/Other.swift") == """
        let nib = UINib(nibName: "AccountViewController", bundle: nil), other = R.nib.accountViewController
        """)
  }

  @Test(arguments: ["case Profile", "case start, Profile", "case profile"])
  func `A storyboard keeps its name if code makes the name of an enum's case`(cases: String) throws
  {
    let text = """
      enum Board: String { \(cases); var it: UIStoryboard { .init(name: rawValue, bundle: nil) } }
      """
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile.storyboard": storyboard("Profile", identifier: "x"),
        "App/Other.swift": text,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("App/Modules/Account/Profile.storyboard"))
    #expect(renaming.text("App/Other.swift") == text)
    #expect(renaming.findings.map(\.rule) == ["StoryboardKeepsName"])
  }

  @Test func `A case of an enum that no code about storyboards names is no storyboard`() throws {
    func isRenamed(_ other: String) throws -> Bool {
      let app = SampleApp(
        [
          "App/Modules/Profile/Profile.storyboard": storyboard("Profile", identifier: "x"),
          "App/Route.swift": "enum Route: String, Named { case profile }\nprotocol Named {}",
          "App/Other.swift": other,
        ], modules: "Profile")
      return try app.renaming().paths.contains("App/Modules/Account/Account.storyboard")
    }
    #expect(try isRenamed("let board = UIStoryboard(name: \"Start\", bundle: nil)"))
    #expect(
      try !isRenamed("func load(_ it: Named) { UIStoryboard(name: \"\\(it)\", bundle: nil) }"))
  }

  @Test func `A case with a string of its own names no storyboard`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile.storyboard": storyboard("Profile", identifier: "x"),
        "App/Other.swift": #"enum Kind: String { case profile = "p" }"#,
      ], modules: "Profile")
    #expect(try app.renaming().paths.contains("App/Modules/Account/Account.storyboard"))
  }

  @Test func `A string that is called like the module and its type stays where it is a text`()
    throws
  {
    let app = SampleApp(
      [
        "App/Main.storyboard": storyboard("Profile", identifier: "Profile"),
        "App/Modules/Profile/Profile.swift": "enum Profile {}",
        "App/Other.swift": """
        let screen = board.instantiateViewController(withIdentifier: "Profile")
        func show() { button.setTitle("Profile") }
        """,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(
      renaming.text("App/Other.swift") == """
        let screen = board.instantiateViewController(withIdentifier: "Account")
        func show() { button.setTitle("Profile") }
        """)
    #expect(renaming.text("App/Main.storyboard")?.contains(#"Identifier="Account""#) == true)
  }

  @Test func `An Objective-C class of the same name stays in the storyboards`() throws {
    let swift = storyboard("Profile", identifier: "x")
    let objectiveC = swift.replacing(#" customModule="Profile""#, with: "")
    let app = SampleApp(
      [
        "App/Main.storyboard": swift, "Old/Main.storyboard": objectiveC,
        "Old/ProfileViewController.h": "@interface ProfileViewController : UIViewController",
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.text("App/Main.storyboard")?.contains("AccountViewController") == true)
    #expect(renaming.text("Old/Main.storyboard")?.contains("ProfileViewController") == true)
  }

  @Test func `A name that a tool derives from a cell's identifier is renamed with it`() throws {
    let app = SampleApp(
      [
        "App/Views/ProfileRow.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><tableViewCell id="a" customClass="ProfileRow" reuseIdentifier="profileRow"/></objects>
        </document>
        """,
        "App/Modules/Profile/ProfileRow.swift": "final class ProfileRow: UITableViewCell {}",
        "App/Other.swift": "let row = R.reuseIdentifier.profileRow, nib = R.nib.profileRow",
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(
      renaming.text("App/Other.swift")
        == "let row = R.reuseIdentifier.accountRow, nib = R.nib.accountRow")
    #expect(renaming.text("App/Views/AccountRow.xib")?.contains(#""accountRow""#) == true)
  }

  @Test func `Names that tools derive from identifiers are followed`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile.storyboard": storyboard(
          "Profile", identifier: "ProfileViewController"),
        "App/Other.swift": """
        let a = R.storyboard.profile.profileViewController(), b = R.storyboard.profile().profileViewController
        let c = StoryboardScene.Profile.profileViewController.instantiate(), d = other.profileViewController
        """,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(
      renaming.text("App/Other.swift") == """
        let a = R.storyboard.account.accountViewController(), b = R.storyboard.account().accountViewController
        let c = StoryboardScene.Account.accountViewController.instantiate(), d = other.profileViewController
        """)
  }

  @Test func `The key of a Typhoon definition follows the method that it names`() throws {
    func xib(_ name: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="typhoonKey" value="make\(name)ViewController"/>
        </userDefinedRuntimeAttributes></placeholder></objects>
      </document>
      """
    }
    let app = SampleApp(
      [
        "App/Start.xib": xib("Profile"),
        "App/Start.swift": """
        final class StartAssembly: TyphoonAssembly {
          func makeProfileViewController() -> Any { define(ProfileViewController.self) }
        }
        """,
      ], modules: "Profile")
    #expect(try app.renaming().text("App/Start.xib") == xib("Account"))
  }

  @Test func `Classes that a JSON file names with their target are renamed`() throws {
    func routes(_ name: String) -> String {
      #"{"routes": ["Kit.\#(name)Router", "Other.ProfileRouter", "ProfileRouter", "Kit.ProfileRouter.id"]}"#
    }
    let manifest = #"let package = Package(targets: [.target(name: "Kit", path: "App")])"#
    let files = ["App/routes.json": routes("Profile"), "Package.swift": manifest]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    #expect(renaming.text("App/routes.json") == routes("Account"))
    #expect(
      renaming.findings.map(\.message) == [
        "This file names 'ProfileRouter' in line 1. A rename leaves that alone; check it by hand."
      ])
  }

  @Test func `A property list's classes are renamed, its other texts are not`() throws {
    func list(_ name: String) -> String {
      """
      <dict><key>ProfileAssembly</key><array>
        <string>\(name)Assembly</string><string>$(PRODUCT_MODULE_NAME).\(name)ViewController</string>
        <string>A ProfileAssembly</string>
      </array></dict>
      """
    }
    let app = SampleApp(["App/Info.plist": list("Profile")], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.text("App/Info.plist") == list("Account"))
    #expect(renaming.findings.map(\.rule) == ["TextKeepsName"])
  }

  @Test func `The title in a property list that is called like the module's type stays`() throws {
    func list(_ type: String, title: String) -> String {
      "<dict><key>title</key><string>\(title)</string><key>class</key><string>App.\(type)</string></dict>"
    }
    let app = SampleApp(
      [
        "App/Menu.plist": list("Profile", title: "Profile"),
        "App/Modules/Profile/Profile.swift": "enum Profile {}",
      ], modules: "Profile")
    #expect(try app.renaming().text("App/Menu.plist") == list("Account", title: "Profile"))
  }

  /// An Xcode project that contains a file at a path outside of the repository.
  private func project(_ path: String) -> String {
    """
    {
      objects = {
        R = { isa = PBXProject; mainGroup = G; targets = ( ); };
        G = { isa = PBXGroup; children = ( F, ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<absolute>"; };
      };
      rootObject = R;
    }
    """
  }

  @Test func `A storyboard that the project has elsewhere keeps its name`() throws {
    let app = SampleApp(
      [
        "App/Modules/Profile/Profile.storyboard": storyboard("Profile", identifier: "x"),
        "App.xcodeproj/project.pbxproj": project("/Users/ann/App/Profile.storyboard"),
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("App/Modules/Account/Profile.storyboard"))
    #expect(renaming.findings.map(\.rule) == ["StoryboardKeepsName"])
  }

  @Test(arguments: [("ProfileRouter.swift", 1), ("EditProfileRouter.swift", 0)])
  func `A renamed file that the project has elsewhere is reported`(_ name: String, _ count: Int)
    throws
  {
    let app = SampleApp(
      ["App.xcodeproj/project.pbxproj": project("/Users/ann/App/\(name)")], modules: "Profile")
    let findings = try app.renaming().findings.filter { $0.rule == "ProjectKeepsFile" }
    #expect(findings.count == count)
  }
}
