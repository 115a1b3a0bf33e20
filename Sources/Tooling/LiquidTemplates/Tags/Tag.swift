/// A tag of a parsed template.
protocol Tag: Sendable {
  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError)

  /// True if the tag writes nothing, so that a block of such tags and white space writes nothing.
  var isBlank: Bool { get }

  func render(_ renderer: inout Renderer) throws(LiquidError)
}

/// The tags, keyed by name.
enum Tags {
  static let all: [String: any Tag.Type] = [
    "#": InlineComment.self,
    "assign": Assign.self,
    "break": Break.self,
    "capture": Capture.self,
    "case": Case.self,
    "comment": Comment.self,
    "continue": Continue.self,
    "cycle": Cycle.self,
    "decrement": Decrement.self,
    "doc": Doc.self,
    "echo": Echo.self,
    "for": For.self,
    "if": If.self,
    "ifchanged": IfChanged.self,
    "include": Include.self,
    "increment": Increment.self,
    "raw": Raw.self,
    "render": Render.self,
    "tablerow": TableRow.self,
    "unless": Unless.self,
  ]
}
