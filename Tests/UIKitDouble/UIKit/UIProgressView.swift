/// A bar that fills with progress from 0 to 1.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  private var value: Float = 0

  open var progress: Float {
    get { value }
    set { value = min(max(newValue, 0), 1) }
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
