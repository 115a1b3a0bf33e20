import Adder
import AdderCAdwaita
import AdderGTK
import AdderRuntimeScenarios

final class RowCell: GTKCell {
  let widget = GTKObject(new: gtk_label_new(nil))

  static var madeCount = 0
  private(set) static weak var last: RowCell?

  init() {
    Self.madeCount += 1
    Self.last = self
  }

  func configure(with row: Row) {
    gtk_label_set_text(widget.opaque, "\(row.id)\(row.text)")
  }
}

final class WideRowCell: GTKCell {
  let widget = GTKObject(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private let label = GTKObject(new: gtk_label_new(nil))

  init() { gtk_box_append(widget.typed(), label.widget) }

  func configure(with row: Row) { gtk_label_set_text(label.opaque, "\(row.id)\(row.text)!") }
}

final class TitleCell: GTKCell {
  let widget = GTKObject(new: gtk_label_new(nil))

  func configure(with title: Title) {
    gtk_label_set_markup(widget.opaque, "<b>\(title.id)\(title.text)</b>")
  }
}

extension CacheTransactionBatch where Object == Row {
  /// Creates the batch that turns one list into another, with objects or with positions only.
  init(
    from old: [CacheSection<Row>], to new: [CacheSection<Row>], onlyPositions: Bool
  ) {
    self.init(from: old, to: new)
    if onlyPositions { self = mapEach(nil) }
  }
}

/// A store that provides individual rows by position and counts the requests.
final class RowStore: CellObjectProvider {
  var content: [CacheSection<Row>] = []
  var asked = 0

  var sections: [CacheSectionSize] {
    content.map { CacheSectionSize(name: $0.name, count: $0.objects.count) }
  }

  func cellObject(at position: ListPosition) -> (any CellObject)? {
    asked += 1
    guard content.indices.contains(position.section),
      content[position.section].objects.indices.contains(position.item)
    else { return nil }
    return content[position.section].objects[position.item]
  }
}
