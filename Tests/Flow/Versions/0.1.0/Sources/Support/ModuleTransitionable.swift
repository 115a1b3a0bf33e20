/// What a router sees of its module's view: something that shows other modules and goes away itself.
@MainActor
protocol ModuleTransitionable: AnyObject {
  /// The stack that the view is on, or `nil` while its module is not open.
  var moduleStack: ModuleStack? { get set }

  /// Starts the view; the stack calls it once, when it shows the module.
  func start()

  /// Shows a module on top of this one.
  ///
  /// - Parameter module: The view of the module to show.
  func showModule(_ module: any ModuleTransitionable)

  /// Takes this module off the stack, and with it all modules above.
  func pop()
}

extension ModuleTransitionable {
  func showModule(_ module: any ModuleTransitionable) {
    moduleStack?.push(module)
  }

  func pop() {
    moduleStack?.pop(self)
  }
}

/// The open modules, one on top of the other.
///
/// The stack owns the views, and each view owns the rest of its module: a module that is taken off
/// the stack is gone. The app keeps one stack and ends when it is empty.
@MainActor
final class ModuleStack {
  /// The views of the open modules, the one that the user sees last.
  private(set) var views: [any ModuleTransitionable] = []

  /// Shows a module on top of the others.
  ///
  /// - Parameter view: The view of the module.
  func push(_ view: any ModuleTransitionable) {
    view.moduleStack = self
    views.append(view)
    view.start()
  }

  /// Closes a module and all modules above it; does nothing when the module is not open.
  ///
  /// - Parameter view: The view of the module.
  func pop(_ view: any ModuleTransitionable) {
    guard let index = views.lastIndex(where: { $0 === view }) else { return }
    for closed in views[index...] {
      closed.moduleStack = nil
    }
    views.removeSubrange(index...)
  }
}
