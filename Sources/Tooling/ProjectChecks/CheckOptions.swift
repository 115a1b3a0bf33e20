package import AdderBase
package import AdderFindings

/// What to check, in addition to what the project's settings say.
package struct CheckOptions: Sendable {
  /// A file or folder as it was named.
  package struct NamedPath: Sendable {
    package var text: String
    package var path: AbsolutePath

    package init(_ text: String, at path: AbsolutePath) {
      self.text = text
      self.path = path
    }
  }

  /// The files and folders to check; everything if there are none.
  package var paths: [NamedPath] = []
  /// The git revision since which files must have changed.
  package var changedSince: String?
  /// The ids of the only rules to check.
  package var only: [String] = []
  package var preset: String?
  /// Whether files that belong to no target are checked as well.
  package var includesUnbuiltFiles = false
  package var baseline: NamedPath?
  /// Whether the baseline is about to be written, so that it may be missing.
  package var writesBaseline = false
  /// The least severity of a finding that fails the run; with `nil` none does.
  package var failingSeverity: Severity? = .warning

  package init() {}
}
