/// Returns the new index of each old section, or `nil` if the section is deleted. Among sections
/// with the same name, the k-th old one is the k-th new one.
///
/// If not all sections can keep their order, some are deleted and inserted. The sections that stay
/// are chosen so that they have as many rows as possible in common with their new versions. If
/// several choices have the same number of rows, the one with more sections wins. Sections never
/// move, because a table either rejects a move of a section together with changes to its rows or
/// displays them wrongly.
///
/// - Parameter commonRows: Returns the number of rows that an old and a new section have in common.
///   Called only for sections that cannot all stay.
@inlinable package func keptSections<Name: Hashable>(
  of old: [Name], in new: [Name], commonRows: (Int, Int) -> Int
) -> [Int?] {
  if old == new { return Array(old.indices) }
  var table = IdentityTable<Name>(capacity: new.count)
  for name in new { table.append(name) }
  table.index(matchable: new.count)
  var kept = old.map { name -> Int? in
    let match = table.takeMatch(of: name, hash: table.hash(of: name))
    return match < 0 ? nil : Int(match)
  }
  let crossing = crossingSections(kept)
  if crossing.isEmpty { return kept }

  // The new positions of the crossing sections, relative to each other.
  let targets = crossing.compactMap { kept[$0] }.sorted()
  let ranks = Dictionary(uniqueKeysWithValues: zip(targets, targets.indices))
  let elements = crossing.map { section in
    let target = kept[section] ?? 0
    return IncreasingChoice.Weighted(
      target: Int32(clamping: ranks[target] ?? 0),
      rows: Int32(clamping: commonRows(section, target)), preference: 1)
  }
  for (section, stays) in zip(crossing, IncreasingChoice.heaviest(of: elements)) where !stays {
    kept[section] = nil
  }
  return kept
}

/// Returns the sections that change places with another section.
@usableFromInline func crossingSections(_ kept: [Int?]) -> [Int] {
  var crossing: [Int] = []
  var lowestBehind = [Int](repeating: .max, count: kept.count + 1)
  for section in kept.indices.reversed() {
    lowestBehind[section] = min(lowestBehind[section + 1], kept[section] ?? .max)
  }
  var highest = -1
  for (section, target) in kept.enumerated() {
    guard let target else { continue }
    if target < highest || lowestBehind[section + 1] < target { crossing.append(section) }
    highest = max(highest, target)
  }
  return crossing
}

extension RowIdentity {
  /// Returns the number of rows that two sections have in common. An identity that occurs m times
  /// in one section and n times in the other counts as min(m, n) rows.
  @inlinable func commonRows(_ old: [Object], _ new: [Object]) -> Int {
    var table = IdentityTable<ID>(capacity: new.count)
    for object in new { table.append(identity(of: object)) }
    table.index(matchable: new.count)
    var count = 0
    for object in old {
      let identity = identity(of: object)
      if table.takeMatch(of: identity, hash: table.hash(of: identity)) >= 0 { count += 1 }
    }
    return count
  }
}
