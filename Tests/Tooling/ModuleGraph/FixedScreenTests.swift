import AdderModuleGraph
import Testing

/// Which screens the user cannot close.
@Suite struct FixedScreenTests {
  @Test(arguments: [
    (#"modalPresentationStyle="fullScreen""#, true),
    (#"modalPresentationStyle="pageSheet""#, false), ("", false),
  ])
  func `A segue may cover the screen`(style: String, expected: Bool) throws {
    let app = try app(
      presenting: "v2", style,
      #"<viewController id="v2" customClass="ProfileViewController"/>"#)
    #expect(app.edge("Feed presents Profile")?.isFixed == expected)
  }

  @Test func `The user cannot close the tabs of a bar without a class`() throws {
    let app = try app(
      presenting: "t1", "",
      """
      <tabBarController id="t1"><connections>
        <segue destination="v2" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """, #"<viewController id="v2" customClass="ProfileViewController"/>"#)
    #expect(app.edge("Feed presents Profile")?.isFixed == true)
  }

  @Test(arguments: [
    ("screen.modalPresentationStyle = .fullScreen", true),
    ("screen.modalPresentationStyle = UIModalPresentationStyle.overFullScreen", true),
    ("screen.modalPresentationStyle = .pageSheet", false), ("", false),
    // A library may close it by a gesture.
    ("screen.modalPresentationStyle = .custom", false),
  ])
  func `Code may cover the screen`(statement: String, expected: Bool) throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              let screen = ProfileAssembly.make()
              \(statement)
              view.present(screen, animated: true)
            }
          """) + DrawnApp.module("Profile"))
    #expect(app.edge("Feed presents Profile")?.isFixed == expected)
  }

  /// An app of two modules, whose storyboard presents one of these scenes.
  private func app(
    presenting scene: String, _ attribute: String, _ scenes: String...
  ) throws -> DrawnApp {
    let others = scenes.enumerated().map { number, scene in
      "<scene sceneID=\"s\(number)\"><objects>\(scene)</objects></scene>"
    }
    return try DrawnApp(
      DrawnApp.module("Feed") + DrawnApp.module("Profile"),
      others: [
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1">
          <scenes>
            <scene sceneID="s"><objects>
              <viewController id="v1" customClass="FeedViewController"><connections>
                <segue destination="\(scene)" kind="presentation" \(attribute) id="g1"/>
              </connections></viewController>
            </objects></scene>
            \(others.joined())
          </scenes>
        </document>
        """
      ])
  }
}
