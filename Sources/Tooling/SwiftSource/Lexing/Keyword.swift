/// The keywords of Swift, including those that are keywords only in some places.
///
/// The parser decides whether such a word is a name.
package enum Keyword: String, CaseIterable, Sendable, BitwiseCopyable {
  case none = ""
  // Declarations.
  case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`
  case `init`, `let`, `macro`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`
  case `typealias`, `var`
  // Modifiers.
  case `__consuming`, `__setter_access`, `async`, `borrowing`, `consuming`, `convenience`,
    `distributed`
  case `dynamic`, `fileprivate`, `final`, `indirect`, `infix`, `inout`, `internal`, `isolated`,
    `lazy`
  case `mutating`, `nonisolated`, `nonmutating`, `nonsending`, `open`, `optional`, `override`,
    `package`
  case `postfix`, `prefix`, `private`, `public`, `reasync`, `required`, `rethrows`, `sending`,
    `static`
  case `throws`, `unowned`, `weak`, `__owned`, `__shared`, `_const`, `_local`
  // Accessors.
  case `get`, `set`, `willSet`, `didSet`, `unsafeAddress`, `_read`, `_modify`, `read`, `modify`,
    `borrow`, `mutate`
  // Statements.
  case `break`, `catch`, `continue`, `default`, `defer`, `discard`, `do`, `else`, `fallthrough`,
    `for`
  case `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`, `yield`
  // Expressions and types.
  case `Any`, `any`, `as`, `await`, `consume`, `copy`, `each`, `false`, `is`, `nil`, `of`, `self`,
    `Self`
  case `some`, `super`, `true`, `try`, `unsafe`, `Protocol`, `Type`, underscore = "_"
}

/// A collision-free hash table of keywords: a lookup needs only one comparison.
struct KeywordTable {
  /// The first eight bytes of a word and the next eight, padded with zeros.
  struct Word {
    let low: UInt64
    let high: UInt64
  }

  private static let placeBits = 11
  /// The maximum length of a word that can be a keyword, in bytes.
  static let longest = 16
  /// The number of the keyword in each slot; the number of `none` if the slot is empty.
  private let places: [UInt8]
  /// The bytes of each keyword, by its number.
  private let words: [Word]
  private let multiplier: UInt64

  static let shared = KeywordTable()

  private init() {
    let words = Keyword.allCases.map { Word($0.rawValue) }
    var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    while true {
      if let places = Self.places(of: words, multiplier) {
        self.places = places
        break
      }
      multiplier = multiplier &* 6_364_136_223_846_793_005 &+ 2
    }
    self.words = words
    self.multiplier = multiplier
  }

  /// - Returns: `nil` if two words have the same slot.
  private static func places(of words: [Word], _ multiplier: UInt64) -> [UInt8]? {
    var places = [UInt8](repeating: 0, count: 1 << placeBits)
    for (number, word) in words.enumerated().dropFirst() {
      let place = place(of: word, multiplier)
      if places[place] != 0 { return nil }
      places[place] = UInt8(number)
    }
    return places
  }

  @inline(__always) private static func place(of word: Word, _ multiplier: UInt64) -> Int {
    Int(truncatingIfNeeded: ((word.low ^ (word.high &* 31)) &* multiplier) >> (64 - placeBits))
  }

  /// Returns the keyword with these bytes, or `none`.
  @inline(__always) func keyword(_ word: Word) -> Keyword {
    let number = places.withUnsafeBufferPointer { $0[Self.place(of: word, multiplier)] }
    let kept = words.withUnsafeBufferPointer { $0[Int(number)] }
    let isKept = (kept.low ^ word.low) | (kept.high ^ word.high) == 0
    // An enum of fewer than 256 cases without values is stored as a byte with the number of the
    // case, and the table holds only numbers of cases.
    return isKept ? unsafeBitCast(number, to: Keyword.self) : .none
  }
}

extension KeywordTable.Word {
  fileprivate init(_ text: String) {
    var halves: (low: UInt64, high: UInt64) = (0, 0)
    for (index, byte) in text.utf8.enumerated() {
      if index < 8 {
        halves.low |= UInt64(byte) << (8 * index)
      } else {
        halves.high |= UInt64(byte) << (8 * (index - 8))
      }
    }
    self.init(low: halves.low, high: halves.high)
  }
}
