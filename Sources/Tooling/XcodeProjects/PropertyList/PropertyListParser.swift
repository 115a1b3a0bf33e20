/// Parses a property list in one pass over its bytes.
struct PropertyListParser {
  /// The reason why the bytes are not a property list, and the offset of the problem.
  struct Failure: Error {
    enum Reason {
      case unexpected(expected: String)
      case unclosed(String)
      case mergeConflict
      case notUsable(String)
    }

    let reason: Reason
    let offset: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var nodes: [PropertyList.Node] = []
  /// The containers that are still open, the innermost last.
  private var open: [PropertyList.NodeIndex] = []

  static func nodes(of bytes: [UInt8]) throws(Failure) -> [PropertyList.Node] {
    guard bytes.count < Int32.max else {
      throw Failure(reason: .notUsable("is larger than two gigabytes"), offset: 0)
    }
    return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      var parser = PropertyListParser(bytes: bytes)
      try parser.parse()
      return parser.nodes
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Real projects have about one value per 18 bytes.
    nodes.reserveCapacity(bytes.count / 16)
  }

  // MARK: - Structure

  private mutating func parse() throws(Failure) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipTrivia()
    try parseValue(expected: "'{'")
    while let container = open.last {
      try skipTrivia()
      if nodes[container].kind == .dictionary {
        try parseEntry(of: container)
      } else {
        try parseElement(of: container)
      }
    }
    try skipTrivia()
    if position < bytes.count { throw unexpected("the end of the file") }
  }

  private mutating func parseEntry(of dictionary: PropertyList.NodeIndex) throws(Failure) {
    guard let byte = current else { throw unclosed("{", dictionary) }
    if byte == UInt8(ascii: "}") { return try close(dictionary) }
    let key = nodes.count
    try parseValue(expected: "a key or '}'")
    // Only a string can be a key.
    guard nodes[key].kind == .plainString || nodes[key].kind == .quotedString else {
      throw Failure(
        reason: .unexpected(expected: "a key or '}'"), offset: nodes[key].start)
    }
    try skipTrivia()
    guard current == UInt8(ascii: "=") else { throw unexpected("'=' after the key") }
    if startsConflictMarker { throw Failure(reason: .mergeConflict, offset: position) }
    position += 1
    try skipTrivia()
    try parseValue(expected: "a value")
    if open.last == dictionary { try finishItem(of: dictionary) }
  }

  private mutating func parseElement(of array: PropertyList.NodeIndex) throws(Failure) {
    guard let byte = current else { throw unclosed("(", array) }
    if byte == UInt8(ascii: ")") { return try close(array) }
    try parseValue(expected: "a value or ')'")
    if open.last == array { try finishItem(of: array) }
  }

  private mutating func close(_ container: PropertyList.NodeIndex) throws(Failure) {
    position += 1
    nodes[container].close(at: position, next: nodes.count)
    open.removeLast()
    if let outer = open.last { try finishItem(of: outer) }
  }

  /// Reads the separator after an entry or an element.
  private mutating func finishItem(of container: PropertyList.NodeIndex) throws(Failure) {
    try skipTrivia()
    if nodes[container].kind == .dictionary {
      guard current == UInt8(ascii: ";") else { throw unexpected("';' after the value") }
      position += 1
    } else if current == UInt8(ascii: ",") {
      position += 1
    } else if current != UInt8(ascii: ")") {
      guard current != nil else { throw unclosed("(", container) }
      throw unexpected("',' or ')' after the element")
    }
  }

  // MARK: - Values

  /// Reads a string or data, or opens a container.
  private mutating func parseValue(expected: String) throws(Failure) {
    guard let byte = current else { throw unexpected(expected) }
    switch byte {
    case UInt8(ascii: "{"):
      openContainer(.dictionary)
    case UInt8(ascii: "("):
      openContainer(.array)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try parseQuotedString(until: byte)
    case UInt8(ascii: "<"):
      try parseData()
    case let byte where PropertyListText.isPlain(byte):
      let start = position
      var end = start + 1
      while end < bytes.count, PropertyListText.isPlain(bytes[end]) { end += 1 }
      position = end
      append(.plainString, from: start)
    default:
      throw unexpected(expected)
    }
  }

  private mutating func openContainer(_ kind: PropertyList.Node.Kind) {
    open.append(nodes.count)
    nodes.append(PropertyList.Node(kind, from: position))
    position += 1
  }

  private mutating func append(_ kind: PropertyList.Node.Kind, from start: Int) {
    var node = PropertyList.Node(kind, from: start)
    node.close(at: position, next: nodes.count + 1)
    nodes.append(node)
  }

  private mutating func parseQuotedString(until mark: UInt8) throws(Failure) {
    let start = position
    position += 1
    while let byte = current, byte != mark {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      throw Failure(reason: .unclosed("string"), offset: start)
    }
    position += 1
    append(.quotedString, from: start)
  }

  private mutating func parseData() throws(Failure) {
    if startsConflictMarker { throw Failure(reason: .mergeConflict, offset: position) }
    let start = position
    position += 1
    while let byte = current, byte != UInt8(ascii: ">") {
      guard byte.isHexDigit || byte.isWhiteSpace else { throw unexpected("a hexadecimal digit") }
      position += 1
    }
    guard position < bytes.count else { throw Failure(reason: .unclosed("data"), offset: start) }
    position += 1
    append(.data, from: start)
  }

  // MARK: - Between the values

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space and comments.
  private mutating func skipTrivia() throws(Failure) {
    while true {
      var next = position
      while next < bytes.count, bytes[next].isWhiteSpace { next += 1 }
      position = next
      guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "/") else { return }
      switch bytes[next + 1] {
      case UInt8(ascii: "*"): try skipComment()
      case UInt8(ascii: "/"): skipLineComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    var end = position + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
        position = end + 2
        return
      }
      end += 1
    }
    throw Failure(reason: .unclosed("comment"), offset: position)
  }

  private mutating func skipLineComment() {
    while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      position += 1
    }
  }

  // MARK: - Failures

  private func unexpected(_ expected: String) -> Failure {
    startsConflictMarker
      ? Failure(reason: .mergeConflict, offset: position)
      : Failure(reason: .unexpected(expected: expected), offset: position)
  }

  private func unclosed(_ bracket: String, _ container: PropertyList.NodeIndex) -> Failure {
    Failure(reason: .unclosed("'\(bracket)'"), offset: nodes[container].start)
  }

  /// True if a merge conflict marker begins here: seven equal characters at the start of a line.
  private var startsConflictMarker: Bool {
    guard position + 7 <= bytes.count, bytes[position] == bytes[position + 1],
      "<=>|".utf8.contains(bytes[position])
    else { return false }
    let isFirst = position == 0 || bytes[position - 1].isLineBreak
    return isFirst && bytes[position..<position + 7].allSatisfy { $0 == bytes[position] }
  }
}
