public import Adder
internal import AdderCAdwaita

/// A cell, header or footer of a list: widgets that are drawn from a value. The list does not
/// access the widgets inside the cell.
///
/// ```swift
/// final class PostCell: GTKCell {
///   let widget = GTKObject(new: gtk_label_new(nil))
///   func configure(with post: PostCellObject) { gtk_label_set_text(widget.opaque, post.title) }
/// }
/// ```
///
/// A list creates only as many cells as it shows rows, and reuses them for other rows.
@MainActor public protocol GTKCell: AnyObject {
  associatedtype Model: CellObject

  /// The cell's widget. The property must always return the same widget.
  var widget: GTKObject { get }

  /// The name of the row for screen readers, read after each configuration. By default, it consists
  /// of the text of all labels in the widget.
  var accessibleLabel: String { get }

  init()

  /// Draws a value. This method is called again when the value of the row changes, and for other
  /// rows, so it must set everything that depends on the value.
  func configure(with model: Model)
}

extension GTKCell {
  public var accessibleLabel: String {
    texts(in: widget.widget).joined(separator: ", ")
  }
}

/// Returns the text of each label in a widget, in reading order.
@MainActor private func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
  guard gtk_widget_get_visible(widget) != 0 else { return [] }
  if isObject(widget, of: gtk_label_get_type()) {
    let text = gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) } ?? ""
    return text.isEmpty ? [] : [text]
  }
  var result: [String] = []
  var child = gtk_widget_get_first_child(widget)
  while let next = child {
    result += texts(in: next)
    child = gtk_widget_get_next_sibling(next)
  }
  return result
}
