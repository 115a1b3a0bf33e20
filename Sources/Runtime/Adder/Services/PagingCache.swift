/// The part of a feed that is stored on the device, in the feed's order. A cache tracker that
/// watches the same store updates the list.
@MainActor public protocol PagingCache<Element>: AnyObject {
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// The identities of the stored elements, in order, without duplicates.
  var identities: [Element.ID] { get }

  /// Replaces the elements in this range. Some of the new elements may already have been in the
  /// range, with different content.
  ///
  /// - Throws: The store's error. The contents are then unchanged.
  func replaceElements(in range: Range<Int>, with elements: [Element]) throws
}

/// A paging cache in memory.
@MainActor public final class MemoryPagingCache<Element: Identifiable & Sendable>: PagingCache
where Element.ID: Sendable {
  public private(set) var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  public var identities: [Element.ID] { elements.map(\.id) }

  public func replaceElements(in range: Range<Int>, with elements: [Element]) {
    self.elements.replaceSubrange(range, with: elements)
  }
}
