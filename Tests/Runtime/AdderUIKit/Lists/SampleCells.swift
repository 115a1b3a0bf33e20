import Adder
import AdderRuntimeScenarios
import AdderUIKit
import UIKit

/// A row with a number to know it by, and a text; wide ones are drawn by another cell.
struct Row: CellObject, Hashable {
  let id: Int
  var text = ""
  var isWide = false

  var reuseIdentifier: String { isWide ? "Wide" : Self.reuseIdentifier }
}

struct Title: CellObject {
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

extension RandomUpdate {
  /// The lists before and after, as rows of which some are drawn by the wide cell.
  var rows: (old: [CacheSection<Row>], new: [CacheSection<Row>]) {
    (Self.rows(of: old), Self.rows(of: new))
  }

  private static func rows(of list: [CacheSection<SampleRow>]) -> [CacheSection<Row>] {
    list.map { section in
      CacheSection(
        name: section.name,
        objects: section.objects.map {
          Row(id: $0.id, text: "\($0.content)", isWide: ($0.id + $0.content).isMultiple(of: 5))
        })
    }
  }
}
