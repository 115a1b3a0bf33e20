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

/// A service that the app adds to the sheet for sharing.
open class UIActivity: NSObject {
  public override init() { super.init() }
}
