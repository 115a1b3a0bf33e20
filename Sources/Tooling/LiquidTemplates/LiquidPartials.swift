/// The source of the templates that `include` and `render` use.
///
/// The conforming type decides how a name maps to a file. Each name is
/// requested once per rendering.
package protocol LiquidPartials: Sendable {
  /// Returns the text of the partial with this name, or `nil` if there is none.
  func source(of name: String) throws -> String?
}

/// Partials in memory, keyed by name. An empty dictionary is sufficient for templates without
/// partials.
extension [String: String]: LiquidPartials {
  package func source(of name: String) throws -> String? { self[name] }
}
