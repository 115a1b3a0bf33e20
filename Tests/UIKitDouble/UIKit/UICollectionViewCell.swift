/// A view of a collection view that is made by it and used again: a cell, header or footer.
///
/// A subclass has to have `init(frame:)`, as on a device: either it declares no initialisers of its
/// own, or it overrides this one.
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How a collection view makes a view of a registered class: Swift makes an object of a class
  /// that is only known at run time through a required initialiser, and this one is inherited by
  /// every subclass that has the two designated ones.
  public required convenience init(_reuseIdentifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = _reuseIdentifier
  }

  open private(set) var reuseIdentifier: String?

  /// Called before a view that left the screen is used for another place.
  open func prepareForReuse() {}
}

/// One item of a collection view.
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
