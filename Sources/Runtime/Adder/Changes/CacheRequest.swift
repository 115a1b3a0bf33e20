/// A description of what a cache tracker watches: a kind of object, with a filter and an order (the
/// VIPER book, “CacheRequest”).
///
/// A request is a value that works with any store. Filters and orders are strings in the store's
/// language, which is SQL for `AdderSQLite`.
///
/// ```swift
/// CacheRequest(
///   kind: "posts", filter: "category = ?", arguments: [.text(category)],
///   order: [.descending("date")])
/// ```
public struct CacheRequest: Hashable, Sendable {
  /// A value that replaces a `?` in a filter.
  public enum Argument: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
  }

  /// An expression that objects are sorted by, with the direction.
  public struct Order: Hashable, Sendable {
    /// A column, or an expression over columns of one object.
    public var expression: String
    public var isAscending: Bool

    public static func ascending(_ expression: String) -> Order {
      Order(expression: expression, isAscending: true)
    }

    public static func descending(_ expression: String) -> Order {
      Order(expression: expression, isAscending: false)
    }
  }

  /// The content of the transactions.
  public enum Content: Hashable, Sendable {
    /// Plain objects, for lists that are kept entirely in memory.
    case objects
    /// Only positions, for very long lists. The tracker stores no objects, and the list requests
    /// each object that it shows by its position.
    case positions
  }

  /// The kind of object: the name of a table or a view. A store may also accept a query.
  public var kind: String

  /// The column or expression that identifies objects. If `nil`, the store uses its own number for
  /// each object. It is required for kinds without such a number, such as a view.
  public var identity: String?

  /// The condition for objects in the list. If `nil`, the list contains all objects of the kind.
  public var filter: String?
  public var arguments: [Argument]

  /// The sort order. Objects that compare equal in this order are sorted by their identity.
  public var order: [Order]

  /// The expression that defines the sections. Sections are sorted by it; `order` applies within a
  /// section. If `nil`, the list has one section, which exists even when it is empty.
  public var section: Order?

  public var content: Content

  public init(
    kind: String, identity: String? = nil, filter: String? = nil, arguments: [Argument] = [],
    order: [Order] = [], section: Order? = nil, content: Content = .objects
  ) {
    self.kind = kind
    self.identity = identity
    self.filter = filter
    self.arguments = arguments
    self.order = order
    self.section = section
    self.content = content
  }
}
