/// Requests the next page when the user approaches the end of the list.
///
/// ```swift
/// let pagination = PaginationPlugin(rowsAhead: 10)
/// pagination.loadNextPageEvent.addListener(self) { $0.output.didRequestNextPage() }
/// list.add(pagination)
/// // and when the page has arrived
/// pagination.didLoadPage(hasMore: true)
/// ```
@MainActor public final class PaginationPlugin: ListPlugin {
  public enum State: Hashable, Sendable {
    /// There may be more rows; the plugin requests them near the end of the list.
    case ready
    /// The next page was requested and has not arrived.
    case loading
    /// The next page could not be loaded; the value is a message for the user. Only ``retry()``
    /// requests the page again.
    case failed(String)
    /// There are no more rows.
    case ended
  }

  /// Occurs when the next page is needed.
  public let loadNextPageEvent = FutureEvent<Void>()

  /// Delivers each state, beginning with the current one. Use it to draw the end of the list.
  public let stateEvent = PresentEvent<State>()

  public private(set) var state: State { didSet { stateEvent.invoke(with: state) } }

  private let rowsAhead: Int
  private weak var list: DataDisplayManager?
  private var isAsking = false

  /// - Parameters:
  ///   - rowsAhead: The next page is requested when at most this many rows
  ///     remain below a visible one.
  ///   - hasMore: True if there may be a next page.
  public init(rowsAhead: Int = 0, hasMore: Bool = true) {
    self.rowsAhead = max(0, rowsAhead)
    state = hasMore ? .ready : .ended
    stateEvent.invoke(with: state)
  }

  /// Call this when a page has arrived, and the list shows it or is about to.
  public func didLoadPage(hasMore: Bool) {
    state = hasMore ? .ready : .ended
    // An empty page makes no row visible, so nothing else would request the next one.
    if !isAsking { askIfEndIsInSight() }
  }

  /// Call this when the page could not be loaded.
  ///
  /// - Parameter message: A message for the user.
  public func didFail(_ message: String) {
    if state == .loading { state = .failed(message) }
  }

  /// Repeats the request for the page that could not be loaded.
  public func retry() {
    if case .failed = state { ask() }
  }

  /// Starts again with the first page. Call this when the list was refreshed.
  public func reset(hasMore: Bool = true) { state = hasMore ? .ready : .ended }

  public func didJoin(_ list: DataDisplayManager) { self.list = list }

  public func willShowRow(at position: ListPosition, in list: DataDisplayManager) {
    if state == .ready, isNearEnd(position, of: list) { ask() }
  }

  public func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?) {
    if !isAsking { askIfEndIsInSight() }
  }

  private func askIfEndIsInSight() {
    // To find its last visible row, a view may perform its layout, which may itself request the
    // next page. So the state is checked again.
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
