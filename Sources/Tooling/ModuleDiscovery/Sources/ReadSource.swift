package import AdderSwiftSource

/// A source file, and what it says.
package struct ReadSource: Sendable {
  /// As it was asked for.
  package var path: String
  package var facts: Result<SwiftFile, SourceProblem>
  /// The hash of its content; `nil` when it could not be read.
  package var hash: ContentHash?
}
