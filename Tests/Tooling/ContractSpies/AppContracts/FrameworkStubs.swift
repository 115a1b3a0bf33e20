/// Stubs of the framework's classes whose instances a spy creates, and of protocols that it conforms to.
enum FrameworkStubs {
  /// The classes by their names, with what each inherits from.
  static let superclasses = [
    "UIResponder": "NSObject", "UIViewController": "UIResponder", "UIView": "UIResponder",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UITableViewController": "UIViewController", "UIControl": "UIView", "UIScrollView": "UIView",
    "UITextView": "UIScrollView", "UIStackView": "UIView", "UIButton": "UIControl",
    "UILabel": "UIView", "UIImageView": "UIView", "UITextField": "UIControl",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITableViewCell": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UIBarButtonItem": "NSObject",
  ]

  static let classes = Set(superclasses.keys).union(["NSObject"])

  /// - Parameter declared: The names that the app declares itself.
  static func text(besides declared: Set<String>) -> String {
    var lines = [
      "import Foundation", "/// A class about which nothing is known.",
      "class StubObject: NSObject, @unchecked Sendable, Swift.Error {}",
    ]
    for name in ["ObservableObject", "AutoMockable"] where !declared.contains(name) {
      lines.append("protocol \(name): AnyObject {}")
    }
    for (name, superclass) in superclasses.sorted(by: { $0.key < $1.key })
    where !declared.contains(name) {
      lines +=
        ["@preconcurrency @MainActor class \(name): \(superclass) {"] + initializers(of: name) + [
          "}"
        ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func initializers(of name: String) -> [String] {
    let coder = "  required init?(coder: NSCoder) { nil }"
    return switch name {
    case "UIResponder": ["  override init() { super.init() }"]
    case "UIViewController":
      [
        "  init(nibName: String?, bundle: Bundle?) { super.init() }", coder,
        "  convenience override init() { self.init(nibName: nil, bundle: nil) }",
      ]
    case "UIView":
      [
        "  init(frame: CGRect) { super.init() }", coder,
        "  convenience override init() { self.init(frame: .zero) }",
      ]
    case "UITableView":
      [
        "  init(frame: CGRect, style: Style) { super.init(frame: frame) }", coder,
        "  enum Style { case plain }",
      ]
    case "UITableViewController":
      ["  init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }", coder]
    case "UITableViewCell":
      [
        "  init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }", coder,
        "  enum CellStyle { case `default` }",
      ]
    default: []
    }
  }
}
