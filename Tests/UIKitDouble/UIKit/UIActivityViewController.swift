/// The system's sheet for sharing something.
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  let activityItems: [Any]
}

/// A custom service of the app in that sheet.
open class UIActivity: NSObject {
  public override init() { super.init() }
}
