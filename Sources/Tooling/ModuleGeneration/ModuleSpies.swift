package import AdderArchitectures

/// What makes the spies that the tests of a new module use.
package struct ModuleSpies: Sendable {
  /// What follows a protocol's name in the name of its spy.
  package var suffix: String
  /// Returns the files with the spies that the tests among some files mention.
  package var files:
    @Sendable ([GeneratedFile], GenerationRequest, Architecture?) throws -> [GeneratedFile]

  /// - Parameter files: By default, something else makes the spies, such as a build.
  package init(
    suffix: String = "Spy",
    files:
      @escaping @Sendable (
        _ files: [GeneratedFile], _ request: GenerationRequest, _ architecture: Architecture?
      ) throws -> [GeneratedFile] = { _, _, _ in [] }
  ) {
    self.suffix = suffix
    self.files = files
  }
}
