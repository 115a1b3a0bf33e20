/// The limits of one rendering, so that rendering a hostile template ends with an error.
package struct LiquidLimits: Hashable, Sendable {
  /// The length of the result in bytes.
  package var outputLength = 16 << 20
  /// The nesting depth of blocks, partials and expressions.
  package var nesting = 100
  /// The total number of iterations of all loops.
  package var iterations = 1_000_000
  /// The total number of rendered text nodes, tags and outputs.
  package var steps = 20_000_000
  /// The total number of bytes that filters read and produce, and that
  /// `assign` and `capture` store.
  package var work = 256 << 20

  package init() {}

  /// One of the limits, for errors.
  package enum Kind: String, Hashable, Sendable {
    case outputLength, nesting, iterations, steps, work
  }
}
