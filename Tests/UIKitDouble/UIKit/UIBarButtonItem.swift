/// A navigation bar or toolbar button.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
    @available(iOS 18.2, *)
    case writingTools = 25
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  open var style = Style.plain
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var isHidden = false
  open weak var target: AnyObject?
  private(set) var systemItem: SystemItem?

  #if canImport(ObjectiveC)
    open var action: Selector?

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init()
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init()
    }
    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
      self.init()
    }
  #endif
}
