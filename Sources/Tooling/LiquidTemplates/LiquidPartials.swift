/// Where `include` and `render` find other templates.
///
/// How a name becomes a file is the matter of whoever conforms. Each name is asked for once in a
/// rendering.
package protocol LiquidPartials: Sendable {
  /// The text of the partial of this name; `nil` when there is none.
  func source(of name: String) throws -> String?
}

/// Partials that are at hand, by name. An empty one is for templates that have none.
extension [String: String]: LiquidPartials {
  package func source(of name: String) throws -> String? { self[name] }
}
