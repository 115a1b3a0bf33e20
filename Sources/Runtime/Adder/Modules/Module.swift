/// A module that is ready to be shown: its view, which retains all other parts, and its input.
///
/// The screen that shows the view owns the module; when the view is released, so is everything
/// else. A view need not be on a screen: it is the part that the outside world uses.
@MainActor public struct Module<Input> {
  /// The part that the outside world uses and that owns the others.
  public let view: AnyObject
  let link: Link
  let parts: [AnyObject]
  private(set) var closeActions: [@MainActor () -> Void] = []

  /// - Parameters:
  ///   - view: the part that owns all others.
  ///   - parts: further parts that must be released once the module is closed; debug builds report
  ///     which of them stay in memory. View and input need not be listed.
  ///   - input: returns the module's input as long as the module lives. Capture it weakly:
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

  /// The module's input; `nil` once the module is gone.
  public var input: Input? { link.input }

  /// The module with an action that runs once it is closed, whichever module opened it and whatever closes it. The
  /// action runs before the opener's (``OpenModule/onClose(_:)``), and also if the module could not be shown.
  ///
  /// By then, the view and everything that only the view retains are gone. The action's captures live as long as the
  /// module is open, so it must not capture the view:
  ///
  ///     Module(view: view) { [weak presenter] in presenter }
  ///       .onClose { presenter.viewClosed() }
  ///
  /// A screen runs the action for each module that it shows itself or for a transition. If you put a view into a
  /// window without a screen, its module is not known and the action does not run.
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
  /// A module without input.
  public init(view: AnyObject, parts: @autoclosure () -> [AnyObject] = []) {
    self.init(view: view, parts: parts(), input: { () })
  }
}
