package import AdderBase
import AdderFileChanges
import AdderProjects
import AdderSwiftSource

/// Stores the facts of a project's files for later runs: one archive per project, in a folder that
/// processes and CI runs can share, and that can be deleted at any time.
///
/// Facts are keyed by the content that they were read from, so they
/// are valid no matter which run stored them.
package struct FactsCache: Sendable {
  private let cache: ProjectCache

  /// Creates a cache in a folder.
  ///
  /// - Parameter project: A name that is the same in each run and
  ///   differs from the names of other projects.
  package init(folder: String, project: String) {
    cache = ProjectCache(folder: folder, project: project)
  }

  /// Creates a cache in Adder's default folder; `nil` if the user's cache folder is unknown.
  package init?(project: AbsolutePath, in environment: Environment) {
    guard let cache = ProjectCache("facts", project: project, in: environment) else { return nil }
    self.cache = cache
  }

  /// Returns the archive of the last run, or an empty one.
  func archive() throws(FileSystemError) -> FactsArchive {
    try cache.contents().map { FactsArchive($0) } ?? .empty
  }

  /// Writes the facts of this run if enough of them are new.
  func keep(_ change: ArchiveChange) throws(FileSystemError) {
    guard let bytes = change.archive() else { return }
    try cache.replace(by: bytes)
  }
}

/// The facts that a run used from an archive, and those that it added.
struct ArchiveChange {
  var former: FactsArchive
  /// The hashes of the contents whose facts were found in the former archive.
  var used: Set<ContentHash>
  /// The encoded facts that were missing from the archive. `newTextSize` is the total length of the
  /// text that they were read from.
  var new: [(hash: ContentHash, facts: [UInt8])]
  var newTextSize: Int
  /// The total length of all text in the project.
  var textSize: Int

  /// The archive is rewritten if at least one in this many bytes of text had no facts in the
  /// archive. Otherwise, reading the text again costs less than writing the archive.
  static let worthwhile = 40
  /// Unused facts are kept for this many writes, because another branch may need them.
  static let longestAge: UInt32 = 8

  /// Returns the archive to write, or `nil` if the former one is good enough.
  func archive() -> [UInt8]? {
    guard newTextSize > 0, newTextSize * Self.worthwhile >= textSize else { return nil }
    var writer = FactsArchiveWriter()
    for (hash, facts) in new { writer.add(facts, for: hash) }
    writer.add(
      former.entries.lazy.filter { used.contains($0.hash) }.map { $0.aged(0) }, of: former)
    // Unused facts can take up as much space as the used ones. The most recently used facts are
    // kept.
    let limit = writer.size * 2
    var size = writer.size
    let others = former.entries.filter { !used.contains($0.hash) && $0.age < Self.longestAge }
      .sorted { $0.age < $1.age }
    let kept = others.prefix { other in
      size += other.size
      return size <= limit
    }
    writer.add(kept.map { $0.aged($0.age + 1) }, of: former)
    return writer.bytes()
  }
}

extension FactsArchive.Entry {
  fileprivate func aged(_ age: UInt32) -> FactsArchive.Entry {
    var entry = self
    entry.age = age
    return entry
  }
}
