/// The row of tabs below a tab bar controller's content.
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

/// The contents of a tab bar for one view controller.
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
}
