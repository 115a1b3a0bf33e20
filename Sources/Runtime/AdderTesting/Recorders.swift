public import Adder

/// A transition handler for testing routers, including routers that use Surf's method names. It
/// shows nothing and records what was opened.
///
/// ```swift
/// let handler = RecordingTransitionHandler()
/// router.transitionHandler = handler
/// router.openProfileModule(id: 7)
/// #expect(handler.opened.map(\.transition) == ["push"])
/// ```
@MainActor public final class RecordingTransitionHandler: ModuleTransitionable {
  /// A module that was opened.
  public struct Opened {
    /// The transition's description, such as `push` or `present(.sheet)`.
    public let transition: String
    /// The module's view. As on a screen, it is retained until the module is closed.
    public fileprivate(set) var view: AnyObject?
    fileprivate let module: ShownModule
  }

  /// The opened modules, in order. Closed modules stay in the list, without their views.
  public private(set) var opened: [Opened] = []
  /// The number of times that the router closed its own module.
  public private(set) var closeCount = 0
  /// The error with which opening a module fails. Set it to test how the router handles the
  /// failure.
  public var error: TransitionError?
  private var own: ShownModule?

  public init() {}

  public var shownModule: ShownModule {
    if let own { return own }
    let root = ShownModule(root: self, in: OwnPlace(self))
    own = root
    return root
  }

  public func show(
    _ view: AnyObject, of module: ShownModule
  ) throws(TransitionError) -> any ModulePlace {
    if let error { throw error }
    opened.append(
      Opened(transition: "\(module.transition?.description ?? "")", view: view, module: module))
    return Place(self, module)
  }

  /// Closes the last opened module, as if the user had closed it.
  public func userClosesLast() {
    guard let last = opened.last(where: { $0.view != nil }) else { return }
    close(last.module)
  }

  private func close(_ module: ShownModule) {
    guard let index = opened.firstIndex(where: { $0.module === module }) else { return }
    module.didClose()
    opened[index].view = nil
  }

  /// The place of the module whose router is tested. If the router closes this module, the call is
  /// only counted.
  private final class OwnPlace: ModulePlace {
    private weak var handler: RecordingTransitionHandler?

    init(_ handler: RecordingTransitionHandler) {
      self.handler = handler
    }

    func leave(isAnimated: Bool) {
      handler?.closeCount += 1
      handler?.shownModule.didNotClose()
    }
  }

  private final class Place: ModulePlace {
    private weak var handler: RecordingTransitionHandler?
    private weak var module: ShownModule?

    init(_ handler: RecordingTransitionHandler, _ module: ShownModule) {
      self.handler = handler
      self.module = module
    }

    func leave(isAnimated: Bool) {
      if let module { handler?.close(module) }
    }
  }
}

/// An animator for tests. It records its calls, and finishes immediately or when the
/// test calls `finish()`.
@MainActor public final class RecordingAnimator: TransitionAnimator {
  public enum Call: Equatable {
    case show(view: String, opener: String, isAnimated: Bool)
    case hide(view: String, isAnimated: Bool)
  }

  /// The recorded calls, in order.
  public private(set) var calls: [Call] = []
  private let finishesAtOnce: Bool
  private var pending: [@MainActor () -> Void] = []

  /// - Parameter finishesAtOnce: True if each animation ends immediately.
  public nonisolated init(finishesAtOnce: Bool = true) {
    self.finishesAtOnce = finishesAtOnce
  }

  public func show(
    _ view: AnyObject, over opener: AnyObject, isAnimated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    calls.append(
      .show(view: "\(type(of: view))", opener: "\(type(of: opener))", isAnimated: isAnimated))
    end(completion)
  }

  public func hide(
    _ view: AnyObject, isAnimated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    calls.append(.hide(view: "\(type(of: view))", isAnimated: isAnimated))
    end(completion)
  }

  /// Ends the animations that have begun.
  public func finish() {
    let ended = pending
    pending = []
    for completion in ended { completion() }
  }

  private func end(_ completion: @escaping @MainActor () -> Void) {
    if finishesAtOnce { completion() } else { pending.append(completion) }
  }
}
