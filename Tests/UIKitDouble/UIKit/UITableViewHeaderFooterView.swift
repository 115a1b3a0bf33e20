/// The header or footer of a table section.
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  /// Creates a view of a registered class; see the corresponding initialiser of `UITableViewCell`.
  public required convenience init(_reuseIdentifier: String) {
    self.init(reuseIdentifier: _reuseIdentifier)
  }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var contentConfiguration: (any UIContentConfiguration)?
  open func prepareForReuse() {}
}
