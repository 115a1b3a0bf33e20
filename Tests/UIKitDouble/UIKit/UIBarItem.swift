/// An item of a bar: what buttons of navigation bars and tabs have in common.
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
