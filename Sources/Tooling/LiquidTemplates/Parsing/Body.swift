/// A part of a template: texts, outputs and tags in their order.
struct Body: Sendable {
  private(set) var nodes: [Node] = []
  /// Whether there is nothing in it that can show: only white space and tags that write nothing.
  private(set) var isBlank = true

  enum Node: Sendable {
    case text([UInt8])
    case output(Output)
    case tag(any Tag)
  }

  mutating func append(text: ArraySlice<UInt8>, trimmed: Bool) {
    let text = trimmed ? text.drop(while: \.isStripped) : text
    isBlank = isBlank && text.allSatisfy(\.isWhitespace)
    nodes.append(.text(Array(text)))
  }

  mutating func append(_ output: Output) {
    isBlank = false
    nodes.append(.output(output))
  }

  mutating func append(_ tag: any Tag) {
    isBlank = isBlank && tag.isBlank
    nodes.append(.tag(tag))
  }

  /// Cuts the white space off a text at the end: a dash begins the next token.
  mutating func trimEnd() {
    guard case .text(var text) = nodes.last else { return }
    text.removeLast(text.reversed().prefix(while: \.isStripped).count)
    nodes[nodes.count - 1] = .text(text)
  }

  /// Only the tags; for a tag all of whose parts are blank, so that logic leaves no lines.
  var withoutTexts: Body {
    var body = self
    body.nodes.removeAll { if case .text = $0 { true } else { false } }
    return body
  }
}
