/// A service that provides the pages of a feed, usually over the network.
///
/// A feed is a list whose elements keep their order. New elements appear at its front, and any
/// element may be removed.
public protocol PagingService<Element>: Sendable {
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// The way in which pages are requested.
  var style: PagingStyle { get }

  /// Returns neighbouring elements of the feed, in the feed's order.
  func obtainPage(_ request: PageRequest) async throws -> Page<Element>
}

/// The way in which a service expects pages to be requested.
public enum PagingStyle: Hashable, Sendable {
  /// By the number of elements that precede the page in the feed at the time of the request.
  case offset
  /// By the cursor that the service returned with the previous page.
  case cursor
}

/// A request for a page.
public struct PageRequest: Hashable, Sendable {
  public enum Start: Hashable, Sendable {
    /// The number of elements before the page.
    case offset(Int)
    /// The cursor that the service returned with the previous page; `nil` for the first page.
    case cursor(String?)
  }

  public let start: Start

  /// The maximum number of elements.
  public let limit: Int

  public init(start: Start, limit: Int) {
    self.start = start
    self.limit = limit
  }

  var isFromTheFront: Bool { start == .offset(0) || start == .cursor(nil) }
}

/// A page from the service.
public struct Page<Element: Sendable>: Sendable {
  public let elements: [Element]

  /// True if the feed continues after the page; `nil` if the service does not report it. In that
  /// case, a page that is not full is the last one.
  public let hasMore: Bool?

  /// The cursor for the next page, if pages are requested by cursor; `nil` at the end of the feed.
  public let nextCursor: String?

  public init(_ elements: [Element], hasMore: Bool? = nil, nextCursor: String? = nil) {
    self.elements = elements
    self.hasMore = hasMore
    self.nextCursor = nextCursor
  }
}
