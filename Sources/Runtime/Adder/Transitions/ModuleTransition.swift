/// One way of bringing a module onto the screen.
///
/// Every screen knows the same ways; what cannot be done on one, such as a push where there is no
/// navigation stack, is a `TransitionError`.
public struct ModuleTransition: Sendable {
  package let way: Way
  /// Whether the screen animates it, there and back.
  public private(set) var isAnimated = true

  /// What a screen has to do.
  package enum Way: Sendable {
    case push
    case present(PresentationStyle, hasNavigation: Bool)
    case embed(ModuleContainer, keepsOthers: Bool)
    case tab
    case detail
    case replace
    case setRoot(hasTabs: Bool)
    case segue(String)
    case custom(any TransitionAnimator)
  }

  private init(_ way: Way) {
    self.way = way
  }

  /// Onto the navigation stack that the opener is in.
  public static let push = ModuleTransition(.push)

  /// Over everything the opener shows, as a sheet that the user can dismiss.
  public static let present = ModuleTransition.present()

  /// Over everything the opener shows.
  ///
  /// - Parameters:
  ///   - style: how much it covers, and whether the user can dismiss it.
  ///   - hasNavigation: whether it gets a navigation stack of its own, so that it can push.
  public static func present(
    _ style: PresentationStyle = .sheet, hasNavigation: Bool = false
  ) -> ModuleTransition {
    ModuleTransition(.present(style, hasNavigation: hasNavigation))
  }

  /// Into a container in the opener's view. What the container shows is closed first, unless it is
  /// kept behind; `OpenModule.bringForward()` shows it again.
  public static func embed(
    in container: ModuleContainer, keepsOthers: Bool = false
  ) -> ModuleTransition {
    ModuleTransition(.embed(container, keepsOthers: keepsOthers))
  }

  /// As a further tab beside the opener, or in it when it is the one with the tabs. A window can have tabs; what
  /// is presented over it has none, unless its view brings them along.
  public static let tab = ModuleTransition(.tab)

  /// Beside the opener where there is room for two, else onto its navigation stack.
  public static let detail = ModuleTransition(.detail)

  /// In the place of the opener, which is closed.
  public static let replace = ModuleTransition(.replace)

  /// As all that the window shows; whatever was there is closed, and the window has no tabs any more.
  public static let setRoot = setRoot(hasTabs: false)

  /// As all that the window shows; whatever was there is closed.
  ///
  /// - Parameter hasTabs: whether the module is the first of several tabs, to which others can be added.
  public static func setRoot(hasTabs: Bool) -> ModuleTransition {
    ModuleTransition(.setRoot(hasTabs: hasTabs))
  }

  /// As the segue of that name says, of the storyboard that the opener's view is from. On a screen without
  /// storyboards the view has a table of them: `HeadlessTransitionHandler.segues`.
  ///
  /// The module's factory is a `StoryboardModuleFactory`, because the storyboard makes the view.
  public static func segue(_ identifier: String) -> ModuleTransition {
    ModuleTransition(.segue(identifier))
  }

  /// In a way of one's own.
  public static func custom(_ animator: any TransitionAnimator) -> ModuleTransition {
    ModuleTransition(.custom(animator))
  }

  /// The same transition without an animation.
  public var withoutAnimation: ModuleTransition {
    var transition = self
    transition.isAnimated = false
    return transition
  }
}

extension ModuleTransition: CustomStringConvertible {
  public var description: String {
    switch way {
    case .push: "push"
    case .present(let style, let hasNavigation):
      "present(.\(style)\(hasNavigation ? ", hasNavigation: true" : ""))"
    case .embed(let container, let keepsOthers):
      "embed(in: \"\(container)\"\(keepsOthers ? ", keepsOthers: true" : ""))"
    case .tab: "tab"
    case .detail: "detail"
    case .replace: "replace"
    case .setRoot(let hasTabs): hasTabs ? "setRoot(hasTabs: true)" : "setRoot"
    case .segue(let identifier): "segue(\"\(identifier)\")"
    case .custom(let animator): "custom(\(type(of: animator)))"
    }
  }
}

/// How much a presented module covers, and whether the user can dismiss it.
public enum PresentationStyle: Hashable, Sendable {
  /// A card that the user can swipe away.
  case sheet
  /// All of the screen; only the module itself closes it.
  case fullScreen
  /// All of the screen, with what is behind shining through; only the module itself closes it.
  case overFullScreen
  /// A small window with an arrow; a touch elsewhere closes it.
  case popover
}

/// The name of a place in a module's view that shows another module.
///
/// ```swift
/// extension ModuleContainer {
///   static let header: ModuleContainer = "header"
/// }
/// ```
public struct ModuleContainer: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension ModuleContainer: CustomStringConvertible {
  public var description: String { name }
}

/// A transition of one's own: it puts a module's view on the screen and takes it off again.
@MainActor public protocol TransitionAnimator: AnyObject, Sendable {
  /// Puts a view on the screen.
  ///
  /// - Parameters:
  ///   - view: the module's view, such as a `UIViewController`.
  ///   - opener: the view it is opened from.
  ///   - isAnimated: whether it is to be seen; without, it is there at once.
  ///   - completion: to be called when it is there.
  func show(
    _ view: AnyObject, over opener: AnyObject, isAnimated: Bool,
    completion: @escaping @MainActor () -> Void)

  /// Takes it off again.
  ///
  /// - Parameters:
  ///   - view: the module's view.
  ///   - isAnimated: whether it is to be seen; without, it is gone at once.
  ///   - completion: to be called when it is gone; that closes the module.
  func hide(
    _ view: AnyObject, isAnimated: Bool, completion: @escaping @MainActor () -> Void)
}
