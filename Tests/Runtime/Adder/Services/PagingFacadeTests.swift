import Adder
import AdderTestSupport
import Testing

@MainActor @Suite struct PagingFacadeTests {
  struct Post: Identifiable, Sendable, Equatable {
    let id: Int
    var text = ""
  }

  struct Offline: Error {}

  /// A feed on a server, in descending order: greater numbers are newer.
  @MainActor final class Feed: PagingService {
    nonisolated let style: PagingStyle
    private(set) var posts: [Post]
    /// The number of the next new element. Numbers of deleted elements are not reused.
    private var next: Int
    private(set) var requests: [PageRequest] = []
    var isOffline = false
    /// Called after a request has arrived and before it is answered, so that a test can
    /// change the feed in between.
    var onRequest: (@MainActor () -> Void)?
    /// While true, requests are not answered.
    var isHeld = false

    init(_ count: Int, style: PagingStyle = .offset) {
      posts = (0..<count).reversed().map { Post(id: $0) }
      next = count
      self.style = style
    }

    func grow(_ count: Int) {
      posts.insert(contentsOf: (next..<next + count).reversed().map { Post(id: $0) }, at: 0)
      next += count
    }

    func lose(_ places: Range<Int>) { posts.removeSubrange(places.clamped(to: posts.indices)) }

    func insert(_ count: Int, at place: Int) {
      posts.insert(contentsOf: (next..<next + count).map { Post(id: $0) }, at: place)
      next += count
    }

    func bump(_ place: Int, to target: Int) { posts.insert(posts.remove(at: place), at: target) }

    func change(_ place: Int, _ text: String) { posts[place].text = text }

    func takeRequests() -> Int {
      defer { requests = [] }
      return requests.count
    }

    func obtainPage(_ request: PageRequest) async throws -> Page<Post> {
      requests.append(request)
      while isHeld { await Task.yield() }
      if isOffline { throw Offline() }
      onRequest?()
      let from: Int
      switch request.start {
      case .offset(let offset): from = min(offset, posts.count)
      case .cursor(let cursor):
        // A cursor is the number of the last returned element.
        let last = cursor.flatMap(Int.init) ?? .max
        from = posts.firstIndex { $0.id < last } ?? posts.count
      }
      let page = Array(posts[from...].prefix(request.limit))
      let isLast = from + page.count == posts.count
      return Page(page, nextCursor: isLast ? nil : page.last.map { "\($0.id)" })
    }
  }

  private func facade(
    _ feed: Feed, _ cached: [Post] = [], pageSize: Int = 5
  ) -> (PagingFacade<Post>, MemoryPagingCache<Post>) {
    let cache = MemoryPagingCache(cached)
    return (PagingFacade(service: feed, cache: cache, pageSize: pageSize), cache)
  }

  private func obtainAll(_ facade: PagingFacade<Post>) async throws {
    var rounds = 0
    while facade.hasMore, rounds < 10_000 {
      try await facade.obtainNext()
      rounds += 1
    }
    #expect(rounds < 10_000)
  }

  @Test(arguments: [PagingStyle.offset, .cursor])
  func `A feed is obtained page by page until its end`(style: PagingStyle) async throws {
    let feed = Feed(12, style: style)
    let (facade, cache) = facade(feed)
    let first = try await facade.obtainNewest()
    #expect(first.inserted == [11, 10, 9, 8, 7])
    #expect(first.hasMore)
    try await obtainAll(facade)
    #expect(cache.elements == feed.posts)
    #expect(!facade.hasMore)
    let before = feed.requests.count
    #expect(before == 3 || (before == 4 && style == .offset))
    let last = try await facade.obtainNext()
    #expect(!last.hasMore && last.inserted.isEmpty)
    #expect(feed.requests.count == before)
  }

  @Test func `An empty feed has no more pages`() async throws {
    let feed = Feed(0)
    let (facade, cache) = facade(feed, [Post(id: 3)])
    let news = try await facade.obtainNewest()
    #expect(news.removed == [3])
    #expect(!news.hasMore)
    #expect(cache.elements.isEmpty)
  }

