import Adder
import AdderTesting

/// A row with a number to know it by, and a text.
struct Row: CellObject, Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  var text = ""
  var isWide = false

  var reuseIdentifier: String { isWide ? "Wide" : Self.reuseIdentifier }
  var description: String { "\(id)\(text)" }
}

struct Title: CellObject, Identifiable, Equatable {
  let id: String
  var text = ""
}

extension DataDisplayManager {
  /// A list of one section with these rows, without generators.
  static func of(_ rows: [Row]) -> DataDisplayManager {
    let list = DataDisplayManager()
    list.show(rows)
    return list
  }
}

extension RecordingListView {
  /// What the rows are drawn from.
  var shown: [[Row]] { rows(as: Row.self) }

  var updates: [ListUpdate] {
    calls.compactMap { if case .update(let update) = $0 { update } else { nil } }
  }
}

/// A source of the same random numbers in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ one: Int) -> Bool { roll(1...one) == 1 }
}
