package import AdderFindings

/// What stands in front of the names of a project's types and files; empty when nothing does.
package struct ModulePrefix: Hashable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - text: what somebody typed as the prefix.
  ///   - place: where somebody wrote it.
  package init(validating text: String, at place: SourceLocation? = nil) throws(ProjectError) {
    guard text.isEmpty || SwiftIdentifier.isValid(text) else { throw .invalidPrefix(text, place) }
    self.text = text
  }
}
