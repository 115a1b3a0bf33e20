import Synchronization

/// The source of the templates that `include` and `render` use.
///
/// The conforming type decides how a name maps to a file. Each name is
/// requested once per rendering.
package protocol LiquidPartials: Sendable {
  /// Returns the text of the partial with this name, or `nil` if there is none.
  func source(of name: String) throws -> String?

  /// The partials that were parsed for earlier templates; `nil` if each rendering parses its own.
  var parsed: ParsedPartials? { get }
}

extension LiquidPartials {
  package var parsed: ParsedPartials? { nil }
}

/// Parsed partials, which several renderings with the same texts share.
package final class ParsedPartials: Sendable {
  private struct Key: Hashable {
    var name: String
    var syntax: LiquidSyntax
  }

  private let templates = Mutex<[Key: LiquidTemplate]>([:])

  package init() {}

  subscript(name: String, syntax: LiquidSyntax) -> LiquidTemplate? {
    get { templates.withLock { $0[Key(name: name, syntax: syntax)] } }
    set { templates.withLock { $0[Key(name: name, syntax: syntax)] = newValue } }
  }
}

/// Partials in memory, keyed by name. An empty dictionary is sufficient for templates without
/// partials.
extension [String: String]: LiquidPartials {
  package func source(of name: String) throws -> String? { self[name] }
}
