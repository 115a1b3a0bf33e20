/// What one rendering may use up, so that a hostile template ends in an error.
package struct LiquidLimits: Hashable, Sendable {
  /// The bytes of the text that comes out.
  package var outputLength = 16 << 20
  /// How deep blocks, partials and expressions may stand in each other.
  package var nesting = 100
  /// The passes of all loops together.
  package var iterations = 1_000_000
  /// The texts, tags and outputs that are written, each counted every time.
  package var steps = 20_000_000
  /// The bytes that filters read and make, and that assign and capture keep.
  package var work = 256 << 20

  package init() {}

  /// One of the limits, as an error names it.
  package enum Kind: String, Hashable, Sendable {
    case outputLength, nesting, iterations, steps, work
  }
}
