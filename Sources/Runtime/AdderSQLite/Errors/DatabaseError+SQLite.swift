#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

extension DatabaseError {
  /// Creates an error from a connection's last SQLite error.
  init(of handle: OpaquePointer?, code: Int32, sql: String? = nil) {
    // A handle that could not be created has no error message.
    let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
    let isOwn = extended & 0xFF == code & 0xFF
    let message =
      isOwn && handle != nil ? String(cString: sqlite3_errmsg(handle)) : Self.text(of: code)
    self.init(
      Kind(code: isOwn ? extended : code), code: isOwn ? extended : code, message, sql: sql)
  }

  static func text(of code: Int32) -> String { String(cString: sqlite3_errstr(code)) }
}

extension DatabaseError.Kind {
  init(code: Int32) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
    case SQLITE_CORRUPT: self = .corrupt
    case SQLITE_NOTADB: self = .notADatabase
    case SQLITE_CONSTRAINT: self = .constraint(.init(code: code))
    case SQLITE_CANTOPEN: self = .cannotOpen
    case SQLITE_INTERRUPT: self = .interrupted
    case SQLITE_IOERR: self = .inputOutput
    case SQLITE_NOMEM: self = .outOfMemory
    case SQLITE_TOOBIG: self = .tooBig
    case SQLITE_ERROR: self = .invalidSQL
    case SQLITE_MISUSE: self = .misuse
    case SQLITE_RANGE: self = .wrongArguments
    default: self = .other
    }
  }
}

extension DatabaseError.Constraint {
  /// Reads the constraint from the second byte of SQLite's extended code, whose macros
  /// Swift does not import.
  init(code: Int32) {
    switch code >> 8 {
    case 1: self = .check
    case 3: self = .foreignKey
    case 5: self = .notNull
    case 6: self = .primaryKey
    case 7: self = .trigger
    case 8: self = .unique
    case 10: self = .rowID
    case 12: self = .dataType
    default: self = .other
    }
  }
}
