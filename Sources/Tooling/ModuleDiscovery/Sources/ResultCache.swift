package import AdderBase
import AdderProjects
import AdderSwiftSource

/// Stores a result that was computed from a project's sources, for the next run over the same
/// files. The cache can be deleted at any time, and damaged content counts as missing.
package struct ResultCache: Sendable {
  private let cache: ProjectCache

  /// Creates a cache in a folder.
  ///
  /// - Parameter project: A name that is the same in each run and
  ///   differs from the names of other projects.
  package init(folder: String, project: String) {
    cache = ProjectCache(folder: folder, project: project)
  }

  /// Creates a cache in Adder's default folder; `nil` if the user's cache folder is unknown.
  ///
  /// - Parameter kind: Distinguishes different kinds of results.
  package init?(_ kind: String, project: AbsolutePath, in environment: Environment) {
    guard let cache = ProjectCache(kind, project: project, in: environment) else { return nil }
    self.cache = cache
  }

  /// Returns the result that was computed from exactly these files, if there is one.
  package func result(for digest: SourceDigest) -> [UInt8]? {
    // A cache that cannot be read only costs time.
    guard let bytes = try? cache.contents() else { return nil }
    let result = Array(bytes.dropFirst(Self.seal(of: [], for: digest).count))
    return bytes.starts(with: Self.seal(of: result, for: digest)) ? result : nil
  }

  package func keep(_ result: [UInt8], for digest: SourceDigest) {
    // `FactsCache` already reports a cache that cannot be written.
    try? cache.replace(by: Self.seal(of: result, for: digest) + result)
  }

  /// A hash at the beginning of a result. It reveals damaged results, and results that were
  /// computed from other files.
  private static func seal(of result: [UInt8], for digest: SourceDigest) -> [UInt8] {
    let hash = ContentHash(of: result + Array(digest.text.utf8))
    return withUnsafeBytes(of: (hash.low.littleEndian, hash.high.littleEndian)) { Array($0) }
  }
}
