/// The text between two slashes of a deep link: a value and the named values after it.
struct URLSegment {
  let value: String
  let named: [String: String]

  init(_ text: Substring) throws(DeepLinkError) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    value = try Self.decoded(parts[0])
    var named: [String: String] = [:]
    for part in parts.dropFirst() where !part.isEmpty {
      let (name, value) = try Self.pair(part)
      named[name] = value
    }
    self.named = named
  }

  static func pair(_ text: Substring) throws(DeepLinkError) -> (name: String, value: String) {
    let name = text.prefix { $0 != "=" }
    return (try decoded(name), try decoded(text.dropFirst(name.count + 1)))
  }

  /// Returns the text with every character percent-encoded that could have a special meaning in a
  /// URL.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~":
        encoded.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }

  private static func decoded(_ text: Substring) throws(DeepLinkError) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { throw .badEscape(String(text)) }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .badEscape(String(text))
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
