/// Which facts an archive holds. Archives of another version are not read.
package struct FactsVersion: Hashable, Sendable {
  /// How facts are put into bytes; to be raised when `Archive/` changes.
  package var format: UInt32
  /// What is read of a text; to be raised when lexer, parser or the list of kinds change.
  /// A test notices when that was forgotten.
  package var facts: UInt32

  package static let current = FactsVersion(format: 1, facts: 3)
}
