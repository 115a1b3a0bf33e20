/// What a cache tracker watches: a kind of object, with a filter and an order (the book, “CacheRequest”).
///
/// A request is a value that works with any store. Filters and orders are texts in the store's
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

  /// One of the values that objects are ordered by.
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

  /// What the transactions contain.
  public enum Content: Hashable, Sendable {
    /// Plain objects: for lists that are kept in memory as a whole.
    case objects
    /// Only positions, for very long lists: the tracker stores no objects, and the list requests each
    /// object that it shows by its position.
    case positions
  }

  /// The kind of object: a table or a view. A store may accept a query, too.
  public var kind: String

  /// The column or expression that identifies objects; `nil`: the store's own number of each. It is
  /// required for anything without such a number, such as a view.
  public var identity: String?

  /// The condition for objects in the list; `nil`: all objects of the kind.
  public var filter: String?
  public var arguments: [Argument]

  /// What objects are ordered by. Objects that are equal in all of it are in the order of their keys.
  public var order: [Order]

  /// The expression that defines the sections. They are in its order, before `order`; `nil`: the list
  /// has one section, which exists even when it is empty.
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
