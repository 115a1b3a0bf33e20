/// A storyboard. A test defines its contents with `InterfaceBuilder`.
@MainActor
open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  let name: String

  private var contents: InterfaceBuilder.Storyboard {
    guard let contents = InterfaceBuilder.storyboards[name] else {
      raise(.invalidArgument, "Could not find a storyboard named '\(name)'")
    }
    return contents
  }

  open func instantiateInitialViewController() -> UIViewController? {
    contents.initialScene.map { make(contents.scenes[$0], identifier: $0) }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(contents.scenes[identifier], identifier: identifier)
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = creator?(StoryboardCoder()) ?? instantiateViewController(withIdentifier: identifier)
    guard let controller = made as? ViewController else {
      raise(
        .internalInconsistency,
        "Custom instantiated view controller must be kind of class "
          + "\(ViewController.self), but it is \(made)")
    }
    controller.storyboard = self
    controller.sceneIdentifier = identifier
    return controller
  }

  func segue(_ identifier: String, from scene: String?) -> InterfaceBuilder.Segue? {
    contents.segues.first { $0.identifier == identifier && $0.source == scene }
  }

  private func make(
    _ scene: InterfaceBuilder.Scene?, identifier: String
  ) -> UIViewController {
    guard let controller = scene?(StoryboardCoder()) else {
      raise(
        .invalidArgument,
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    controller.storyboard = self
    controller.sceneIdentifier = identifier
    return controller
  }
}

/// An empty coder for `init?(coder:)` of a scene's view controller.
final class StoryboardCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
}
