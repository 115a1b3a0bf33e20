/// A position in a storyboard or xib.
package struct InterfacePlace: Hashable, Sendable {
  private let storedOffset: UInt32
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The number of bytes before this position.
  package var offset: Int { Int(storedOffset) }
  /// The line, from 1.
  package var line: Int { Int(storedLine) }
  /// The column in characters, from 1.
  package var column: Int { Int(storedColumn) }

  init(offset: Int, line: Int, column: Int) {
    // The numbers always fit, because the size of a file is limited; see
    // `InterfaceReader.sizeLimit`.
    storedOffset = UInt32(clamping: offset)
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}

/// A value in a storyboard or xib: its text and its range in the file.
package struct InterfaceText: Hashable, Sendable {
  /// The value with its entities resolved, as Interface Builder shows it.
  package let text: String
  /// The start of the value, after its quotation mark.
  package let place: InterfacePlace
  private let length: UInt32

  /// The range between the quotation marks. The bytes in this range differ from those of `text` if
  /// the value is written with entities.
  package var range: Range<Int> { place.offset..<place.offset + Int(length) }

  init(_ text: String, at place: InterfacePlace, length: Int) {
    self.text = text
    self.place = place
    self.length = UInt32(clamping: length)
  }
}
