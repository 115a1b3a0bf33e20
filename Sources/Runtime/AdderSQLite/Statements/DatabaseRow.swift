/// The current row of a statement.
///
/// A row stores no values. Each value is read from SQLite on request, and the next step of the
/// statement replaces the values. So a row cannot be stored or copied, which the compiler checks.
/// Create a record from the row instead.
public struct DatabaseRow: ~Copyable {
  let statement: DatabaseStatement
  /// The number of trailing columns that do not belong to the row: a tracker reads more
  /// columns than its request has.
  private let hiddenColumns: Int

  init(_ statement: DatabaseStatement, hiding hiddenColumns: Int = 0) {
    self.statement = statement
    self.hiddenColumns = hiddenColumns
  }

  /// The names of the columns, in the order of the statement.
  public var columnNames: [String] { statement.columnNames.dropLast(hiddenColumns) }

  private var valueCount: Int { statement.valueCount - hiddenColumns }

  /// The value of the column with this name. If several columns have the name, the first of them is
  /// used.
  ///
  /// - Throws: `DatabaseError` of the kind `wrongColumn` if there is no such column.
  public subscript(name: String) -> DatabaseValue {
    get throws(DatabaseError) { statement.value(at: try position(of: name)) }
  }

  /// The value of the column at this position, from 0. This costs less than access by name.
  ///
  /// - Throws: `DatabaseError` of the kind `wrongColumn` if there is no such column.
  public subscript(index: Int) -> DatabaseValue {
    get throws(DatabaseError) {
      try check(index)
      return statement.value(at: index)
    }
  }

  /// Returns the value of the column with this name, converted to a type.
  ///
  /// - Throws: `DatabaseError` of the kind `wrongColumn` if there is no such column, or if its
  ///   value has another type. NULL can be read only as an optional.
  public func value<Value: DatabaseValueConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    try value(at: try position(of: name), as: type)
  }

  /// Returns the value of the column at this position, from 0, converted to a type.
  ///
  /// - Throws: The same errors as `value(_:as:)`.
  public func value<Value: DatabaseValueConvertible>(
    at index: Int, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    try check(index)
    let stored = statement.value(at: index)
    guard let value = Value(databaseValue: stored) else {
      throw DatabaseError(
        .wrongColumn,
        """
        The column '\(columnNames[index])' contains \(stored.kind), which is not a valid \(type). Read it as the \
        type it has, or as an optional if it may be NULL.
        """, sql: statement.sql)
    }
    return value
  }

  private func position(of name: String) throws(DatabaseError) -> Int {
    guard let position = statement.position(ofColumn: name),
      position < statement.columnCount - hiddenColumns
    else {
      throw DatabaseError(
        .wrongColumn,
        """
        The row has no column '\(name)'. It has \
        \(columnNames.map { "'\($0)'" }.joined(separator: ", ")).
        """, sql: statement.sql)
    }
    return position
  }

  private func check(_ index: Int) throws(DatabaseError) {
    guard index >= 0, index < valueCount else {
      throw DatabaseError(
        .wrongColumn,
        "The row has no column at position \(index). It has \(valueCount) columns.",
        sql: statement.sql)
    }
  }
}
