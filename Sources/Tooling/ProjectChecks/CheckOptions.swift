package import AdderBase
package import AdderFindings

/// The options of a check, in addition to the project's settings.
package struct CheckOptions: Sendable {
  /// A file or folder, with its path as the user wrote it.
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
  /// If set, only files that changed since this git revision are checked.
  package var changedSince: String?
  /// The ids of the rules to check; all chosen rules if there are none.
  package var only: [String] = []
  package var preset: String?
  /// True if files that belong to no target are checked as well.
  package var includesUnbuiltFiles = false
  package var baseline: NamedPath?
  /// True if the baseline is about to be written, so that it may be missing.
  package var writesBaseline = false
  /// The minimum severity of a finding that fails the run; `nil` if no finding fails it.
  package var failingSeverity: Severity? = .warning

  package init() {}
}
