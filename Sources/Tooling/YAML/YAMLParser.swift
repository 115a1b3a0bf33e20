private import AdderCYAML
private import AdderFindings

extension YAMLNode {
  /// Parses one YAML document.
  ///
  /// An empty document is null. The cost is linear in the length of the text. The nesting depth and
  /// the number of values that aliases expand to are limited, so a hostile file causes an error.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - file: the file's name for locations.
  ///   - repeatedKeys: the treatment of a key that a mapping contains more than once.
  package init(
    parsing text: String, file: String, repeatedKeys: RepeatedKeys = .refused
  ) throws(YAMLError) {
    var text = text
    let result = text.withUTF8 { bytes -> Result<YAMLNode, YAMLError> in
      var parser = YAMLParser(file: file, repeatedKeys: repeatedKeys)
      return parser.parse(bytes)
    }
    self = try result.get()
  }
}

/// Builds nodes from libyaml's events.
private struct YAMLParser {
  static let depthLimit = 64
  static let valueLimit = 100_000

  let file: String
  let repeatedKeys: YAMLNode.RepeatedKeys
  private var anchors: [String: (node: YAMLNode, size: Int)] = [:]
  private var valueCount = 0
  private var parser = yaml_parser_t()

  init(file: String, repeatedKeys: YAMLNode.RepeatedKeys) {
    self.file = file
    self.repeatedKeys = repeatedKeys
  }

  mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<YAMLNode, YAMLError> {
    guard yaml_parser_initialize(&parser) == 1 else {
      return .failure(.syntax("the parser could not be started", start))
    }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    return Result { () throws(YAMLError) in try document() }
  }

  private var start: SourceLocation { SourceLocation(file: file, line: 1, column: 1) }

  // MARK: - Events

  /// An event of the parser, as a Swift value.
  private enum Event {
    case alias(String)
    case scalar(String, plain: Bool, anchor: String?)
    case sequenceStart(anchor: String?)
    case mappingStart(anchor: String?)
    case end
    case documentStart
    case streamEnd
    case other
  }

  private mutating func next() throws(YAMLError) -> (event: Event, location: SourceLocation) {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    let place = location(event.start_mark)
    switch event.type {
    case YAML_ALIAS_EVENT:
      return (.alias(name(event.data.alias.anchor) ?? ""), place)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let plain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      return (.scalar(text, plain: plain, anchor: name(scalar.anchor)), place)
    case YAML_SEQUENCE_START_EVENT:
      return (.sequenceStart(anchor: name(event.data.sequence_start.anchor)), place)
    case YAML_MAPPING_START_EVENT:
      return (.mappingStart(anchor: name(event.data.mapping_start.anchor)), place)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return (.end, place)
    case YAML_DOCUMENT_START_EVENT: return (.documentStart, place)
    case YAML_STREAM_END_EVENT: return (.streamEnd, place)
    default: return (.other, place)
    }
  }

  private func name(_ anchor: UnsafeMutablePointer<UInt8>?) -> String? {
    anchor.map { String(cString: $0) }
  }

  private func location(_ mark: yaml_mark_t) -> SourceLocation {
    SourceLocation(file: file, line: mark.line + 1, column: mark.column + 1)
  }

  private func syntaxError() -> YAMLError {
    let problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
    // A reader error, such as a byte that is not UTF-8, has no mark.
    guard parser.error != YAML_READER_ERROR else {
      return .syntax("\(problem) at byte \(parser.problem_offset)", start)
    }
    let context = parser.context.map { " " + String(cString: $0) } ?? ""
    return .syntax(problem + context, location(parser.problem_mark))
  }

  // MARK: - Nodes

  private mutating func document() throws(YAMLError) -> YAMLNode {
    var root: YAMLNode?
    while true {
      let (event, place) = try next()
      switch event {
      case .streamEnd: return root ?? YAMLNode(.scalar("", plain: true), at: start)
      case .documentStart where root != nil: throw .severalDocuments(place)
      case .documentStart, .other, .end: continue
      case .alias, .scalar, .sequenceStart, .mappingStart: root = try node(event, place, depth: 0)
      }
    }
  }

  private mutating func node(
    _ event: Event, _ place: SourceLocation, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    guard depth < Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit, place) }
    try count(1, at: place)
    let before = valueCount
    let node: YAMLNode
    let anchor: String?
    switch event {
    case .alias(let name):
      guard let target = anchors[name] else { throw .unknownAnchor(name, place) }
      try count(target.size, at: place)
      return target.node
    case .scalar(let text, let plain, let name):
      node = YAMLNode(.scalar(text, plain: plain), at: place)
      anchor = name
    case .sequenceStart(let name):
      node = YAMLNode(.sequence(try elements(depth: depth)), at: place)
      anchor = name
    case .mappingStart(let name):
      node = YAMLNode(.mapping(try entries(depth: depth)), at: place)
      anchor = name
    case .end, .documentStart, .streamEnd, .other:
      throw .syntax("a value is missing", place)
    }
    if let anchor { anchors[anchor] = (node, valueCount - before + 1) }
    return node
  }

  private mutating func elements(depth: Int) throws(YAMLError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      let (event, place) = try next()
      if case .end = event { return elements }
      elements.append(try node(event, place, depth: depth + 1))
    }
  }

  private mutating func entries(depth: Int) throws(YAMLError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var places: [String: SourceLocation] = [:]
    while true {
      let (event, place) = try next()
      if case .end = event { return entries }
      guard case .scalar(let key, _) = try node(event, place, depth: depth + 1).content else {
        throw .complexKey(place)
      }
      if let first = places.updateValue(place, forKey: key), repeatedKeys == .refused {
        throw .duplicateKey(key, first: first, place)
      }
      let (valueEvent, valuePlace) = try next()
      let value = try node(valueEvent, valuePlace, depth: depth + 1)
      entries.append(YAMLNode.Entry(key: key, keyLocation: place, value: value))
    }
  }

  private mutating func count(_ values: Int, at place: SourceLocation) throws(YAMLError) {
    valueCount += values
    guard valueCount <= Self.valueLimit else { throw .tooLarge(limit: Self.valueLimit, place) }
  }
}
