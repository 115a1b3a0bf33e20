/// Where the pages of a feed come from: a service over the network.
///
/// A feed is a list whose elements keep their order; new ones come at its front, and any of them may go.
public protocol PagingService<Element>: Sendable {
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// How a page is asked for.
  var style: PagingStyle { get }

  /// Elements of the feed that stand beside one another, in its order.
  func obtainPage(_ request: PageRequest) async throws -> Page<Element>
}

/// How a service wants to be asked for a page.
public enum PagingStyle: Hashable, Sendable {
  /// By the number of elements before the page, as the feed is when the question arrives.
  case offset
  /// By what the service said at the end of the page before.
  case cursor
}

/// What a service is asked for.
public struct PageRequest: Hashable, Sendable {
  public enum Start: Hashable, Sendable {
    /// So many elements are before the page.
    case offset(Int)
    /// After the page that ended with this cursor; `nil`: from the front.
    case cursor(String?)
  }

  public let start: Start

  /// How many elements are wanted at most.
  public let limit: Int

  public init(start: Start, limit: Int) {
    self.start = start
    self.limit = limit
  }

  var isFromTheFront: Bool { start == .offset(0) || start == .cursor(nil) }
}

/// What a service answers.
public struct Page<Element: Sendable>: Sendable {
  public let elements: [Element]

  /// Whether the feed goes on after the page; `nil` when the service does not say so: then a page that is
  /// not full is the last one.
  public let hasMore: Bool?

  /// What to ask for the page after this one with, where pages are asked for by cursors; `nil` ends the
  /// feed.
  public let nextCursor: String?

  public init(_ elements: [Element], hasMore: Bool? = nil, nextCursor: String? = nil) {
    self.elements = elements
    self.hasMore = hasMore
    self.nextCursor = nextCursor
  }
}
