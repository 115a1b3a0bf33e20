import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import AdderTesting

/// A row with a number to know it by, and a text.
struct Row: CellObject, Hashable, CustomStringConvertible {
  let id: Int
  var text = ""
  var isWide = false

  var reuseIdentifier: String { isWide ? "Wide" : Self.reuseIdentifier }
  var description: String { "\(id)\(text)" }
}

struct Title: CellObject {
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

extension SeededRandom {
  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ one: Int) -> Bool { roll(1...one) == 1 }
}

extension RandomUpdate {
  /// The lists before and after, as rows of which some are drawn in another way.
  var rows: (old: [CacheSection<Row>], new: [CacheSection<Row>]) {
    (Self.rows(of: old), Self.rows(of: new))
  }

  private static func rows(of list: [CacheSection<SampleRow>]) -> [CacheSection<Row>] {
    list.map { section in
      CacheSection(
        name: section.name,
        objects: section.objects.map {
          Row(id: $0.id, text: ":\($0.content)", isWide: ($0.id + $0.content).isMultiple(of: 5))
        })
    }
  }
}
