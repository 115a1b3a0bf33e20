/// A way to bring a module onto the screen.
///
/// The transitions are the same on all screens. A transition that is not possible, such as a push
/// without a navigation stack, results in a `TransitionError`.
public struct ModuleTransition: Sendable {
  package let way: Way
  /// True if opening and closing are animated.
  public private(set) var isAnimated = true

  /// The operation that the screen performs.
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

  /// Pushes the module onto the opener's navigation stack.
  public static let push = ModuleTransition(.push)

  /// Presents the module over everything that the opener shows, as a sheet
  /// that the user can dismiss.
  public static let present = ModuleTransition.present()

  /// Presents the module over everything that the opener shows.
  ///
  /// - Parameters:
  ///   - style: The style, which sets how much the module covers and whether the user can dismiss
  ///     it.
  ///   - hasNavigation: True if the module has its own navigation stack, so that it can push.
  public static func present(
    _ style: PresentationStyle = .sheet, hasNavigation: Bool = false
  ) -> ModuleTransition {
    ModuleTransition(.present(style, hasNavigation: hasNavigation))
  }

  /// Embeds the module in a container in the opener's view. If `keepsOthers` is false, the module
  /// that the container already shows is closed first. If it is true, that module stays behind the
  /// new module, and `OpenModule.bringForward()` shows it again.
  public static func embed(
    in container: ModuleContainer, keepsOthers: Bool = false
  ) -> ModuleTransition {
    ModuleTransition(.embed(container, keepsOthers: keepsOthers))
  }

  /// Adds a tab with the module: beside the opener's tab, or in the opener's view if that view
  /// contains the tabs. A window can have tabs. A module presented over the window has none,
  /// unless its view has its own tabs.
  public static let tab = ModuleTransition(.tab)

  /// Shows the module beside the opener if there is room for two, and otherwise pushes it onto the
  /// opener's navigation stack.
  public static let detail = ModuleTransition(.detail)

  /// Replaces the opener with the module, and closes the opener.
  public static let replace = ModuleTransition(.replace)

  /// Replaces everything in the window with the module. All other modules are closed, and the
  /// window no longer has tabs.
  public static let setRoot = setRoot(hasTabs: false)

  /// Replaces everything in the window with the module. All other modules are closed.
  ///
  /// - Parameter hasTabs: True if the module becomes the first tab and more tabs can be added.
  public static func setRoot(hasTabs: Bool) -> ModuleTransition {
    ModuleTransition(.setRoot(hasTabs: hasTabs))
  }

  /// Performs the segue with this identifier in the storyboard of the opener's view. On a screen
  /// without storyboards, the view lists its segues: `HeadlessTransitionHandler.segues`.
  ///
  /// If the storyboard creates the module's view, the factory must be a `StoryboardModuleFactory`.
  public static func segue(_ identifier: String) -> ModuleTransition {
    ModuleTransition(.segue(identifier))
  }

  /// Shows the module with a custom transition.
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

/// A style of presentation: how much the module covers, and whether the user can dismiss it.
public enum PresentationStyle: Hashable, Sendable {
  /// A card that the user can swipe away.
  case sheet
  /// Covers the entire screen; only the module itself can close it.
  case fullScreen
  /// Covers the entire screen, with the content behind the module still visible; only the module
  /// itself can close it.
  case overFullScreen
  /// A small window with an arrow; a tap elsewhere closes it.
  case popover
}

/// The name of a container, which is the part of a module's view where another module is shown.
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

/// A custom transition, which puts a module's view on the screen and takes it off again.
@MainActor public protocol TransitionAnimator: AnyObject, Sendable {
  /// Puts a view on the screen.
  ///
  /// - Parameters:
  ///   - view: The module's view, such as a `UIViewController`.
  ///   - opener: The view that the module is opened from.
  ///   - isAnimated: True to animate; otherwise the view appears immediately.
  ///   - completion: Call it when the view is on the screen.
  func show(
    _ view: AnyObject, over opener: AnyObject, isAnimated: Bool,
    completion: @escaping @MainActor () -> Void)

  /// Takes a view off the screen.
  ///
  /// - Parameters:
  ///   - view: The module's view.
  ///   - isAnimated: True to animate; otherwise the view disappears immediately.
  ///   - completion: Call it when the view is gone, which closes the module.
  func hide(
    _ view: AnyObject, isAnimated: Bool, completion: @escaping @MainActor () -> Void)
}
