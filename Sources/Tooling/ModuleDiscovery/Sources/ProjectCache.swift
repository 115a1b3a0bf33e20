import AdderBase
import AdderFileChanges
import AdderProjects

/// Stores data of one project for later runs, in a folder that processes and CI runs can share, and
/// that can be deleted at any time.
struct ProjectCache: Sendable {
  private let folder: SharedCache
  private let project: String

  /// - Parameters:
  ///   - folder: An absolute path. The folder is created when something is written.
  ///   - project: A name that is the same in each run and differs from the names of other projects,
  ///     such as the path of the project's folder.
  init(folder: String, project: String) {
    self.folder = SharedCache(folder: folder)
    self.project = project
  }

  /// Creates a cache in Adder's default folder; `nil` if the user's cache folder is unknown.
  init?(_ kind: String, project: AbsolutePath, in environment: Environment) {
    guard let folder = environment.cacheFolder else { return nil }
    self.init(folder: folder.appending(kind).text, project: project.text)
  }

  func contents() throws(FileSystemError) -> [UInt8]? { try folder.contents(for: project) }

  func replace(by bytes: [UInt8]) throws(FileSystemError) {
    try folder.replace(project, by: bytes)
  }
}
