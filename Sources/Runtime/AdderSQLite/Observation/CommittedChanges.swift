/// What one committed write transaction did to the watched tables.
package struct CommittedChanges: Sendable {
  /// The watched tables that were touched.
  package var tables: [TableName: TableChanges] = [:]
  /// Whether tables, indices, triggers or views were made, dropped or altered.
  package var schemaChanged = false
  /// Whether another connection or process committed before this transaction, since it was told last.
  package var othersCommitted = false

  var isEmpty: Bool { tables.isEmpty && !schemaChanged && !othersCommitted }
}

/// What is known of the changes of one table.
package struct TableChanges: Sendable {
  /// The rows inserted, updated or deleted, each once and in ascending order. Rows may be named that did
  /// not change in the end.
  package var rowIDs: [Int64] = []
  /// Whether rows may have changed that are not among `rowIDs`; then only reading the table again helps.
  package var hasUntoldChanges = false
}
