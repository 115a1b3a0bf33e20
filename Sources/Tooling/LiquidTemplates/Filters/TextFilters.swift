extension Filter {
  /// Filters that make a text of a text.
  static let textFilters: [String: Filter] = [
    "upcase": Filter { .string($0.text.mapped(to: .upper)) },
    "downcase": Filter { .string($0.text.mapped(to: .lower)) },
    "capitalize": Filter { .string($0.text.capitalizedOnce) },
    "strip": Filter { .string($0.text.stripped(start: true, end: true)) },
    "lstrip": Filter { .string($0.text.stripped(start: true, end: false)) },
    "rstrip": Filter { .string($0.text.stripped(start: false, end: true)) },
    "squish": Filter { value in
      guard !value.isNull else { return .null }
      return .string(value.text.squished)
    },
    "strip_newlines": Filter { .string($0.text.replacingNewlines(with: "")) },
    "newline_to_br": Filter { .string($0.text.replacingNewlines(with: "<br />\n")) },
    "append": Filter(1...1) { (value, arguments, _) in
      .string(value.text.followed(by: arguments.text(0)))
    },
    "prepend": Filter(1...1) { (value, arguments, _) in
      .string(arguments.text(0).followed(by: value.text))
    },
    "replace": Filter(1...2) { (value, arguments, context) throws(FilterProblem) in
      try .string(
        value.text.replacing(arguments.text(0), with: arguments.text(1), .all, &context))
    },
    "replace_first": Filter(1...2) { (value, arguments, context) throws(FilterProblem) in
      try .string(
        value.text.replacing(arguments.text(0), with: arguments.text(1), .first, &context))
    },
    "replace_last": Filter(2...2) { (value, arguments, context) throws(FilterProblem) in
      try .string(
        value.text.replacing(arguments.text(0), with: arguments.text(1), .last, &context))
    },
    "remove": Filter(1...1) { (value, arguments, context) throws(FilterProblem) in
      try .string(value.text.replacing(arguments.text(0), with: "", .all, &context))
    },
    "remove_first": Filter(1...1) { (value, arguments, context) throws(FilterProblem) in
      try .string(value.text.replacing(arguments.text(0), with: "", .first, &context))
    },
    "remove_last": Filter(1...1) { (value, arguments, context) throws(FilterProblem) in
      try .string(value.text.replacing(arguments.text(0), with: "", .last, &context))
    },
    "truncate": Filter(0...2) { (value, arguments, _) throws(FilterProblem) in
      guard !value.isNull else { return .null }
      let length = try arguments.integer(0, default: 50)
      return .string(value.text.truncated(to: length, end: arguments.text(1, default: "...")))
    },
    "truncatewords": Filter(0...2) { (value, arguments, _) throws(FilterProblem) in
      guard !value.isNull else { return .null }
      let count = max(1, try arguments.integer(0, default: 15))
      return .string(value.text.truncated(toWords: count, end: arguments.text(1, default: "...")))
    },
    "split": Filter(1...1) { (value, arguments, _) in
      .array(value.text.split(asRuby: arguments.text(0)))
    },
  ]
}

/// Which of several occurrences is meant.
enum Occurrence { case first, last, all }

extension String {
  /// Two texts in one.
  fileprivate func followed(by other: String) -> String {
    String(ofAtMost: utf8.count + other.utf8.count) { writer in
      writer.append(self)
      writer.append(other)
    }
  }

  /// The words, with one space between them.
  fileprivate var squished: String {
    withBytes { bytes in
      String(ofAtMost: bytes.count) { writer in
        var words = Words(bytes, \.isStripped)
        while let word = words.next() {
          if writer.count > 0 { writer.append(UInt8(ascii: " ")) }
          writer.append(bytes[word])
        }
      }
    }
  }

  fileprivate func stripped(start: Bool, end: Bool) -> String {
    withBytes { bytes in
      var text = bytes[...]
      if start { text = text.drop(while: \.isStripped) }
      if end {
        let end = text.lastIndex { !$0.isStripped }.map { $0 + 1 } ?? text.startIndex
        text = text[..<end]
      }
      return text.count == bytes.count ? self : String(bytes: text)
    }
  }

  fileprivate func replacingNewlines(with replacement: String) -> String {
    var result: [UInt8] = []
    withBytes { bytes in
      result.reserveCapacity(bytes.count)
      for (position, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\n") {
          result.append(replacement)
        } else if byte != UInt8(ascii: "\r") || position + 1 == bytes.count
          || bytes[position + 1] != UInt8(ascii: "\n")
        {
          result.append(byte)
        }
      }
    }
    return String(bytes: result)
  }

  /// The text with occurrences of another replaced; an empty one occurs around every character.
  fileprivate func replacing(
    _ text: String, with replacement: String, _ occurrence: Occurrence,
    _ context: inout FilterContext
  ) throws(FilterProblem) -> String {
    let count = withBytes { bytes in
      text.withBytes { text in
        var count = 0
        bytes.forEachPlace(of: text, occurrence) { _ in count += 1 }
        return count
      }
    }
    guard count > 0 else { return self }
    try context.spend(replacement.utf8.count, times: count)
    let length = utf8.count + count * (replacement.utf8.count - text.utf8.count)
    return withBytes { bytes in
      text.withBytes { text in
        replacement.withBytes { replacement in
          String(ofAtMost: length) { writer in
            var start = 0
            bytes.forEachPlace(of: text, occurrence) { place in
              writer.append(bytes[start..<place])
              writer.append(replacement)
              start = place + text.count
            }
            writer.append(bytes[start...])
          }
        }
      }
    }
  }

  /// The byte at which a character begins; the end when there are not so many.
  func offset(ofCharacter position: Int) -> Int {
    withBytes { bytes in
      var left = position
      for (offset, byte) in bytes.enumerated() where byte.beginsCharacter {
        if left == 0 { return offset }
        left -= 1
      }
      return bytes.count
    }
  }

  /// How many characters there are, as Ruby counts them.
  var characterCount: Int {
    withBytes { bytes in
      var count = 0
      for byte in bytes where byte.beginsCharacter { count += 1 }
      return count
    }
  }

  fileprivate func truncated(to length: Int, end: String) -> String {
    guard characterCount > length else { return self }
    let kept = offset(ofCharacter: max(0, length.addingSaturated(-end.characterCount)))
    return withBytes { bytes in
      String(ofAtMost: kept + end.utf8.count) { writer in
        writer.append(bytes[..<kept])
        writer.append(end)
      }
    }
  }

  fileprivate func truncated(toWords count: Int, end: String) -> String {
    withBytes { bytes in
      var isCut = false
      let text = String(ofAtMost: bytes.count + end.utf8.count) { writer in
        var words = Words(bytes, \.isWhitespace)
        var found = 0
        while found < count, let word = words.next() {
          if found > 0 { writer.append(UInt8(ascii: " ")) }
          writer.append(bytes[word])
          found += 1
        }
        // As in Ruby, white space after the last word counts as one more.
        isCut = found == count && words.position < bytes.count
        if isCut { writer.append(end) }
      }
      return isCut ? text : self
    }
  }

  /// The parts as Ruby splits: by a space means by any white space, by nothing into characters;
  /// empty parts at the end are left out.
  fileprivate func split(asRuby separator: String) -> [LiquidValue] {
    if separator.isEmpty { return unicodeScalars.map { .string(String($0)) } }
    var parts: [LiquidValue] = []
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

/// The words of a text, one after the other.
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
  /// Where a text occurs, without overlaps.
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
