/// A screen's record of a module, from the time the module opens until it is closed.
///
/// The record references the module's opener and the modules that this module opened. However the
/// view leaves the screen, there is exactly one close event. Screens store the record with the
/// view; nothing else retains it.
@MainActor public final class ShownModule {
  /// The transition that opened the module; `nil` for a view that no router opened.
  public let transition: ModuleTransition?
  /// The type of the module's view, for messages.
  public let name: String

  /// The module's view; `nil` after it was released.
  package private(set) weak var view: AnyObject?
  /// The container in which the module is embedded, either directly or as the replacement of
  /// another module.
  public private(set) var container: ModuleContainer?
  /// The step of a deep link that opened the module.
  var step: (any DeepLinkStep)?

  private enum State { case opening, open, closing, closed }
  private var state: State
  private weak var opener: ShownModule?
  private var openedModules: [WeakModule] = []
  private var place: (any ModulePlace)?
  private var closeActions: [@MainActor () -> Void] = []
  private let trace: ModuleTrace?

  init<Input>(_ module: Module<Input>, opener: ShownModule, by transition: ModuleTransition) {
    self.transition = transition
    name = "\(type(of: module.view))"
    view = module.view
    state = .opening
    self.opener = opener
    closeActions = module.closeActions
    trace = ModuleTrace(of: module, opener: opener.name, "\(transition)")
  }

  /// Creates the record of a view that no router opened, such as the first one of a window.
  ///
  /// - Parameters:
  ///   - view: The view; it is not retained.
  ///   - place: Takes the view off the screen. Without it, the module cannot be closed.
  public init(root view: AnyObject, in place: (any ModulePlace)? = nil) {
    self.place = place
    transition = nil
    name = "\(type(of: view))"
    self.view = view
    state = .open
    trace = nil
  }

  /// Creates the record of a window's root module.
  package init<Input>(root module: Module<Input>, in place: any ModulePlace) {
    transition = nil
    name = "\(type(of: module.view))"
    view = module.view
    state = .open
    self.place = place
    closeActions = module.closeActions
    trace = ModuleTrace(of: module, opener: "the window", "root")
  }

  deinit {
    guard state != .closed, !closeActions.isEmpty else { return }
    // If a screen releases a module without notifying it, the close event still occurs.
    let actions = closeActions
    Task { @MainActor in
      for action in actions { action() }
    }
  }

  /// True if the module is on the screen or about to appear there, so that it can open other
  /// modules.
  public var isOpen: Bool { state == .open || state == .opening }

  /// True if the module is leaving the screen because code closed it.
  package var isClosing: Bool { state == .closing }

  /// True after the module was notified that it left the screen.
  package var isClosed: Bool { state == .closed }
}

// MARK: - Opening

extension ShownModule {
  /// Shows a module that is opened from this one.
  func open(
    _ module: ShownModule, _ view: AnyObject, in handler: any TransitionHandler
  ) throws(TransitionError) {
    let parent: ShownModule?
    // The modules that leave the screen with this transition. The screen releases their views
    // before their close events occur.
    var leaving: [ShownModule] = []
    switch module.transition?.way {
    case .replace:
      module.container = container
      parent = opener
      leaving = tree
    case .setRoot:
      parent = nil
      leaving = outermost.tree
    case .embed(let container, let keepsOthers):
      // When the view is loaded, it may embed a module itself; the new module then replaces that
      // module.
      handler.prepareForEmbedding()
      if !keepsOthers { closeModules(in: container) }
      module.container = container
      parent = self
    default:
      parent = self
    }
    module.opener = parent
    parent?.add(module)
    do throws(TransitionError) {
      // When the container's modules were closed, code that was notified may have closed this
      // module.
      if parent === self, !isOpen {
        throw .openerIsNotOnScreen(opener: name, module: module.name)
      }
      let place = try handler.show(view, of: module)
      if module.state != .closed { module.place = place }
    } catch {
      module.state = .closed
      parent?.remove(module)
      module.runCloseActions()
      throw error
    }
    switch module.state {
    case .opening: module.state = .open
    // The module closed itself while its view was being loaded.
    case .closing: module.place?.leave(isAnimated: false)
    case .open, .closed: break
    }
    withExtendedLifetime(leaving) { leaving.first?.didClose() }
  }

  /// This module and everything opened from it.
  package var tree: [ShownModule] { [self] + children.flatMap(\.tree) }

  private var outermost: ShownModule {
    var current = self
    while let opener = current.opener { current = opener }
    return current
  }

  private func closeModules(in container: ModuleContainer) {
    for module in children where module.container == container && module.isOpen {
      module.close(isAnimated: false)
    }
  }

  private func add(_ module: ShownModule) {
    openedModules.removeAll { $0.module == nil }
    openedModules.append(WeakModule(module))
  }

  private func remove(_ module: ShownModule) {
    openedModules.removeAll { $0.module == nil || $0.module === module }
  }

  /// The root module of the navigation stack onto which this module was pushed.
  var stackRoot: ShownModule {
    switch transition?.way {
    case .push, .detail: opener?.stackRoot ?? self
    default: self
    }
  }

  /// The steps that opened this module and its openers, back to the nearest opener that no step
  /// opened.
  var steps: [any DeepLinkStep] {
    guard let step else { return [] }
    return (opener?.steps ?? []) + [step]
  }

  /// The modules that were opened from this one and are not closed, in the order of opening.
  var children: [ShownModule] { openedModules.compactMap(\.module) }
}

// MARK: - Closing

extension ShownModule {
  /// Takes the module off the screen, with everything opened from it. Does nothing if it is already
  /// closed or about to close.
  public func close(isAnimated: Bool = true) {
    guard isOpen, transition != nil || place != nil else { return }
    state = .closing
    place?.leave(isAnimated: isAnimated && (transition?.isAnimated ?? true))
  }

  /// Closes everything that was opened from this module, starting with the most recent.
  public func closeOpenedModules(isAnimated: Bool = true) {
    let modules = children.filter(\.isOpen)
    for (index, module) in modules.enumerated().reversed() {
      // Several animations at once would interfere with each other.
      module.close(isAnimated: isAnimated && index == 0)
    }
  }

  /// Shows the module if it is hidden by another one.
  public func bringForward() {
    if isOpen { place?.comeForward() }
  }

  /// Called by the screen when the module's view has left the screen for good.
  ///
  /// The modules that were opened from this one close first, starting with the most recent. Then
  /// this module's close event occurs. Further calls are ignored.
  public func didClose() {
    guard state != .closed else { return }
    for module in children.reversed() {
      // The child module may be elsewhere on the screen: over everything, or on a
      // stack around this module.
      module.place?.leave(isAnimated: false)
      module.didClose()
    }
    // Code that was notified when a child closed may have closed this module.
    guard state != .closed else { return }
    state = .closed
    place = nil
    opener?.remove(self)
    runCloseActions()
    trace?.moduleClosed()
  }

  private func runCloseActions() {
    let actions = closeActions
    closeActions = []
    for action in actions { action() }
  }

  /// Called by the screen when closing was cancelled after it had begun, as can happen with a
  /// swipe.
  public func didNotClose() {
    if state == .closing { state = .open }
  }

  /// Runs an action when the module is closed, or immediately if it already is.
  func onClose(_ action: @escaping @MainActor () -> Void) {
    if state == .closed { action() } else { closeActions.append(action) }
  }
}

@MainActor private final class WeakModule {
  weak var module: ShownModule?

  init(_ module: ShownModule) {
    self.module = module
  }
}
