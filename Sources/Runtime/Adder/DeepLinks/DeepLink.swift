/// One step of a way into the app: which module, and with what. It is a value that can be written as
/// a part of a URL, saved, compared, and taken.
///
/// ```swift
/// struct PersonStep: DeepLinkStep {
///   static let name = "person"
///   var id: Person.ID
///   var tab: Tab?
///
///   func open(
///     from handler: any TransitionHandler, in services: AppServices, isAnimated: Bool
///   ) -> OpenModule<any PersonModuleInput> {
///     let factory = PersonAssembly(store: services.personStore)
///     return handler.open(factory, by: isAnimated ? .push : .push.withoutAnimation) {
///       $0.configure(id: id, tab: tab)
///     }
///   }
/// }
/// ```
///
/// In a URL that is `app://person/42;tab=posts`: what must be there stands between slashes in the order
/// of the properties, what may be missing follows with its name.
public protocol DeepLinkStep<Context>: Codable, Hashable, Sendable {
  associatedtype Input
  /// What the app gives to a step when it is taken, such as its services; `Void` for nothing.
  associatedtype Context

  /// What the step is called in URLs.
  static var name: String { get }

  /// Opens the step's module from that of the step before.
  ///
  /// - Parameters:
  ///   - handler: the screen of the module before.
  ///   - context: what the app passes to all steps of a link.
  ///   - isAnimated: whether the module's arrival is to be seen; pass it on to the transition.
  @MainActor func open(
    from handler: any TransitionHandler, in context: Context, isAnimated: Bool
  ) -> OpenModule<Input>
}

/// A way into the app, step by step: from a URL, a notification, or saved from last time.
public struct DeepLink<Context>: Sendable {
  public var steps: [any DeepLinkStep<Context>]

  public init(_ steps: [any DeepLinkStep<Context>]) {
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
  /// - Parameters:
  ///   - link: the steps.
  ///   - context: what all steps receive, such as the app's services.
  ///   - isAnimated: whether the last step is animated.
  /// - Returns: how many steps were taken. It is fewer than there are when a module could not be
  ///   shown, which is reported, or has a view from which nothing can be opened.
  @discardableResult
  public func open<Context>(
    link: DeepLink<Context>, in context: Context, isAnimated: Bool = true
  ) -> Int {
    var handler: any TransitionHandler = self
    for (index, step) in link.steps.enumerated() {
      let isLast = index == link.steps.count - 1
      guard let next = handler.open(step: step, in: context, isAnimated: isAnimated && isLast)
      else { return index }
      handler = next
    }
    return link.steps.count
  }

  /// Takes a deep link whose steps need nothing from the app.
  @discardableResult
  public func open(link: DeepLink<Void>, isAnimated: Bool = true) -> Int {
    open(link: link, in: (), isAnimated: isAnimated)
  }

  /// Takes one step, and gives the screen of its module.
  @discardableResult
  public func open<Context>(
    step: some DeepLinkStep<Context>, in context: Context, isAnimated: Bool = true
  ) -> (any TransitionHandler)? {
    let module = step.open(from: self, in: context, isAnimated: isAnimated)
    module.remember(step)
    return module.transitionHandler
  }

  /// The way that led here, from the first module that a step opened without a break; to be saved and
  /// taken again next time.
  ///
  /// - Parameter context: what the app's steps are given; `Void.self` where they need nothing.
  public func deepLink<Context>(in context: Context.Type) -> DeepLink<Context> {
    DeepLink(shownModule.steps.compactMap { $0 as? any DeepLinkStep<Context> })
  }
}
