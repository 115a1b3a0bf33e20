public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}

/// The surroundings of a view: here always those of a phone held upright, in light mode.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // `@unchecked` is right: there is no stored state.
  public override init() { super.init() }

  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}

/// What has traits.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection() }
}

extension UIViewController: UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection() }
}
