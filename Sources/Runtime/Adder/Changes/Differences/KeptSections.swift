/// For each of these sections, where it is among the others; `nil` when it goes. Of those with the same name,
/// the k-th is the k-th.
///
/// Where not all can keep their order, those go and come that cost least: the rows of what stays are most, and
/// of choices with as many rows the one with more sections is taken. Sections never move: a table takes a move
/// of a section together with changes of its rows for an error, or shows something else.
///
/// - Parameter commonRows: How many rows an old and a new section have in common; asked only of sections that
///   cannot all stay.
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

  // Their places among one another.
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

/// The sections that change places with another one.
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
  /// How many rows two sections have in common; of an identity that is there several times, as many as both
  /// have.
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
