/// A colour. It stores only its name or components, and colours are compared by these.
open class UIColor: NSObject, @unchecked Sendable {
  // `@unchecked` is correct: both properties are constants of Sendable type, and the class is open
  // only because the SDK's is.
  let name: String?
  let components: [CGFloat]

  init(system name: String) {
    self.name = name
    components = []
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = nil
    components = [red, green, blue, alpha]
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from the asset catalogue. The double has no catalogue, so every name is
  /// valid.
  public convenience init?(named name: String) { self.init(system: name) }

  init(name: String?, components: [CGFloat]) {
    self.name = name
    self.components = components
    super.init()
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: name, components: components.prefix(3) + [alpha])
  }

  open var cgColor: CGColor { CGColor(name: name, components: components) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name && components == other.components
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(components)
    return hasher.finalize()
  }
}

/// A colour for layers.
public final class CGColor: Sendable, Hashable {
  let name: String?
  let components: [CGFloat]

  init(name: String?, components: [CGFloat]) {
    self.name = name
    self.components = components
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.name == b.name && a.components == b.components
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(components)
  }
}

// The standard colours. Those that adapt to light and dark mode have only names.
extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  public class var label: UIColor { UIColor(system: "label") }
  public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
  public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
  public class var placeholderText: UIColor { UIColor(system: "placeholderText") }
  public class var separator: UIColor { UIColor(system: "separator") }
  public class var link: UIColor { UIColor(system: "link") }
  public class var tintColor: UIColor { UIColor(system: "tintColor") }
  public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
  public class var secondarySystemBackground: UIColor {
    UIColor(system: "secondarySystemBackground")
  }
  public class var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackground") }
  public class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(system: "secondarySystemGroupedBackground")
  }
  public class var systemFill: UIColor { UIColor(system: "systemFill") }
  public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
  public class var systemRed: UIColor { UIColor(system: "systemRed") }
  public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
  public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
  public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
  public class var systemPurple: UIColor { UIColor(system: "systemPurple") }
  public class var systemPink: UIColor { UIColor(system: "systemPink") }
  public class var systemTeal: UIColor { UIColor(system: "systemTeal") }
  public class var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
  public class var systemBrown: UIColor { UIColor(system: "systemBrown") }
  public class var systemGray: UIColor { UIColor(system: "systemGray") }
  public class var systemGray2: UIColor { UIColor(system: "systemGray2") }
  public class var systemGray3: UIColor { UIColor(system: "systemGray3") }
  public class var systemGray4: UIColor { UIColor(system: "systemGray4") }
  public class var systemGray5: UIColor { UIColor(system: "systemGray5") }
  public class var systemGray6: UIColor { UIColor(system: "systemGray6") }
}
