/// A swipe action of a row.
@MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  open private(set) var style = Style.normal
  open private(set) var handler: Handler = { _, _, _ in }
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = .systemGray
}

/// The swipe actions of a row.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }

  open private(set) var actions: [UIContextualAction] = []
  open var performsFirstActionWithFullSwipe = true
}
