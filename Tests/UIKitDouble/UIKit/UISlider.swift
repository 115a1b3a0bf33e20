/// A control for a value in a range.
open class UISlider: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var current: Float = 0

  /// The value, always in the range. Setting it sends no event.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  open var minimumValue: Float = 0 { didSet { value = current } }
  open var maximumValue: Float = 1 { didSet { value = current } }
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
