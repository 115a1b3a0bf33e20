/// The reason why a module could not be opened. Its description says what to do.
public enum TransitionError: Error, Hashable, Sendable {
  /// There is no transition handler: the screen that should show the module is gone, or the router
  /// was never given one.
  case noTransitionHandler(module: String)
  /// The opener is already closed.
  case openerIsClosed(opener: String, module: String)
  /// The opener is not in a navigation stack.
  case noNavigationStack(opener: String, module: String)
  /// The opener's view has no container with this name.
  case noContainer(ModuleContainer, opener: String, known: [ModuleContainer])
  /// The opener has no tabs and is not in a tab.
  case noTabs(opener: String, module: String)
  /// This screen cannot show the module's view.
  case wrongView(String, expected: String)
  /// The module's input was gone before it could be linked.
  case inputIsGone(module: String)
  /// No screen shows the opener, so nothing can be shown from there.
  case openerIsNotOnScreen(opener: String, module: String)
  /// A storyboard's segue was not reported to the library, so the segue's module is
  /// shown without being linked.
  case segueIsNotLinked(String, opener: String)
  /// The opener's view is not from a storyboard, or its table of segues has no segue with this
  /// name.
  case noSegue(String, opener: String, known: [String])
  /// A segue created the view, but the factory only supports views that it creates itself.
  case notForSegues(factory: String, segue: String)
  /// This screen does not support this transition.
  case unsupported(transition: String, opener: String)
}

extension TransitionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noTransitionHandler(let module):
      """
      \(module) cannot be opened without a transition handler. Give the router one when the module is \
      assembled ('router.transitionHandler = view'). If it had one, its screen is gone.
      """
    case .openerIsClosed(let opener, let module):
      """
      \(module) cannot be opened from \(opener), which is closed. Open it from a module that is still \
      open, usually the one that opened \(opener).
      """
    case .noNavigationStack(let opener, let module):
      """
      \(module) cannot be pushed: \(opener) is not in a navigation stack. Open \(opener) by \
      '.present(hasNavigation: true)', or set it as the root of a navigation stack.
      """
    case .noContainer(let container, let opener, let known):
      """
      \(opener) has no container '\(container)'. \
      \(known.isEmpty ? "It has no containers." : "It has \(known.map { "'\($0)'" }.joined(separator: ", ")).")
      """
    case .noTabs(let opener, let module):
      "\(module) cannot become a tab: \(opener) neither has tabs nor is in one."
    case .wrongView(let view, let expected):
      "\(view) cannot be shown on this screen: the view of a module must be a \(expected) here."
    case .inputIsGone(let module):
      """
      The input of \(module) was gone before it could be linked: nothing retains it. Make the view \
      retain the presenter, and pass the view to the 'Module' that the factory returns.
      """
    case .openerIsNotOnScreen(let opener, let module):
      """
      \(module) cannot be opened from \(opener), which no screen shows yet. Open it when the view has \
      appeared.
      """
    case .segueIsNotLinked(let segue, let opener):
      """
      The segue '\(segue)' shows a module that is not linked. Set the segue's class to 'ModuleSegue' in the \
      storyboard, or override 'prepare(for:sender:)' in a base class of \(opener), once for all segues, and \
      call 'linkModule(for: segue)' there.
      """
    case .noSegue(let segue, let opener, let known):
      """
      There is no segue '\(segue)' from \(opener). \
      \(known.isEmpty
        ? "Its view has no segues: create it from a storyboard, or list them in 'segues'."
        : "It has \(known.map { "'\($0)'" }.joined(separator: ", ")).")
      """
    case .notForSegues(let factory, let segue):
      """
      \(factory) cannot assemble a module around the view of the segue '\(segue)'. Make it a \
      'StoryboardModuleFactory'.
      """
    case .unsupported(let transition, let opener):
      "The screen that shows \(opener) has no transition '\(transition)'. Choose another."
    }
  }
}
