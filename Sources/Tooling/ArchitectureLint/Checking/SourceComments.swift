import AdderModuleDiscovery
import AdderSwiftSource

/// The comments in a source file. (The file's facts do not contain comments.)
struct SourceComments {
  let text: [UInt8]
  private let lineStarts: [UInt32]

  struct Line {
    /// Without leading and trailing whitespace.
    let text: String
    /// The offset of the line's first byte, including its indentation.
    let start: UInt32
  }

  /// A `// MARK: - Title` comment.
  struct Mark {
    let title: String
    let start: UInt32
  }

  init(_ text: [UInt8], _ facts: SwiftFile) {
    self.text = text
    lineStarts = facts.lineStarts
  }

  // MARK: Lines

  /// Returns the index of the line that contains an offset.
  private func line(of offset: UInt32) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func line(_ number: Int) -> Line {
    let start = Int(lineStarts[number])
    let end = number + 1 < lineStarts.count ? Int(lineStarts[number + 1]) : text.count
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    let bytes = text[start..<end].drop(while: isBlank)
    let count = bytes.reversed().drop(while: isBlank).count
    return Line(
      text: String(decoding: bytes.prefix(count), as: UTF8.self), start: lineStarts[number])
  }

  /// Returns true if only whitespace precedes an offset in its line.
  private func beginsLine(_ offset: UInt32) -> Bool {
    text[Int(lineStarts[line(of: offset)])..<Int(offset)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Returns the indentation of the line that contains an offset.
  func indentation(of offset: UInt32) -> String {
    let start = Int(lineStarts[line(of: offset)])
    let blanks = text[start..<Int(offset)].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Returns the offset of a declaration's first line, including the comments directly above it.
  func firstLine(of declaration: UInt32) -> UInt32 {
    lines(above: declaration).first?.start ?? lineStarts[line(of: declaration)]
  }

  /// Returns true if the line above the given line is empty or ends with `{`, or if there is no
  /// line above.
  func isApart(_ lineStart: UInt32) -> Bool {
    let number = line(of: lineStart)
    guard number > 0 else { return true }
    let before = line(number - 1).text
    return before.isEmpty || before.hasSuffix("{")
  }

  // MARK: Comments above a declaration

  /// Returns the lines of comments directly above an offset.
  func lines(above offset: UInt32) -> [Line] {
    guard beginsLine(offset) else { return [] }
    var lines: [Line] = []
    var number = line(of: offset) - 1
    while number >= 0 {
      let next = line(number)
      if next.text.hasPrefix("//") {
        lines.append(next)
      } else if next.text.hasSuffix("*/"), let first = firstLine(ofCommentEndingIn: number) {
        lines += (first...number).reversed().map { line($0) }
        number = first
      } else {
        break
      }
      number -= 1
    }
    return lines.reversed()
  }

  /// Returns the first line of a block comment that begins before the given line and ends in that
  /// line; `nil` if code precedes the comment.
  private func firstLine(ofCommentEndingIn last: Int) -> Int? {
    guard let first = (0...last).last(where: { line($0).text.contains("/*") }) else { return nil }
    let text = line(first).text
    return text.ranges(of: "/*").last?.lowerBound == text.startIndex ? first : nil
  }

  /// Returns the text of a declaration's doc comment; `nil` if the declaration has none.
  func documentation(of declaration: UInt32) -> String? {
    let lines = lines(above: declaration).map(\.text)
    let isDocumentation = lines.contains { $0.hasPrefix("///") || $0.hasPrefix("/**") }
    guard isDocumentation else { return nil }
    let words = lines.filter { !Self.isPlain($0) }.map { line in
      line.drop { $0 == "/" || $0 == "*" || $0 == " " }
    }
    let said = words.filter { !$0.isEmpty }.joined(separator: "\n")
    return said.isEmpty ? nil : said
  }

  /// Returns true for a line with a comment that is not a doc comment.
  private static func isPlain(_ line: String) -> Bool {
    line.hasPrefix("//") && !line.hasPrefix("///")
  }

  // MARK: Marks

  /// Returns the `MARK` comments in a range of the file.
  func marks(from start: UInt32, to end: UInt32) -> [Mark] {
    guard start < end else { return [] }
    return (line(of: start)...line(of: end - 1)).compactMap { number in
      let line = line(number)
      guard line.text.hasPrefix("//") else { return nil }
      let comment = line.text.drop { $0 == "/" || $0 == " " }
      guard comment.hasPrefix("MARK:") else { return nil }
      let title = comment.dropFirst("MARK:".count).drop { $0 == " " || $0 == "-" }
      return Mark(title: String(title), start: line.start)
    }
  }

  /// Returns the text of those `//` comments in a range of the file that are alone on their lines.
  func comments(from start: UInt32, to end: UInt32) -> [String] {
    guard start < end else { return [] }
    return (line(of: start)...line(of: end - 1)).map { line($0).text }
      .filter { $0.hasPrefix("//") }
      .map { String($0.drop { $0 == "/" || $0 == " " }) }
  }
}

extension LintedModule {
  func start(of place: SyntaxPlace) -> UInt32 {
    facts(at: place).nodes[Int(place.node)].start
  }

  func end(of place: SyntaxPlace) -> UInt32 {
    facts(at: place).nodes[Int(place.node)].end
  }
}

extension String {
  /// The words of a comment, each once. Every character outside ASCII counts as a letter.
  var separateWords: Set<Substring> {
    let words = utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        false
      default: true
      }
    }
    return Set(words.map(Substring.init))
  }
}
