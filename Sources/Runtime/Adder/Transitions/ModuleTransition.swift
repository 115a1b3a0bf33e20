/// A way to bring a module onto the screen.
///
/// The transitions are the same on all screens. One that is not possible, such as a push without a
/// navigation stack, is a `TransitionError`.
public struct ModuleTransition: Sendable {
  package let way: Way
  /// Whether opening and closing are animated.
  public private(set) var isAnimated = true

  /// What the screen does.
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

  /// Pushes onto the opener's navigation stack.
  public static let push = ModuleTransition(.push)

  /// Presents over everything that the opener shows, as a sheet that the user can dismiss.
  public static let present = ModuleTransition.present()

  /// Presents over everything that the opener shows.
  ///
  /// - Parameters:
  ///   - style: how much it covers, and whether the user can dismiss it.
  ///   - hasNavigation: whether it gets its own navigation stack, so that it can push.
  public static func present(
    _ style: PresentationStyle = .sheet, hasNavigation: Bool = false
  ) -> ModuleTransition {
    ModuleTransition(.present(style, hasNavigation: hasNavigation))
  }

  /// Embeds in a container in the opener's view. The module that the container shows is closed
  /// first, unless it is kept behind; `OpenModule.bringForward()` shows it again.
  public static func embed(
    in container: ModuleContainer, keepsOthers: Bool = false
  ) -> ModuleTransition {
    ModuleTransition(.embed(container, keepsOthers: keepsOthers))
  }

  /// Adds a tab beside the opener, or in it if the opener is the one with tabs. A window can have tabs; a module
  /// presented over it has none, unless its view has its own.
  public static let tab = ModuleTransition(.tab)

  /// Shows beside the opener if there is room for two, otherwise pushes onto its navigation stack.
  public static let detail = ModuleTransition(.detail)

  /// Replaces the opener, which is closed.
  public static let replace = ModuleTransition(.replace)

  /// Replaces everything in the window. All modules there are closed, and the window has no tabs any
  /// more.
  public static let setRoot = setRoot(hasTabs: false)

  /// Replaces everything in the window. All modules there are closed.
  ///
  /// - Parameter hasTabs: whether the module is the first of several tabs, to which others can be added.
  public static func setRoot(hasTabs: Bool) -> ModuleTransition {
    ModuleTransition(.setRoot(hasTabs: hasTabs))
  }

  /// Performs the segue of this name in the storyboard of the opener's view. On a screen without
  /// storyboards, the view lists its segues: `HeadlessTransitionHandler.segues`.
  ///
  /// The module's factory is a `StoryboardModuleFactory`, because the storyboard creates the view.
  public static func segue(_ identifier: String) -> ModuleTransition {
    ModuleTransition(.segue(identifier))
  }

  /// Uses a custom transition.
  public static func custom(_ animator: any TransitionAnimator) -> ModuleTransition {
    ModuleTransition(.custom(animator))
  }

  /// The same transition without animation.
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
  /// The whole screen; only the module itself closes it.
  case fullScreen
  /// The whole screen, with the background visible behind it; only the module itself closes it.
  case overFullScreen
  /// A small window with an arrow; a touch elsewhere closes it.
  case popover
}

/// The name of a container in a module's view that shows another module.
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

/// A custom transition: it puts a module's view on the screen and takes it off again.
@MainActor public protocol TransitionAnimator: AnyObject, Sendable {
  /// Puts a view on the screen.
  ///
  /// - Parameters:
  ///   - view: the module's view, such as a `UIViewController`.
  ///   - opener: the view it is opened from.
  ///   - isAnimated: whether to animate; otherwise the view appears at once.
  ///   - completion: to be called when the view is on the screen.
  func show(
    _ view: AnyObject, over opener: AnyObject, isAnimated: Bool,
    completion: @escaping @MainActor () -> Void)

  /// Takes it off again.
  ///
  /// - Parameters:
  ///   - view: the module's view.
  ///   - isAnimated: whether to animate; otherwise the view disappears at once.
  ///   - completion: to be called when the view is gone; that closes the module.
  func hide(
    _ view: AnyObject, isAnimated: Bool, completion: @escaping @MainActor () -> Void)
}
