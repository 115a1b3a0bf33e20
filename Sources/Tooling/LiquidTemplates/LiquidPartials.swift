/// Where `include` and `render` find other templates.
///
/// The conforming type decides how a name becomes a file. Each name is requested once in a
/// rendering.
package protocol LiquidPartials: Sendable {
  /// The text of the partial of this name; `nil` when there is none.
  func source(of name: String) throws -> String?
}

/// Partials that are at hand, by name. An empty one is for templates that have none.
extension [String: String]: LiquidPartials {
  package func source(of name: String) throws -> String? { self[name] }
}
