/// What a rendering does about names that do not exist.
package struct LiquidMode: Hashable, Sendable {
  package var undefinedVariables: UndefinedVariables
  package var unknownFilters: UnknownFilters

  package enum UndefinedVariables: Hashable, Sendable {
    /// They are `nil`.
    case ignored
    /// Each is an error wherever it is evaluated, in conditions and before `default` too, as with
    /// Ruby's `strict_variables`.
    case reported
    /// Each is an error, except where the template asks whether it is there: as a whole condition
    /// (`{% if name %}`) and directly before the filter `default`.
    case reportedUnlessAsked
  }

  package enum UnknownFilters: Hashable, Sendable {
    /// They change nothing.
    case ignored
    case reported
  }

  /// As Liquid does on its own: nothing is reported.
  package static let lax = LiquidMode(undefinedVariables: .ignored, unknownFilters: .ignored)
  /// As Liquid does with `strict_variables` and `strict_filters`.
  package static let strict = LiquidMode(undefinedVariables: .reported, unknownFilters: .reported)
  /// Strict, but a template may ask whether a variable is there.
  package static let strictUnlessAsked = LiquidMode(
    undefinedVariables: .reportedUnlessAsked, unknownFilters: .reported)
}
