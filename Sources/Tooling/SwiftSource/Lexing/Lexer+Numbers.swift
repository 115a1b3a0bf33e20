extension Lexer {
  mutating func cutNumber(from start: Int) {
    // The index of a tuple's element: `pair.0.1` contains no fraction.
    if start > 0, bytes[start - 1] == UInt8(ascii: "."), last?.kind == .period {
      takeDigits()
      append(.integer, from: start)
      return
    }
    var kind = TokenKind.integer
    switch bytes[start] == UInt8(ascii: "0") ? bytes[start + 1] | 0x20 : 0 {
    case UInt8(ascii: "x"): kind = takeHexadecimal(from: start)
    case UInt8(ascii: "o"), UInt8(ascii: "b"): takeDigits()
    default: kind = takeDecimal()
    }
    append(kind, from: start)
  }

  private mutating func takeHexadecimal(from start: Int) -> TokenKind {
    var kind = TokenKind.integer
    takeDigits()
    if bytes[position] == UInt8(ascii: "."), isHexadecimal(bytes[position + 1]),
      hasExponent(behind: position + 1)
    {
      kind = .float
      position += 1
      takeDigits()
    }
    // `takeDigits` has already taken the exponent of a hexadecimal number, up to its sign.
    if bytes[position - 1] | 0x20 == UInt8(ascii: "p"), isSign(bytes[position]) {
      position += 1
      takeDigits()
    }
    return kind == .integer && hasExponentMark(start) ? .float : kind
  }

  private mutating func takeDecimal() -> TokenKind {
    var kind = TokenKind.integer
    takeDecimalDigits()
    if bytes[position] == UInt8(ascii: "."), isDigit(bytes[position + 1]) {
      kind = .float
      position += 1
      takeDecimalDigits()
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e"),
      isDigit(bytes[isSign(bytes[position + 1]) ? position + 2 : position + 1])
    {
      kind = .float
      position += 2
      takeDecimalDigits()
    }
    // Letters that follow belong to the number, although they make it invalid.
    takeDigits()
    return kind
  }

  /// Takes digits of any base and everything else that a name can contain.
  private mutating func takeDigits() {
    while Characters.isNameByte(bytes[position]) { position += 1 }
  }

  private mutating func takeDecimalDigits() {
    while isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// Returns true if the hexadecimal fraction here has an exponent. A hexadecimal fraction
  /// without an exponent is not a number.
  private func hasExponent(behind start: Int) -> Bool {
    var end = start
    while isHexadecimal(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return bytes[end] | 0x20 == UInt8(ascii: "p")
  }

  private func hasExponentMark(_ start: Int) -> Bool {
    (start + 2..<position).contains { bytes[$0] | 0x20 == UInt8(ascii: "p") }
  }
}
