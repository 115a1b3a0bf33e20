/// A storyboard. A test defines its contents with `InterfaceBuilder`; otherwise they are read from
/// the bundle's file.
@MainActor
open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  let name: String
  private let bundle: Bundle?

  private lazy var file = InterfaceFile(named: name, "storyboard", in: bundle)

  private var defined: InterfaceBuilder.Storyboard? { InterfaceBuilder.storyboards[name] }

  open func instantiateInitialViewController() -> UIViewController? {
    guard let defined else { return file(ofScene: nil).map { make($0, in: $1) } }
    return defined.initialScene.map { make(defined.scenes[$0], identifier: $0) }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, UIViewController.self)
  }

  /// Creates the view controller of a scene.
  ///
  /// - Parameter type: The class that the caller expects.
  private func make(_ identifier: String, _ type: UIViewController.Type) -> UIViewController {
    if let defined { return make(defined.scenes[identifier], identifier: identifier) }
    guard let (scene, file) = file(ofScene: identifier) else {
      return make(nil, identifier: identifier)
    }
    return make(scene, in: file, type)
  }

  /// Returns a scene of the file; without an identifier, the initial scene.
  private func file(ofScene identifier: String?) -> (InterfaceFile.Element, InterfaceFile)? {
    guard let file else {
      raise(.invalidArgument, "Could not find a storyboard named '\(name)'")
    }
    return file.scene(identifier: identifier).map { ($0, file) }
  }

  private func make(
    _ scene: InterfaceFile.Element, in file: InterfaceFile,
    _ type: UIViewController.Type = UIViewController.self
  ) -> UIViewController {
    let controller = file.makeController(of: scene, type)
    connect(controller, to: scene, in: file)
    controller.awakeFromNib()
    return controller
  }

  private func connect(
    _ controller: UIViewController, to scene: InterfaceFile.Element, in file: InterfaceFile
  ) {
    controller.storyboard = self
    controller.scene = (scene, file)
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made =
      creator?(StoryboardCoder()) as UIViewController? ?? make(identifier, ViewController.self)
    guard let controller = made as? ViewController else {
      raise(
        .internalInconsistency,
        "Custom instantiated view controller must be kind of class "
          + "\(ViewController.self), but it is \(made)")
    }
    if defined == nil, let (scene, file) = file(ofScene: identifier) {
      connect(controller, to: scene, in: file)
    }
    controller.storyboard = self
    controller.sceneIdentifier = identifier
    return controller
  }

  func segue(
    _ identifier: String, from controller: UIViewController
  ) -> InterfaceBuilder.Segue? {
    if let (scene, file) = controller.scene {
      return file.segue(identifier, from: scene).map { Self.segue($0, identifier, scene, in: file) }
    }
    return defined?.segues.first {
      $0.identifier == identifier && $0.source == controller.sceneIdentifier
    }
  }

  private static func segue(
    _ segue: InterfaceFile.Element, _ identifier: String, _ scene: InterfaceFile.Element,
    in file: InterfaceFile
  ) -> InterfaceBuilder.Segue {
    let destination = file.destination(of: segue)?.attributes["storyboardIdentifier"]
    let kind: InterfaceBuilder.Segue.Kind =
      switch segue.attributes["kind"] {
      case "presentation", "modal": .presentModally
      case "custom": .custom
      default: .show
      }
    return InterfaceBuilder.Segue(
      identifier, from: scene.attributes["storyboardIdentifier"] ?? "", to: destination ?? "",
      kind: kind)
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
