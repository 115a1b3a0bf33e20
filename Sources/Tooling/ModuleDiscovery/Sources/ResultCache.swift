package import AdderProjects

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What was worked out of a project's sources, kept for the next run over the same files. It may be deleted at any
/// time, and what is damaged in it counts as not there.
package struct ResultCache<Value: Codable & Sendable>: Sendable {
  private let cache: ProjectCache

  /// The cache in a folder, for what is called the same in each run and otherwise than other projects.
  package init(folder: String, project: String) {
    cache = ProjectCache(folder: folder, project: project)
  }

  /// The cache in Adder's usual place; `nil` when no folder of the user's is known.
  ///
  /// - Parameter kind: tells results of several kinds apart.
  package init?(_ kind: String, project: AbsolutePath, in environment: Environment) {
    guard let cache = ProjectCache(kind, project: project, in: environment) else { return nil }
    self.cache = cache
  }

  private struct Entry: Codable {
    var digest: String
    var value: Value
  }

  /// What was worked out of exactly these files.
  package func value(for digest: SourceDigest) -> Value? {
    // Whatever is wrong with it, it only costs time.
    guard let bytes = try? cache.contents(),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)),
      entry.digest == digest.text
    else { return nil }
    return entry.value
  }

  package func keep(_ value: Value, for digest: SourceDigest) {
    guard let data = try? JSONEncoder().encode(Entry(digest: digest.text, value: value)) else {
      return
    }
    // A cache that cannot be written is told of by the cache of facts.
    try? cache.replace(by: Array(data))
  }
}
