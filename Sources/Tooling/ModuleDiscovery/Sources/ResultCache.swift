package import AdderBase
import AdderProjects
import AdderSwiftSource

/// What was worked out of a project's sources, kept for the next run over the same files. It may be deleted at any
/// time, and anything damaged in it counts as missing.
package struct ResultCache: Sendable {
  private let cache: ProjectCache

  /// The cache in a folder, under a name that is the same in each run and differs from those of other projects.
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
    // `FactsCache` already reports a cache that cannot be written.
    try? cache.replace(by: Self.seal(of: result, for: digest) + result)
  }

  /// The beginning of a result: a different one for each result of other files, and for damaged results.
  private static func seal(of result: [UInt8], for digest: SourceDigest) -> [UInt8] {
    let hash = ContentHash(of: result + Array(digest.text.utf8))
    return withUnsafeBytes(of: (hash.low.littleEndian, hash.high.littleEndian)) { Array($0) }
  }
}
