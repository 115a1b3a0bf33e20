extension Filter {
  /// Text filters.
  static let textFilters: [String: Filter] = [
    "upcase": Filter { (text, output) in output.append(text, in: .upper) },
    "downcase": Filter { (text, output) in output.append(text, in: .lower) },
    "capitalize": Filter { (text, output) in output.appendCapitalized(text) },
    "strip": Filter { (text, output) in output.appendStripped(text) },
    "lstrip": Filter { (text, output) in output.appendStripped(text, end: false) },
    "rstrip": Filter { (text, output) in output.appendStripped(text, start: false) },
    "squish": Filter(keepsNull: true) { (text, output) in output.appendSquished(text) },
    "strip_newlines": Filter { (text, output) in output.append(text, withNewlinesAs: "") },
    "newline_to_br": Filter { (text, output) in output.append(text, withNewlinesAs: "<br />\n") },
    "append": Filter(text: 1...1) { (text, arguments, output, _) in
      output.append(text)
      output.append(arguments.text(0))
    },
    "prepend": Filter(text: 1...1) { (text, arguments, output, _) in
      output.append(arguments.text(0))
      output.append(text)
    },
    "replace": Filter(text: 1...2, replacing: .all),
    "replace_first": Filter(text: 1...2, replacing: .first),
    "replace_last": Filter(text: 2...2, replacing: .last),
    "remove": Filter(text: 1...1, replacing: .all),
    "remove_first": Filter(text: 1...1, replacing: .first),
    "remove_last": Filter(text: 1...1, replacing: .last),
    "truncate": Filter(text: 0...2, keepsNull: true) {
      (text, arguments, output, _) throws(FilterProblem) in
      let length = try arguments.integer(0, default: 50)
      output.append(text, truncatedTo: length, end: arguments.text(1, default: "..."))
    },
    "truncatewords": Filter(text: 0...2, keepsNull: true) {
      (text, arguments, output, _) throws(FilterProblem) in
      let count = max(1, try arguments.integer(0, default: 15))
      output.append(text, truncatedToWords: count, end: arguments.text(1, default: "..."))
    },
    "split": Filter(1...1) { (value, arguments, _) in
      .array(value.text.split(asRuby: arguments.text(0)))
    },
  ]

  /// Creates a filter that replaces occurrences of its first argument with its second argument, or
  /// removes them.
  private init(text argumentCounts: ClosedRange<Int>, replacing occurrence: Occurrence) {
    self.init(text: argumentCounts) { (text, arguments, output, work) throws(FilterProblem) in
      let replacement = arguments.text(1)
      var problem: FilterProblem?
      arguments.text(0).withBytes { part in
        var start = 0
        text.forEachPlace(of: part, occurrence) { place in
          guard problem == nil else { return }
          do throws(FilterProblem) { try work.spend(replacement.utf8.count) } catch {
            problem = error
          }
          output.append(text[start..<place])
          output.append(replacement)
          start = place + part.count
        }
        output.append(text[start...])
      }
      if let problem { throw problem }
    }
  }
}

/// The occurrences of a string to replace.
enum Occurrence { case first, last, all }

extension TextBuffer {
  fileprivate mutating func appendStripped(
    _ text: UnsafeBufferPointer<UInt8>, start: Bool = true, end: Bool = true
  ) {
    var text = text[...]
    if start { text = text.drop(while: \.isStripped) }
    if end {
      let end = text.lastIndex { !$0.isStripped }.map { $0 + 1 } ?? text.startIndex
      text = text[..<end]
    }
    append(text)
  }

  /// Appends the words of the text with one space between them.
  fileprivate mutating func appendSquished(_ text: UnsafeBufferPointer<UInt8>) {
    var words = Words(text, \.isStripped)
    while let word = words.next() {
      if count > 0 { append(UInt8(ascii: " ")) }
      append(text[word])
    }
  }

