/// Holds what a list shows and tells the list view how it changes (the book, “DataDisplayManager”). It
/// works with data only and knows no view of the screen.
///
/// A list is filled in one of three ways; the last one counts:
/// - with generators, which bring their events, in sections: `add(_:toSection:)`, ``refill()``;
/// - with cell objects: ``show(_:)``, or the batches of a tracker: `apply(_:)`;
/// - with positions only, for lists without an end: ``showPositions(of:)`` and `apply(_:)`.
///
/// Whatever fills it, the list view is told the difference in one animated step. Changes that are made
/// while a view shows another one, by a cell or by a listener, follow when that is done.
///
/// The view that owns the manager subclasses it as its `PostListDataDisplayManager`, or just has one.
@MainActor open class DataDisplayManager {
  /// What shows the list; held by the manager.
  public private(set) var listView: (any ListView)?

  /// What a user interface keeps with the list, such as the delegate of a table, which nobody else holds;
  /// by type.
  package var companions: [ObjectIdentifier: AnyObject] = [:]

  /// Happens when the user selects a row, whatever fills the list.
  public let didSelectEvent = FutureEvent<ShownRow>()

  /// Happens when the selection of a row goes, if selections stay, see ``SelectablePlugin``.
  public let didDeselectEvent = FutureEvent<ShownRow>()

  /// Happens when a batch did not fit, which is also a ``RuntimeProblem``: the list shows what it
  /// showed, and whoever feeds it has to say everything anew: ``reset(to:)``.
  public let didLoseTrackEvent = FutureEvent<Void>()

  /// Makes the header of a section out of its name, in lists that are not filled with generators.
  public var makeHeader: (@MainActor (String) -> (any CellObject)?)?

  /// Makes the footer of a section out of its name, in lists that are not filled with generators.
  public var makeFooter: (@MainActor (String) -> (any CellObject)?)?

  /// What a list without an end shows for a row that its provider has no longer.
  public var placeholder: (any CellObject)?

  public private(set) var plugins: [any ListPlugin] = []

  // MARK: State

  /// What the list view shows.
  var content = ListContent.rows([])

  /// The list of generators as it will be after the next refill; `nil` while nobody filled it so.
  var sections: [ListSection]?

  /// Headers and footers as they are shown, of a list made of generators; by section.
  var shownFrames: [ListSection]?

  /// The list as its tracker knows it, when the user has carried rows elsewhere since the last batch.
  var trackedRows: [CacheSection<ListRow>]?

  weak var provider: (any CellObjectProvider)?

  /// In a list of positions, the updates that the provider has made already and the list view has not.
  var ahead: [ListUpdate] = []

  private var waiting: [@MainActor () -> Void] = []
  private var isChanging = false
  private var holds = 0

  public init() {}

  // MARK: The list view

  /// Lets a list view show the list, from the beginning and from now on.
  public func show(in listView: any ListView) {
    self.listView = listView
    listView.pluginsDidChange()
    perform { [weak self, weak listView] in
      listView?.reload()
      self?.plugin(SelectablePlugin.self)?.showSelection()
    }
  }

  /// Adds behaviour to the list. Plugins hear of what happens in the order of their adding.
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

  // MARK: What the list view asks

  public var sectionCount: Int { content.sectionCount }

  public func rowCount(inSection section: Int) -> Int {
    content.rowCount(inSection: section)
  }

  public func sectionName(at section: Int) -> String? { content.sectionName(at: section) }

  /// What the row at a position is drawn from; ``placeholder`` when the store has lost it, and `nil`
  /// when there is no such row.
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

  // MARK: Changing

  /// Makes a change now, or when the one that is being shown is done.
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

  /// Lets changes wait until they are released as often: a list view is in the middle of something.
  package func holdChanges() { holds += 1 }

  package func releaseChanges() {
    holds -= 1
    makeWaitingChanges()
  }

  /// Brings new content to the list view.
  ///
  /// - Parameter update: what changes; `nil`: everything.
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
      // A list view that does not keep to its contract shows at least the right list.
      change()
      listView.reload()
    }
    didChange(by: update)
  }

  private func didChange(by update: ListUpdate?) {
    for plugin in plugins { plugin.listDidChange(self, by: update) }
  }
}
