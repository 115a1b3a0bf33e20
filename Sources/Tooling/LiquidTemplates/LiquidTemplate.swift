/// A parsed Liquid template: renders any number of times, anywhere.
package struct LiquidTemplate: Sendable {
  let source: TemplateSource
  let syntax: LiquidSyntax
  let symbols: SymbolTable
  let body: Body

  /// Parses a template. The name is used in errors; it is usually the path of the file.
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

  /// The text that these values make of the template.
  ///
  /// - Throws: In a strict mode, all undefined variables at once; any other error at once.
  package func render(
    _ values: LiquidObject = [:], partials: any LiquidPartials = [:], mode: LiquidMode = .lax,
    limits: LiquidLimits = LiquidLimits(), clock: LiquidClock = .system
  ) throws(LiquidError) -> String {
    var renderer = Renderer(
      values: values, partials: partials, mode: mode, limits: limits, clock: clock)
    return try renderer.text(of: self)
  }
}

/// How markup that does not fit the grammar is read.
package enum LiquidSyntax: Sendable {
  /// What looks like a part is taken and the rest is skipped, as Liquid does by default.
  case lax
  /// It is an error.
  case strict
}
