import AdderModuleDiscovery
import AdderSwiftSource

extension LintedProject {
  /// The comments of its files that suppress findings.
  ///
  /// Reads each file again; hardly any of them takes longer than that.
  package var suppressions: Suppressions {
    var reader = SuppressionReader()
    return Suppressions(
      index.files.flatMap { file in
        // What cannot be read any more has no comments either.
        let bytes = (try? texts.bytes(of: file.path, limit: file.facts.length)) ?? []
        return reader.suppressions(in: bytes, of: file.path)
      })
  }
}
