/// An object that is notified of each commit by the writer.
package protocol ConnectionObserver: AnyObject {
  /// Called after a commit that changed a watched table, or during which earlier commits by other
  /// connections were noticed. No other write begins before this call. Also called by
  /// `Database.noticeOtherWriters()`.
  ///
  /// - Parameters:
  ///   - changes: The changes of the commit.
  ///   - connection: The writer. Its reads see one snapshot that begins with this commit. The
  ///     connection can be used for reads until this method returns.
  func didCommit(_ changes: CommittedChanges, on connection: DatabaseConnection)
}
