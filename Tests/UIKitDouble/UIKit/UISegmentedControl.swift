/// A control of several segments, of which one is selected.
open class UISegmentedControl: UIControl {
  nonisolated public static let noSegment = -1

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(items: [Any]?) {
    segments = items ?? []
    super.init(frame: .zero)
  }

  private var segments: [Any] = []

  open var numberOfSegments: Int { segments.count }

  /// The selected segment. Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  open func titleForSegment(at segment: Int) -> String? { segments[segment] as? String }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment] = title ?? ""
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
  }

  open func removeAllSegments() { segments = [] }
}
