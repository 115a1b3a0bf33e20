import AdderFindings

extension YAMLNode {
  /// Reads a file that was parsed when it was embedded in the command, which is several times
  /// faster than parsing it as YAML. `ParsedYAML`, which writes the text, describes it.
  ///
  /// - Returns: `nil` if the text is not such a file.
  package init?(parsed text: String, file: String) {
    var text = text
    let node = text.withUTF8 { bytes in
      var reader = ParsedReader(bytes: bytes, file: file)
      return reader.node()
    }
    guard let node else { return nil }
    self = node
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

private struct ParsedReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func node() -> YAMLNode? {
    guard let kind = next(), let line = number(), let column = number(), let size = number() else {
      return nil
    }
    let location = SourceLocation(file: file, line: line, column: column)
    switch Unicode.Scalar(kind) {
    case "=", "\"":
      guard let text = text(of: size) else { return nil }
      return YAMLNode(.scalar(text, plain: kind == UInt8(ascii: "=")), at: location)
    case "[":
      var elements: [YAMLNode] = []
      for _ in 0..<size {
        guard let element = node() else { return nil }
        elements.append(element)
      }
      return YAMLNode(.sequence(elements), at: location)
    case "{":
      var entries: [YAMLNode.Entry] = []
      for _ in 0..<size {
        guard let key = node(), case .scalar(let text, _) = key.content, let value = node() else {
          return nil
        }
        entries.append(YAMLNode.Entry(key: text, keyLocation: key.location, value: value))
      }
      return YAMLNode(.mapping(entries), at: location)
    default: return nil
    }
  }

  private mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// Reads the digits of a number and the character after them.
  private mutating func number() -> Int? {
    var number = 0
    while let byte = next() {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { return number }
      guard byte.isDigit, number <= bytes.count else { return nil }
      number = 10 * number + Int(byte - UInt8(ascii: "0"))
    }
    return nil
  }

  /// Reads a text of that many bytes and the newline after it.
  private mutating func text(of size: Int) -> String? {
    guard size < bytes.count - position else { return nil }
    let text = String(decoding: bytes[position..<(position + size)], as: UTF8.self)
    position += size + 1
    return text
  }
}
