/// Lists filled with cell objects or with positions only.
extension DataDisplayManager {
  /// Shows these cell objects in one section. The list view shows only the difference.
  public func show(_ cellObjects: [any CellObject]) {
    show(sections: [CacheSection(name: "", objects: cellObjects)])
  }

  /// Shows these cell objects in sections. The list view shows only the difference.
  public func show(sections: [CacheSection<any CellObject>]) {
    let target = sections.map { section in
      CacheSection(name: section.name, objects: section.objects.map { ListRow(cellObject: $0) })
    }
    perform { [self] in
      guard case .rows(let shown) = content else { return take(target, nil) }
      take(target, ListUpdate(difference(from: shown, to: target)))
    }
  }

  /// Applies a batch from a tracker, which the presenter passed on.
  ///
  /// A batch that does not fit the list is reported as a ``RuntimeProblem``. The list then
  /// reloads the rows that it has, and ``didLoseTrackEvent`` occurs, so that the list's owner
  /// can provide the entire list again.
  public func apply(_ batch: CacheTransactionBatch<any CellObject>) {
    if hasPositions { ahead.append(ListUpdate(batch)) }
    perform { [self] in
      switch content {
      case .positions(let sizes): applyPositions(batch, to: sizes)
      case .rows: applyObjects(batch)
      }
    }
  }

  /// Applies a tracker's batch of cell objects of one type.
  public func apply<Object: CellObject>(_ batch: CacheTransactionBatch<Object>) {
    apply(batch.map { $0 as any CellObject })
  }

  /// Applies a tracker's batch of model values.
  public func apply<Model>(
    _ batch: CacheTransactionBatch<Model>, using factory: some CellObjectFactory<Model>
  ) {
    apply(factory.makeCellObjects(from: batch))
  }

  /// Replaces the list with the result of applying the batch to an empty list. Use it with the
  /// batch that ``CacheTracker/obtainTransactionBatchFromCurrentCache()`` returns.
  public func reset(to batch: CacheTransactionBatch<any CellObject>) {
    perform { [self] in
      if case .positions = content {
        return showSizes(provider?.sections ?? [])
      }
      var rows: [CacheSection<ListRow>] = []
      if batch.needsSection { rows.append(CacheSection(name: "", objects: [])) }
      do throws(CacheTransactionBatchError) {
        try batch.map { ListRow(cellObject: $0) }.apply(to: &rows)
      } catch {
        return loseTrack(error)
      }
      take(rows, nil)
    }
  }

  /// Shows a very long list, of which only the positions are stored. The list requests each cell
  /// object from the provider when it shows the row; the provider is not retained. From then on,
  /// `apply(_:)` accepts batches without objects. The first batch may contain changes that the
  /// provider already includes.
  public func showPositions(of provider: any CellObjectProvider) {
    perform { [weak self, weak provider] in
      guard let self, let provider else { return }
      self.provider = provider
      showSizes(provider.sections)
    }
  }

  private var hasPositions: Bool {
    if case .positions = content { true } else { false }
  }

  // MARK: Implementation

  private func showSizes(_ sizes: [CacheSectionSize]) {
    bring(nil) { [self] in
      content = .positions(sizes)
      ahead = []
      forgetGenerators()
      trackedRows = nil
    }
  }

  private func applyObjects(_ batch: CacheTransactionBatch<any CellObject>) {
    let changes = batch.map { ListRow(cellObject: $0) }
    if trackedRows == nil,
      let change = SmallChange(
        changes, sectionCount: content.sectionCount, rowCount: content.rowCount(inSection:))
    {
      return bring(ListUpdate(changes)) { [self] in
        guard case .rows(var rows) = content else { return }
        // Only this variable references the rows, so they are changed in place.
        content = .rows([])
        change.apply(to: &rows)
        setRows(rows)
      }
    }
    guard case .rows(let shown) = content else { return }
    var rows = trackedRows ?? shown
    if rows.isEmpty, batch.needsSection { rows = [CacheSection(name: "", objects: [])] }
    do throws(CacheTransactionBatchError) {
      try changes.apply(to: &rows)
    } catch {
      return loseTrack(error)
    }
    // If the user moved rows, the shown list differs from the tracker's.
    let seen = trackedRows == nil ? changes : difference(from: shown, to: rows)
    take(rows, ListUpdate(seen))
  }

  private func applyPositions(
    _ batch: CacheTransactionBatch<any CellObject>, to sizes: [CacheSectionSize]
  ) {
    let base =
      sizes.isEmpty && batch.needsSection ? [CacheSectionSize(name: "", count: 0)] : sizes
    let counts: [Int]
    let frame: SectionFrame
    do throws(CacheTransactionBatchError) {
      counts = try batch.rowCounts(after: base.map(\.count))
      frame = try SectionFrame(of: batch, over: base.map(\.count))
    } catch {
      return loseTrack(error)
    }
    // After the last delivered batch, the list must match the provider, unless the provider already
    // included that batch when the list was first shown.
    if ahead.count == 1, let known = provider?.sections.map(\.count), known != counts {
      if known == sizes.map(\.count) { return showSizes(provider?.sections ?? []) }
      return loseTrack(.notAfter(ListPosition(section: 0, item: 0)))
    }
    let names = frame.sources.map { source in
      switch source {
      case .kept(let old): base[old].name
      case .inserted(let name): name
      }
    }
    bring(ListUpdate(batch)) { [self] in
      if !ahead.isEmpty { ahead.removeFirst() }
      content = .positions(zip(names, counts).map { CacheSectionSize(name: $0, count: $1) })
    }
  }

  private func loseTrack(_ error: CacheTransactionBatchError) {
    RuntimeProblem.batch(error).report()
    if case .positions = content {
      showSizes(provider?.sections ?? [])
    } else {
      bring(nil) { [self] in trackedRows = nil }
    }
    didLoseTrackEvent.invoke()
  }

  private func take(_ rows: [CacheSection<ListRow>], _ update: ListUpdate?) {
    bring(update) { [self] in setRows(rows) }
  }

  private func setRows(_ rows: [CacheSection<ListRow>]) {
    content = .rows(rows)
    forgetGenerators()
    trackedRows = nil
    forgetProvider()
  }

  /// Reverts the moves that the user made since the last batch.
  func showTrackedRows() {
    guard let tracked = trackedRows, case .rows(let shown) = content else { return }
    take(tracked, ListUpdate(difference(from: shown, to: tracked)))
  }

  private func forgetGenerators() {
    sections = nil
    shownFrames = nil
  }

  func forgetProvider() {
    provider = nil
    ahead = []
  }
}

extension CacheTransactionBatch {
  /// True if the batch assumes that a list has one section, even when it is empty.
  fileprivate var needsSection: Bool { insertedSections.isEmpty && !insertTransactions.isEmpty }
}
