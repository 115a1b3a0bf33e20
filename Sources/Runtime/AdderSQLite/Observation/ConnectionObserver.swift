/// An object that is notified of each commit of the writer.
package protocol ConnectionObserver: AnyObject {
  /// Called after a commit that changed a watched table or found that other connections had
  /// committed, before any other write begins. Also called by `Database.noticeOtherWriters()`.
  ///
  /// - Parameters:
  ///   - changes: The changes of the commit.
  ///   - connection: The writer, in one snapshot that begins with this commit. It can be read only
  ///     until this method returns.
  func didCommit(_ changes: CommittedChanges, on connection: DatabaseConnection)
}
