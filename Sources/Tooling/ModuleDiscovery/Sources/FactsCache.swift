package import AdderBase
import AdderFileChanges
import AdderProjects
import AdderSwiftSource

/// Where the facts of a project's files are kept from one run to the next: one archive per project, in a folder
/// that processes and CI runs may share, and that may be deleted at any time.
///
/// Facts are keyed by the content they were read from, so they are valid whatever their origin.
package struct FactsCache: Sendable {
  private let cache: ProjectCache

  /// The cache in a folder, under a name that is the same in each run and differs from those of other projects.
  package init(folder: String, project: String) {
    cache = ProjectCache(folder: folder, project: project)
  }

  /// The cache in Adder's usual place; `nil` when no folder of the user's is known.
  package init?(project: AbsolutePath, in environment: Environment) {
    guard let cache = ProjectCache("facts", project: project, in: environment) else { return nil }
    self.cache = cache
  }

  /// What was kept last time.
  func archive() throws(FileSystemError) -> FactsArchive {
    try cache.contents().map { FactsArchive($0) } ?? .empty
  }

  /// Keeps what was read now, if that is worth writing it all.
  func keep(_ change: ArchiveChange) throws(FileSystemError) {
    guard let bytes = change.archive() else { return }
    try cache.replace(by: bytes)
  }
}

/// What a run has learned about an archive.
struct ArchiveChange {
  var former: FactsArchive
  /// Contents of the former archive that were asked for.
  var used: Set<ContentHash>
  /// Facts that were missing, as bytes, and how long the texts are that they were read from.
  var new: [(hash: ContentHash, facts: [UInt8])]
  var newTextSize: Int
  /// How long all texts of the project are.
  var textSize: Int

  /// A project's archive is written again when one byte of its text in this many was not found in it.
  /// Below that, reading again costs less than writing.
  static let worthwhile = 40
  /// Facts are kept for this many writings without being asked for: they may be of another branch.
  static let longestAge: UInt32 = 8

  /// The archive to be written; `nil` when the former one is good enough.
  func archive() -> [UInt8]? {
    guard newTextSize > 0, newTextSize * Self.worthwhile >= textSize else { return nil }
    var writer = FactsArchiveWriter()
    for (hash, facts) in new { writer.add(facts, for: hash) }
    writer.add(
      former.entries.lazy.filter { used.contains($0.hash) }.map { $0.aged(0) }, of: former)
    // What is not of use now may take as much room again; the youngest of it stays.
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
