/// A parsed Liquid template. It can be rendered any number of times, in any context.
package struct LiquidTemplate: Sendable {
  let source: TemplateSource
  let syntax: LiquidSyntax
  let symbols: SymbolTable
  let body: Body

  /// Parses a template. The name is used in errors and is usually the path of the file.
  package init(
    parsing text: String, name: String, syntax: LiquidSyntax = .lax,
    nesting: Int = LiquidLimits().nesting
  ) throws(LiquidError) {
    source = TemplateSource(text, name: name)
    self.syntax = syntax
    var parser = TemplateParser(source, syntax: syntax, deepest: nesting)
    body = try parser.template()
    symbols = parser.symbols
  }

  package var name: String { source.name }

  /// Renders the template with these values.
  ///
  /// - Throws: in a strict mode, one error for all undefined variables. Any other
  ///   error is thrown as soon as it occurs.
  package func render(
    _ values: LiquidObject = [:], partials: any LiquidPartials = [:], mode: LiquidMode = .lax,
    limits: LiquidLimits = LiquidLimits(), clock: LiquidClock = .system
  ) throws(LiquidError) -> String {
    var renderer = Renderer(
      values: values, partials: partials, mode: mode, limits: limits, clock: clock)
    return try renderer.text(of: self)
  }
}

/// How markup that does not match the grammar is treated.
package enum LiquidSyntax: Sendable {
  /// Parts that look valid are used and the rest is skipped, as Liquid does by default.
  case lax
  /// Invalid markup is an error.
  case strict
}
