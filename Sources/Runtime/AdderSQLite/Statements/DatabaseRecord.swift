/// A plain value that is created from a row.
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
/// Rows are not read on the main thread. So a record is not isolated, even in a target whose
/// default isolation is the main actor.
public protocol DatabaseRecord: SendableMetatype {
  /// - Parameter row: The row, which is valid only until the initialiser returns.
  init(row: borrowing DatabaseRow) throws
}
