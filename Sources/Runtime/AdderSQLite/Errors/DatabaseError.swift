/// A database error, with the statement that failed.
///
/// The SQL is stored as it was written. An error never contains the values that were bound to the
/// statement.
public struct DatabaseError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Another connection locked the database longer than the busy timeout.
    case busy
    /// The disk is full.
    case full
    /// The file or its folder cannot be written, or a read tried to write.
    case readOnly
    /// The file is damaged.
    case corrupt
    /// The file is not a database.
    case notADatabase
    /// A row violates a constraint of its table.
    case constraint(Constraint)
    /// The file cannot be opened or created.
    case cannotOpen
    /// The statement was stopped.
    case interrupted
    /// The disk failed to read or write.
    case inputOutput
    case outOfMemory
    /// A string, blob, row or statement is larger than SQLite allows.
    case tooBig
    /// The SQL is not valid, or is not exactly one statement.
    case invalidSQL
    /// The arguments do not match the statement's parameters.
    case wrongArguments
    /// A row has no such column, or the column contains another type.
    case wrongColumn
    /// A read or a write began inside another one on the same thread.
    case nestedAccess
    /// SQLite rolled the transaction back before the end of the write.
    case transactionIsGone
    /// The database has been closed.
    case closed
    /// A newer version of the app has migrated the database, with steps that this version does not
    /// have.
    case newerDatabase(steps: [String])
    /// The library was used in a way that cannot work; the message gives the reason.
    case misuse
    case other
  }

  /// A constraint of a table.
  public enum Constraint: Hashable, Sendable {
    case unique, primaryKey, rowID, notNull, check, foreignKey, trigger, dataType, other
  }

  public let kind: Kind
  /// SQLite's extended result code; 0 if the error is not from SQLite.
  public let code: Int32
  /// SQLite's message, or the library's.
  public let message: String
  /// The statement, if there was one.
  public let sql: String?

  init(_ kind: Kind, code: Int32 = 0, _ message: String, sql: String? = nil) {
    self.kind = kind
    self.code = code
    self.message = message
    self.sql = sql
  }
}

extension DatabaseError: CustomStringConvertible {
  public var description: String {
    var text = message
    if text.last != "." { text += "." }
    if let sql { text += " SQL: \(sql)" }
    if let advice { text += "\n\(advice)" }
    return text
  }

  /// Advice for the developer. The library's own messages include the advice.
  private var advice: String? {
    switch kind {
    case .busy:
      """
      Another connection or process is writing. Try again, keep its transactions shorter, or set a \
      longer 'busyTimeout'.
      """
    case .full: "The write was rolled back. Free some space on the disk, then try again."
    case .readOnly:
      "Open a file in a folder that the app may write, or open the database with 'isReadOnly'."
    case .corrupt:
      """
      Move the file and its '-wal' away, and continue with an earlier copy or a new database. \
      'PRAGMA integrity_check' reports what is damaged.
      """
    case .notADatabase: "Check the path; nothing was written."
    case .constraint: "Change the row, or handle the conflict in the statement ('ON CONFLICT')."
    case .cannotOpen: "Check that the folder exists and that the app may write in it."
    case .interrupted: "The write it belonged to was rolled back. Repeat it if it is still needed."
    case .inputOutput:
      "Check the disk, then open the database again. It contains all of the write or nothing of it."
    case .outOfMemory: "Free memory, or do the work in smaller steps."
    case .tooBig: "Store less in one value, for example the path of a file."
    case .invalidSQL where code != 0: "Check the statement and the tables that it names."
    case .transactionIsGone:
      "Let the first error end the write, then repeat the entire write."
    case .newerDatabase:
      "Update the app, or open the database with the app version that created it."
    case .invalidSQL, .wrongArguments, .wrongColumn, .nestedAccess, .closed, .misuse, .other: nil
    }
  }
}
