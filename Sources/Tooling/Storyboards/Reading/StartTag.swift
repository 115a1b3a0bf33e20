/// The relevant attributes of a start tag.
///
/// The parser reports the range of a tag and the values of its attributes, but not the positions
/// of these values. The positions are found in the tag's bytes on request. At that point, the
/// bytes are known to be well formed.
struct StartTag {
  private struct Attribute {
    let name: AttributeName
    let value: UnsafePointer<CChar>
    /// The index among all attributes of the tag.
    let position: Int
    var text: InterfaceText?
  }

  private let names = AttributeNameTable.shared
  private var attributes: [Attribute] = []
  private var areTextsKnown = false
  private(set) var range = 0..<0

  /// Takes the attributes from the parser: alternating names and values, then `nil`. The pointers
  /// are valid only until the parser continues.
  mutating func read(
    _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?, in range: Range<Int>
  ) {
    attributes.removeAll(keepingCapacity: true)
    areTextsKnown = false
    self.range = range
    guard let list else { return }
    var position = 0
    while let name = list[position * 2], let value = list[position * 2 + 1] {
      if let name = names.name(name) {
        attributes.append(Attribute(name: name, value: value, position: position))
      }
      position += 1
    }
  }

  func has(_ name: AttributeName) -> Bool { attributes.contains { $0.name == name } }

  /// Returns the value of an attribute.
  func string(_ name: AttributeName) -> String? {
    attributes.first { $0.name == name }.map { String(cString: $0.value) }
  }

  /// Returns the value of an attribute, with its position.
  mutating func text(
    _ name: AttributeName, _ bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout LineCursor
  ) -> InterfaceText? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    findTexts(bytes, &cursor)
    return attributes[index].text
  }

  /// Returns the attributes to store in the object that this tag describes, in the order of the
  /// file.
  mutating func objectAttributes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout LineCursor
  ) -> [InterfaceObject.Attribute] {
    guard attributes.contains(where: \.name.isOfObject) else { return [] }
    findTexts(bytes, &cursor)
    return attributes.compactMap { attribute in
      guard attribute.name.isOfObject, let text = attribute.text else { return nil }
      return InterfaceObject.Attribute(name: attribute.name, value: text)
    }
  }

  /// True if the attributes of this tag cause its object to be reported.
  var isWorthAnObject: Bool { attributes.contains(where: \.name.isWorthAnObject) }

  // MARK: - Positions of values

  private mutating func findTexts(
    _ bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout LineCursor
  ) {
    guard !areTextsKnown else { return }
    areTextsKnown = true
    var scanner = TagScanner(bytes, in: range)
    var position = -1
    for index in attributes.indices {
      var value = range.upperBound..<range.upperBound
      while position < attributes[index].position {
        guard let next = scanner.nextValue() else { return }
        value = next
        position += 1
      }
      attributes[index].text = InterfaceText(
        String(cString: attributes[index].value), at: cursor.place(at: value.lowerBound),
        length: value.count)
    }
  }
}

/// Finds the values in a well-formed start tag, one after another.
private struct TagScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    end = min(range.upperBound, bytes.count)
    offset = range.lowerBound
  }

  /// Returns the range between the next pair of quotation marks. A tag has no quotation marks
  /// except those around values.
  mutating func nextValue() -> Range<Int>? {
    while offset < end, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "'") {
      offset += 1
    }
    guard offset < end else { return nil }
    let quotationMark = bytes[offset]
    let start = offset + 1
    offset = start
    while offset < end, bytes[offset] != quotationMark { offset += 1 }
    guard offset < end else { return nil }
    defer { offset += 1 }
    return start..<offset
  }
}
