/// Lets the user pull the list down to refresh it.
@MainActor public final class RefreshablePlugin: ListPlugin {
  /// Happens when the user requests a refresh; not again until that one has ended.
  public let didRefreshEvent = FutureEvent<Void>()

  public private(set) var isRefreshing = false
  private weak var list: DataDisplayManager?

  public init() {}

  public func didJoin(_ list: DataDisplayManager) { self.list = list }

  /// The refresh has ended, with or without new rows.
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
