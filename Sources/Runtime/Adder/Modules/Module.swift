/// A module that is ready to be shown: its view, which keeps all other parts alive, and its input.
///
/// Whoever shows the view owns the module; when the view goes, everything goes. A view need not be
/// on a screen: it is whatever the outside world talks to.
@MainActor public struct Module<Input> {
  /// The part that the outside world sees, and that holds the others.
  public let view: AnyObject
  let link: Link
  let parts: [AnyObject]
  private(set) var closeActions: [@MainActor () -> Void] = []

  /// - Parameters:
  ///   - view: the part that holds all others.
  ///   - parts: further parts that must be gone once the module is closed; debug builds tell which
  ///     of them stayed. View and input need not be named.
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

  /// What may be said to the module; `nil` once the module is gone.
  public var input: Input? { link.input }

  /// The module with something to do once it is closed, whoever opened it and whatever closes it. It comes before what
  /// the opener does (``OpenModule/onClose(_:)``), and also when the module could not be shown.
  ///
  /// By then the view is gone, and with it whatever only the view kept. What the action captures lives as long as the
  /// module is open, so it must not capture the view:
  ///
  ///     Module(view: view) { [weak presenter] in presenter }
  ///       .onClose { presenter.viewClosed() }
  ///
  /// A screen does it for each module that a transition or the screen itself brings on. A view that is put into a
  /// window by hand comes without its module, and nothing is done for it.
  public func onClose(_ action: @escaping @MainActor () -> Void) -> Module {
    var module = self
    module.closeActions.append(action)
    return module
  }

  /// The way to a module's input that does not keep it.
  struct Link {
    private let currentInput: @MainActor () -> Input?

    init(_ input: @escaping @MainActor () -> Input?) {
      currentInput = input
    }

    @MainActor var input: Input? { currentInput() }
  }
}

extension Module where Input == Void {
  /// A module that nothing is said to.
  public init(view: AnyObject, parts: @autoclosure () -> [AnyObject] = []) {
    self.init(view: view, parts: parts(), input: { () })
  }
}
