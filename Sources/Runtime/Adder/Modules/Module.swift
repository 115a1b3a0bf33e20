/// A module that is ready to be shown: its view, which retains all other parts, and its input.
///
/// The screen that shows the view owns the module. When the view is released, all other parts are
/// released, too. A module does not need a screen: without one, its view is simply the part that
/// other code uses.
@MainActor public struct Module<Input> {
  /// The part that other code uses, and that owns the other parts.
  public let view: AnyObject
  let link: Link
  let parts: [AnyObject]
  private(set) var closeActions: [@MainActor () -> Void] = []

  /// - Parameters:
  ///   - view: The part that owns all others.
  ///   - parts: Further parts that must be released after the module is closed; debug builds report
  ///     those that stay in memory. You need not list the view and the input.
  ///   - input: Returns the module's input as long as the module lives. Capture it weakly:
  ///     `{ [weak presenter] in presenter }`.
  public init(
    view: AnyObject, parts: @autoclosure () -> [AnyObject] = [],
    input: @escaping @MainActor () -> Input?
  ) {
    self.view = view
    link = Link(input)
    #if DEBUG
      self.parts = parts()
    #else
      self.parts = []
    #endif
  }

  /// The module's input; `nil` after the module was released.
  public var input: Input? { link.input }

  /// Returns the module with an action that runs after it is closed, whichever module opened it and
  /// whatever closes it. The action also runs if the module could not be shown. It runs before
  /// the action that the opener registered with ``OpenModule/onClose(_:)``.
  ///
  /// By then, the view and everything that only the view retains are gone. The action's captures
  /// are retained while the module is open, so it must not capture the view:
  ///
  ///     Module(view: view) { [weak presenter] in presenter }
  ///       .onClose { presenter.viewClosed() }
  ///
  /// A screen runs the action for each module that it shows itself or with a transition. If you put
  /// a view into a window without a screen, nothing tracks the module and the action does not run.
  public func onClose(_ action: @escaping @MainActor () -> Void) -> Module {
    var module = self
    module.closeActions.append(action)
    return module
  }

  /// Returns a module's input without retaining it.
  struct Link {
    private let currentInput: @MainActor () -> Input?

    init(_ input: @escaping @MainActor () -> Input?) {
      currentInput = input
    }

    @MainActor var input: Input? { currentInput() }
  }
}

extension Module where Input == Void {
  /// Creates a module without input.
  public init(view: AnyObject, parts: @autoclosure () -> [AnyObject] = []) {
    self.init(view: view, parts: parts(), input: { () })
  }
}

/// A module that is already created can be opened like one that a factory creates. Open it once: a
/// second transition would show the same view.
extension Module: ModuleFactory {
  public func makeModule(output: ModuleOutputReference<Never>) -> Module { self }
}
