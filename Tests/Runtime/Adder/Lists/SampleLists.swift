import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import AdderTesting

extension DataDisplayManager {
  /// Returns a list that shows these rows in one section, without generators.
  static func of(_ rows: [Row]) -> DataDisplayManager {
    let list = DataDisplayManager()
    list.show(rows)
    return list
  }
}

extension RecordingListView {
  /// The cell objects of the rows, by section.
  var shown: [[Row]] { rows(as: Row.self) }

  var updates: [ListUpdate] {
    calls.compactMap { if case .update(let update) = $0 { update } else { nil } }
  }
}

extension SeededRandom {
  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ one: Int) -> Bool { roll(1...one) == 1 }
}
