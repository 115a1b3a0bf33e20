extension CacheTransactionBatch {
  /// Creates a batch with the changes that turn one list into another.
  ///
  /// Rows of the two lists are the same if their identity is the same. If several rows share an
  /// identity, the k-th one in the old list corresponds to the k-th one in the new list. Takes
  /// little more than a pass through both lists if they are similar, and O(n log n) if not.
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - identity: Returns the identity of a row.
  ///   - hasSameContent: Returns true if a row looks the same in both lists. Otherwise, the row is
  ///     updated.
  @inlinable public init(
    from old: [Object], to new: [Object], identity: @escaping (Object) -> some Hashable,
    hasSameContent: @escaping (Object, Object) -> Bool
  ) {
    self.init(
      from: [CacheSection(name: "", objects: old)], to: [CacheSection(name: "", objects: new)],
      rows: GivenIdentity(identity: identity, content: hasSameContent))
  }

  /// Creates a batch for lists of sections, which are identified by their names.
  @inlinable public init(
    from old: [CacheSection<Object>], to new: [CacheSection<Object>],
    identity: @escaping (Object) -> some Hashable,
    hasSameContent: @escaping (Object, Object) -> Bool
  ) {
    self.init(
      from: old, to: new, rows: GivenIdentity(identity: identity, content: hasSameContent))
  }

  @inlinable init(
    from old: [CacheSection<Object>], to new: [CacheSection<Object>],
    rows: some RowIdentity<Object>
  ) {
    let kept = keptSections(of: old.map(\.name), in: new.map(\.name)) {
      rows.commonRows(old[$0].objects, new[$1].objects)
    }
    self.init(from: old, to: new, keeping: kept, rows: rows)
  }

  @inlinable init(
    from old: [CacheSection<Object>], to new: [CacheSection<Object>], keeping sections: [Int?],
    rows: some RowIdentity<Object>
  ) {
    var comparison = ListComparison(old: old, new: new, keeping: sections, rows: rows)
    self = comparison.batch()
  }

  /// Creates a batch for lists of sections if it is already known which sections stay.
  ///
  /// - Parameter sections: For each old section, its new index; `nil` if it is deleted.
  package init(
    from old: [CacheSection<Object>], to new: [CacheSection<Object>], keeping sections: [Int?],
    identity: @escaping (Object) -> some Hashable,
    hasSameContent: @escaping (Object, Object) -> Bool
  ) {
    self.init(
      from: old, to: new, keeping: sections,
      rows: GivenIdentity(identity: identity, content: hasSameContent))
  }
}

extension CacheTransactionBatch where Object: Identifiable & Equatable {
  /// Creates a batch with the changes that turn one list into another. Rows are the same if they
  /// have the same `id`, and are updated if they are not equal.
  @inlinable public init(from old: [Object], to new: [Object]) {
    self.init(
      from: [CacheSection(name: "", objects: old)], to: [CacheSection(name: "", objects: new)],
      rows: OwnIdentity())
  }

  /// Creates a batch for lists of sections, which are identified by their names.
  @inlinable public init(from old: [CacheSection<Object>], to new: [CacheSection<Object>]) {
    self.init(from: old, to: new, rows: OwnIdentity())
  }
}
