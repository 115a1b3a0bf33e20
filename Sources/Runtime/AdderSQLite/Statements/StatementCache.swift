/// The prepared statements of a connection, so that the same SQL is prepared only once.
///
/// A running statement is not in the cache. If the same SQL runs inside it,
/// another statement is used.
struct StatementCache {
  private var statements: [String: (statement: DatabaseStatement, lastUse: Int)] = [:]
  private var uses = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func take(_ sql: String) -> DatabaseStatement? {
    statements.removeValue(forKey: sql)?.statement
  }

  mutating func put(_ statement: DatabaseStatement) {
    uses += 1
    if let other = statements.updateValue((statement, uses), forKey: statement.sql) {
      other.statement.finalize()
    }
    // Searching all statements costs much less than preparing the statement that exceeded the
    // limit.
    if statements.count > limit,
      let oldest = statements.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      statements[oldest.key] = nil
      oldest.value.statement.finalize()
    }
  }

  mutating func removeAll() {
    for (statement, _) in statements.values { statement.finalize() }
    statements = [:]
  }
}
