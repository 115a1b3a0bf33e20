/// Requests the pages of a feed from a service and stores them in a cache. It compares each page
/// with the cache and finds which elements are new, which were removed, where elements are missing
/// and by how many positions the feed has shifted (the VIPER book, “Фасады над сервисами”).
///
/// Interactors use the facade instead of the service, so that all modules that use the
/// feed share its paging:
///
/// ```swift
/// func obtainNextPosts() {
///   Task {
///     do {
///       let news = try await pagingFacade.obtainNext()
///       output?.didObtainPosts(hasMore: news.hasMore)
///     } catch {
///       output?.didFailToObtainPosts(error)
///     }
///   }
/// }
/// ```
///
/// Different kinds of requests may run at the same time; a second request of the same kind joins
/// the first. Pages that arrive after a ``reset()`` are discarded.
@MainActor public final class PagingFacade<Element: Identifiable & Sendable>
where Element.ID: Sendable {
  /// The result of a request.
  public struct News: Sendable {
    /// Elements that were not cached before.
    public fileprivate(set) var inserted: [Element.ID] = []

    /// Elements that were cached and are no longer in the feed.
    public fileprivate(set) var removed: [Element.ID] = []

    /// True if there is more to obtain: at the end, or in a gap.
    public fileprivate(set) var hasMore = true
  }

  private let service: any PagingService<Element>
  private let cache: any PagingCache<Element>
  private let pageSize: Int

  private var state = PagingState<Element.ID>()
  private var running: [Kind: Task<News, any Error>] = [:]
  private var generation = 0

  private enum Kind { case newest, next }

  /// The number of positions by which an element is further down in the feed than in the cache,
  /// according to the last page. Positive if elements that are not cached precede it. Known only
  /// for services that use offsets.
  public private(set) var shift = 0

  /// - Parameters:
  ///   - service: The source of pages.
  ///   - cache: The elements obtained earlier, to which pages are added.
  ///   - pageSize: The number of elements in a page; at least 2, because each page is requested
  ///     together with the last element before it.
  public init(
    service: any PagingService<Element>, cache: any PagingCache<Element>, pageSize: Int = 20
  ) {
    self.service = service
    self.cache = cache
    self.pageSize = max(2, pageSize)
    // The cursors from an earlier run are lost, so all pages have to be obtained again.
    if service.style == .cursor { state.distrust(cache.identities) }
  }

  /// True if there is more to obtain: at the end, or in a gap.
  public var hasMore: Bool { cache.identities.isEmpty ? !state.isEndKnown : anchor != nil }

  /// The cached elements after which elements of the feed may be missing, from the top. They never
  /// include the last cached element.
  public var gaps: [Element.ID] {
    cache.identities.dropLast().filter(state.gaps.contains)
  }

  /// Discards the information about which cached elements are adjacent. Obtaining pages until the
  /// end then checks every element again and finds those that were removed. Removed elements stay
  /// in the cache until then.
  public func distrustCache() { state.distrust(cache.identities) }

  /// Discards everything: the cache is emptied, and pages that arrive later are ignored.
  ///
  /// - Throws: The cache's error.
  public func reset() throws {
    generation += 1
    for task in running.values { task.cancel() }
    running = [:]
    state = PagingState()
    shift = 0
    try cache.replaceElements(in: 0..<cache.identities.count, with: [])
  }

  /// Obtains the newest elements, in one request.
  ///
  /// - Throws: The service's or the cache's error, in which case nothing has changed.
  ///   `CancellationError` after a reset.
  @discardableResult
  public func obtainNewest() async throws -> News {
    try await run(.newest) { facade, generation in
      var news = News()
      try await facade.obtainFront(&news, generation)
      return news
    }
  }

  /// Obtains the next missing elements: those of the topmost gap, or those after
  /// the last cached element.
  ///
  /// Costs one request if the feed has not changed. If so many elements were added or removed that
  /// the page is not where it was expected, the facade searches for it in growing steps. The number
  /// of requests then grows with the logarithm of the offset.
  ///
  /// - Throws: The service's or the cache's error; the elements of earlier pages stay in the cache.
  ///   `CancellationError` after a reset.
  @discardableResult
  public func obtainNext() async throws -> News {
    try await run(.next) { facade, generation in
      var news = News()
      switch facade.service.style {
      case .cursor: try await facade.obtainAfterCursor(&news, generation)
      case .offset: try await facade.obtainAfterAnchor(&news, generation)
      }
      return news
    }
  }

  // MARK: Requests

  private var anchor: Element.ID? { state.anchor(in: cache.identities, style: service.style) }

  private func run(
    _ kind: Kind, _ work: @escaping @MainActor (PagingFacade, Int) async throws -> News
  ) async throws -> News {
    if let task = running[kind] { return try await task.value }
    let generation = generation
    let task = Task {
      defer { if self.generation == generation { running[kind] = nil } }
      var news = try await work(self, generation)
      news.hasMore = hasMore
      return news
    }
    running[kind] = task
    return try await task.value
  }

  private func obtainPage(
    _ start: PageRequest.Start, _ generation: Int
  ) async throws -> (elements: [Element], isLast: Bool, nextCursor: String?) {
    let request = PageRequest(start: start, limit: pageSize)
    let page = try await service.obtainPage(request)
    guard generation == self.generation else { throw CancellationError() }
    var seen: Set<Element.ID> = []
    let elements = page.elements.filter { seen.insert($0.id).inserted }
    let isLast =
      switch start {
      case .offset: !(page.hasMore ?? (page.elements.count >= pageSize))
      case .cursor: page.nextCursor == nil
      }
    return (elements, isLast, page.nextCursor)
  }

  private func obtainFront(_ news: inout News, _ generation: Int) async throws {
    let start: PageRequest.Start = service.style == .offset ? .offset(0) : .cursor(nil)
    let page = try await obtainPage(start, generation)
    try merge(page, isFirst: true, into: &news)
    shift = 0
  }

  private func obtainAfterCursor(_ news: inout News, _ generation: Int) async throws {
    guard let anchor, let cursor = state.cursor(after: anchor) else {
      if hasMore || cache.identities.isEmpty { try await obtainFront(&news, generation) }
      return
    }
    let page = try await obtainPage(.cursor(cursor), generation)
    try merge(page, after: anchor, into: &news)
  }

  private func obtainAfterAnchor(_ news: inout News, _ generation: Int) async throws {
    var retreat = pageSize - 1
    var offset: Int?
    // Far more steps than a stable feed needs. If the feed changes faster,
    // the next request continues the search.
    for _ in 0..<64 {
      let cached = cache.identities
      guard let anchor, let place = cached.firstIndex(of: anchor) else {
        if cached.isEmpty, !state.isEndKnown { try await obtainFront(&news, generation) }
        return
      }
      let start = offset ?? max(0, place + shift)
      let page = try await obtainPage(.offset(start), generation)
      guard try merge(page, isFirst: start == 0, into: &news) else {
        // No element of the page is cached, so elements above the page were removed:
        // the cached elements are further up.
        offset = max(0, start - retreat)
        retreat *= 2
        continue
      }
      offset = nil
      if let first = page.elements.first, let now = cache.identities.firstIndex(of: first.id) {
        shift = start - now
      }
      let found = page.elements.firstIndex { $0.id == anchor }
      let goesOn = found.map { $0 + 1 < page.elements.count } ?? false
      if goesOn || page.isLast || start == 0 { return }
    }
  }

  /// Stores a page in the cache.
  ///
  /// - Returns: True if the position of the page could be determined.
  @discardableResult
  private func merge(
    _ page: (elements: [Element], isLast: Bool, nextCursor: String?), isFirst: Bool = false,
    after: Element.ID? = nil, into news: inout News
  ) throws -> Bool {
    var merged = state
    let merge = merged.merge(
      page.elements.map(\.id), into: cache.identities, isFirst: isFirst, isLast: page.isLast,
      after: after, nextCursor: page.nextCursor)
    guard let merge else { return false }
    try cache.replaceElements(in: merge.range, with: page.elements)
    state = merged
    news.inserted += merge.inserted
    news.removed += merge.removed
    return true
  }
}
