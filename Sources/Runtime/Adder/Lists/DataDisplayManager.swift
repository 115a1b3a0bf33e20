/// Manages the contents of a list and updates the list view when they change (the VIPER book,
/// “DataDisplayManager”). It works only with data and does not depend on the views on the screen.
///
/// A list is filled in one of three ways, determined by the most recent call:
/// - with generators, which have events, in sections: `add(_:toSection:)`, ``refill()``;
/// - with cell objects: ``show(_:)``, or the batches of a tracker: `apply(_:)`;
/// - with positions only, for very long lists: ``showPositions(of:)`` and `apply(_:)`.
///
/// In each case, the list view shows the difference in one animated step. If a cell or a listener
/// changes the list while the view is showing an earlier change, the new change is shown
/// afterwards.
///
/// The view that owns the manager subclasses it, for example as
/// `PostListDataDisplayManager`, or uses it directly.
@MainActor open class DataDisplayManager {
  /// The list view; retained by the manager.
  public private(set) var listView: (any ListView)?

  /// User interface objects that nothing else retains, such as a table's delegate, keyed by type.
  package var companions: [ObjectIdentifier: AnyObject] = [:]

  /// Occurs when the user selects a row, regardless of how the list is filled.
  public let didSelectEvent = FutureEvent<ShownRow>()

  /// Occurs when a row is deselected, if a ``SelectablePlugin`` keeps selections.
  public let didDeselectEvent = FutureEvent<ShownRow>()

  /// Occurs when a batch did not fit, which is also reported as a ``RuntimeProblem``. The list
  /// stays as it was, and its owner must provide the entire list again with ``reset(to:)``.
  public let didLoseTrackEvent = FutureEvent<Void>()

  /// Creates the header of a section from its name, in lists that are not filled with generators.
  public var makeHeader: (@MainActor (String) -> (any CellObject)?)?

  /// Creates the footer of a section from its name, in lists that are not filled with generators.
  public var makeFooter: (@MainActor (String) -> (any CellObject)?)?

  /// The cell object shown for a row of a very long list that its provider no longer has.
  public var placeholder: (any CellObject)?

  public private(set) var plugins: [any ListPlugin] = []

  // MARK: State

  /// The content that the list view shows.
  var content = ListContent.rows([])

  /// The generators that the next refill shows; `nil` if the list is not filled with generators.
  var sections: [ListSection]?

  /// The sections with the headers and footers that are shown, in a list made of generators.
  var shownFrames: [ListSection]?

  /// The list without the moves that the user made since the tracker's last batch; `nil` if the
  /// user made none.
  var trackedRows: [CacheSection<ListRow>]?

  weak var provider: (any CellObjectProvider)?

  /// In a list of positions, the updates that the provider already includes but the list view does
  /// not show yet.
  var ahead: [ListUpdate] = []

  private var waiting: [@MainActor () -> Void] = []
  private var isChanging = false
  private var holds = 0

  public init() {}

  // MARK: The list view

  /// Connects a list view, which shows the list from now on.
  public func show(in listView: any ListView) {
    self.listView = listView
    listView.pluginsDidChange()
    perform { [weak self, weak listView] in
      listView?.reload()
      self?.plugin(SelectablePlugin.self)?.showSelection()
    }
  }

  /// Adds behaviour to the list. Plugins are notified in the order in which they were added.
  public func add(_ plugin: any ListPlugin) {
    plugins.append(plugin)
    plugin.didJoin(self)
    listView?.pluginsDidChange()
  }

  func plugin<Plugin>(_ type: Plugin.Type) -> Plugin? {
    for plugin in plugins {
      if let plugin = plugin as? Plugin { return plugin }
    }
    return nil
  }

  // MARK: Queries from the list view

  public var sectionCount: Int { content.sectionCount }

  public func rowCount(inSection section: Int) -> Int {
    content.rowCount(inSection: section)
  }

  public func sectionName(at section: Int) -> String? { content.sectionName(at: section) }

  /// Returns the value that the row at a position is drawn from. Returns ``placeholder`` if the
  /// provider no longer has the value, and `nil` if there is no such row.
  public func cellObject(at position: ListPosition) -> (any CellObject)? {
    shownRow(at: position)?.cellObject
  }

  public func header(ofSection section: Int) -> (any CellObject)? {
    if let shownFrames {
      return shownFrames.indices.contains(section) ? shownFrames[section].header : nil
    }
    return sectionName(at: section).flatMap { makeHeader?($0) }
  }

  public func footer(ofSection section: Int) -> (any CellObject)? {
    if let shownFrames {
      return shownFrames.indices.contains(section) ? shownFrames[section].footer : nil
    }
    return sectionName(at: section).flatMap { makeFooter?($0) }
  }

  func shownRow(at position: ListPosition) -> ShownRow? {
    guard content.has(position) else { return nil }
    switch content {
    case .rows(let sections):
      let row = sections[position.section].objects[position.item]
      return ShownRow(position: position, cellObject: row.cellObject, generator: row.generator)
    case .positions:
      let asked = ahead.reduce(Optional(position)) { place, update in
        place.flatMap { update.newPosition(of: $0) }
      }
      guard let object = asked.flatMap({ provider?.cellObject(at: $0) }) ?? placeholder else {
        return nil
      }
      return ShownRow(position: position, cellObject: object, generator: nil)
    }
  }

  // MARK: Changes

  /// Makes a change now, or after the change that is being shown.
  func perform(_ change: @escaping @MainActor () -> Void) {
    waiting.append(change)
    makeWaitingChanges()
  }

  private func makeWaitingChanges() {
    if isChanging { return }
    isChanging = true
    while !waiting.isEmpty, holds == 0 { waiting.removeFirst()() }
    isChanging = false
  }

  /// Defers changes while a list view is in the middle of an update. The changes are made when
  /// ``releaseChanges()`` has been called as often as this method.
  package func holdChanges() { holds += 1 }

  package func releaseChanges() {
    holds -= 1
    makeWaitingChanges()
  }

  /// Makes a change and shows it in the list view.
  ///
  /// - Parameter update: The changes to show; `nil` to reload everything.
  func bring(_ update: ListUpdate?, _ change: @escaping @MainActor () -> Void) {
    let isFirst = !content.hasRows
    guard let listView, let update, !isFirst else {
      change()
      listView?.reload()
      return didChange(by: isFirst ? nil : update)
    }
    if update.isEmpty { return change() }
    var isMade = false
    listView.show(update) {
      guard !isMade else { return }
      isMade = true
      change()
    }
    if !isMade {
      // The list view broke its contract. Reload it, so that at least it shows the correct list.
      change()
      listView.reload()
    }
    didChange(by: update)
  }

  private func didChange(by update: ListUpdate?) {
    for plugin in plugins { plugin.listDidChange(self, by: update) }
  }
}
