/// `tablerow name in collection cols: number … endtablerow`: writes rows
/// and cells of an HTML table.
struct TableRow: Tag {
  private let variable: Symbol
  private let tablerowloop: Symbol
  private let collection: Expression
  private let attributes: [String: Expression]
  private let body: Body
  private let offset: Int
  var isBlank: Bool { body.isBlank }

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    guard let (variable, collection) = parser.lax.tableRow(tag.markup) else {
      throw parser.syntaxError("Expected 'tablerow name in collection'.", at: tag.markup.lowerBound)
    }
    self.variable = parser.symbol(variable)
    self.collection = parser.expression(collection)
    attributes = parser.attributes(tag.markup).reduce(into: [:]) { $0[$1.name] = $1.value }
    tablerowloop = parser.symbolNamed("tablerowloop")
    offset = tag.offset
    body = try parser.part(of: tag).0
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let collection = try renderer.value(of: collection)
    guard collection.isTruthy else { return }
    let first = try number("offset", &renderer) ?? 0
    let segment = Segment(of: collection, from: first, count: try number("limit", &renderer))
    let columns = try number("cols", &renderer) ?? segment.count

    renderer.output.append("<tr class=\"row1\">\n")
    let loop = renderer.beginLoop(LoopState(columns: columns, length: segment.count))
    let outerLoop = renderer.shadow(tablerowloop, with: .loop(loop))
    let outer = renderer.shadow(variable, with: .null)
    for position in 0..<segment.count {
      try renderer.countIteration(at: offset)
      renderer.setShadow(variable, to: segment[position])
      renderer.output.append("<td class=\"col\(renderer.loop.column)\">")
      try renderer.render(body)
      renderer.output.append("</td>")
      if renderer.takeInterrupt() == .break { break }
      if renderer.loop.isLastColumn, position < segment.count - 1 {
        renderer.output.append("</tr>\n<tr class=\"row\(renderer.loop.row + 1)\">")
      }
      renderer.advanceLoop()
    }
    renderer.unshadow(variable, to: outer)
    renderer.unshadow(tablerowloop, to: outerLoop)
    renderer.endLoop()
    renderer.output.append("</tr>\n")
  }

  private func number(
    _ name: String, _ renderer: inout Renderer
  ) throws(LiquidError) -> Int? {
    guard let expression = attributes[name] else { return nil }
    guard let number = try renderer.value(of: expression).leadingInteger else {
      throw renderer.error("'\(name)' must be an integer.", at: offset)
    }
    return number
  }
}

extension LaxParser {
  /// Returns the first word that is followed by `in` and a collection, together with that
  /// collection.
  fileprivate func tableRow(
    _ markup: Range<Int>
  ) -> (variable: Range<Int>, collection: Range<Int>)? {
    let end = markup.upperBound
    var cursor = markup.lowerBound
    while cursor < end {
      let wordEnd = bytes[cursor..<end].firstIndex { !$0.isWord } ?? end
      if wordEnd > cursor, let (_, inEnd) = word(["in"], after: wordEnd, to: end) {
        let start = skipWhitespace(from: inEnd, to: end)
        if start > inEnd, let collectionEnd = fragmentsEnd(from: start, to: end) {
          return (cursor..<wordEnd, start..<collectionEnd)
        }
      }
      cursor = wordEnd + 1
    }
    return nil
  }
}
