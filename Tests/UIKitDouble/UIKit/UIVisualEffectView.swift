/// The effect of a visual effect view on the content behind it.
@MainActor
open class UIVisualEffect: NSObject {}

/// A view that changes the appearance of the content behind it. Its own content belongs in its
/// `contentView`; a direct subview raises an exception.
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    insert(contentView, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(contentView, at: 0)
  }

  open var effect: UIVisualEffect?
  public let contentView = UIView()

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    raise(
      .internalInconsistency,
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual "
        + "effect view itself, instead add them to the -contentView.")
  }
}
