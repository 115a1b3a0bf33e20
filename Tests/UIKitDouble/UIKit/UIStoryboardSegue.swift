/// One transition between two scenes of a storyboard.
@MainActor
#if canImport(ObjectiveC)
  @objc
#endif
open class UIStoryboardSegue: NSObject {
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = {}
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  var performHandler: () -> Void

  /// Shows the destination according to the kind of the segue.
  /// The class of a custom segue overrides this method.
  open func perform() { performHandler() }
}

extension UIViewController {
  /// Finds the segue, creates its destination, calls `prepare(for:sender:)`, and performs the
  /// segue.
  func startSegue(withIdentifier identifier: String, sender: Any?) {
    guard let storyboard, let segue = storyboard.segue(identifier, from: self) else {
      raise(
        .invalidArgument, "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    let destination = storyboard.instantiateViewController(withIdentifier: segue.destination)
    let made = segue.make(identifier, self, destination)
    made.performHandler = { [unowned self, unowned destination] in
      switch segue.kind {
      case .show: show(destination, sender: sender)
      case .presentModally: present(destination, animated: true)
      // The segue's class performs it.
      case .custom: break
      }
    }
    prepare(for: made, sender: sender)
    made.perform()
  }
}
