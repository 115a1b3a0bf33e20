import AdderModuleRenaming
import Testing

/// Modules whose classes and storyboards a library finds by the cases of an enum.
@Suite struct ViperitRenameTests {
  private let modules = """
    import Viperit
    enum AppModules: String, ViperitModule {
      case news, profile
      var viewType: ViperitViewType {
        switch self { case .news, .profile: return .storyboard }
      }
    }
    """
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="a"><objects>
        <viewController id="b" customClass="ProfileViewController" customModule="App"/>
      </objects></scene></scenes>
    </document>
    """

  private func app(_ files: [String: String]) -> SampleApp {
    let common = [
      "App/AppModules.swift": modules, "App/Modules/Profile/Profile.storyboard": storyboard,
    ]
    return SampleApp(common.merging(files) { _, new in new }, modules: "Profile")
  }

  @Test func `The case and the storyboard are renamed with the module, and nothing else is`() throws
  {
    let start = """
      AppModules.profile.build().show(Timer.publish(on: .profile), style.profile)
      """
    let list = """
      <dict>
        <key>UIMainStoryboardFile</key>
        <string>Profile</string>
      </dict>
      """
    let renaming = try app(["App/Start.swift": start, "App/Info.plist": list]).renaming()
    #expect(
      renaming.text("App/AppModules.swift") == modules.replacing("profile", with: "account"))
    #expect(
      renaming.text("App/Start.swift")
        == start.replacing("AppModules.profile", with: "AppModules.account"))
    #expect(renaming.paths.contains("App/Modules/Account/Account.storyboard"))
    #expect(renaming.text("App/Info.plist") == list.replacing("Profile", with: "Account"))
    #expect(renaming.findings.isEmpty, "\(renaming.findings)")
  }

  @Test func `A raw value is renamed, and the case with it only if it is called like the module`()
    throws
  {
    let modules = """
      enum Screens: String, ViperitModule { case me = "Profile", profile = "profile" }
      """
    let renaming = try app(["App/AppModules.swift": modules]).renaming()
    #expect(
      renaming.text("App/AppModules.swift") == """
        enum Screens: String, ViperitModule { case me = "Account", account = "account" }
        """)
  }

  @Test func `A use that can be the case or something else is refused`() throws {
    try app(["App/Start.swift": "func open(_ module: AppModules) {}\nlet a = open(.profile)"])
      .checkRefused(
        says: """
          App/Start.swift:2:15: error: '.profile' may be the case of 'AppModules' by which the module's classes \
          are found, or something else. Write 'AppModules.profile' there
          """)
  }

  @Test func `The raw value in a property list is renamed, and a title is not`() throws {
    let list = """
      <dict><key>title</key><string>Profile</string><key>module</key><string>profile</string></dict>
      """
    let start = "let module = AppModules(rawValue: text)"
    let files = ["App/Menu.plist": list, "App/Start.swift": start]
    #expect(
      try app(files).renaming().text("App/Menu.plist")
        == list.replacing(">profile<", with: ">account<"))
    #expect(try app(["App/Menu.plist": list]).renaming().text("App/Menu.plist") == list)
  }

  @Test func `A storyboard that has to keep its name is refused`() throws {
    try app(["App/Start.swift": #"let key = "Profile""#]).checkRefused(
      says: """
        App/Start.swift:1:12: error: The storyboard 'Profile' is found by the module's name
        """)
  }

  @Test func `A case that the enum already has is refused`() throws {
    try app(["App/AppModules.swift": modules.replacing("news", with: "account")])
      .checkRefused(says: "App/AppModules.swift:3:8: error: 'profile' would become 'account'")
  }
}
