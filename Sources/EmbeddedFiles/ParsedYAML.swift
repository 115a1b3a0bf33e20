import AdderCYAML

/// A YAML file in a form that the command reads faster than YAML: the shipped architectures are
/// read by almost every command.
///
/// Each node is a line with its kind, line, column and size. The kinds are `=` for a plain scalar,
/// `"` for another scalar, `[` for a sequence and `{` for a mapping. The size of a scalar is the
/// number of its bytes, which follow on a line of their own. The size of a sequence or a mapping is
/// the number of its elements or entries, which follow; an entry is its key and its value.
struct ParsedYAML {
  private(set) var text = ""

  init(_ yaml: String) throws {
    try YAMLValue.withDocument(of: yaml) { add(yaml_document_get_root_node(&$0), of: &$0) }
  }

  private mutating func add(
    _ node: UnsafeMutablePointer<yaml_node_t>?, of document: inout yaml_document_t
  ) {
    guard let node = node?.pointee else { return }
    let data = node.data
    switch node.type {
    case YAML_SCALAR_NODE:
      let isPlain = data.scalar.style == YAML_PLAIN_SCALAR_STYLE
      let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      begin(isPlain ? "=" : "\"", node, size: bytes.count)
      text += String(decoding: bytes, as: UTF8.self) + "\n"
    case YAML_SEQUENCE_NODE:
      let items = UnsafeBufferPointer(
        start: data.sequence.items.start,
        count: data.sequence.items.top - data.sequence.items.start)
      begin("[", node, size: items.count)
      for item in items { add(yaml_document_get_node(&document, item), of: &document) }
    default:
      let pairs = UnsafeBufferPointer(
        start: data.mapping.pairs.start, count: data.mapping.pairs.top - data.mapping.pairs.start)
      begin("{", node, size: pairs.count)
      for pair in pairs {
        add(yaml_document_get_node(&document, pair.key), of: &document)
        add(yaml_document_get_node(&document, pair.value), of: &document)
      }
    }
  }

  private mutating func begin(_ kind: Character, _ node: yaml_node_t, size: Int) {
    text.append(kind)
    text += "\(node.start_mark.line + 1) \(node.start_mark.column + 1) \(size)\n"
  }
}
