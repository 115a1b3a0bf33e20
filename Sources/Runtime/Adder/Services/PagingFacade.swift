/// Requests the pages of a feed from a service and stores them in a cache. It compares each page with
/// the cache and finds which elements are new, which were removed, where elements are missing and by how
/// many the feed has shifted (the book, “Фасады над сервисами”).
///
/// It is between interactors and services, so that all modules with a feed share its paging:
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
/// Several requests may run at once; two of the same kind are one. Pages that arrive after a
/// ``reset()`` are discarded.
@MainActor public final class PagingFacade<Element: Identifiable & Sendable>
where Element.ID: Sendable {
  /// The result of a request.
  public struct News: Sendable {
    /// Elements that were not cached before.
    public fileprivate(set) var inserted: [Element.ID] = []

    /// Elements that were cached and are no longer in the feed.
    public fileprivate(set) var removed: [Element.ID] = []

    /// Whether there is more to obtain: at the end, or in a gap.
    public fileprivate(set) var hasMore = true
  }

  private let service: any PagingService<Element>
  private let cache: any PagingCache<Element>
  private let pageSize: Int

  private var state = PagingState<Element.ID>()
  private var running: [Kind: Task<News, any Error>] = [:]
  private var generation = 0

  private enum Kind { case newest, next }

  /// How much further down an element is in the feed than in the cache, according to the last page: more
  /// than 0 if elements that are not cached came in front of it. Known for services that use offsets.
  public private(set) var shift = 0

  /// - Parameters:
  ///   - service: the source of pages.
  ///   - cache: the elements obtained earlier, and the place to store pages.
  ///   - pageSize: the number of elements in a page; at least 2, because each page is requested
  ///     together with the last element before it.
  public init(
    service: any PagingService<Element>, cache: any PagingCache<Element>, pageSize: Int = 20
  ) {
    self.service = service
    self.cache = cache
    self.pageSize = max(2, pageSize)
    // Cursors of an earlier run are lost, so all pages have to be obtained again.
    if service.style == .cursor { state.distrust(cache.identities) }
  }

  /// Whether there is more to obtain: at the end, or in a gap.
  public var hasMore: Bool { cache.identities.isEmpty ? !state.isEndKnown : anchor != nil }

  /// The elements that may be followed in the feed by elements that are not cached, from the top; the
  /// last cached element is not one of them.
  public var gaps: [Element.ID] {
    cache.identities.dropLast().filter(state.gaps.contains)
  }

  /// Forgets which cached elements are adjacent, so that obtaining until the end checks every element
  /// again and finds those that were removed. They stay in the cache until then.
  public func distrustCache() { state.distrust(cache.identities) }

  /// Forgets everything: pages that are on their way are discarded, and the cache is emptied.
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

  /// Obtains the newest elements: one request.
  ///
  /// - Throws: The service's or the cache's error; nothing has changed then. `CancellationError` after a
  ///   reset.
  @discardableResult
  public func obtainNewest() async throws -> News {
    try await run(.newest) { facade, generation in
      var news = News()
      try await facade.obtainFront(&news, generation)
      return news
    }
  }

  /// Obtains the next missing elements: those of the topmost gap, or those after the last one.
  ///
  /// It costs one request if the feed has not changed. If so many elements were added or removed that the
  /// place is not where it was expected, it is searched for in growing steps. The number of requests then
  /// grows with the logarithm of the offset.
  ///
  /// - Throws: The service's or the cache's error; the elements of earlier pages stay. `CancellationError`
  ///   after a reset.
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
    // Far more than an unchanging feed needs; a feed that changes faster is followed the next time.
    for _ in 0..<64 {
      let cached = cache.identities
      guard let anchor, let place = cached.firstIndex(of: anchor) else {
        if cached.isEmpty, !state.isEndKnown { try await obtainFront(&news, generation) }
        return
      }
      let start = offset ?? max(0, place + shift)
      let page = try await obtainPage(.offset(start), generation)
      guard try merge(page, isFirst: start == 0, into: &news) else {
        // No element on the page is known, so elements above were removed: a known one is further up.
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

  /// Puts a page into the cache.
  ///
  /// - Returns: Whether the place of the page could be determined.
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
