import Adder
import AdderTestSupport
import AdderUIKit
import UIKit

/// A row with a number to know it by, and a text; wide ones are drawn by another cell.
struct Row: CellObject, Identifiable, Hashable {
  let id: Int
  var text = ""
  var isWide = false

  var reuseIdentifier: String { isWide ? "Wide" : Self.reuseIdentifier }
}

struct Title: CellObject, Identifiable, Equatable {
  let id: String
  var text = ""
}

class RowCell: UITableViewCell, ConfigurableItem {
  private(set) var drawn: Row?
  func configure(with row: Row) { drawn = row }
}

final class WideRowCell: RowCell {}

final class TitleView: UITableViewHeaderFooterView, ConfigurableItem {
  private(set) var drawn: Title?
  func configure(with title: Title) { drawn = title }
}

class RowItem: UICollectionViewCell, ConfigurableItem {
  private(set) var drawn: Row?
  func configure(with row: Row) { drawn = row }
}

final class WideRowItem: RowItem {}

final class TitleItem: UICollectionReusableView, ConfigurableItem {
  private(set) var drawn: Title?
  func configure(with title: Title) { drawn = title }
}

/// Random lists of sections, each time out of the same few rows, so that many stay.
struct RandomLists {
  var random: SeededRandom

  mutating func next() -> [CacheSection<Row>] {
    var ids = Array(0..<24).shuffled(using: &random)
    if chance(3) { ids.sort() }
    return ["a", "b", "c", "d"].filter { _ in !chance(3) }.map { name in
      let count = Int.random(in: 0...6, using: &random)
      defer { ids.removeFirst(count) }
      return CacheSection(
        name: name,
        objects: ids.prefix(count).map { id in
          Row(id: id, text: chance(4) ? "!" : "", isWide: chance(6))
        })
    }
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 1...one, using: &random) == 1 }
}
