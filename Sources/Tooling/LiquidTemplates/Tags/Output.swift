/// `{{ expression | filters }}`
struct Output: Sendable {
  private let expression: FilteredExpression

  init(_ expression: FilteredExpression) { self.expression = expression }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    try renderer.value(of: expression).write(to: &renderer.output)
  }
}

/// `echo`: an output as a tag.
final class Echo: Tag {
  private let output: Output
  let isBlank = false

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    output = Output(try parser.filtered(tag.markup))
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) { try output.render(&renderer) }
}
