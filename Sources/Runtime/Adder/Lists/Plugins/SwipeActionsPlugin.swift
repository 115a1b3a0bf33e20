/// Adds swipe actions to rows. A generator's own actions take precedence.
///
/// ```swift
/// let swipes = SwipeActionsPlugin { _ in
///   [SwipeAction("delete", title: "Delete", style: .destructive)]
/// }
/// swipes.didSwipeEvent.addListener(self) { $0.delete($1.row.cellObject) }
/// list.add(swipes)
/// ```
@MainActor public final class SwipeActionsPlugin: ListPlugin {
  /// An action that the user chose, and its row as it was when the actions were shown.
  @MainActor public struct Choice {
    public let row: ShownRow
    public let action: SwipeAction
  }

  /// Occurs when the user chooses an action, including an action provided by a generator.
  public let didSwipeEvent = FutureEvent<Choice>()

  private let makeActions: @MainActor (ShownRow) -> [SwipeAction]

  /// - Parameter actions: Returns the actions of a row whose generator has none.
  public init(_ actions: @escaping @MainActor (ShownRow) -> [SwipeAction] = { _ in [] }) {
    makeActions = actions
  }

  func actions(for row: ShownRow) -> [SwipeAction] { makeActions(row) }
}
