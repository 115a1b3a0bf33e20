public import Adder
internal import AdderCAdwaita

/// A cell, header or footer of a list: widgets that draw themselves from a value. Who shows it knows nothing
/// of its inside.
///
/// ```swift
/// final class PostCell: GTKCell {
///   let widget = GTKObject(new: gtk_label_new(nil))
///   func configure(with post: PostCellObject) { gtk_label_set_text(widget.opaque, post.title) }
/// }
/// ```
///
/// A list makes as many cells as it shows rows, and configures them again for other rows.
@MainActor public protocol GTKCell: AnyObject {
  associatedtype Model: CellObject

  /// What is drawn; always the same widget.
  var widget: GTKObject { get }

  /// What a screen reader calls the row, after each configuration; the texts of the labels in the widget
  /// unless the cell says otherwise.
  var accessibleLabel: String { get }

  init()

  /// Draws a value. It is called again when the value of the row changes, and for other rows; so it sets
  /// all that depends on the value.
  func configure(with model: Model)
}

extension GTKCell {
  public var accessibleLabel: String {
    texts(in: widget.widget).joined(separator: ", ")
  }
}

/// The texts of the labels in a widget, as one reads.
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
