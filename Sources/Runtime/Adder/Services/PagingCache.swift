/// The part of a feed that is kept on the device, in the feed's order. A tracker over the same store tells
/// the list how it changes.
@MainActor public protocol PagingCache<Element>: AnyObject {
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// What is kept, in order; nothing twice.
  var identities: [Element.ID] { get }

  /// Puts elements in the place of those at these places. Some of them may be the same, with other content.
  ///
  /// - Throws: What the store says; it is then as it was.
  func replaceElements(in range: Range<Int>, with elements: [Element]) throws
}

/// A cache in memory.
@MainActor public final class MemoryPagingCache<Element: Identifiable & Sendable>: PagingCache
where Element.ID: Sendable {
  public private(set) var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  public var identities: [Element.ID] { elements.map(\.id) }

  public func replaceElements(in range: Range<Int>, with elements: [Element]) {
    self.elements.replaceSubrange(range, with: elements)
  }
}
