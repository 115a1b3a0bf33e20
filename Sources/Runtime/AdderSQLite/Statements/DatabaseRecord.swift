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
public protocol DatabaseRecord {
  /// - Parameter row: the row; it is gone when the initialiser returns.
  init(row: borrowing DatabaseRow) throws
}
