/// The cell of a row in a table.
///
/// As on a device, a subclass that a table creates must have `init(style:reuseIdentifier:)`: it
/// either declares no initialisers or overrides `init(style:reuseIdentifier:)`.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a registered class. To create an object of a class that is known only at run
  /// time, Swift needs a required initialiser. Every subclass that has the two designated
  /// initialisers inherits this required initialiser.
  public required convenience init(_reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: _reuseIdentifier)
  }

  private let style: CellStyle
  public let reuseIdentifier: String?
  public let contentView = UIView()

  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()

  open var contentConfiguration: (any UIContentConfiguration)?

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called before a cell that left the screen is reused for another row.
  open func prepareForReuse() {}
}
