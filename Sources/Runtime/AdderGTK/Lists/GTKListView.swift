public import Adder
internal import AdderCAdwaita

/// A list in a window: a `GtkListView` that scrolls.
///
/// ```swift
/// final class PostListView: GTKModuleView, PostListViewInput {
///   let position = GTKPosition()
///   let dataDisplayManager = DataDisplayManager()
///   var widget: GTKObject { listView.widget }
///   private lazy var listView = GTKListView(of: dataDisplayManager)
/// ```
///
/// A click, Enter or Space selects a row. With a `SelectablePlugin`, the arrow keys also select
/// rows, and the selection is kept. The arrow keys also move to headers and footers, but these
/// cannot be selected. Swipe actions are in a row's menu. At most 10,000 rows can be selected at
/// once.
@MainActor public final class GTKListView: ListView {
  /// The list with its scroll bars.
  public let widget: GTKObject

  /// The list itself, a `GtkListView`. Use it for GTK's settings, such as
  /// separators and style classes.
  public let listWidget: GTKObject

  private weak var list: DataDisplayManager?
  private let model: ListModel?
  private let modelObject: GTKObject?
  /// The rows, keyed by GTK's list items.
  private var rows: [OpaquePointer: GTKListRow] = [:]
  private var cells = CellPool()
  /// The rows that were last reported to the plugins as visible.
  private var rowsInSight: Range<Int> = 0..<0
  private var isLookingSoon = false
  private var isFirstTime = true
  private var menu: RowMenu?

