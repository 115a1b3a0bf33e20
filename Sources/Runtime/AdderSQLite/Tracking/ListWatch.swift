internal import Adder

/// Keeps a tracked list up to date while the writer commits.
///
/// Unchecked, because everything except the mailbox is accessed only with the writer's connection,
/// which is lent to one borrower at a time. The mailbox has a lock.
final class ListWatch<Object: DatabaseRecord & Sendable>: @unchecked Sendable {
  let mailbox: Mailbox<Object>
  private let request: CacheRequest
  private(set) var query: TrackedQuery
  private var keepsObjects: Bool { request.content == .objects }

  private var list: TrackedList
  /// The list as last delivered. It differs from `list` only while a change is
  /// computed, or after computing a change failed.
  private var told = SectionTree()
  /// The objects, keyed by rowid; empty if only positions are tracked.
  private var objects: [Int64: Object] = [:]
  private var identities = Identities()
  private var orderValues = OrderValueCache()
  /// True if the list may differ from the store, because reading it failed.
  private var isStale = false

  /// Reads the list for the first time.
  init(
    _ request: CacheRequest, mailbox: Mailbox<Object>, on connection: DatabaseConnection
  ) throws {
    self.mailbox = mailbox
    self.request = request
    query = try TrackedQuery(request, on: connection)
    list = TrackedList(hasSections: query.hasSections)
    (list, objects) = try readAll(on: connection)
    list.forgetSectionChanges()
    told = list.sections
    try Self.watch(query.tables, on: connection)
    connection.changeLog.add(self)
  }

  private static func watch(
    _ tables: Set<TableName>, on connection: DatabaseConnection
  ) throws(DatabaseError) {
    var watched: [TableName] = []
    do throws(DatabaseError) {
      for table in tables {
        try connection.changeLog.watch(table)
        watched.append(table)
      }
    } catch {
      for table in watched { connection.changeLog.unwatch(table) }
      throw error
    }
  }

  /// Stops watching. No commit is reported afterwards.
  func end(on connection: DatabaseConnection) {
    connection.changeLog.remove(self)
    for table in query.tables { connection.changeLog.unwatch(table) }
  }

  /// The current list.
  var state: TrackedState {
    TrackedState(sections: list.sections, query: query, identities: identities)
  }

  /// The insertions that turn an empty list into this one.
  var everything: CacheTransactionBatch<Object> {
    state.everything(objects: keepsObjects ? { self.objects[$0] } : nil)
  }

  // MARK: Reading rows

  private func readAll(
    on connection: DatabaseConnection
  ) throws -> (TrackedList, [Int64: Object]) {
    var list = TrackedList(hasSections: query.hasSections)
    var objects: [Int64: Object] = [:]
    // A row that still exists keeps its number.
    var identities = Identities(after: self.identities)
    try connection.track(query.all, query.arguments) { statement in
      let found = try read(statement, &identities)
      list.append(found.row, section: found.section)
      if let object = found.object { objects[found.row.rowID] = object }
    }
    self.identities = identities
    return (list, objects)
  }

  private func read(
    _ statement: DatabaseStatement, _ identities: inout Identities
  ) throws -> (row: TrackedRow, section: OrderValue, object: Object?) {
    let first = statement.valueCount - query.extraColumns
    let key = query.reader.key(of: statement.handle)
    let rowID = identities.number(
      of: statement.value(at: first), isOwn: query.hasOwnNumbers)
    let hash = RowReader.hash(of: statement.handle)
    return (
      TrackedRow(
        rowID: rowID, key: key.key,
        fingerprint: RowFingerprint(hash: hash, isKeyComplete: key.isComplete)),
      query.hasSections
        ? RowReader.value(of: statement.handle, Int32(first) + 1, comparing: .binary) : .null,
      keepsObjects ? try Object(row: DatabaseRow(statement, hiding: query.extraColumns)) : nil
    )
  }
}

extension ListWatch: ConnectionObserver {
  func didCommit(_ changes: CommittedChanges, on connection: DatabaseConnection) {
    let touched = changes.tables.filter { query.tables.contains($0.key) }
    guard isStale || changes.schemaChanged || changes.othersCommitted || !touched.isEmpty else {
      return
    }
    do {
      let batch: CacheTransactionBatch<Object>
      if changes.schemaChanged || isStale { try readQueryAnew(on: connection) }
      if !isStale, !changes.schemaChanged, !changes.othersCommitted,
        query.reasonToReadAnew == nil, let table = touched.values.first, touched.count == 1,
        !table.hasUntoldChanges, table.rowIDs.count <= max(1_000, list.count / 8)
      {
        batch = try readTouched(table.rowIDs, on: connection)
      } else {
        batch = try readAnew(on: connection)
      }
      isStale = false
      told = list.sections
      if !batch.isEmpty {
        mailbox.put(
          batch, state, objectNow: keepsObjects ? { self.objects[self.list[$0].rowID] } : nil)
      }
    } catch {
      isStale = true
      mailbox.put(problem: error)
    }
  }

