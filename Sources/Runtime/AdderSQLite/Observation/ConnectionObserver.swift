/// What is told of each commit of the writer.
package protocol ConnectionObserver: AnyObject {
  /// Called after a commit that changed something watched or found that others had committed, before any
  /// other write begins; and by `Database.noticeOtherWriters()`.
  ///
  /// - Parameters:
  ///   - changes: what was done.
  ///   - connection: the writer, in one snapshot that begins with this commit; it can be read from, and
  ///     only until this returns.
  func didCommit(_ changes: CommittedChanges, on connection: DatabaseConnection)
}