  fileprivate mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, withNewlinesAs replacement: String
  ) {
    for (position, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\n") {
        append(replacement)
      } else if byte != UInt8(ascii: "\r") || position + 1 == text.count
        || text[position + 1] != UInt8(ascii: "\n")
      {
        append(byte)
      }
    }
  }

  fileprivate mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, truncatedTo length: Int, end: String
  ) {
    guard text.characterCount > length else { return append(text) }
    let kept = max(0, length.addingSaturated(-end.characterCount))
    append(text[..<text.offset(ofCharacter: kept)])
    append(end)
  }

  fileprivate mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, truncatedToWords count: Int, end: String
  ) {
    var words = Words(text, \.isWhitespace)
    var found = 0
    while found < count, let word = words.next() {
      if found > 0 { append(UInt8(ascii: " ")) }
      append(text[word])
      found += 1
    }
    // As in Ruby, white space after the last word counts as another word.
    if found == count, words.position < text.count { return append(end) }
    cut(to: 0)
    append(text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of characters, as Ruby counts them.
  fileprivate var characterCount: Int {
    var count = 0
    for byte in self where byte.beginsCharacter { count += 1 }
    return count
  }

  /// Returns the position of a character's first byte, or the end if
  /// there are fewer characters.
  fileprivate func offset(ofCharacter position: Int) -> Int {
    var left = position
    for (offset, byte) in enumerated() where byte.beginsCharacter {
      if left == 0 { return offset }
      left -= 1
    }
    return count
  }
}

extension String {
  var characterCount: Int { withBytes(\.characterCount) }

  func offset(ofCharacter position: Int) -> Int { withBytes { $0.offset(ofCharacter: position) } }

  /// Returns the same parts as Ruby's `split`. A space as the separator matches any white space,
  /// and an empty separator splits the string into characters. Empty parts at the end are omitted.
  fileprivate func split(asRuby separator: String) -> [LiquidValue] {
    if separator.isEmpty { return unicodeScalars.map { .string(String($0)) } }
    var parts: [LiquidValue] = []
    parts.reserveCapacity(4)
    withBytes { bytes in
      if separator == " " {
        var words = Words(bytes, \.isWhitespace)
        while let word = words.next() { parts.append(.string(String(bytes: bytes[word]))) }
        return
      }
      var start = 0
      separator.withBytes { separator in
        bytes.forEachPlace(of: separator, .all) { place in
          parts.append(.string(String(bytes: bytes[start..<place])))
          start = place + separator.count
        }
      }
      parts.append(.string(String(bytes: bytes[start...])))
    }
    while let last = parts.last, last.isEmpty { parts.removeLast() }
    return parts
  }
}

/// Iterates over the words of the text.
private struct Words {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isSpace: (UInt8) -> Bool
  private(set) var position = 0

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ isSpace: @escaping (UInt8) -> Bool) {
    self.bytes = bytes
    self.isSpace = isSpace
  }

  @inline(__always)
  mutating func next() -> Range<Int>? {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    let start = position
    while position < bytes.count, !isSpace(bytes[position]) { position += 1 }
    return start < position ? start..<position : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls the body with the position of each non-overlapping occurrence of a string.
  @inline(__always)
  fileprivate func forEachPlace(
    of text: UnsafeBufferPointer<UInt8>, _ occurrence: Occurrence, _ body: (Int) -> Void
  ) {
    switch occurrence {
    case .first:
      if let place = position(of: text, in: self) { body(place) }
    case .last:
      let place = stride(from: count - text.count, through: 0, by: -1).first { start in
        self[start..<(start + text.count)].elementsEqual(text)
      }
      if let place { body(place) }
    case .all where text.isEmpty:
      for position in indices where self[position].beginsCharacter { body(position) }
      body(count)
    case .all:
      var start = 0
      while let place = position(of: text, in: self, from: start) {
        body(place)
        start = place + text.count
      }
    }
  }
}
