import AdderBase

/// A property list in NeXT's text format: its bytes, and the range of each value in them.
///
/// The values form one flat array, in the order of the file. A container is followed by its
/// contents: an array by its elements, a dictionary by a key, its value, the next key and so on. No
/// text is copied, and strings are decoded on request.
struct PropertyList: Sendable {
  let bytes: [UInt8]
  let nodes: [Node]

  /// The position of a value in `nodes`.
  typealias NodeIndex = Int

  /// One value or key, stored as a range of bytes.
  struct Node: Sendable {
    enum Kind: UInt8, Sendable {
      case dictionary, array, plainString, quotedString, data
    }

    let kind: Kind
    private let first: Int32
    private var last: Int32 = 0
    private var following: Int32 = 0

    init(_ kind: Kind, from start: Int) {
      self.kind = kind
      first = Int32(truncatingIfNeeded: start)
    }

    /// The start of the value.
    var start: Int { Int(first) }

    /// The range of the value, including quotation marks and brackets.
    var range: Range<Int> { Int(first)..<Int(last) }

    /// The index of the node after this value and its contents.
    var next: NodeIndex { Int(following) }

    mutating func close(at end: Int, next: NodeIndex) {
      last = Int32(truncatingIfNeeded: end)
      following = Int32(truncatingIfNeeded: next)
    }
  }
}

// MARK: - Strings

extension PropertyList {
  /// Returns the range of a string without its quotation marks, or `nil` if
  /// the value is not a string.
  func contents(of node: NodeIndex) -> Range<Int>? {
    let range = nodes[node].range
    return switch nodes[node].kind {
    case .plainString: range
    case .quotedString: range.lowerBound + 1..<range.upperBound - 1
    case .dictionary, .array, .data: nil
    }
  }

  /// Returns the decoded text of a string, or `nil` if the value is not a string.
  func string(_ node: NodeIndex) -> String? {
    guard let range = contents(of: node) else { return nil }
    let raw = bytes[range]
    guard nodes[node].kind == .quotedString, raw.contains(UInt8(ascii: "\\")) else {
      return String(decoding: raw, as: UTF8.self)
    }
    return PropertyListText.unescaped(raw)
  }

  /// Returns true if the value is a string equal to `text`.
  func says(_ node: NodeIndex, _ text: String) -> Bool {
    guard let range = contents(of: node) else { return false }
    if range.count == text.utf8.count { return hasBytes(of: text, at: range) }
    // An escape sequence is longer than the character it represents.
    return range.count > text.utf8.count && nodes[node].kind == .quotedString
      && bytes[range].contains(UInt8(ascii: "\\")) && string(node) == text
  }
}

extension PropertyList {
  /// Returns true if a range contains the bytes of a string of the same length.
  private func hasBytes(of text: String, at range: Range<Int>) -> Bool {
    // The fast path for strings with contiguous storage, because each lookup of a key in an object
    // calls this method.
    let isSame = text.utf8.withContiguousStorageIfAvailable { other in
      bytes.withUnsafeBytes {
        UnsafeRawBufferPointer(rebasing: $0[range]).hasSameBytes(as: UnsafeRawBufferPointer(other))
      }
    }
    return isSame ?? bytes[range].elementsEqual(text.utf8)
  }
}

// MARK: - Containers

extension PropertyList {
  /// Returns the elements of an array; none for any other value.
  func elements(of node: NodeIndex) -> some Sequence<NodeIndex> {
    let end = nodes[node].kind == .array ? nodes[node].next : node
    return sequence(state: node + 1) { position -> NodeIndex? in
      guard position < end else { return nil }
      defer { position = nodes[position].next }
      return position
    }
  }

  /// Returns the entries of a dictionary; none for any other value.
  func entries(of node: NodeIndex) -> some Sequence<(key: NodeIndex, value: NodeIndex)> {
    let end = nodes[node].kind == .dictionary ? nodes[node].next : node
    return sequence(state: node + 1) { position -> (key: NodeIndex, value: NodeIndex)? in
      guard position < end else { return nil }
      let key = position
      // A key is always a single node.
      position = nodes[key + 1].next
      return (key, key + 1)
    }
  }

  /// Returns the value of a key in a dictionary.
  func value(of key: String, in node: NodeIndex) -> NodeIndex? {
    guard nodes[node].kind == .dictionary else { return nil }
    let end = nodes[node].next
    var position = node + 1
    while position < end {
      if says(position, key) { return position + 1 }
      position = nodes[position + 1].next
    }
    return nil
  }
}
