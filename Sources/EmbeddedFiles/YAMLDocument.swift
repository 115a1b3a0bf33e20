import AdderCYAML

/// A value in a data file. Supports the part of YAML that those files use.
indirect enum YAMLValue {
  case text(String)
  case list([Placed])
  case mapping([(key: String, value: Placed)])

  /// A value and the number of the line where it begins.
  struct Placed {
    let value: YAMLValue
    let line: Int
  }

  /// Reads the contents of a file.
  static func read(_ text: String) throws -> Placed {
    try withDocument(of: text) { try value(yaml_document_get_root_node(&$0), of: &$0) }
  }

  /// Calls the body with the document in a file.
  static func withDocument<Result>(
    of text: String, _ body: (inout yaml_document_t) throws -> Result
  ) throws -> Result {
    var parser = yaml_parser_t()
    var document = yaml_document_t()
    yaml_parser_initialize(&parser)
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    return try bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      guard yaml_parser_load(&parser, &document) == 1 else {
        let problem = parser.problem.map { String(cString: $0) } ?? "not YAML"
        throw YAMLProblem(line: Int(parser.problem_mark.line) + 1, message: problem)
      }
      defer { yaml_document_delete(&document) }
      return try body(&document)
    }
  }

  private static func value(
    _ node: UnsafeMutablePointer<yaml_node_t>?, of document: inout yaml_document_t
  ) throws -> Placed {
    guard let node else { throw YAMLProblem(line: 1, message: "The file is empty.") }
    let data = node.pointee.data
    let line = Int(node.pointee.start_mark.line) + 1
    func value(_ number: Int32) throws -> Placed {
      try self.value(yaml_document_get_node(&document, number), of: &document)
    }
    let content: YAMLValue
    switch node.pointee.type {
    case YAML_SCALAR_NODE:
      let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      content = .text(String(decoding: bytes, as: UTF8.self))
    case YAML_SEQUENCE_NODE:
      let items = UnsafeBufferPointer(
        start: data.sequence.items.start,
        count: data.sequence.items.top - data.sequence.items.start)
      content = .list(try items.map(value))
    default:
      let pairs = UnsafeBufferPointer(
        start: data.mapping.pairs.start, count: data.mapping.pairs.top - data.mapping.pairs.start)
      content = .mapping(
        try pairs.map { pair in
          let key = try value(pair.key)
          guard case .text(let text) = key.value else {
            throw YAMLProblem(line: key.line, message: "A key must be a string.")
          }
          return (text, try value(pair.value))
        })
    }
    return Placed(value: content, line: line)
  }
}

/// A problem in a file, with the number of its line.
struct YAMLProblem: Error {
  let line: Int
  let message: String
}
