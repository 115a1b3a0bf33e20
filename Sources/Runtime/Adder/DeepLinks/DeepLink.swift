/// One step of a path into the app: a module and its parameters. It is a value that can be written
/// as part of a URL, saved, compared and opened.
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
/// As a URL, this step can be `app://person/42;tab=posts`: required properties are separated by
/// slashes in the order of their declaration, and optional properties follow with their names.
public protocol DeepLinkStep<Context>: Codable, Hashable, Sendable {
  associatedtype Input
  /// The value that a step receives when it is opened, such as the app's services; `Void` if steps
  /// need no such value.
  associatedtype Context

  /// The step's name in URLs.
  static var name: String { get }

  /// Opens the step's module from the module of the previous step.
  ///
  /// - Parameters:
  ///   - handler: The transition handler of the previous module.
  ///   - context: The value that the app passes to all steps of a link.
  ///   - isAnimated: True if the transition is animated; pass it on to the transition.
  @MainActor func open(
    from handler: any TransitionHandler, in context: Context, isAnimated: Bool
  ) -> OpenModule<Input>
}

/// A path into the app, step by step. It comes from a URL, a notification or saved state.
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
  /// Opens a deep link, starting from this module. Each step is opened from the module of the
  /// previous step, and only the last one is animated.
  ///
  /// - Parameters:
  ///   - link: The link to open.
  ///   - context: The value that all steps receive, such as the app's services.
  ///   - isAnimated: True if the last step is animated.
  /// - Returns: The number of opened steps. It is less than the number of steps in the
  ///   link if a module could not be shown (this is reported), or if no module can be
  ///   opened from a module's view.
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

  /// Opens a deep link whose steps need no context.
  @discardableResult
  public func open(link: DeepLink<Void>, isAnimated: Bool = true) -> Int {
    open(link: link, in: (), isAnimated: isAnimated)
  }

  /// Opens one step. Returns the transition handler of its module; `nil` if there is none.
  @discardableResult
  public func open<Context>(
    step: some DeepLinkStep<Context>, in context: Context, isAnimated: Bool = true
  ) -> (any TransitionHandler)? {
    let module = step.open(from: self, in: context, isAnimated: isAnimated)
    module.remember(step)
    return module.transitionHandler
  }

  /// Returns the deep link to this module: the steps that opened this module and its openers, back
  /// to the nearest opener that was not opened by a step. Save the link, and open it at the next
  /// launch.
  ///
  /// - Parameter context: The type of the steps' context; `Void.self` if they have none.
  public func deepLink<Context>(in context: Context.Type) -> DeepLink<Context> {
    DeepLink(shownModule.steps.compactMap { $0 as? any DeepLinkStep<Context> })
  }
}
