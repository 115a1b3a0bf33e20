/// A view that a collection view creates and reuses: a cell, header or footer.
///
/// As on a device, a subclass must have `init(frame:)`: it either declares no initialisers or
/// overrides `init(frame:)`.
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of a registered class. To create an object of a class that is known only at run
  /// time, Swift needs a required initialiser. Every subclass that has the two designated
  /// initialisers inherits this required initialiser.
  public required convenience init(_reuseIdentifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = _reuseIdentifier
  }

  open private(set) var reuseIdentifier: String?

  /// Called before a view that left the screen is reused.
  open func prepareForReuse() {}
}

/// The cell of an item in a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
}
