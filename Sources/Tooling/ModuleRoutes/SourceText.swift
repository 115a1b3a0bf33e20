import AdderModuleDiscovery
import AdderSwiftSource

/// The text of a source file with its facts, for finding the places of new lines.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  let facts: SwiftFile
  /// The line break that the file uses.
  let newline: String

  /// Returns `nil` if the file cannot be read or was changed since its facts were read.
  init?(_ file: Int32, of index: ProjectIndex, in texts: any SourceTexts) {
    let source = index.files[Int(file)]
    guard let bytes = try? texts.bytes(of: source.path, limit: .max),
      bytes.count == source.facts.length
    else { return nil }
    path = source.path
    facts = source.facts
    self.bytes = bytes
    newline = bytes.contains(0x0D) ? "\r\n" : "\n"
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func text(of node: Int) -> String {
    text(Int(facts.nodes[node].start)..<Int(facts.nodes[node].end))
  }

  /// The number of the line that contains an offset, from 1.
  func line(of offset: Int) -> Int { facts.lineAndColumn(of: UInt32(offset)).line }

  func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// The end of the line that contains an offset, before its line break.
  func lineEnd(of offset: Int) -> Int {
    let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    return end > offset && bytes[end - 1] == 0x0D ? end - 1 : end
  }

  /// The blanks at the beginning of the line that contains an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return text(start..<(bytes[start...].firstIndex { !Self.isSpace($0) } ?? bytes.count))
  }

  /// Returns true if there are only blanks between two offsets.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { Self.isSpace($0) || $0 == 0x0A || $0 == 0x0D }
  }

  /// The lines before the line that contains an offset, the nearest first, without their blanks.
  func linesBefore(_ offset: Int) -> some Sequence<Substring> {
    var end = lineStart(of: offset)
    return AnySequence {
      AnyIterator<Substring> {
        guard end > 0 else { return nil }
        let start = lineStart(of: end - 1)
        defer { end = start }
        return text(start..<(end - 1)).trimmed
      }
    }
  }

  /// The beginning of a declaration with the comments directly above it.
  func commentedStart(of node: Int) -> Int {
    var start = lineStart(of: Int(facts.nodes[node].start))
    while start > 0 {
      let previous = lineStart(of: start - 1)
      guard text(previous..<(start - 1)).trimmed.hasPrefix("///") else { break }
      start = previous
    }
    return start
  }

  /// The beginning of a declaration with the comments directly above it, unless they begin the file.
  func startWithComments(of node: Int) -> Int {
    let own = commentedStart(of: node)
    var start = own
    while start > 0 {
      let previous = lineStart(of: start - 1)
      guard text(previous..<(start - 1)).trimmed.hasPrefix("//") else { return start }
      start = previous
    }
    return own
  }

  /// Returns true if there is a comment directly above a declaration.
  func isDocumented(_ node: Int) -> Bool {
    commentedStart(of: node) < lineStart(of: Int(facts.nodes[node].start))
  }

  /// The lines of a declaration with its documentation, and of an empty line that would be left over; `nil` if other
  /// code or a comment shares its lines.
  func linesToRemove(with node: Int) -> Range<Int>? {
    var start = commentedStart(of: node)
    let declaration = Int(facts.nodes[node].start)..<Int(facts.nodes[node].end)
    var end = lineEnd(of: declaration.upperBound)
    guard isBlank(lineStart(of: declaration.lowerBound)..<declaration.lowerBound),
      isBlank(declaration.upperBound..<end)
    else { return nil }
    end = nextLine(after: end)
    let before = linesBefore(start).first { _ in true } ?? ""
    let nextEnd = end < bytes.count ? lineEnd(of: end) : end
    if before.isEmpty || before.hasSuffix("{"), end < bytes.count, isBlank(end..<nextEnd) {
      // One of two empty lines is left, and none at the beginning of a type.
      end = nextLine(after: nextEnd)
    } else if before.isEmpty, start > 0, text(end..<nextEnd).trimmed.hasPrefix("}") {
      start = lineStart(of: start - 1)
    }
    return start..<end
  }

  /// The beginning of the next line, from the end of a line.
  private func nextLine(after end: Int) -> Int {
    bytes[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }

  /// What the file indents members by: two spaces, four, or a tab. Four spaces if no declaration
  /// tells.
  var indentationUnit: String {
    for block in facts.nodes.indices {
      switch facts.nodes[block].kind {
      case .memberBlock, .codeBlock: break
      default: continue
      }
      guard let first = facts.parts(of: block).first(where: { _ in true }) else { continue }
      let outer = indentation(at: Int(facts.nodes[block].start))
      let inner = indentation(at: Int(facts.nodes[first].start))
      if inner.hasPrefix(outer), inner.count > outer.count {
        return String(inner.dropFirst(outer.count))
      }
    }
    return "    "
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension String {
  /// The text without blanks at both ends.
  var trimmed: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return start < end ? self[start..<end] : ""
  }
}
