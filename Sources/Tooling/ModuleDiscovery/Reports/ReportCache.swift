package import AdderProjects

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What was found in a project, kept for the next run over the same files. It may be deleted at any time, and what is
/// damaged in it counts as not there.
package struct ReportCache: Sendable {
  private let cache: ProjectCache

  /// The cache in a folder, for what is called the same in each run and otherwise than other projects.
  package init(folder: String, project: String) {
    cache = ProjectCache(folder: folder, project: project)
  }

  /// The cache in Adder's usual place; `nil` when no folder of the user's is known.
  package init?(project: AbsolutePath, in environment: Environment) {
    guard let cache = ProjectCache("modules", project: project, in: environment) else { return nil }
    self.cache = cache
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
    guard let bytes = try? cache.contents(),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)),
      entry.digest == digest.text
    else { return nil }
    return entry
  }

  package func keep(_ reports: [ModuleReport], _ findings: [String], for digest: SourceDigest) {
    let entry = Entry(digest: digest.text, reports: reports, findings: findings)
    guard let data = try? JSONEncoder().encode(entry) else { return }
    // A cache that cannot be written is told of by the cache of facts.
    try? cache.replace(by: Array(data))
  }
}
