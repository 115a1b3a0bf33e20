import AdderFindings

/// The text and the name of a template. Offsets in parsed templates refer to this text.
final class TemplateSource: Sendable {
  let name: String
  let bytes: [UInt8]

  init(_ text: String, name: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  func text(_ range: Range<Int>) -> String { String(bytes: bytes[range]) }

  /// Returns the place of an offset. The place is computed only when an error needs it.
  func place(at offset: Int) -> LiquidPlace {
    let offset = min(offset, bytes.count)
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<offset]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    var end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let shown = character(atOrBefore: max(start, offset - 70))
    let shownEnd = character(atOrBefore: min(end, offset + 70))
    return LiquidPlace(
      location: SourceLocation(
        file: name, line: before.count { $0 == newline } + 1,
        column: text(start..<offset).count + 1),
      line: text(shown..<shownEnd), caret: text(shown..<offset).count)
  }

  private func character(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, !bytes[offset].beginsCharacter { offset -= 1 }
    return offset
  }
}