  @Test func `New elements are inserted before the cached ones without a gap`() async throws {
    let feed = Feed(20)
    let (facade, cache) = facade(feed, feed.posts)
    feed.grow(3)
    feed.change(3, "changed")
    let news = try await facade.obtainNewest()
    #expect(news.inserted == [22, 21, 20])
    #expect(facade.gaps.isEmpty)
    #expect(cache.elements == feed.posts)
  }

  @Test func `More new elements than fit a page leave a gap, which is filled next`() async throws {
    let feed = Feed(20)
    let (facade, cache) = facade(feed, feed.posts)
    feed.grow(8)
    try await facade.obtainNewest()
    #expect(facade.gaps == [23])
    let news = try await facade.obtainNext()
    #expect(news.inserted == [22, 21, 20])
    #expect(facade.gaps.isEmpty)
    #expect(cache.elements == feed.posts)
  }

  @Test func `After a feed has shifted, the next page continues at the right position`()
    async throws
  {
    let feed = Feed(30)
    let (facade, cache) = facade(feed)
    try await facade.obtainNewest()
    feed.grow(2)
    _ = feed.takeRequests()
    let news = try await facade.obtainNext()
    #expect(news.inserted == [24, 23])
    #expect(facade.shift == 2)
    try await facade.obtainNext()
    #expect(feed.takeRequests() == 2)
    #expect(cache.identities == Array((19...29).reversed()))
  }

  @Test func `Elements deleted above do not make the next page skip others`() async throws {
    let feed = Feed(400)
    let (facade, cache) = facade(feed)
    for _ in 0..<50 { try await facade.obtainNext() }
    let last = try #require(cache.identities.last)
    feed.lose(0..<100)
    _ = feed.takeRequests()
    let news = try await facade.obtainNext()
    #expect(news.inserted.first == last - 1)
    // The next element is 100 positions further up. The facade looks 4, 12, 28, 60 and 124
    // positions further up, and then at the right position.
    #expect(feed.takeRequests() <= 7)
  }

  @Test func `Elements that appear further down leave a gap if the page ends among them`()
    async throws
  {
    let feed = Feed(20)
    let (facade, cache) = facade(feed, feed.posts)
    feed.insert(3, at: 4)
    try await facade.obtainNewest()
    #expect(facade.gaps == [20])
    try await obtainAll(facade)
    #expect(cache.elements == feed.posts)
  }

  @Test func `An element that moved up does not remove those that it passed`() async throws {
    let feed = Feed(20)
    let (facade, cache) = facade(feed, feed.posts)
    feed.bump(14, to: 4)
    try await facade.obtainNewest()
    try await obtainAll(facade)
    #expect(cache.elements == feed.posts)
  }

  @Test func `After an error, nothing has changed, and the request can be repeated`()
    async throws
  {
    let feed = Feed(12)
    let (facade, cache) = facade(feed)
    try await facade.obtainNewest()
    let before = cache.elements
    feed.isOffline = true
    await #expect(throws: Offline.self) { try await facade.obtainNext() }
    await #expect(throws: Offline.self) { try await facade.obtainNewest() }
    #expect(cache.elements == before)
    #expect(facade.hasMore)
    feed.isOffline = false
    try await obtainAll(facade)
    #expect(cache.elements == feed.posts)
  }

  @Test func `If the cache cannot store a page, the facade's state does not change`() async throws {
    final class Full: PagingCache {
      var elements: [Post] = []
      var isFull = false
      var identities: [Int] { elements.map(\.id) }
      func replaceElements(in range: Range<Int>, with elements: [Post]) throws {
        if isFull { throw Offline() }
        self.elements.replaceSubrange(range, with: elements)
      }
    }
    let feed = Feed(8)
    let cache = Full()
    let facade = PagingFacade(service: feed, cache: cache, pageSize: 5)
    try await facade.obtainNewest()
    cache.isFull = true
    await #expect(throws: Offline.self) { try await facade.obtainNext() }
    #expect(facade.hasMore)
    cache.isFull = false
    try await obtainAll(facade)
    #expect(cache.elements == feed.posts)
  }

