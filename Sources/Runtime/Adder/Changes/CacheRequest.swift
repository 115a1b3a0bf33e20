/// What a cache tracker watches: a kind of object, which of them, in which order (the book, “CacheRequest”).
///
/// A request is a value that any store can be asked with; conditions and orders are texts in the
/// language of the store, which is SQL for `AdderSQLite`.
///
/// ```swift
/// CacheRequest(
///   kind: "posts", filter: "category = ?", arguments: [.text(category)],
///   order: [.descending("date")])
/// ```
public struct CacheRequest: Hashable, Sendable {
  /// A value that stands in a filter in place of a `?`.
  public enum Argument: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
  }

  /// One of the things that objects are ordered by.
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

  /// What travels in the transactions.
  public enum Content: Hashable, Sendable {
    /// Plain objects: for lists that are held whole.
    case objects
    /// Positions only, for lists without an end: the tracker holds no objects, and the list asks for the
    /// one that it shows by its position.
    case positions
  }

  /// The kind of object: a table or a view. A store may take a query, too.
  public var kind: String

  /// The column or expression by which objects are told apart; `nil`: the store's own number of each. What
  /// has no such number, as a view, needs one.
  public var identity: String?

  /// The condition that an object of the list meets; `nil`: all of its kind.
  public var filter: String?
  public var arguments: [Argument]

  /// What objects are ordered by; those that are equal in all of it stand in the order of their keys.
  public var order: [Order]

  /// What tells the sections apart, which stand in its order and before `order`; `nil`: the list has one
  /// section, which is there even when it is empty.
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
