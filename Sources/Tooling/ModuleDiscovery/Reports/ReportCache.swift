import AdderFileChanges
package import AdderProjects

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What was found in a project, kept for the next run over the same files. It may be deleted at any time, and what is
/// damaged in it counts as not there.
package struct ReportCache: Sendable {
  private let folder: SharedCache
  private let project: String

  /// - Parameters:
  ///   - folder: an absolute path; it is made when something is written.
  ///   - project: what is the same in each run and differs from other projects, such as its folder.
  package init(folder: String, project: String) {
    self.folder = SharedCache(folder: folder)
    self.project = project
  }

  /// The cache in Adder's usual place; `nil` when no folder of the user's is known.
  package init?(project: AbsolutePath, in environment: Environment) {
    guard let folder = environment.cacheFolder else { return nil }
    self.init(folder: folder.appending("modules").text, project: project.text)
  }

  package struct Entry: Codable, Sendable {
    fileprivate var digest: String
    package var reports: [ModuleReport]
    /// What was told about files that cannot be read.
    package var findings: [String]
  }

  /// What was found in exactly these files.
  package func entry(for digest: SourceDigest) -> Entry? {
    // Whatever is wrong with it, it only costs time.
    guard let bytes = try? folder.contents(for: project),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)),
      entry.digest == digest.text
    else { return nil }
    return entry
  }

  package func keep(_ reports: [ModuleReport], _ findings: [String], for digest: SourceDigest) {
    let entry = Entry(digest: digest.text, reports: reports, findings: findings)
    guard let data = try? JSONEncoder().encode(entry) else { return }
    // A cache that cannot be written is told of by the cache of facts.
    try? folder.replace(project, by: Array(data))
  }
}
