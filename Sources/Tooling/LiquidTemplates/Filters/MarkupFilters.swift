extension Filter {
  /// Filters that encode, decode and clean up text for the web.
  static let markupFilters: [String: Filter] = [
    "escape": escape,
    "h": escape,
    "escape_once": Filter { .string(String(bytes: Array($0.text.utf8).escapedOnce)) },
    "strip_html": Filter { (text, output) in output.appendWithoutHTML(text) },
    "url_encode": Filter(keepsNull: true) { (text, output) in output.appendURLEncoded(text) },
    "url_decode": Filter { (value) throws(FilterProblem) in
      value.isNull ? .null : .string(try value.text.urlDecoded)
    },
    "base64_encode": Filter { .string(Base64.encode($0.text, isURLSafe: false)) },
    "base64_decode": Filter { (value) throws(FilterProblem) in
      .string(try Base64.decode(value.text, isURLSafe: false))
    },
    "base64_url_safe_encode": Filter { .string(Base64.encode($0.text, isURLSafe: true)) },
    "base64_url_safe_decode": Filter { (value) throws(FilterProblem) in
      .string(try Base64.decode(value.text, isURLSafe: true))
    },
  ]

  private static let escape = Filter(keepsNull: true) { (text, output) in
    output.appendHTMLEscaped(text)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8 {
    self < 10 ? self + UInt8(ascii: "0") : self - 10 + UInt8(ascii: "A")
  }

  fileprivate var htmlEntity: String? {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

extension TextBuffer {
  fileprivate mutating func appendHTMLEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      if let entity = byte.htmlEntity { append(entity) } else { append(byte) }
    }
  }

  fileprivate mutating func appendURLEncoded(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "~"): append(byte)
      case UInt8(ascii: " "): append(UInt8(ascii: "+"))
      case _ where byte.isWord: append(byte)
      default:
        append(UInt8(ascii: "%"))
        append((byte >> 4).hexadecimalDigit)
        append((byte & 0xF).hexadecimalDigit)
      }
    }
  }
}

extension [UInt8] {
  /// The escaped text, in which ampersands that begin an entity are kept.
  fileprivate var escapedOnce: [UInt8] {
    var result: [UInt8] = []
    for (position, byte) in enumerated() {
      if let entity = byte.htmlEntity, !beginsEntity(at: position) {
        result.append(entity)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Returns true if an ampersand is followed by letters, or by `#` and digits,
  /// and then by a semicolon.
  private func beginsEntity(at position: Int) -> Bool {
    guard self[position] == UInt8(ascii: "&") else { return false }
    let rest = self[(position + 1)...]
    let isNumber = rest.first == UInt8(ascii: "#")
    let name = rest.dropFirst(isNumber ? 1 : 0).prefix { isNumber ? $0.isDigit : $0.isLetter }
    return !name.isEmpty && name.endIndex < count && self[name.endIndex] == UInt8(ascii: ";")
  }
}

extension TextBuffer {
  /// Appends text without scripts, styles and comments, and then without tags.
  fileprivate mutating func appendWithoutHTML(_ text: UnsafeBufferPointer<UInt8>) {
    // The kinds of blocks for which no end was found. The filter does not search for such an end
    // again, so it takes linear time.
    var missing: Set<HTMLBlock> = []
    // The position in the output of the first `<` that is not yet followed by `>`.
    var openTag: Int?
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "<") {
        if let block = HTMLBlock(at: position, in: text), !missing.contains(block) {
          if let end = block.end(in: text, from: position) {
            position = end
            continue
          }
          missing.insert(block)
        }
        openTag = openTag ?? count
      }
      append(byte)
      position += 1
      if byte == UInt8(ascii: ">"), let open = openTag {
        cut(to: open)
        openTag = nil
      }
    }
  }
}

/// An element that is removed together with its contents.
private enum HTMLBlock {
  case script, comment, style

