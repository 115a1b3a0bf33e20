import AdderTestSupport
import Testing
import UIKit

/// A view controller that the files of these tests name, at the top level as in an app.
final class InterfaceFileScreen: UIViewController {
  // In an app, these are outlets.
  private(set) var titleLabel: UILabel!
  private(set) var stackView: UIStackView!
  private(set) var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { events.append("awake") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded \(titleLabel.text ?? "")")
  }
}

/// Storyboards and xibs that the double reads from a bundle.
@MainActor
struct InterfaceFileTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder()
    bundle = try #require(Bundle(path: folder.path))
  }

  private static let views = """
    <view key="view" id="root">
      <subviews>
        <stackView id="stack"><subviews><label text="Hello" numberOfLines="0" id="label"/></subviews>
        </stackView>
      </subviews>
    </view>
    """
  private static let outlets = """
    <outlet property="titleLabel" destination="label" id="a"/>
    <outlet property="stackView" destination="stack" id="b"/>
    """

  private func writeStoryboard() throws {
    try folder.write(
      """
      <document initialViewController="one">
        <scenes>
          <scene><objects>
            <viewController storyboardIdentifier="Main" id="one" customClass="InterfaceFileScreen" \
      customModule="UIKitDoubleTests" sceneMemberID="viewController">
              \(Self.views)
              <connections>\(Self.outlets)
                <segue destination="two" kind="show" identifier="open" id="s"/>
              </connections>
            </viewController>
          </objects></scene>
          <scene><objects>
            <viewController storyboardIdentifier="Next" id="two" sceneMemberID="viewController">
              <view key="view" id="other"/>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """, to: "Screens.storyboard")
  }

  private func check(_ screen: InterfaceFileScreen, isAwake: Bool) {
    screen.loadViewIfNeeded()
    #expect(screen.events == (isAwake ? ["awake"] : []) + ["loaded Hello"])
    #expect(screen.view.subviews == [screen.stackView])
    #expect(screen.stackView.arrangedSubviews == [screen.titleLabel])
    #expect(screen.titleLabel.numberOfLines == 0)
  }

  @Test func `A scene has the class, the views and the outlets of its file`() throws {
    try writeStoryboard()
    let storyboard = UIStoryboard(name: "Screens", bundle: bundle)
    check(
      try #require(storyboard.instantiateInitialViewController() as? InterfaceFileScreen),
      isAwake: true)
    let screen: InterfaceFileScreen = storyboard.instantiateViewController(identifier: "Main")
    check(screen, isAwake: true)
    #expect(screen.storyboard === storyboard)
  }

  @Test func `A segue of the file leads to its scene`() throws {
    try writeStoryboard()
    let storyboard = UIStoryboard(name: "Screens", bundle: bundle)
    let screen: InterfaceFileScreen = storyboard.instantiateViewController(identifier: "Main")
    let navigation = UINavigationController(rootViewController: screen)
    let window = window(showing: navigation)
    screen.performSegue(withIdentifier: "open", sender: nil)
    withExtendedLifetime(window) {}
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.storyboard === storyboard)
  }

  @Test func `The owner of a xib has its views and outlets`() throws {
    try folder.write(
      """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="InterfaceFileScreen">
          <connections>\(Self.outlets)
            <outlet property="view" destination="root" id="v"/>
          </connections>
        </placeholder>
        \(Self.views)
      </objects></document>
      """, to: "InterfaceFileScreen.xib")
    check(InterfaceFileScreen(nibName: "InterfaceFileScreen", bundle: bundle), isAwake: false)
    // Without a name, the file is named like the class.
    check(InterfaceFileScreen(nibName: nil, bundle: bundle), isAwake: false)
  }
}
