/// A control that a user pulls down to refresh a list; it sends `valueChanged`.
open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Shows a refresh that the app itself has started. No event is sent.
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