  @Test func `A page that arrives after a reset is discarded`() async throws {
    let feed = Feed(12)
    let (facade, cache) = facade(feed)
    try await facade.obtainNewest()
    feed.isHeld = true
    let late = Task { try await facade.obtainNext() }
    while feed.requests.count < 2 { await Task.yield() }
    try facade.reset()
    feed.isHeld = false
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(cache.elements.isEmpty)
    #expect(facade.hasMore)
    try await obtainAll(facade)
    #expect(cache.elements == feed.posts)
  }

  @Test func `Simultaneous requests of one kind are combined, and two kinds can run at once`()
    async throws
  {
    let feed = Feed(12)
    let (facade, cache) = facade(feed)
    try await facade.obtainNewest()
    _ = feed.takeRequests()
    feed.grow(2)
    // No request is answered before all are sent.
    feed.isHeld = true
    var asked = 0
    func ask(
      _ request: @escaping @MainActor () async throws -> Void
    ) -> Task<Void, any Error> {
      Task {
        asked += 1
        try await request()
      }
    }
    let tasks = [
      ask { try await facade.obtainNewest() }, ask { try await facade.obtainNext() },
      ask { try await facade.obtainNext() },
    ]
    while asked < tasks.count || feed.requests.count < 2 { await Task.yield() }
    feed.isHeld = false
    for task in tasks { try await task.value }
    #expect(feed.takeRequests() == 2)
    #expect(Set(cache.identities).count == cache.identities.count)
    try await obtainAll(facade)
    #expect(cache.elements == feed.posts)
  }

  @Test(arguments: [PagingStyle.offset, .cursor])
  func `A growing feed is complete after all pages are obtained`(style: PagingStyle) async throws {
    for seed in 0..<samples(60, full: 3_000) {
      var random = SeededRandom(seed: seed)
      let feed = Feed(random.roll(0...80), style: style)
      let cached = random.chance(2) ? feed.posts.prefix(random.roll(0...40)) : []
      let (facade, cache) = facade(feed, Array(cached), pageSize: random.roll(2...9))
      for _ in 0..<random.roll(0...12) {
        if random.chance(3) { feed.grow(random.roll(1...12)) }
        if random.chance(2) {
          try await facade.obtainNext()
        } else {
          try await facade.obtainNewest()
        }
        #expect(cache.identities == cache.identities.sorted(by: >), "seed \(seed)")
        #expect(Set(cache.identities).count == cache.identities.count, "seed \(seed)")
      }
      try await facade.obtainNewest()
      try await obtainAll(facade)
      #expect(cache.elements == feed.posts, "seed \(seed)")
    }
  }

  @Test(arguments: [PagingStyle.offset, .cursor])
  func `A growing and shrinking feed is complete after all pages are obtained again`(
    style: PagingStyle
  ) async throws {
    for seed in 0..<samples(60, full: 3_000) {
      var random = SeededRandom(seed: seed)
      let feed = Feed(random.roll(0...120), style: style)
      let pageSize = random.roll(2...9)
      let (facade, cache) = facade(feed, pageSize: pageSize)
      var dice = random
      feed.onRequest = {
        if dice.chance(4) { feed.grow(dice.roll(1...12)) }
        if dice.chance(4), !feed.posts.isEmpty {
          let first = dice.roll(0...feed.posts.count - 1)
          feed.lose(first..<first + dice.roll(1...12))
        }
      }
      for _ in 0..<random.roll(1...25) {
        if random.chance(4) {
          try await facade.obtainNewest()
        } else {
          try await facade.obtainNext()
        }
        // Elements whose deletion was not noticed can remain anywhere; all others are in the
        // feed's order.
        let left = Set(cache.identities).intersection(feed.posts.map(\.id))
        let inOrder = cache.identities.filter(left.contains)
        #expect(inOrder == inOrder.sorted(by: >), "seed \(seed)")
        #expect(Set(cache.identities).count == cache.identities.count, "seed \(seed)")
      }
      feed.onRequest = nil
      let known = cache.identities.count
      facade.distrustCache()
      _ = feed.takeRequests()
      try await facade.obtainNewest()
      try await obtainAll(facade)
      #expect(cache.elements == feed.posts, "seed \(seed)")
      // One request for each page, and some more where deletions have shifted the feed.
      let pages = max(known, feed.posts.count) / (pageSize - 1) + 2
      #expect(feed.takeRequests() <= pages * 2, "seed \(seed)")
    }
  }
}
