extension Lexer {
  @inline(__always)
  mutating func cutName(from start: Int) {
    let first = EightBytes(at: bytes + start)
    var ends = first.areNoName
    position = start + ends.firstByte
    while ends == 0 {
      ends = EightBytes(at: bytes + position).areNoName
      position += ends.firstByte
    }
    if bytes[position] >= 0x80 {
      takeNameScalars()
      append(.identifier, from: start)
      return
    }
    append(.identifier, keyword(first, from: start, length: position - start), from: start)
  }

  @inline(__always)
  private func keyword(_ first: EightBytes, from start: Int, length: Int) -> Keyword {
    if length <= 8 {
      let low = first.value & (UInt64.max >> UInt64(64 - 8 * length))
      return keywords.keyword(KeywordTable.Word(low: low, high: 0))
    }
    if length > KeywordTable.longest { return .none }
    let high = EightBytes(at: bytes + start + 8).value & (UInt64.max >> UInt64(128 - 8 * length))
    return keywords.keyword(KeywordTable.Word(low: first.value, high: high))
  }

  private mutating func takeNameScalars() {
    while true {
      if Characters.isNameByte(bytes[position]) {
        position += 1
      } else if bytes[position] >= 0x80, let scalar = Characters.scalar(bytes + position),
        Characters.canContinueName(scalar.value)
      {
        position += scalar.length
      } else {
        return
      }
    }
  }

  /// Takes a name in backticks: `` `a name` ``. A lone backtick is a separate token.
  mutating func cutBackticks(from start: Int) {
    position += 1
    while bytes[position] != UInt8(ascii: "`") {
      if Characters.endsLine(bytes[position]) || position >= count {
        position = start + 1
        append(.backtick, from: start)
        return
      }
      position += 1
    }
    position += 1
    append(.identifier, from: start)
  }

  mutating func cutOtherScalar(from start: Int) {
    guard let scalar = Characters.scalar(bytes + position) else {
      position += 1
      flags.insert(.isApart)
      return
    }
    if Characters.canBeginName(scalar.value) {
      takeNameScalars()
      append(.identifier, from: start)
    } else if Characters.canBeginOperator(scalar.value) {
      cutOperator(from: start)
    } else {
      // Another kind of blank, or a meaningless character.
      position += scalar.length
      flags.insert(.isApart)
    }
  }
}
