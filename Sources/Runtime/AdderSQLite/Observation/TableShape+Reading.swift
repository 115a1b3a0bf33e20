extension TableShape {
  /// Reads a table's definition. If the table does not exist or is not an ordinary table, the
  /// result is the default shape, which means that changes are not reported.
  init(of table: TableName, on connection: DatabaseConnection) throws(DatabaseError) {
    self.init()
    let name = DatabaseValue.text(table.folded)
    let definition = try connection.ownRows(
      """
      SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?1 COLLATE NOCASE
      """, [name])
    guard case .text(let sql)? = definition.first?[0] else { return }
    let kind = try connection.ownRows(
      "SELECT type, wr FROM pragma_table_list(?1) WHERE schema = 'main'", [name])
    guard let kind = kind.first, kind[0] == "table" || kind[0] == "shadow", kind[1] == 0 else {
      return
    }
    let indices = try connection.ownRows(
      "SELECT \"unique\", origin FROM pragma_index_list(?1, 'main')", [name])
    let keys = try connection.ownRows(
      "SELECT name, type FROM pragma_table_info(?1, 'main') WHERE pk > 0", [name])
    hasRowIDs = true
    hasUniqueIndex = indices.contains { $0[0] == 1 }
    replacesByItself = SQLWords.mayReplace(sql)
    // A primary key with a separate index is not the rowid.
    if keys.count == 1, !indices.contains(where: { $0[1] == "pk" }),
      case .text(let column) = keys[0][0]
    {
      rowIDAlias = TableName(column).folded
    }
  }
}
