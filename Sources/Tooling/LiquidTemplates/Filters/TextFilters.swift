extension Filter {
  /// Filters that make a text of a text.
  static let textFilters: [String: Filter] = [
    "upcase": Filter { .string($0.text.mapped({ $0.uppercase }, \.uppercaseMapping)) },
    "downcase": Filter { .string($0.text.mapped({ $0.lowercase }, \.lowercaseMapping)) },
    "capitalize": Filter { .string($0.text.capitalizedOnce) },
    "strip": Filter { .string($0.text.stripped(start: true, end: true)) },
    "lstrip": Filter { .string($0.text.stripped(start: true, end: false)) },
    "rstrip": Filter { .string($0.text.stripped(start: false, end: true)) },
    "squish": Filter { value in
      guard !value.isNull else { return .null }
      return .string(String(joining: value.text.utf8.split(whereSeparator: \.isStripped)))
    },
    "strip_newlines": Filter { .string($0.text.replacingNewlines(with: "")) },
    "newline_to_br": Filter { .string($0.text.replacingNewlines(with: "<br />\n")) },
    "append": Filter(1...1) { (value, arguments, _) in
      .string(value.text + arguments.text(0))
    },
    "prepend": Filter(1...1) { (value, arguments, _) in
      .string(arguments.text(0) + value.text)
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
  /// Words with a space between.
  fileprivate init(joining words: some Sequence<Substring.UTF8View>) {
    self.init(bytes: Array(words.joined(separator: [UInt8(ascii: " ")])))
  }

  /// The text with every character mapped: the many of ASCII as bytes, the others by Unicode.
  fileprivate func mapped(
    _ byte: (UInt8) -> UInt8, _ scalar: (Unicode.Scalar.Properties) -> String
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for character in unicodeScalars {
      if character.isASCII {
        result.append(byte(UInt8(truncatingIfNeeded: character.value)))
      } else {
        result.append(scalar(character.properties))
      }
    }
    return String(bytes: result)
  }

  /// The first character large, the others small.
  fileprivate var capitalizedOnce: String {
    guard let first = unicodeScalars.first else { return self }
    let rest = Substring(unicodeScalars.dropFirst())
    return first.properties.titlecaseMapping
      + String(rest).mapped({ $0.lowercase }, \.lowercaseMapping)
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
    let places = withBytes { bytes in text.withBytes { bytes.places(of: $0, occurrence) } }
    guard !places.isEmpty else { return self }
    try context.spend(replacement.utf8.count, times: places.count)
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + places.count * replacement.utf8.count)
    withBytes { bytes in
      var start = 0
      for place in places {
        result.append(contentsOf: bytes[start..<place])
        result.append(replacement)
        start = place + text.utf8.count
      }
      result.append(contentsOf: bytes[start...])
    }
    return String(bytes: result)
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

  fileprivate func truncated(to length: Int, end: String) -> String {
    guard unicodeScalars.count > length else { return self }
    let kept = max(0, length.addingSaturated(-end.unicodeScalars.count))
    return String(bytes: utf8.prefix(offset(ofCharacter: kept))) + end
  }

  fileprivate func truncated(toWords count: Int, end: String) -> String {
    let words = utf8.split(
      maxSplits: count.addingSaturated(1), whereSeparator: \.isWhitespace)
    // As in Ruby, white space after the last word counts as one more.
    let hasMore = words.count == count && utf8.last?.isWhitespace == true
    guard words.count > count || hasMore else { return self }
    return String(joining: words.prefix(count)) + end
  }

  /// The parts as Ruby splits: by a space means by any white space, by nothing into characters;
  /// empty parts at the end are left out.
  fileprivate func split(asRuby separator: String) -> [LiquidValue] {
    if separator == " " {
      return utf8.split(whereSeparator: \.isWhitespace).map { .string(String(bytes: $0)) }
    }
    if separator.isEmpty { return unicodeScalars.map { .string(String($0)) } }
    var parts: [LiquidValue] = []
    withBytes { bytes in
      let places = separator.withBytes { bytes.places(of: $0, .all) }
      var start = 0
      for place in places {
        parts.append(.string(String(bytes: bytes[start..<place])))
        start = place + separator.utf8.count
      }
      parts.append(.string(String(bytes: bytes[start...])))
    }
    while let last = parts.last, last.isEmpty { parts.removeLast() }
    return parts
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a text occurs, without overlaps.
  fileprivate func places(of text: UnsafeBufferPointer<UInt8>, _ occurrence: Occurrence) -> [Int] {
    switch occurrence {
    case .first: return position(of: text, in: self).map { [$0] } ?? []
    case .last:
      return stride(from: count - text.count, through: 0, by: -1).first { start in
        self[start..<(start + text.count)].elementsEqual(text)
      }.map { [$0] } ?? []
    case .all:
      if text.isEmpty { return indices.filter { self[$0].beginsCharacter } + [count] }
      var places: [Int] = []
      var start = 0
      while let place = position(of: text, in: self, from: start) {
        places.append(place)
        start = place + text.count
      }
      return places
    }
  }
}
