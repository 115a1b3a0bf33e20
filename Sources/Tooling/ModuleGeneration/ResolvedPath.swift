import AdderBase
import AdderProjects

extension AbsolutePath {
  /// The same place without symbolic links on the way; `nil` when nothing is there.
  var resolved: AbsolutePath? {
    (try? Disk.resolved(text)).map { AbsolutePath($0) }
  }
}
