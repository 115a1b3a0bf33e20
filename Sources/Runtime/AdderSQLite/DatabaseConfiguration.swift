/// The settings for opening a database.
public struct DatabaseConfiguration: Sendable {
  /// The moment when a commit is complete.
  public enum Durability: Sendable {
    /// A commit is complete when it is written. An app crash loses nothing. A power failure may
    /// lose the last commits, but never damages the database.
    case normal
    /// A commit is complete when the disk reports that it would survive even a power failure.
    /// Each commit costs a sync.
    case full
  }

  /// The maximum number of reads that run at the same time. Their connections
  /// are opened when needed.
  public var readerLimit = 4
  /// The time to wait for another process or connection that locks the database.
  public var busyTimeout = Duration.seconds(5)
  public var durability = Durability.normal
  /// True if writes are rejected and the file is never created.
  public var isReadOnly = false
  /// SQLite's file system, for tests.
  package var fileSystem: String?

  public init() {}
}
