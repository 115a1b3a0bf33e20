/// A rectangle on the screen and the views inside it.
///
/// The hierarchy, its callbacks and the appearance of the view controllers whose views enter or
/// leave the screen work as in UIKit. Nothing is drawn, and Auto Layout is recorded but not solved.
@MainActor
#if canImport(ObjectiveC)
  @objc
#endif
open class UIView: UIResponder {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      let middle = center
      frame.size = newValue.size
      center = middle
    }
  }

  private var boundsOrigin = CGPoint.zero

  open var center: CGPoint {
    get {
      CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var transform = CGAffineTransform.identity

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  open var autoresizingMask: AutoresizingMask = []

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  nonisolated public class var noIntrinsicMetric: CGFloat { -1 }

  open func invalidateIntrinsicContentSize() {}

  // MARK: Appearance

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  public let layer = CALayer()
  open func setNeedsDisplay() {}

  // MARK: Identity, interaction, accessibility

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
      }
    }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Ends editing if the first responder is this view or a view inside it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIResponder.first as? UIView, responder.isDescendant(of: self) else {
      return true
    }
    return responder.resignFirstResponder()
  }

  // MARK: Hierarchy

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }

  /// The view controller whose view this is.
  weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling }).map { $0 + 1 } ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  open func removeFromSuperview() { move(to: nil, at: 0) }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout pass

  private var needsLayout = true

  open func setNeedsLayout() { needsLayout = true }

  /// Lays out this view and the views inside it, where needed.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() { updateConstraints() }
  open func updateConstraints() {}

  open var safeAreaInsets: UIEdgeInsets { .zero }
  open func safeAreaInsetsDidChange() {}
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false

  // MARK: Auto Layout

  open var translatesAutoresizingMaskIntoConstraints = true

  /// The active constraints for which this view is the nearest view that contains both items.
  open private(set) var constraints: [NSLayoutConstraint] = []

  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  func keep(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.didMove(to: self)
  }

  func drop(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.didMove(to: nil)
  }

  open private(set) var layoutGuides: [UILayoutGuide] = []

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
  }

  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  public private(set) lazy var safeAreaLayoutGuide = ownGuide("UIViewSafeAreaLayoutGuide")
  public private(set) lazy var layoutMarginsGuide = ownGuide("UIViewLayoutMarginsGuide")
  public private(set) lazy var readableContentGuide = ownGuide("UIViewReadableContentGuide")
  public private(set) lazy var keyboardLayoutGuide = own(
    UIKeyboardLayoutGuide(), "UIKeyboardLayoutGuide")

  func ownGuide(_ identifier: String) -> UILayoutGuide { own(UILayoutGuide(), identifier) }

  private func own<Guide: UILayoutGuide>(_ guide: Guide, _ identifier: String) -> Guide {
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .firstBaseline)
  }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
  }
}