  /// Creates a view that shows a list. The list retains the view.
  @discardableResult
  public init(of list: DataDisplayManager) {
    self.list = list
    let made = ListModel.make()
    (model, modelObject) = (made?.0, made?.1)
    let factory = GTKObject(new: gtk_signal_list_item_factory_new())
    // The list view takes over a reference to each object.
    for object in [modelObject, factory] { if let object { g_object_ref(object.pointer) } }
    listWidget = GTKObject(new: gtk_list_view_new(modelObject?.opaque, factory.opaque))
    widget = GTKObject(new: gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(widget.opaque, listWidget.widget)
    gtk_widget_set_vexpand(widget.widget, 1)
    model?.view = self
    serve(factory)
    watch()
    list.show(in: self)
  }

  private func serve(_ factory: GTKObject) {
    factory.on("setup") { [weak self] arguments in
      guard let item = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      self?.rows[item] = GTKListRow(item)
    }
    factory.on("bind") { [weak self] arguments in
      guard let self, let item = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      let row = rows[item]
      row?.bind(SwiftClass.payload(of: gtk_list_item_get_item(item)) as? ListItem)
      if let row, let list { row.draw(list, cells: &cells) }
    }
    factory.on("unbind") { [weak self] arguments in
      guard let self, let item = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      rows[item]?.unbind()
    }
    factory.on("teardown") { [weak self] arguments in
      guard let self, let item = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      rows.removeValue(forKey: item)?.takeCell(into: &cells)
    }
  }

  private func watch() {
    listWidget.on("activate") { [weak self] arguments in
      if let index = arguments.integer(0) { self?.userActivates(index) }
    }
    let adjustment = GTKObject(
      retaining: gtk_scrolled_window_get_vadjustment(widget.opaque))
    for signal in ["value-changed", "changed"] {
      adjustment.on(signal) { [weak self] _ in self?.lookSoon() }
    }
    menu = RowMenu(over: widget, of: listWidget) { [weak self] widget in
      self?.actions(ofRowIn: widget)
    }
  }

  // MARK: Updates

  public func reload() {
    guard let list, let model else { return }
    model.replace(with: ListFlattening(of: list))
    for row in Array(rows.values) { row.draw(list, cells: &cells) }
    if isFirstTime {
      isFirstTime = false
      for position in selectable?.selectedPositions ?? [] { select(at: position) }
    }
    lookSoon()
  }

  public func show(_ update: ListUpdate, change: @escaping () -> Void) {
    guard let list, let model else { return change() }
    // If the list changed without a notification, for example in its headers, it is reloaded.
    guard ListFlattening(of: list) == model.flattening else {
      change()
      return reload()
    }
    change()
    model.change(to: ListFlattening(of: list), by: update)
    for row in Array(rows.values) { row.draw(list, cells: &cells) }
    lookSoon()
  }

  public func select(at position: ListPosition) {
    model?.setSelected(true, at: position)
  }

  public func deselect(at position: ListPosition) { model?.setSelected(false, at: position) }

  /// Scrolls until a row is visible, and gives it the keyboard focus. This happens with the next
  /// frame, because GTK scrolls incorrectly among rows that it has not laid out yet.
  public func scroll(to position: ListPosition) {
    guard let list, let model, position.item < list.rowCount(inSection: position.section) else {
      return
    }
    // The row may move in the meantime. Its item is retained and has the current index.
    guard let object = model.item(at: model.flattening.index(of: position)) else { return }
    let item = GTKObject(new: object)
    whenDrawn(listWidget) { [weak self] in
      guard let self, let index = (SwiftClass.payload(of: item.pointer) as? ListItem)?.index else {
        return
      }
      gtk_widget_activate_action_variant(
        listWidget.widget, "list.scroll-to-item", g_variant_new_uint32(guint32(index)))
    }
  }

  // MARK: User actions

  private var selectable: SelectablePlugin? {
    list?.plugins.lazy.compactMap { $0 as? SelectablePlugin }.first
  }

  public func pluginsDidChange() {
    // If selections are not kept, a single click does what Enter does.
    gtk_list_view_set_single_click_activate(listWidget.opaque, selectable == nil ? 1 : 0)
    lookSoon()
  }

  private func userActivates(_ index: Int) {
    guard let position = model?.position(at: index) else { return }
    if selectable == nil {
      list?.userDidSelect(at: position)
    } else if model?.selected.contains(position) == false {
      userSelects([index], isAlone: true)
    }
  }

  /// Returns the swipe actions of a row, with a closure that performs an action.
  private func actions(
    ofRowIn widget: GTKObject
  ) -> ([SwipeAction], @MainActor (SwipeAction) -> Void)? {
    let shown = rows.values.first { $0.widget?.pointer == widget.pointer }
    guard let list, case .row(let position)? = shown?.item?.element,
      let row = list.row(at: position)
    else { return nil }
    let actions = list.swipeActions(at: position)
    if actions.isEmpty { return nil }
    return (actions, { [weak list] action in list?.userDidSwipe(row, action: action) })
  }

  /// Called when the user requests to select rows.
  ///
  /// - Parameter isAlone: True if all other rows are to be deselected.
  /// - Returns: True if the rows can be selected.
  @discardableResult
  func userSelects(_ indices: some RandomAccessCollection<Int>, isAlone: Bool) -> Bool {
    guard let list, let model, indices.count <= Self.selectedAtOnce else { return false }
    let positions = indices.compactMap { model.position(at: $0) }
    guard let first = positions.first else { return false }
    guard let selectable else {
      // Space requests to select a row in addition to other rows. The arrow keys request to select
      // that row alone, and should only move the focus.
      if !isAlone, positions.count == 1 { list.userDidSelect(at: first) }
      return false
    }
    guard selectable.mode == .multiple || positions.count == 1 else { return false }
    if isAlone, selectable.mode == .multiple {
      deselect(model.selected.subtracting(positions).sorted())
    }
    for position in positions where !model.selected.contains(position) {
      model.setSelected(true, at: position)
      if model.selected.contains(position) { list.userDidSelect(at: position) }
    }
    return true
  }

  /// Called when the user requests to deselect rows.
  func userDeselects(_ indices: some Collection<Int>) -> Bool {
    guard let model, selectable != nil else { return false }
    deselect(indices.compactMap { model.position(at: $0) })
    return true
  }

  private func deselect(_ positions: [ListPosition]) {
    for position in positions where model?.selected.contains(position) == true {
      model?.setSelected(false, at: position)
      list?.userDidDeselect(at: position)
    }
  }

  /// The maximum number of rows that can be selected at once. There is a limit because each row is
  /// selected with a separate event.
  private static let selectedAtOnce = 10_000

  // MARK: Visible rows

  public var lastVisiblePosition: ListPosition? {
    visibleRows.reversed().lazy.compactMap { self.model?.position(at: $0) }.first
  }

  /// The rows that are at least partly visible; empty until the list has a size.
  var visibleRows: Range<Int> {
    let height = Float(gtk_widget_get_height(listWidget.widget))
    var first = Int.max
    var last = -1
    for row in rows.values {
      guard let index = row.item?.index, let widget = row.widget,
        gtk_widget_get_child_visible(widget.widget) != 0, gtk_widget_get_height(widget.widget) > 0
      else { continue }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget.widget, listWidget.widget, &bounds) != 0 else {
        continue
      }
      if bounds.origin.y < height, bounds.origin.y + bounds.size.height > 0 {
        first = min(first, index)
        last = max(last, index)
      }
    }
    return first <= last ? first..<last + 1 : 0..<0
  }

  /// Notifies the plugins of rows that become visible, after GTK has laid out the rows.
  private func lookSoon() {
    guard !isLookingSoon, list?.plugins.isEmpty == false else { return }
    isLookingSoon = true
    whenDrawn(listWidget) { [weak self] in
      guard let self else { return }
      isLookingSoon = false
      let former = rowsInSight
      rowsInSight = visibleRows
      for index in rowsInSight where !former.contains(index) {
        if let position = model?.position(at: index) { list?.willShowRow(at: position) }
      }
    }
  }
}
