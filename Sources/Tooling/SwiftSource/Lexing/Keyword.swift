/// The words of Swift that mean something, everywhere or in some places only.
///
/// Which of them are names in a place is for the parser to say.
package enum Keyword: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case none
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
  case `some`, `super`, `true`, `try`, `unsafe`, `Protocol`, `Type`, underscore
}

/// Finds keywords by their bytes.
struct KeywordTable {
  private struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var keyword = Keyword.none
  }

  private static let size = 512
  /// No keyword that is looked for is longer.
  static let longest = 16
  private let slots: [Slot]

  static let shared = KeywordTable()

  private init() {
    var slots = [Slot](repeating: Slot(), count: Self.size)
    for keyword in Keyword.allCases where keyword != .none {
      let bytes = Array((keyword == .underscore ? "_" : String(describing: keyword)).utf8)
      var low: UInt64 = 0
      var high: UInt64 = 0
      for (index, byte) in bytes.enumerated() {
        if index < 8 {
          low |= UInt64(byte) << (8 * index)
        } else {
          high |= UInt64(byte) << (8 * (index - 8))
        }
      }
      var slot = Self.slot(low, high)
      while slots[slot].keyword != .none { slot = (slot + 1) & (Self.size - 1) }
      slots[slot] = Slot(low: low, high: high, keyword: keyword)
    }
    self.slots = slots
  }

  @inline(__always) private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// The keyword that these bytes are: the first eight, and the next, with zeros behind the last.
  @inline(__always) func keyword(_ low: UInt64, _ high: UInt64) -> Keyword {
    slots.withUnsafeBufferPointer { slots in
      var slot = Self.slot(low, high)
      while true {
        let kept = slots[slot]
        if kept.keyword == .none || (kept.low == low && kept.high == high) { return kept.keyword }
        slot = (slot + 1) & (Self.size - 1)
      }
    }
  }
}
