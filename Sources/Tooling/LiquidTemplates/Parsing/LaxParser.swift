/// Parses markup leniently, as old templates require: parts that look valid are used,
/// and the rest is skipped.
///
/// The parser looks for the same parts in the same order as Liquid's own lax mode, because
/// templates rely on what that mode happens to accept.
struct LaxParser {
  let bytes: [UInt8]
  let deepest: Int

  // MARK: Fragments

  /// Returns the end of the fragment at an offset, or `nil` if there is none. A fragment is a
  /// quoted string, or anything up to white space, a comma or a pipe outside quotes.
  func fragmentEnd(from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    if let close = quotedEnd(from: start, to: end) { return close }
    var cursor = start
    while cursor < end {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        guard let close = quotedEnd(from: cursor, to: end) else { break }
        cursor = close
      } else if byte.isWhitespace || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|") {
        break
      } else {
        cursor += 1
      }
    }
    return cursor > start ? cursor : nil
  }

  /// Returns the end of a sequence of adjacent fragments.
  func fragmentsEnd(from start: Int, to end: Int) -> Int? {
    var cursor = fragmentEnd(from: start, to: end)
    while let start = cursor, let next = fragmentEnd(from: start, to: end) { cursor = next }
    return cursor
  }

  func quotedEnd(from start: Int, to end: Int) -> Int? {
    let quote = bytes[start]
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
    return bytes[(start + 1)..<end].firstIndex(of: quote).map { $0 + 1 }
  }

  /// Returns the first fragment in a range.
  func firstFragment(in range: Range<Int>) -> Range<Int>? {
    for start in range {
      if let end = fragmentEnd(from: start, to: range.upperBound) { return start..<end }
    }
    return nil
  }

  func skipWhitespace(from start: Int, to end: Int) -> Int {
    bytes[start..<end].firstIndex { !$0.isWhitespace } ?? end
  }

  func segmentEnd(from start: Int, to end: Int) -> Int {
    bytes[start..<end].firstIndex { !$0.isSegment } ?? end
  }

  /// Returns the first of these words that follows the white space after an offset.
  func word(_ words: [String], after start: Int, to end: Int) -> (word: String, end: Int)? {
    let cursor = skipWhitespace(from: start, to: end)
    guard cursor > start else { return nil }
    for word in words where bytes[cursor..<end].starts(with: word.utf8) {
      return (word, cursor + word.utf8.count)
    }
    return nil
  }

  /// Returns all `name: value` pairs in a range, in any position.
  func attributes(in range: Range<Int>) -> [(name: Range<Int>, value: Range<Int>)] {
    var found: [(Range<Int>, Range<Int>)] = []
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      guard bytes[cursor].isWord else {
        cursor += 1
        continue
      }
      let nameEnd = segmentEnd(from: cursor, to: range.upperBound)
      if let value = attributeValue(after: nameEnd, to: range.upperBound) {
        found.append((cursor..<nameEnd, value))
        cursor = value.upperBound
      } else {
        cursor = nameEnd
      }
    }
    return found
  }

  private func attributeValue(after start: Int, to end: Int) -> Range<Int>? {
    let colon = skipWhitespace(from: start, to: end)
    guard colon < end, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let value = skipWhitespace(from: colon + 1, to: end)
    return fragmentEnd(from: value, to: end).map { value..<$0 }
  }

  // MARK: Expressions

  func expression(_ range: Range<Int>, _ symbols: inout SymbolTable, depth: Int = 0) -> Expression {
    let range = trimmed(range)
    guard let first = range.first.map({ bytes[$0] }), let last = range.last.map({ bytes[$0] })
    else { return symbols.literal(.null) }
    let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    if quotes.contains(first), first == last {
      return symbols.literal(.string(text(range.dropFirst().prefix(max(0, range.count - 2)))))
    }
    if let word = symbols.word(bytes[range]) { return word }
    if first == UInt8(ascii: "("), last == UInt8(ascii: ")"), depth < deepest,
      let ends = rangeEnds(in: range)
    {
      let first = expression(ends.first, &symbols, depth: depth + 1)
      return symbols.range(from: first, to: expression(ends.last, &symbols, depth: depth + 1))
    }
    return number(in: range).map { symbols.literal($0) } ?? lookup(range, &symbols, depth: depth)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let start = range.first(where: { !bytes[$0].isStripped }),
      let end = range.last(where: { !bytes[$0].isStripped })
    else { return range.lowerBound..<range.lowerBound }
    return start..<(end + 1)
  }

  private func text(_ range: Range<Int>) -> String { String(bytes: bytes[range]) }

  /// Returns both sides of the last `..`, or `nil` if one side is empty or contains white space.
  private func rangeEnds(in range: Range<Int>) -> (first: Range<Int>, last: Range<Int>)? {
    let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
    guard
      let dots = inner.dropLast().last(where: { offset in
        bytes[offset] == UInt8(ascii: ".") && bytes[offset + 1] == UInt8(ascii: ".")
      })
    else { return nil }
    let first = trimmed(inner.lowerBound..<dots)
    let last = trimmed((dots + 2)..<inner.upperBound)
    let isWhole = [first, last].allSatisfy { side in
      !side.isEmpty && !bytes[side].contains { $0.isWhitespace }
    }
    return isWhole ? (first, last) : nil
  }

  /// Returns a number; if it has more than one decimal point, only the part before the second one.
  private func number(in range: Range<Int>) -> LiquidValue? {
    let sign = bytes[range.lowerBound] == UInt8(ascii: "-") ? 1 : 0
    let digits = bytes[range].dropFirst(sign)
    guard digits.first?.isDigit == true,
      digits.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
    else { return nil }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let whole = (sign == 1 ? "-" : "") + String(bytes: parts[0])
    guard parts.count > 1 else { return LiquidValue(number: whole) }
    return LiquidValue(number: whole + "." + (parts[1].isEmpty ? "0" : String(bytes: parts[1])))
  }

  /// Returns a variable and its steps: all names and bracketed expressions in the range.
  private func lookup(
    _ range: Range<Int>, _ symbols: inout SymbolTable, depth: Int
  ) -> Expression {
    var root: VariableLookup.Root?
    var steps: [VariableLookup.Step] = []
    let closings = closingBrackets(in: range)
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      if let close = closings[cursor] {
        let inner = (cursor + 1)..<close
        let value =
          depth < deepest
          ? expression(inner, &symbols, depth: depth + 1) : symbols.literal(.null)
        if root != nil {
          steps.append(.index(value))
        } else if case .string(let name)? = value.constant {
          root = .symbol(symbols.symbol(name))
        } else {
          root = .computed(value)
        }
        cursor = close + 1
      } else if bytes[cursor].isSegment {
        var end = segmentEnd(from: cursor, to: range.upperBound)
        if end < range.upperBound, bytes[end] == UInt8(ascii: "?") { end += 1 }
        let name = bytes[cursor..<end]
        if root == nil {
          root = .symbol(symbols.symbol(name))
        } else {
          steps.append(.name(symbols.stepName(name)))
        }
        cursor = end
      } else {
        cursor += 1
      }
    }
    return symbols.variable(root ?? .computed(symbols.literal(.null)), steps, at: range)
  }

  /// Returns the position of the closing bracket for each opening one.
  private func closingBrackets(in range: Range<Int>) -> [Int: Int] {
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    for cursor in range {
      if bytes[cursor] == UInt8(ascii: "[") { open.append(cursor) }
      if bytes[cursor] == UInt8(ascii: "]"), let start = open.popLast() { closings[start] = cursor }
    }
    return closings
  }

  // MARK: Filters

  func filtered(_ range: Range<Int>, _ symbols: inout SymbolTable) -> Part<FilteredExpression> {
    guard let base = firstFragment(in: range) else {
      return symbols.filtered(symbols.literal(.null), at: range.lowerBound)
    }
    let expression = expression(base, &symbols)
    var filters: [FilterCall] = []
    let rest = base.upperBound..<range.upperBound
    if let pipe = rest.first(where: { bytes[$0] == UInt8(ascii: "|") }) {
      for part in filterParts(in: (pipe + 1)..<range.upperBound) {
        if let filter = filter(part, &symbols) { filters.append(filter) }
      }
    }
    return symbols.filtered(expression, filters, at: base.lowerBound)
  }

  /// Returns the parts between pipes, which consist of fragments, commas and white space.
  private func filterParts(in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var cursor = start
    func close() { if cursor > start { parts.append(start..<cursor) } }
    while cursor < range.upperBound {
      if bytes[cursor].isWhitespace || bytes[cursor] == UInt8(ascii: ",") {
        cursor += 1
      } else if let end = fragmentEnd(from: cursor, to: range.upperBound) {
        cursor = end
      } else {
        close()
        cursor += 1
        start = cursor
      }
    }
    close()
    return parts
  }

  private func filter(_ range: Range<Int>, _ symbols: inout SymbolTable) -> FilterCall? {
    guard let start = range.first(where: { bytes[$0].isWord }) else { return nil }
    let end = bytes[start..<range.upperBound].firstIndex { !$0.isWord } ?? range.upperBound
    var arguments: [Expression] = []
    var keywords: [FilterCall.Keyword] = []
    for argument in filterArguments(in: range) {
      if let pair = attributes(in: argument).first, pair.name.lowerBound == argument.lowerBound,
        pair.value.upperBound == argument.upperBound
      {
        keywords.append(
          FilterCall.Keyword(name: text(pair.name), value: expression(pair.value, &symbols)))
      } else {
        arguments.append(expression(argument, &symbols))
      }
    }
    return FilterCall(
      name: text(start..<end), arguments: arguments, keywords: keywords, offset: start,
      in: symbols.storage)
  }

  /// Returns the arguments after colons and commas: fragments, with or without a keyword.
  private func filterArguments(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      guard bytes[cursor] == UInt8(ascii: ":") || bytes[cursor] == UInt8(ascii: ",") else {
        cursor += 1
        continue
      }
      let start = skipWhitespace(from: cursor + 1, to: range.upperBound)
      let wordEnd = bytes[start..<range.upperBound].firstIndex { !$0.isWord } ?? range.upperBound
      if wordEnd > start, let value = attributeValue(after: wordEnd, to: range.upperBound) {
        found.append(start..<value.upperBound)
        cursor = value.upperBound
      } else if let end = fragmentEnd(from: start, to: range.upperBound) {
        found.append(start..<end)
        cursor = end
      } else {
        cursor += 1
      }
    }
    return found
  }

  // MARK: Conditions

  func condition(
    _ range: Range<Int>, _ symbols: inout SymbolTable
  ) throws(SyntaxProblem) -> Condition {
    var links: [Condition.Link] = []
    var start = range.lowerBound
    while true {
      let (end, junction, next) = comparisonEnd(from: start, to: range.upperBound)
      guard let left = firstFragment(in: start..<end) else {
        throw SyntaxProblem("Expected a condition.", at: start)
      }
      links.append(link(left, to: end, junction, &symbols))
      guard junction != nil else { return Condition(links: symbols.storage.keepAll(links)) }
      start = next
    }
  }

  /// Returns the end of a comparison, which is the next separate `and` or `or`.
  private func comparisonEnd(
    from start: Int, to end: Int
  ) -> (end: Int, junction: Condition.Junction?, next: Int) {
    var cursor = skipWhitespace(from: start, to: end)
    while cursor < end {
      if let (junction, next) = junction(at: cursor, to: end) { return (cursor, junction, next) }
      if let fragmentEnd = fragmentEnd(from: cursor, to: end) {
        cursor = fragmentEnd
      } else {
        cursor = bytes[cursor..<end].firstIndex { $0.isWhitespace } ?? end
      }
      cursor = skipWhitespace(from: cursor, to: end)
    }
    return (end, nil, end)
  }

  private func junction(at start: Int, to end: Int) -> (Condition.Junction, next: Int)? {
    for (word, junction) in [("and", Condition.Junction.and), ("or", .or)]
    where bytes[start..<end].starts(with: word.utf8) {
      let next = start + word.utf8.count
      if next == end || !bytes[next].isWord { return (junction, next) }
    }
    return nil
  }

  /// Returns a comparison: a fragment, letters or signs as the operator, and another fragment.
  private func link(
    _ left: Range<Int>, to end: Int, _ junction: Condition.Junction?,
    _ symbols: inout SymbolTable
  ) -> Condition.Link {
    let sign = skipWhitespace(from: left.upperBound, to: end)
    let signEnd =
      bytes[sign..<end].firstIndex { !"=!<>abcdefghijklmnopqrstuvwxyz".utf8.contains($0) } ?? end
    let right = skipWhitespace(from: signEnd, to: end)
    let value = fragmentEnd(from: right, to: end).map { expression(right..<$0, &symbols) }
    return Condition.Link(
      left: expression(left, &symbols),
      comparison: signEnd > sign ? Condition.Comparison(text(sign..<signEnd)) : nil,
      right: value ?? symbols.literal(.null), next: junction, offset: left.lowerBound)
  }
}
