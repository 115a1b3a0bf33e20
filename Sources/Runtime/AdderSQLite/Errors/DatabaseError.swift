/// What went wrong in the database, with the statement it went wrong in.
///
/// The SQL is as it was written; values that were bound to it never stand in an error.
public struct DatabaseError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Another connection held the database longer than the busy timeout.
    case busy
    /// The disk is full.
    case full
    /// The file or its folder cannot be written, or a read tried to write.
    case readOnly
    /// The file is damaged.
    case corrupt
    /// The file is something else than a database.
    case notADatabase
    /// A row does not keep to what its table demands.
    case constraint(Constraint)
    /// The file cannot be opened or made.
    case cannotOpen
    /// The statement was stopped.
    case interrupted
    /// The disk failed to read or write.
    case inputOutput
    case outOfMemory
    /// A text, blob, row or statement is larger than SQLite allows.
    case tooBig
    /// SQLite does not understand the statement, or it is not exactly one.
    case invalidSQL
    /// The arguments are not those that the statement has parameters for.
    case wrongArguments
    /// A row has no such column, or the column holds another type.
    case wrongColumn
    /// A read or a write inside another of the same thread.
    case nestedAccess
    /// SQLite rolled the transaction back before the end of the write.
    case transactionIsGone
    /// The database has been closed.
    case closed
    /// A newer app has migrated the database by steps that this one does not know.
    case newerDatabase(steps: [String])
    /// The library was used in a way that cannot work; the message says how.
    case misuse
    case other
  }

  /// What a table demands of its rows.
  public enum Constraint: Hashable, Sendable {
    case unique, primaryKey, rowID, notNull, check, foreignKey, trigger, dataType, other
  }

  public let kind: Kind
  /// SQLite's extended result code; 0 when it is not SQLite that refused.
  public let code: Int32
  /// SQLite's message, or ours.
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

  /// What to do now; our own messages say it themselves.
  private var advice: String? {
    switch kind {
    case .busy:
      """
      Another connection or process is writing. Try again, keep its transactions shorter, or set a \
      longer 'busyTimeout'.
      """
    case .full: "The write was taken back. Free some space on the disk, then do it again."
    case .readOnly:
      "Open a file in a folder that the app may write, or open the database with 'isReadOnly'."
    case .corrupt:
      """
      Set the file and its '-wal' aside, and go on with a copy from before or with a new database; \
      'PRAGMA integrity_check' says what is damaged.
      """
    case .notADatabase: "Check the path; nothing was written."
    case .constraint: "Change the row, or say in the statement what to do ('ON CONFLICT')."
    case .cannotOpen: "Check that the folder exists and that the app may write in it."
    case .interrupted: "The write it belonged to was taken back; do it again if it is still wanted."
    case .inputOutput: "The write was taken back. Check the disk, then open the database again."
    case .outOfMemory: "Free memory, or do the work in smaller steps."
    case .tooBig: "Store less in one value, for example the path of a file."
    case .invalidSQL where code != 0: "Check the statement and the tables it names."
    case .transactionIsGone:
      "Let the error that came first end the write, and do the whole write again."
    case .newerDatabase: "Update the app, or open the database with the one that made it."
    case .invalidSQL, .wrongArguments, .wrongColumn, .nestedAccess, .closed, .misuse, .other: nil
    }
  }
}
