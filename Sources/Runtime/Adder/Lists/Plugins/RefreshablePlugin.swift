/// Lets the user pull the list down to refresh it.
@MainActor public final class RefreshablePlugin: ListPlugin {
  /// Occurs when the user requests a refresh, and not again until that refresh has ended.
  public let didRefreshEvent = FutureEvent<Void>()

  public private(set) var isRefreshing = false
  private weak var list: DataDisplayManager?

  public init() {}

  public func didJoin(_ list: DataDisplayManager) { self.list = list }

  /// Ends the refresh, with or without new rows.
  public func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    list?.listView?.showRefreshing(false)
  }

  func start() {
    guard !isRefreshing else { return }
    isRefreshing = true
    didRefreshEvent.invoke()
  }
}