  // MARK: All rows

  /// Analyses the request again, because the schema may have changed.
  private func readQueryAnew(on connection: DatabaseConnection) throws {
    let next = try TrackedQuery(request, on: connection)
    if next.tables != query.tables {
      try Self.watch(next.tables, on: connection)
      for table in query.tables { connection.changeLog.unwatch(table) }
    }
    query = next
  }

  private func readAnew(on connection: DatabaseConnection) throws -> CacheTransactionBatch<Object> {
    let (new, newObjects) = try readAll(on: connection)
    // Sections are matched by value, because two sections may have the same name. The sections are
    // ordered by these values, so all matched sections can stay.
    let rows = CacheTransactionBatch(
      from: told.map(\.asCacheSection), to: new.sections.map(\.asCacheSection),
      keeping: keptSections(of: told.map(\.value), in: new.sections.map(\.value)) { _, _ in 0 },
      identity: \.rowID, hasSameContent: { $0.fingerprint == $1.fingerprint })
    let batch =
      keepsObjects
      ? rows.mapEach { kind, row in (kind == .delete ? self.objects : newObjects)[row.rowID] }
      : rows.mapEach(nil)
    list = new
    list.forgetSectionChanges()
    objects = newObjects
    orderValues.removeAll()
    return batch
  }

  // MARK: The touched rows

  private func readTouched(
    _ rowIDs: [Int64], on connection: DatabaseConnection
  ) throws -> CacheTransactionBatch<Object> {
    let queries = RowQueries(query, on: connection)
    defer { queries.finish() }
    var changes: [TouchedRow<Object>] = []
    for rowID in rowIDs {
      orderValues.remove(rowID)
      let path = list.path(of: rowID)
      let new = try queries.one.first(query.arguments + [.integer(rowID)]) { statement in
        try read(statement, &identities)
      }
      if path == nil, new == nil { continue }
      if let path, let new, list[path] == new.row { continue }
      changes.append(
        TouchedRow(rowID: rowID, old: path.map(list.position(of:)), new: new.map { ($0, $1, $2) }))
    }
    // Rows that keep their place are replaced, not removed and inserted again. This happens before
    // other rows are removed, because the neighbours of a row determine whether it keeps its place.
    for index in changes.indices {
      guard let new = changes[index].new, let path = list.path(of: changes[index].rowID),
        try staysInPlace(new.row, section: new.section, path, among: rowIDs, queries)
      else { continue }
      list.replace(new.row, at: path)
      changes[index].staysInPlace = true
    }
    if changes.isEmpty { return CacheTransactionBatch() }
    for change in changes where change.old != nil && !change.staysInPlace {
      if let path = list.path(of: change.rowID) { list.remove(at: path) }
    }
    for change in changes where !change.staysInPlace {
      guard let new = change.new else { continue }
      try list.insert(
        new.row, section: new.section,
        where: { try isBefore($0, new.row, queries) },
        sectionIsBefore: { query.sectionIsBefore($0, new.section) })
    }
    list.removeEmptySections()
    return batch(of: &changes)
  }

  /// Returns true if a changed row is still between its neighbours and the commit did not touch
  /// those neighbours.
  private func staysInPlace(
    _ row: TrackedRow, section: OrderValue, _ path: TrackedList.Path, among touched: [Int64],
    _ queries: RowQueries
  ) throws -> Bool {
    let found = list.sections[path.section]
    guard found.value == section else { return false }
    let rows = found.rows
    if let former = rows.path(before: path.path) {
      let former = rows[former]
      if touched.containsInOrder(former.rowID) { return false }
      guard try isBefore(former, row, queries) else { return false }
    }
    if let next = rows.path(after: path.path) {
      let next = rows[next]
      if touched.containsInOrder(next.rowID) { return false }
      guard try isBefore(row, next, queries) else { return false }
    }
    return true
  }

  private func isBefore(
    _ row: TrackedRow, _ other: TrackedRow, _ queries: RowQueries
  ) throws -> Bool {
    if row.key.first != other.key.first { return row.key.first < other.key.first }
    if row.key.second != other.key.second { return row.key.second < other.key.second }
    if row.fingerprint.isKeyComplete, other.fingerprint.isKeyComplete {
      return row.rowID < other.rowID
    }
    // The keys are equal, but at least one of them is incomplete.
    if query.reader.knowsOrder {
      return query.reader.isBefore(
        try orderValues(of: row.rowID, queries), row.rowID,
        try orderValues(of: other.rowID, queries), other.rowID)
    }
    let first = try queries.firstOfTwo.first([.integer(row.rowID), .integer(other.rowID)]) {
      $0.value(at: 0)
    }
    return first == .integer(row.rowID)
  }

  private func orderValues(of rowID: Int64, _ queries: RowQueries) throws -> [OrderValue] {
    if let known = orderValues[rowID] { return known }
    // If a row disappeared without a report, it sorts as NULL until the list is read again.
    let values =
      try queries.order.first([.integer(rowID)]) { query.reader.orderValues(of: $0.handle) }
      ?? query.reader.orders.map { _ in .null }
    orderValues.keep(values, for: rowID)
    return values
  }

