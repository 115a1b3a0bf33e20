/// A relation between two attributes of views or layout guides.
///
/// Constraints are recorded and checked, but never solved: they do not change any frame.
@MainActor
#if canImport(ObjectiveC)
  @objc
#endif
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing
    case width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  static let systemSpacing: CGFloat = 8

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0
  open var priority = UILayoutPriority.required
  open var identifier: String?
  private weak var holder: UIView?

  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute toAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    firstItem = item as AnyObject
    secondItem = toItem.map { $0 as AnyObject }
    firstAttribute = attribute
    secondAttribute = toAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// True if the constraint takes part in layout. Activating a constraint adds it to the nearest
  /// view that contains both items. If there is no such view, activating it raises an exception.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { holder?.drop(self) }
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let first = firstView else {
      raise(
        .generic,
        "Unable to activate constraint because its first item belongs to no view: \(self)")
    }
    guard secondItem != nil || secondAttribute != .notAnAttribute else {
      first.keep(self)
      return
    }
    guard let second = secondView, let ancestor = first.nearestCommonAncestor(with: second) else {
      raise(
        .generic,
        """
        Unable to activate constraint with anchors of \(firstItem as Any) and \
        \(secondItem as Any) because they have no common ancestor. Does the constraint or its \
        anchors reference items in different view hierarchies? That's illegal.
        """)
    }
    ancestor.keep(self)
  }

  func didMove(to holder: UIView?) { self.holder = holder }

  var firstView: UIView? { NSLayoutConstraint.view(of: firstItem) }
  var secondView: UIView? { NSLayoutConstraint.view(of: secondItem) }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

/// The priority of a constraint: it is required at 1000 and optional below.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
