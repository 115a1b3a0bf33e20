/// A watched table, and the changes that the current transaction made to it.
final class WatchedTable {
  let name: TableName
  /// The name as bytes, so that comparisons with SQLite's names create no strings.
  private let bytes: [UInt8]
  var watchers = 1
  /// `nil` until first used, and again after a schema change.
  var shape: TableShape?

  private(set) var rowIDs: [Int64] = []
  private(set) var hasUntoldChanges = false

  init(_ name: TableName) {
    self.name = name
    bytes = Array(name.folded.utf8)
  }

  /// Returns true if this is the table's name; ASCII letters are case-insensitive.
  func isNamed(_ cName: UnsafePointer<CChar>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = UInt8(bitPattern: cName[index])
      guard bytes[index] == ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) else {
        return false
      }
      index += 1
    }
    return cName[index] == 0
  }

  func touch(_ rowID: Int64, limit: Int) {
    if hasUntoldChanges { return }
    // A row is often touched repeatedly, for example by an update right after its insertion.
    if rowIDs.last == rowID { return }
    if rowIDs.count >= limit { return flag() }
    rowIDs.append(rowID)
  }

  /// Flags the table to be read again, so that individual rows no longer matter.
  func flag() {
    hasUntoldChanges = true
    rowIDs = []
  }

  func takeChanges() -> TableChanges? {
    guard hasUntoldChanges || !rowIDs.isEmpty else { return nil }
    defer { forget() }
    return TableChanges(rowIDs: ascending(rowIDs), hasUntoldChanges: hasUntoldChanges)
  }

  func forget() {
    rowIDs.removeAll(keepingCapacity: rowIDs.count < 10_000)
    hasUntoldChanges = false
  }

  private func ascending(_ rowIDs: [Int64]) -> [Int64] {
    // Most transactions touch rows in order, or touch only a few rows.
    if zip(rowIDs, rowIDs.dropFirst()).allSatisfy({ $0 < $1 }) { return rowIDs }
    var result: [Int64] = []
    result.reserveCapacity(rowIDs.count)
    for rowID in rowIDs.sorted() where result.last != rowID { result.append(rowID) }
    return result
  }
}

/// The parts of a table's definition that determine whether SQLite reports changes to the table.
struct TableShape {
  /// True if each row has a rowid that the update hook reports.
  var hasRowIDs = false
  /// True if rows can conflict through values other than their rowids.
  var hasUniqueIndex = true
  /// True if the definition contains REPLACE.
  var replacesByItself = true
  /// The column that is an alias for the rowid, in lower case.
  var rowIDAlias: String?
}
