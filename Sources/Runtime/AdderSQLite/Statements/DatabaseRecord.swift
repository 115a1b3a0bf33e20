/// A plain value that is made of a row.
///
/// ```swift
/// struct Person: DatabaseRecord {
///   var id: Int
///   var name: String
///
///   init(row: borrowing DatabaseRow) throws {
///     id = try row.value("id")
///     name = try row.value("name")
///   }
/// }
/// ```
///
/// Rows are read on other threads than the main one. So a record belongs to no actor, also where a
/// target has the main actor as its default isolation.
public protocol DatabaseRecord: SendableMetatype {
  /// - Parameter row: the row; it is gone when the initialiser returns.
  init(row: borrowing DatabaseRow) throws
}
