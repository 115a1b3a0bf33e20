import AdderModuleDiscovery
import AdderSwiftSource

extension LintedProject {
  /// The comments in the project's files that suppress findings.
  ///
  /// Reads each file again; searching it adds hardly any time.
  package var suppressions: Suppressions {
    var reader = SuppressionReader()
    return Suppressions(
      index.files.flatMap { file in
        // A file that can no longer be read has no comments.
        let bytes = (try? texts.bytes(of: file.path, limit: file.facts.length)) ?? []
        return reader.suppressions(in: bytes, of: file.path)
      })
  }
}
