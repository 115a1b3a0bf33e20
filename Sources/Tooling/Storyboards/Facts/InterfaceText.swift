/// A place in a storyboard or xib.
package struct InterfacePlace: Hashable, Sendable {
  private let storedOffset: UInt32
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The number of bytes before it.
  package var offset: Int { Int(storedOffset) }
  /// The line, from 1.
  package var line: Int { Int(storedLine) }
  /// The column in characters, from 1.
  package var column: Int { Int(storedColumn) }

  init(offset: Int, line: Int, column: Int) {
    // A file is limited to less than what fits; see `InterfaceReader.sizeLimit`.
    storedOffset = UInt32(clamping: offset)
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}

/// A value of a storyboard or xib: what it says, and which bytes say so.
package struct InterfaceText: Hashable, Sendable {
  /// The value with its entities resolved, as Interface Builder shows it.
  package let text: String
  /// Where the value begins, behind its quotation mark.
  package let place: InterfacePlace
  private let length: UInt32

  /// The bytes of the file between the quotation marks. They are not those of `text` where the
  /// file writes a character as an entity.
  package var range: Range<Int> { place.offset..<place.offset + Int(length) }

  init(_ text: String, at place: InterfacePlace, length: Int) {
    self.text = text
    self.place = place
    self.length = UInt32(clamping: length)
  }
}
