/// Provides the `delegate` of a scroll view.
///
/// Table, collection and text views narrow the type of their delegate, which Swift does not permit
/// in a subclass. A member of a class takes precedence over a member of a protocol extension, so
/// each of these classes can have a `delegate` with its own type.
@MainActor
public protocol _ScrollViewDelegateHolder: AnyObject {
  var _anyDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _ScrollViewDelegateHolder {
  public var delegate: (any UIScrollViewDelegate)? {
    get { _anyDelegate }
    set { _anyDelegate = newValue }
  }
}

/// A view that shows a part of larger content.
open class UIScrollView: UIView, _ScrollViewDelegateHolder {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public weak var _anyDelegate: (any UIScrollViewDelegate)?

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The scroll offset of the content. Each change is reported to the delegate.
  open var contentOffset = CGPoint.zero {
    didSet {
      guard contentOffset != oldValue else { return }
      setNeedsLayout()
      _anyDelegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { _anyDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(rect.origin, animated: animated)
  }

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false

  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  public private(set) lazy var contentLayoutGuide = ownGuide("UIScrollView-contentLayoutGuide")
  public private(set) lazy var frameLayoutGuide = ownGuide("UIScrollView-frameLayoutGuide")
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

// Optional in the SDK.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
