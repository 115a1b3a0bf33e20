import AdderModuleDiscovery

/// A result of the last run over the same sources.
package struct KeptResult {
  private let cache: ResultCache
  private let digest: SourceDigest

  init(cache: ResultCache, digest: SourceDigest) {
    self.cache = cache
    self.digest = digest
  }

  package var bytes: [UInt8]? { cache.result(for: digest) }

  package func keep(_ bytes: [UInt8]) { cache.keep(bytes, for: digest) }
}
