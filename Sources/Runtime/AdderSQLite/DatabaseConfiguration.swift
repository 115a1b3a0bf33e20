/// How a database is opened.
public struct DatabaseConfiguration: Sendable {
  /// When a commit counts as done.
  public enum Durability: Sendable {
    /// When it is written. A crash of the app loses nothing; a loss of power may lose the last commits,
    /// and never damages the database.
    case normal
    /// When the disk says that it is safe from a loss of power, too. A commit costs a sync.
    case full
  }

  /// How many reads run at the same time; connections for them are opened when they are needed.
  public var readerLimit = 4
  /// How long to wait for another process or connection that holds the database.
  public var busyTimeout = Duration.seconds(5)
  public var durability = Durability.normal
  /// Whether writes are refused and the file is never made.
  public var isReadOnly = false
  /// SQLite's file system, for tests.
  package var fileSystem: String?

  public init() {}
}