  /// Returns the batch that turns the list as last delivered into the current list.
  private func batch(of changes: inout [TouchedRow<Object>]) -> CacheTransactionBatch<Object> {
    for index in changes.indices where changes[index].new != nil {
      changes[index].place = list.position(of: changes[index].rowID)
    }
    let movable = changes.indices.filter { !changes[$0].staysInPlace }
    let leaving = movable.filter { changes[$0].old != nil }
      .sorted { changes[$0].oldPlace < changes[$1].oldPlace }
    let taking = movable.filter { changes[$0].new != nil }
      .sorted { changes[$0].newPlace < changes[$1].newPlace }
    let sections = list.takeSectionChanges(since: told)

    var plan = MovePlan(
      leaving: leaving.map { .init(position: changes[$0].oldPlace) },
      taking: taking.map { .init(position: changes[$0].newPlace) }, sections: sections)
    var places: [Int: Int32] = [:]
    for (place, index) in taking.enumerated() { places[index] = Int32(place) }
    for (place, index) in leaving.enumerated() {
      guard let partner = places[index] else { continue }
      plan.leaving[place].partner = partner
      plan.taking[Int(partner)].partner = Int32(place)
    }
    plan.separatePartnersOutsideOfKeptSections()
    let solution = plan.solve()

    var batch = CacheTransactionBatch<Object>()
    for section in sections.removed { batch.deleteSection(told[section].name, at: section) }
    for section in sections.taken { batch.insertSection(list.sections[section].name, at: section) }
    let others = Set(solution.others.map(\.old))
    var updates: [CacheTransaction<Object>] = []
    for (place, row) in plan.leaving.enumerated() {
      let change = changes[leaving[place]]
      if row.partner < 0 {
        batch.add(.delete(objects[change.rowID], at: row.position))
      } else if solution.stays[place] {
        let new = plan.taking[Int(row.partner)].position
        updates.append(.update(change.new?.object, from: row.position, to: new))
      }
    }
    for change in changes {
      objects[change.rowID] = change.new?.object
      if change.staysInPlace, !others.contains(change.oldPlace) {
        updates.append(.update(change.new?.object, from: change.oldPlace, to: change.newPlace))
      }
    }
    var moves = solution.others.map { other in
      CacheTransaction.move(objects[list[other.new].rowID], from: other.old, to: other.new)
    }
    for (place, row) in plan.taking.enumerated() {
      let object = changes[taking[place]].new?.object
      if row.partner < 0 {
        batch.add(.insert(object, at: row.position))
      } else if !solution.stays[Int(row.partner)] {
        moves.append(
          .move(object, from: plan.leaving[Int(row.partner)].position, to: row.position))
      }
    }
    for move in moves.sortedByUpdatedPosition() { batch.add(move) }
    for update in updates.sortedByUpdatedPosition() { batch.add(update) }
    return batch
  }
}

/// The queries for individual rows that are used while the rows touched by one commit are read.
private struct RowQueries {
  let one: RepeatedQuery
  let order: RepeatedQuery
  let firstOfTwo: RepeatedQuery

  init(_ query: TrackedQuery, on connection: DatabaseConnection) {
    one = RepeatedQuery(query.one, on: connection)
    order = RepeatedQuery(query.orderOfOne, on: connection)
    firstOfTwo = RepeatedQuery(query.firstOfTwo, on: connection)
  }

  func finish() {
    one.finish()
    order.finish()
    firstOfTwo.finish()
  }
}

/// A row that a transaction touched, with its state before and after.
private struct TouchedRow<Object> {
  let rowID: Int64
  let old: ListPosition?
  let new: (row: TrackedRow, section: OrderValue, object: Object?)?
  /// The position after the transaction.
  var place: ListPosition?
  /// True if the row is still between the same rows.
  var staysInPlace = false

  // `oldPlace` is used only for rows that exist before the transaction, and `newPlace` only for
  // rows that exist after it.
  var oldPlace: ListPosition { old ?? ListPosition(item: 0) }
  var newPlace: ListPosition { place ?? ListPosition(item: 0) }
}

extension [Int64] {
  /// Returns true if a number is among these numbers, which are in ascending order.
  fileprivate func containsInOrder(_ number: Int64) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}

extension SectionTree.Section {
  fileprivate var asCacheSection: CacheSection<TrackedRow> {
    var all: [TrackedRow] = []
    all.reserveCapacity(rows.count)
    rows.forEach { all.append($0) }
    return CacheSection(name: name, objects: all)
  }
}

extension Array {
  fileprivate func sortedByUpdatedPosition<Object>() -> Self
  where Element == CacheTransaction<Object> {
    count < 2
      ? self
      : sorted {
        ($0.updatedPosition ?? ListPosition(item: 0))
          < ($1.updatedPosition ?? ListPosition(item: 0))
      }
  }
}
