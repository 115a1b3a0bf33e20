public import Adder
import AdderTestSupport

/// A row of a generated list: its identity and its content.
public struct SampleRow: Hashable, Identifiable, Sendable, CustomStringConvertible {
  public var id: Int
  public var content: Int

  public init(id: Int, content: Int) {
    self.id = id
    self.content = content
  }

  public var description: String { "\(id):\(content)" }
}

/// A list before and after a random update, of up to 200 rows.
///
/// An update is any mix of operations: no change, edits, inserted and deleted ranges, a shuffle or
/// an entirely different list; with or without duplicates; with one section, or with several that
/// are inserted, deleted or change places.
public struct RandomUpdate {
  public var old: [CacheSection<SampleRow>] = []
  public var new: [CacheSection<SampleRow>] = []

  public init(seed: Int) {
    var random = SeededRandom(seed: seed)
    // Mostly short lists, in which all combinations occur.
    let size = [3, 6, 12, 40, 200].randomElement(using: &random) ?? 6
    let length = Int.random(in: 0...size, using: &random)
    // There are at least as many identities as rows, or so few that most rows are duplicates.
    let identities =
      [length * 20 + 1, length + 1, max(1, length / 3)].randomElement(using: &random) ?? 1
    let isUnique = Bool.random(using: &random)
    let hasSections = Int.random(in: 0..<3, using: &random) > 0

    var rows: [SampleRow] = []
    for place in 0..<length {
      let id = isUnique ? place : Int.random(in: 0..<identities, using: &random)
      rows.append(SampleRow(id: id, content: 0))
    }
    if isUnique { rows.shuffle(using: &random) }
    var fresh = isUnique ? length : identities / 2
    old = Self.sections(
      of: rows, hasSections ? Int.random(in: 0...4, using: &random) : nil, &random)

    new = old
    if !hasSections {
      new[0].objects = Self.edited(rows, &fresh, &random)
    } else {
      Self.editSections(&new, &fresh, &random)
    }
  }

  /// Divides the rows into this many sections, or into one without a name if the number is nil.
  private static func sections(
    of rows: [SampleRow], _ count: Int?, _ random: inout SeededRandom
  ) -> [CacheSection<SampleRow>] {
    guard let count else { return [CacheSection(name: "", objects: rows)] }
    var sections = (0..<count).map { CacheSection<SampleRow>(name: "s\($0)", objects: []) }
    guard count > 0 else { return [] }
    let cuts = (1..<count).map { _ in Int.random(in: 0...rows.count, using: &random) }.sorted()
    let bounds = [0] + cuts + [rows.count]
    for section in 0..<count {
      sections[section].objects = Array(rows[bounds[section]..<bounds[section + 1]])
    }
    return sections
  }

  /// Creates a random update of this list.
  public init(changing list: [CacheSection<SampleRow>], seed: Int) {
    var random = SeededRandom(seed: seed)
    var fresh = 1_000_000
    old = list
    new = list
    if list.map(\.name) == [""] {
      new[0].objects = Self.edited(list[0].objects, &fresh, &random)
    } else {
      Self.editSections(&new, &fresh, &random)
    }
  }

  /// True if no identity occurs twice in either list.
  public var isUnique: Bool {
    [old, new].allSatisfy { list in
      let rows = list.flatMap(\.objects)
      return Set(rows.map(\.id)).count == rows.count
    }
  }

  private static func editSections(
    _ sections: inout [CacheSection<SampleRow>], _ fresh: inout Int, _ random: inout SeededRandom
  ) {
    for index in sections.indices where Bool.random(using: &random) {
      sections[index].objects = edited(sections[index].objects, &fresh, &random)
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...sections.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let rows = edited([], &fresh, &random)
        sections.insert(
          CacheSection(name: "s\(Int.random(in: 4..<40, using: &random))", objects: rows), at: place
        )
      case 1 where place < sections.count: sections.remove(at: place)
      case 2 where place < sections.count:
        let section = sections.remove(at: place)
        sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
      default:
        // A row moves to another section.
        guard let source = sections.indices.randomElement(using: &random),
          let target = sections.indices.randomElement(using: &random),
          let item = sections[source].objects.indices.randomElement(using: &random)
        else { continue }
        let row = sections[source].objects.remove(at: item)
        let count = sections[target].objects.count
        sections[target].objects.insert(row, at: Int.random(in: 0...count, using: &random))
      }
    }
    // Sections are identified by their names.
    var known: Set<String> = []
    sections.removeAll { !known.insert($0.name).inserted }
  }

  private static func edited(
    _ rows: [SampleRow], _ fresh: inout Int, _ random: inout SeededRandom
  ) -> [SampleRow] {
    var rows = rows
    let edits = [0, 1, 2, 5, rows.count].randomElement(using: &random) ?? 1
    for edit in 0..<edits {
      let place = Int.random(in: 0...rows.count, using: &random)
      let end = min(rows.count, place + Int.random(in: 1...10, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2:
        fresh += 1
        rows.insert(SampleRow(id: fresh, content: 0), at: place)
      case 3...4 where place < rows.count:
        rows.remove(at: place)
      case 5...6 where place < rows.count:
        rows[place].content += 1
      case 7...8 where place < rows.count:
        let row = rows.remove(at: place)
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
      case 9:
        // A second row with the same identity.
        guard let row = rows.randomElement(using: &random), rows.count < 200 else { continue }
        rows.insert(row, at: place)
      case 10: rows.removeSubrange(place..<end)
      case 11 where edit == 0: rows.shuffle(using: &random)
      default:
        let moved = rows[place..<end]
        rows.removeSubrange(place..<end)
        rows.insert(contentsOf: moved, at: Int.random(in: 0...rows.count, using: &random))
      }
    }
    return rows
  }
}

