/// A part of a template: text, outputs and tags, in order.
struct Body: Sendable {
  let nodes: Parts<Node>
  /// True if the body contains only white space and tags that write nothing.
  let isBlank: Bool

  enum Node: Sendable {
    case text(Parts<UInt8>)
    case output(Output)
    case tag(Part<any Tag>)
  }

  /// Returns the body without its text nodes. This is used for tags whose parts are all blank,
  /// so that logic leaves no empty lines.
  func withoutTexts(in storage: TemplateStorage) -> Body {
    let tags = nodes.elements.filter { if case .text = $0 { false } else { true } }
    return Body(nodes: storage.keepAll(tags), isBlank: isBlank)
  }
}

/// A body that is being parsed.
struct BodyBuilder {
  private let storage: TemplateStorage
  private var nodes: [Body.Node] = []
  /// The text at the end, which a dash in the next token can still trim.
  private var text: ArraySlice<UInt8> = []
  private var isBlank = true

  init(in storage: TemplateStorage) { self.storage = storage }

  mutating func append(text: ArraySlice<UInt8>, trimmed: Bool) {
    endText()
    self.text = trimmed ? text.drop(while: \.isStripped) : text
    isBlank = isBlank && self.text.allSatisfy(\.isWhitespace)
  }

  mutating func append(_ output: Output) {
    endText()
    isBlank = false
    nodes.append(.output(output))
  }

  mutating func append(_ tag: any Tag) {
    endText()
    isBlank = isBlank && tag.isBlank
    nodes.append(.tag(storage.keep(tag)))
  }

  /// Removes trailing white space from the text at the end, because the next
  /// token begins with a dash.
  mutating func trimEnd() {
    text.removeLast(text.reversed().prefix(while: \.isStripped).count)
  }

  mutating func finish() -> Body {
    endText()
    return Body(nodes: storage.keepAll(nodes), isBlank: isBlank)
  }

  private mutating func endText() {
    if !text.isEmpty { nodes.append(.text(storage.keepAll(text))) }
    text = []
  }
}
