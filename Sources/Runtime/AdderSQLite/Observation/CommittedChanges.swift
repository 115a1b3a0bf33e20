/// What one committed write transaction did to the watched tables.
package struct CommittedChanges: Sendable {
  /// The touched watched tables.
  package var tables: [TableName: TableChanges] = [:]
  /// Whether tables, indices, triggers or views were created, dropped or altered.
  package var schemaChanged = false
  /// Whether another connection or process committed before this transaction, since the last report.
  package var othersCommitted = false

  var isEmpty: Bool { tables.isEmpty && !schemaChanged && !othersCommitted }
}

/// The known changes of one table.
package struct TableChanges: Sendable {
  /// The rows inserted, updated or deleted, in ascending order without duplicates. They may include rows
  /// that did not change in the end.
  package var rowIDs: [Int64] = []
  /// Whether rows may have changed that are not among `rowIDs`; then the table must be read again.
  package var hasUntoldChanges = false
}
