package import AdderSwiftSource

/// A source file and its facts.
package struct ReadSource: Sendable {
  /// The path that was passed to the reader.
  package var path: String
  package var facts: Result<SwiftFile, SourceProblem>
  /// The hash of the file's content; `nil` if the file could not be read.
  package var hash: ContentHash?
}