/// The minimum number of changes that an update must contain. The algorithms differ from the
/// library's: rows are matched by counting occurrences, and the rows that can stay are found by
/// brute force (short lists) or by the textbook's quadratic algorithm.
public struct LeastChanges {
  public let moves: Int
  public let deletions: Int
  public let insertions: Int

  /// - Parameter kept: The sections that stay. If several choices are equally good, one of them.
  public init(for update: RandomUpdate, keeping kept: Set<String>) {
    let before = Self.occurrences(in: update.old)
    let after = Self.occurrences(in: update.new)
    let pairs = before.compactMap { occurrence, place in after[occurrence].map { (place, $0) } }
      .filter { kept.contains($0.0.section) && kept.contains($0.1.section) }
    let stay = kept.map { section in
      let inside = pairs.filter { $0.0.section == section && $0.1.section == section }
      return Self.longestIncreasing(inside.sorted { $0.0.item < $1.0.item }.map(\.1.item))
    }
    moves = pairs.count - stay.reduce(0, +)
    deletions = before.count - pairs.count
    insertions = after.count - pairs.count
  }

  /// How much stays if not all sections can keep their order: the number of rows counts first, then
  /// the number of sections.
  public struct Weight: Comparable {
    public var rows = 0
    public var sections = 0

    public static func < (one: Weight, other: Weight) -> Bool {
      (one.rows, one.sections) < (other.rows, other.sections)
    }
  }

  /// Returns the maximum that can stay if the sections that stay keep their order.
  public static func mostThatStays(in update: RandomUpdate) -> Weight {
    // The textbook's quadratic algorithm: the maximum for each section as the last one that stays.
    var ends: [(target: Int, weight: Weight)] = []
    for section in update.old {
      guard let target = update.new.firstIndex(where: { $0.name == section.name }) else { continue }
      let before = ends.filter { $0.target < target }.map(\.weight).max() ?? Weight()
      let own = weight(of: [section.name], in: update)
      ends.append(
        (
          target,
          Weight(rows: before.rows + own.rows, sections: before.sections + own.sections)
        ))
    }
    return ends.map(\.weight).max() ?? Weight()
  }

  /// Returns how many of these sections are in both lists, and how many rows they have in common.
  public static func weight(of names: Set<String>, in update: RandomUpdate) -> Weight {
    var weight = Weight()
    for old in update.old where names.contains(old.name) {
      guard let new = update.new.first(where: { $0.name == old.name }) else { continue }
      var left = new.objects.map(\.id)
      for row in old.objects {
        guard let index = left.firstIndex(of: row.id) else { continue }
        left.remove(at: index)
        weight.rows += 1
      }
      weight.sections += 1
    }
    return weight
  }

  private struct Occurrence: Hashable {
    let id: Int
    let number: Int
  }

  private static func occurrences(
    in list: [CacheSection<SampleRow>]
  ) -> [Occurrence: (section: String, item: Int)] {
    var seen: [Int: Int] = [:]
    var result: [Occurrence: (section: String, item: Int)] = [:]
    for section in list {
      for (item, row) in section.objects.enumerated() {
        result[Occurrence(id: row.id, number: seen[row.id, default: 0])] = (section.name, item)
        seen[row.id, default: 0] += 1
      }
    }
    return result
  }

  private static func longestIncreasing(_ values: [Int]) -> Int {
    if values.count <= 7 {
      return (0..<(1 << values.count)).lazy.map { choice -> Int in
        let chosen = values.indices.filter { choice >> $0 & 1 == 1 }.map { values[$0] }
        return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
      }.max() ?? 0
    }
    var lengths = [Int](repeating: 1, count: values.count)
    for place in values.indices {
      for before in 0..<place where values[before] < values[place] {
        lengths[place] = max(lengths[place], lengths[before] + 1)
      }
    }
    return lengths.max() ?? 0
  }
}
