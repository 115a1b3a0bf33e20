import AdderArchitectureLint
import Testing

/// Links that lead nowhere.
@Suite struct LinkRuleTests {
  private func links(_ delegate: String, _ files: [String: String] = [:]) throws -> [String] {
    var app = MappedApp(
      MappedApp.delegate(opening: "Home", delegate) + MappedApp.module("Home"))
    for (path, text) in files { app.add(text, at: path) }
    return try app.messages(of: "link-leads-nowhere", RuleChoice())
  }

  private static let open =
    "func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool"

  @Test func `A callback that accepts a link and does nothing is reported`() throws {
    let message =
      "'AppDelegate.application' accepts links and does nothing with them. Open what the link names, or delete the method."
    #expect(try links("\(Self.open) { return true }") == [message])
    #expect(try links("\(Self.open) { true }") == [message])
    let scene = "func scene(_ scene: UIScene, continue activity: NSUserActivity) {}"
    #expect(try links(scene).count == 1)
  }

  @Test func `In an app with scenes, what the app's delegate does with links says nothing`() throws
  {
    let scenes = [
      "App/SceneDelegate.swift": """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }
      }
      """
    ]
    #expect(try links("\(Self.open) { return true }", scenes) == [])
  }

  @Test(arguments: [
    "\(open) { return false }", "\(open) { Library.handle(url); return true }",
    "\(open) { latest = url; return true }",
    "\(open) { if url.isFileURL { return false }; return true }",
    "func application(_ app: UIApplication, didReceive url: URL) -> Bool { return true }",
  ])
  func `A callback that may do something, or says that it does not, is none`(code: String) throws {
    #expect(try links(code) == [])
  }

  // MARK: Storyboards

  private func storyboard(_ reference: String, segue: Bool = true) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Home" id="a" customClass="HomeViewController" sceneMemberID="viewController">
            <connections>\(segue ? #"<segue destination="b" kind="show" id="c"/>"# : "")</connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewControllerPlaceholder \(reference) id="b" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func segues(_ reference: String, segue: Bool = true) throws -> [String] {
    try links("", ["App/Home.storyboard": storyboard(reference, segue: segue)])
  }

  @Test func `A segue to a scene that does not exist is reported`() throws {
    #expect(
      try segues(#"storyboardName="Post""#) == [
        "A segue of 'HomeViewController' leads nowhere: the storyboard 'Post', to which the reference in App/Home.storyboard:6:22 points, does not exist. Correct the reference."
      ])
    #expect(try segues(#"storyboardName="Home" referencedIdentifier="Away""#).count == 1)
    #expect(try segues(#"storyboardName="Home""#).count == 1)
  }

  @Test func `A segue to a scene that exists, may be elsewhere or is not used is none`() throws {
    #expect(try segues(#"storyboardName="Home" referencedIdentifier="Home""#) == [])
    #expect(try segues(#"referencedIdentifier="Home""#) == [])
    #expect(try segues(#"storyboardName="Post" bundleIdentifier="com.example.posts""#) == [])
    #expect(try segues(#"storyboardName="Post""#, segue: false) == [])
  }
}
