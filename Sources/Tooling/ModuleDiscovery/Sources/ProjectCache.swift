import AdderBase
import AdderFileChanges
import AdderProjects

/// What is kept of one project from one run to the next, in a folder that processes and runs of CI may share, and
/// that may be deleted at any time.
struct ProjectCache: Sendable {
  private let folder: SharedCache
  private let project: String

  /// - Parameters:
  ///   - folder: an absolute path; it is made when something is written.
  ///   - project: what is the same in each run and differs from other projects, such as its folder.
  init(folder: String, project: String) {
    self.folder = SharedCache(folder: folder)
    self.project = project
  }

  /// The cache in Adder's usual place; `nil` when no folder of the user's is known.
  init?(_ kind: String, project: AbsolutePath, in environment: Environment) {
    guard let folder = environment.cacheFolder else { return nil }
    self.init(folder: folder.appending(kind).text, project: project.text)
  }

  func contents() throws(FileSystemError) -> [UInt8]? { try folder.contents(for: project) }

  func replace(by bytes: [UInt8]) throws(FileSystemError) {
    try folder.replace(project, by: bytes)
  }
}
