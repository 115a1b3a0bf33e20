package import AdderBase
import AdderProjects
import AdderSwiftSource

/// What was worked out of a project's sources, kept for the next run over the same files. It may be deleted at any
/// time, and what is damaged in it counts as not there.
package struct ResultCache: Sendable {
  private let cache: ProjectCache

  /// The cache in a folder, for what is called the same in each run and otherwise than other projects.
  package init(folder: String, project: String) {
    cache = ProjectCache(folder: folder, project: project)
  }

  /// The cache in Adder's usual place; `nil` when no folder of the user's is known.
  ///
  /// - Parameter kind: distinguishes several kinds of results.
  package init?(_ kind: String, project: AbsolutePath, in environment: Environment) {
    guard let cache = ProjectCache(kind, project: project, in: environment) else { return nil }
    self.cache = cache
  }

  /// What was worked out of exactly these files.
  package func result(for digest: SourceDigest) -> [UInt8]? {
    // Whatever is wrong with it, it only costs time.
    guard let bytes = try? cache.contents() else { return nil }
    let result = Array(bytes.dropFirst(Self.seal(of: [], for: digest).count))
    return bytes.starts(with: Self.seal(of: result, for: digest)) ? result : nil
  }

  package func keep(_ result: [UInt8], for digest: SourceDigest) {
    // The cache of facts reports a cache that cannot be written.
    try? cache.replace(by: Self.seal(of: result, for: digest) + result)
  }

  /// What stands in front of a result: another one for each result of other files, and once it is damaged.
  private static func seal(of result: [UInt8], for digest: SourceDigest) -> [UInt8] {
    let hash = ContentHash(of: result + Array(digest.text.utf8))
    return withUnsafeBytes(of: (hash.low.littleEndian, hash.high.littleEndian)) { Array($0) }
  }
}
