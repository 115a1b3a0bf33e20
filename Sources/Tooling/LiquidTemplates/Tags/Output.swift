/// `{{ expression | filters }}`: writes a value.
struct Output: Sendable {
  private let expression: Part<FilteredExpression>

  init(_ expression: Part<FilteredExpression>) { self.expression = expression }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    try renderer.write(expression)
  }
}

/// `echo`: an output as a tag.
struct Echo: Tag {
  private let output: Output
  let isBlank = false

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    output = Output(try parser.filtered(tag.markup))
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) { try output.render(&renderer) }
}
