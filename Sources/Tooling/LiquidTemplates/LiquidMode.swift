/// How a rendering treats undefined variables and unknown filters.
package struct LiquidMode: Hashable, Sendable {
  package var undefinedVariables: UndefinedVariables
  package var unknownFilters: UnknownFilters

  package enum UndefinedVariables: Hashable, Sendable {
    /// Undefined variables are `nil`.
    case ignored
    /// An undefined variable is an error wherever it is evaluated, even in conditions and before
    /// `default`, as with Ruby's `strict_variables`.
    case reported
    /// An undefined variable is an error, unless the template checks whether it exists: as an
    /// entire condition (`{% if name %}`) or directly before the filter `default`.
    case reportedUnlessAsked
  }

  package enum UnknownFilters: Hashable, Sendable {
    /// Unknown filters change nothing.
    case ignored
    case reported
  }

  /// Liquid's default: nothing is reported.
  package static let lax = LiquidMode(undefinedVariables: .ignored, unknownFilters: .ignored)
  /// Liquid's mode with `strict_variables` and `strict_filters`.
  package static let strict = LiquidMode(undefinedVariables: .reported, unknownFilters: .reported)
  /// Strict, except that a template may check whether a variable exists.
  package static let strictUnlessAsked = LiquidMode(
    undefinedVariables: .reportedUnlessAsked, unknownFilters: .reported)
}
