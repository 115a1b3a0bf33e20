/// The version of the facts in an archive. Archives of another version are not read.
package struct FactsVersion: Hashable, Sendable {
  /// The version of the encoding. It must be raised when `Archive/` changes.
  package var format: UInt32
  /// The version of the parser's results. It must be raised when the lexer, the parser or the list
  /// of kinds changes. A test fails if this is forgotten.
  package var facts: UInt32

  package static let current = FactsVersion(format: 1, facts: 3)
}
