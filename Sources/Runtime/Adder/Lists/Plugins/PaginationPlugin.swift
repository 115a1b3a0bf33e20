/// Asks for the next page when the end of the list comes near.
///
/// ```swift
/// let pagination = PaginationPlugin(rowsAhead: 10)
/// pagination.loadNextPageEvent.addListener(self) { $0.output.didRequestNextPage() }
/// list.add(pagination)
/// // and when the page is there
/// pagination.didLoadPage(hasMore: true)
/// ```
@MainActor public final class PaginationPlugin: ListPlugin {
  public enum State: Hashable, Sendable {
    /// There may be more; the end of the list coming near asks for it.
    case ready
    /// The next page was asked for and has not come.
    case loading
    /// The next page could not be loaded, with what the user may be told; ``retry()`` asks again, the
    /// list does not.
    case failed(String)
    /// There is no more.
    case ended
  }

  /// Happens when the next page is wanted.
  public let loadNextPageEvent = FutureEvent<Void>()

  /// Happens with each state, the present one included: for what the list's end shows.
  public let stateEvent = PresentEvent<State>()

  public private(set) var state: State { didSet { stateEvent.invoke(with: state) } }

  private let rowsAhead: Int
  private weak var list: DataDisplayManager?
  private var isAsking = false

  /// - Parameters:
  ///   - rowsAhead: how many rows before the last one the next page is asked for.
  ///   - hasMore: whether there is a next page at all.
  public init(rowsAhead: Int = 0, hasMore: Bool = true) {
    self.rowsAhead = max(0, rowsAhead)
    state = hasMore ? .ready : .ended
    stateEvent.invoke(with: state)
  }

  /// A page has come, and the list shows it or is about to.
  public func didLoadPage(hasMore: Bool) {
    state = hasMore ? .ready : .ended
    // A page that brings no row brings none into sight either, so nothing else would ask for the next.
    if !isAsking { askIfEndIsInSight() }
  }

  /// The page could not be loaded.
  ///
  /// - Parameter message: what the user may be told.
  public func didFail(_ message: String) {
    if state == .loading { state = .failed(message) }
  }

  /// Asks again for the page that could not be loaded.
  public func retry() {
    if case .failed = state { ask() }
  }

  /// Begins from the first page again: the list was refreshed.
  public func reset(hasMore: Bool = true) { state = hasMore ? .ready : .ended }

  public func didJoin(_ list: DataDisplayManager) { self.list = list }

  public func willShowRow(at position: ListPosition, in list: DataDisplayManager) {
    if state == .ready, isNearEnd(position, of: list) { ask() }
  }

  public func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?) {
    if !isAsking { askIfEndIsInSight() }
  }

  private func askIfEndIsInSight() {
    // A view that is asked what can be seen may lay itself out, which asks for the page as well.
    guard state == .ready, let list, let last = list.listView?.lastVisiblePosition,
      state == .ready, isNearEnd(last, of: list)
    else { return }
    ask()
  }

  private func isNearEnd(_ position: ListPosition, of list: DataDisplayManager) -> Bool {
    var below = list.rowCount(inSection: position.section) - 1 - position.item
    var section = position.section + 1
    while below <= rowsAhead, section < list.sectionCount {
      below += list.rowCount(inSection: section)
      section += 1
    }
    return below <= rowsAhead
  }

  private func ask() {
    state = .loading
    isAsking = true
    loadNextPageEvent.invoke()
    isAsking = false
  }
}
