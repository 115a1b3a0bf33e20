/// The changes that one committed write transaction made to the watched tables.
package struct CommittedChanges: Sendable {
  /// The watched tables that were touched.
  package var tables: [TableName: TableChanges] = [:]
  /// True if tables, indices, triggers or views were created, dropped or altered.
  package var schemaChanged = false
  /// True if another connection or process committed after the last report and before this
  /// transaction.
  package var othersCommitted = false

  var isEmpty: Bool { tables.isEmpty && !schemaChanged && !othersCommitted }
}

/// The known changes of one table.
package struct TableChanges: Sendable {
  /// The rows inserted, updated or deleted, in ascending order without duplicates. They may include
  /// rows that are unchanged in the end.
  package var rowIDs: [Int64] = []
  /// True if rows that are not among `rowIDs` may have changed. Then the table must be read again.
  package var hasUntoldChanges = false
}
