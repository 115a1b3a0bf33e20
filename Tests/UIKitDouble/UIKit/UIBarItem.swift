/// The base class of navigation bar buttons and tabs.
@MainActor
#if canImport(ObjectiveC)
  @objc
#endif
open class UIBarItem: NSObject {
  public override init() { super.init() }

  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
}
