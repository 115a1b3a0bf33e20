/// One step of a way into the app: which module, and with what. It is a value that can be written as
/// a part of a URL, saved, compared, and taken.
///
/// ```swift
/// struct PersonStep: DeepLinkStep {
///   static let name = "person"
///   var id: Person.ID
///   var tab: Tab?
///
///   func open(from handler: any TransitionHandler, isAnimated: Bool) -> OpenModule<any PersonModuleInput> {
///     handler.open(PersonAssembly(), by: isAnimated ? .push : .push.withoutAnimation) {
///       $0.configure(id: id, tab: tab)
///     }
///   }
/// }
/// ```
///
/// In a URL that is `app://person/42;tab=posts`: what must be there stands between slashes in the order
/// of the properties, what may be missing follows with its name.
public protocol DeepLinkStep: Codable, Hashable, Sendable {
  associatedtype Input

  /// What the step is called in URLs.
  static var name: String { get }

  /// Opens the step's module from that of the step before.
  @MainActor func open(
    from handler: any TransitionHandler, isAnimated: Bool
  ) -> OpenModule<Input>
}

/// A way into the app, step by step: from a URL, a notification, or saved from last time.
public struct DeepLink: Sendable {
  public var steps: [any DeepLinkStep]

  public init(_ steps: [any DeepLinkStep]) {
    self.steps = steps
  }
}

extension DeepLink: Hashable {
  public static func == (one: DeepLink, other: DeepLink) -> Bool {
    one.steps.map { hashable($0) } == other.steps.map { hashable($0) }
  }

  public func hash(into hasher: inout Hasher) {
    for step in steps { hasher.combine(Self.hashable(step)) }
  }

  private static func hashable(_ step: some DeepLinkStep) -> AnyHashable { AnyHashable(step) }
}

extension TransitionHandler {
  /// Takes a deep link from here: each step is opened from the module of the one before, and only the
  /// last is animated.
  ///
  /// - Returns: how many steps were taken. It is fewer than there are when a module could not be
  ///   shown, which is reported, or has a view from which nothing can be opened.
  @discardableResult
  public func open(link: DeepLink, isAnimated: Bool = true) -> Int {
    var handler: any TransitionHandler = self
    for (index, step) in link.steps.enumerated() {
      let isLast = index == link.steps.count - 1
      guard let next = handler.open(step: step, isAnimated: isAnimated && isLast) else {
        return index
      }
      handler = next
    }
    return link.steps.count
  }

  /// Takes one step, and gives the screen of its module.
  @discardableResult
  public func open(
    step: some DeepLinkStep, isAnimated: Bool = true
  ) -> (any TransitionHandler)? {
    let module = step.open(from: self, isAnimated: isAnimated)
    module.remember(step)
    return module.transitionHandler
  }

  /// The way that led here, from the first module that a step opened without a break; to be saved and
  /// taken again next time.
  public var deepLink: DeepLink { DeepLink(shownModule.steps) }
}
