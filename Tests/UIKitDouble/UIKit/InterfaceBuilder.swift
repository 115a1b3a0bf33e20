/// The contents of an app's storyboards and nibs. Linux has no such files, so a test defines them
/// in code. UIKit does not have this type.
@MainActor
public enum InterfaceBuilder {
  /// Creates the view controller of a scene with its `init?(coder:)`, as a storyboard does.
  public typealias Scene = @MainActor (NSCoder) -> UIViewController?

  public struct Segue {
    /// Creates the segue with the initialiser of its class.
    public typealias Make =
      @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    public enum Kind: Sendable { case show, presentModally, custom }

    let identifier: String
    let source: String
    let destination: String
    let kind: Kind
    let make: Make

    public init(
      _ identifier: String, from source: String, to destination: String, kind: Kind = .show,
      make: @escaping Make = { UIStoryboardSegue(identifier: $0, source: $1, destination: $2) }
    ) {
      self.identifier = identifier
      self.source = source
      self.destination = destination
      self.kind = kind
      self.make = make
    }
  }

  struct Storyboard {
    let initialScene: String?
    let scenes: [String: Scene]
    let segues: [Segue]
  }

  static var storyboards: [String: Storyboard] = [:]
  static var nibs: [String: @MainActor () -> [Any]] = [:]

  /// Defines a storyboard; a second definition of the same name replaces the first.
  public static func defineStoryboard(
    named name: String, initialScene: String? = nil, scenes: [String: Scene],
    segues: [Segue] = []
  ) {
    storyboards[name] = Storyboard(initialScene: initialScene, scenes: scenes, segues: segues)
  }

  /// Defines a nib by the top-level objects that it creates.
  public static func defineNib(named name: String, _ make: @escaping @MainActor () -> [Any]) {
    nibs[name] = make
  }
}