  init?(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard position + 1 < bytes.count else { return nil }
    let block: HTMLBlock
    switch bytes[position + 1] {
    case UInt8(ascii: "!"): block = .comment
    case UInt8(ascii: "s"):
      let third = position + 2 < bytes.count ? bytes[position + 2] : 0
      block = third == UInt8(ascii: "c") ? .script : .style
    default: return nil
    }
    guard bytes[position...].starts(with: block.begin.utf8) else { return nil }
    self = block
  }

  private var begin: String {
    switch self {
    case .script: "<script"
    case .comment: "<!--"
    case .style: "<style"
    }
  }

  private var end: String {
    switch self {
    case .script: "</script>"
    case .comment: "-->"
    case .style: "</style>"
    }
  }

  /// Returns the end of a block that begins at a position.
  func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    end.withBytes { position(of: $0, in: bytes, from: start + begin.utf8.count) }
      .map { $0 + end.utf8.count }
  }
}

extension String {
  fileprivate var urlDecoded: String {
    get throws(FilterProblem) {
      var result: [UInt8] = []
      var rest = Array(utf8)[...]
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "+") {
          result.append(UInt8(ascii: " "))
        } else if byte == UInt8(ascii: "%"), let value = rest.prefix(2).hexadecimal {
          result.append(value)
          rest = rest.dropFirst(2)
        } else {
          result.append(byte)
        }
      }
      guard let text = String(validating: result, as: UTF8.self) else {
        throw FilterProblem("The decoded bytes are not UTF-8 text.")
      }
      return text
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var hexadecimal: UInt8? {
    guard count == 2, allSatisfy({ $0.isDigit || (97...102).contains($0 | 0x20) }) else {
      return nil
    }
    return UInt8(String(bytes: self), radix: 16)
  }
}

/// Strict Base64: without line breaks, and with full padding where it is required.
private enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ text: String, isURLSafe: Bool) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      bits &= 0xFF_FFFF
      for place in 0..<4 {
        let digit = digits[bits >> (18 - 6 * place) & 0x3F]
        result.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(bytes: isURLSafe ? result.map(urlSafe) : result)
  }

  private static func urlSafe(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "+"): UInt8(ascii: "-")
    case UInt8(ascii: "/"): UInt8(ascii: "_")
    default: byte
    }
  }

  static func decode(_ text: String, isURLSafe: Bool) throws(FilterProblem) -> String {
    var bytes = Array(text.utf8)
    if isURLSafe, bytes.last != UInt8(ascii: "=") {
      bytes += Array(repeating: UInt8(ascii: "="), count: (4 - bytes.count % 4) % 4)
    }
    let padding = bytes.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    var values: [UInt8] = []
    for byte in bytes.dropLast(padding) {
      guard let value = value(of: byte, isURLSafe: isURLSafe) else { throw invalid }
      values.append(value)
    }
    guard bytes.count.isMultiple(of: 4), padding < 3 else { throw invalid }
    var result: [UInt8] = []
    for start in stride(from: 0, to: values.count, by: 4) {
      let group = values[start..<min(start + 4, values.count)]
      let bits = group.reduce(0) { $0 << 6 | Int($1) } << (6 * (4 - group.count))
      for place in 0..<(group.count - 1) {
        result.append(UInt8(truncatingIfNeeded: bits >> (16 - 8 * place)))
      }
      // The unused bits before the padding must be zero.
      if group.count < 4, bits & (0xFF_FFFF >> (8 * (group.count - 1))) != 0 { throw invalid }
    }
    guard let text = String(validating: result, as: UTF8.self) else {
      throw FilterProblem("The decoded bytes are not UTF-8 text.")
    }
    return text
  }

  private static var invalid: FilterProblem { FilterProblem("The text is not in Base64.") }

  private static func value(of byte: UInt8, isURLSafe: Bool) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    case UInt8(ascii: "-") where isURLSafe: 62
    case UInt8(ascii: "_") where isURLSafe: 63
    default: nil
    }
  }
}
