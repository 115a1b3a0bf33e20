/// Is notified of each commit of the writer.
package protocol ConnectionObserver: AnyObject {
  /// Called after a commit that changed a watched table or detected that others had committed, before
  /// any other write begins; and by `Database.noticeOtherWriters()`.
  ///
  /// - Parameters:
  ///   - changes: the changes of the commit.
  ///   - connection: the writer, in one snapshot that begins with this commit; it can be read only
  ///     until this returns.
  func didCommit(_ changes: CommittedChanges, on connection: DatabaseConnection)
}
