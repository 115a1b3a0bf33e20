import AdderModuleRenaming
import Testing

/// The identifiers of a module's screens, cells and segues in storyboards.
@Suite struct IdentifierRenameTests {
  private func storyboard(
    _ module: String, screen: String, segue: String, destination: String = "screen"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>
        <scene sceneID="a"><objects>
          <viewController storyboardIdentifier="\(screen)" id="screen" \
    customClass="\(module)ViewController"/>
        </objects></scene>
        <scene sceneID="b"><objects>
          <viewController id="other">
            <connections>
              <segue destination="\(destination)" kind="show" identifier="\(segue)" id="s"/>
            </connections>
          </viewController>
          <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="\(screen)" id="place"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  /// Renames `Profile` in an app with a screen and a segue to it, and checks that this code becomes the expected text.
  private func check(
    _ code: String, becomes expected: String, segue: String? = nil, destination: String = "screen",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let app = SampleApp(
      [
        "App/Main.storyboard": storyboard(
          "Profile", screen: "ProfileVC", segue: "toProfile", destination: destination),
        "App/Other.swift": code,
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.text("App/Other.swift") == expected, sourceLocation: sourceLocation)
    let isScreenKept = expected.contains("\"ProfileVC\"")
    #expect(
      renaming.text("App/Main.storyboard")
        == storyboard(
          "Account", screen: isScreenKept ? "ProfileVC" : "AccountVC",
          segue: segue ?? "toAccount", destination: destination), sourceLocation: sourceLocation)
  }

  @Test func `Identifiers of the module's screens and of segues to them are renamed`() throws {
    try check(
      """
      let screen = board.instantiateViewController(withIdentifier: "ProfileVC")
      performSegue(withIdentifier: "toProfile", sender: nil)
      """,
      becomes: """
        let screen = board.instantiateViewController(withIdentifier: "AccountVC")
        performSegue(withIdentifier: "toAccount", sender: nil)
        """)
  }

  @Test func `A case that stands for an identifier is renamed with it`() throws {
    try check(
      """
      enum SegueType: String { case profile = "toProfile" }
      let type = SegueType.profile.rawValue
      """,
      becomes: """
        enum SegueType: String { case account = "toAccount" }
        let type = SegueType.account.rawValue
        """)
  }

  @Test func `A segue to a reference to the module's screen is renamed`() throws {
    try check(
      #"enum Segues { static let homeToProfile = "toProfile" }"#,
      becomes: #"enum Segues { static let homeToAccount = "toAccount" }"#, destination: "place")
  }

  @Test func `A segue that leads elsewhere keeps its name`() throws {
    try check(
      #"performSegue(withIdentifier: "toProfile", sender: nil)"#,
      becomes: #"performSegue(withIdentifier: "toProfile", sender: nil)"#, segue: "toProfile",
      destination: "other")
  }

  @Test func `An identifier that code also uses for something else keeps its name`() throws {
    try check(#"analytics.log("ProfileVC")"#, becomes: #"analytics.log("ProfileVC")"#)
  }

  @Test func `A storyboard's name is known in any call about storyboards`() throws {
    func code(_ name: String) -> String {
      """
      let view = UIStoryboard.screen(of: View.self, from: "\(name)")
      button.title = isNew ? "Edit" : "Profile"
      """
    }
    let app = SampleApp(
      [
        "App/Profile.storyboard": storyboard("Profile", screen: "x", segue: "y"),
        "App/Other.swift": code("Profile"),
      ], modules: "Profile")
    let renaming = try app.renaming()
    #expect(renaming.paths.contains("App/Account.storyboard"), "\(renaming.findings)")
    #expect(renaming.text("App/Other.swift") == code("Account"))
  }

  @Test func `A storyboard with an attribute that nobody finished is read`() throws {
    func text(_ module: String) -> String {
      storyboard(module, screen: "\(module)VC", segue: "x")
        .replacing(
          "</objects>",
          with: "<userDefinedRuntimeAttribute type=\"color\"><color key=\"value\"/>"
            + "</userDefinedRuntimeAttribute></objects>")
    }
    let renaming = try SampleApp(["App/Main.storyboard": text("Profile")], modules: "Profile")
      .renaming()
    #expect(renaming.text("App/Main.storyboard") == text("Account"))
  }

  @Test func `A storyboard that names the module's classes and cannot be read is a conflict`()
    throws
  {
    try SampleApp(
      ["App/Main.storyboard": "<document><view customClass=\"ProfileViewController\"/>"],
      modules: "Profile"
    ).checkRefused(
      says: """
        error: The rename would change the meaning of the project, so nothing was changed:
          - App/Main.storyboard uses the class 'ProfileViewController', but cannot be parsed
        """)
  }

  @Test func `The storyboard that the app starts with is renamed in its property list`() throws {
    func list(_ name: String) -> String {
      """
      <plist><dict>
      <key>UIMainStoryboardFile</key>
      <string>\(name)</string>
      </dict></plist>
      """
    }
    let renaming = try SampleApp(
      [
        "App/Info.plist": list("Profile"),
        "App/Profile.storyboard": storyboard("Profile", screen: "x", segue: "y"),
      ], modules: "Profile"
    ).renaming()
    #expect(renaming.paths.contains("App/Account.storyboard"), "\(renaming.findings)")
    #expect(renaming.text("App/Info.plist") == list("Account"))
  }

  @Test func `A key that is written like an identifier keeps it`() throws {
    let code = #"handlers["toProfile"] = open"#
    try check(code, becomes: code, segue: "toProfile")
  }

  @Test func `What R.swift makes of a class with segues follows the class`() throws {
    func code(_ name: String) -> String {
      "performSegue(withIdentifier: R.segue.\(name)ViewController.toList, sender: nil)"
    }
    try check(code("profile"), becomes: code("account"))
  }
}
