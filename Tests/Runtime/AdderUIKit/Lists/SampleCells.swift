import Adder
import AdderRuntimeScenarios
import AdderUIKit
import UIKit

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
