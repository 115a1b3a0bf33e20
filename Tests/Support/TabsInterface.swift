/// The storyboard of a tab bar that has no class of its own.
public enum TabsInterface {
  /// - Parameters:
  ///   - identifier: The tab bar's identifier.
  ///   - classes: The classes of its tabs.
  public static func storyboard(_ identifier: String, _ classes: [String]) -> String {
    let segues = classes.map {
      "<segue destination=\"\($0)-id\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\($0)-tab\"/>"
    }
    let tabs = classes.map { name in
      """
      <scene sceneID="\(name)-scene"><objects>
        <viewController id="\(name)-id" customClass="\(name)" sceneMemberID="viewController"/>
      </objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="tabs-scene"><objects>
        <tabBarController storyboardIdentifier="\(identifier)" id="tabs-id" sceneMemberID="viewController">
          <connections>\(segues.joined())</connections>
        </tabBarController>
      </objects></scene>
      \(tabs.joined(separator: "\n"))
      </scenes></document>
      """
  }
}
