internal import Adder

/// The ordered sections of a tracked list, each of which can be found by its index, its value or
/// its number.
///
/// It is a value type: sections are stored in chunks of a few hundred, and a change copies one
/// chunk, however many sections there are. So the list on the screen stays as delivered.
struct SectionTree {
  struct Section {
    /// The section's number, which does not change when sections are inserted or deleted.
    let id: Int32
    /// The common value of the section's rows; NULL if the list has no sections.
    let value: OrderValue
    var rows = RowTree()

    var name: String { value.sectionName }
  }

  private struct Chunk {
    let id: Int32
    var sections: [Section]
  }

  /// The path to a section.
  struct Path: Equatable {
    fileprivate var chunk: Int
    fileprivate var section: Int
  }

  static let sectionsInChunk = 256

  private var chunks: [Chunk] = []
  private(set) var count = 0
  /// The ID of each section's chunk, indexed by the section's number; -1 if the section was
  /// deleted.
  private var chunkOfSection: [Int32] = []
  private var nextChunkID: Int32 = 0

  // MARK: Reading

  subscript(path: Path) -> Section { chunks[path.chunk].sections[path.section] }

  /// The section at an index.
  subscript(index: Int) -> Section { self[path(to: index)] }

  func path(to index: Int) -> Path {
    var rest = index
    var chunk = 0
    while rest >= chunks[chunk].sections.count {
      rest -= chunks[chunk].sections.count
      chunk += 1
    }
    return Path(chunk: chunk, section: rest)
  }

  func index(of path: Path) -> Int {
    var index = path.section
    for chunk in 0..<path.chunk { index += chunks[chunk].sections.count }
    return index
  }

  /// Returns the path to the section with a number; `nil` if it does not exist.
  func path(of id: Int32) -> Path? {
    guard id < chunkOfSection.count, chunkOfSection[Int(id)] >= 0 else { return nil }
    let chunkID = chunkOfSection[Int(id)]
    guard let chunk = chunks.firstIndex(where: { $0.id == chunkID }),
      let section = chunks[chunk].sections.firstIndex(where: { $0.id == id })
    else { return nil }
    return Path(chunk: chunk, section: section)
  }

  func map<Value>(_ transform: (Section) throws -> Value) rethrows -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for chunk in chunks { for section in chunk.sections { values.append(try transform(section)) } }
    return values
  }

  var last: Path? {
    chunks.isEmpty
      ? nil : Path(chunk: chunks.count - 1, section: chunks[chunks.count - 1].sections.count - 1)
  }

  // MARK: Changing

  /// Changes a section in place.
  mutating func change<Value>(
    _ path: Path, _ body: (inout Section) throws -> Value
  ) rethrows -> Value {
    try body(&chunks[path.chunk].sections[path.section])
  }

  /// Adds an empty section at the end.
  mutating func append(_ value: OrderValue) -> Path {
    // Some room is left, so that later sections do not split every chunk.
    if let last = chunks.last, last.sections.count < Self.sectionsInChunk * 3 / 4 {
      return add(value, at: Path(chunk: chunks.count - 1, section: last.sections.count))
    }
    chunks.append(makeChunk([]))
    return add(value, at: Path(chunk: chunks.count - 1, section: 0))
  }

  /// Finds the section with a value. If there is none, it is inserted at its place in the order.
  ///
  /// - Parameter isBefore: Returns true if a section with the given value precedes the section that
  ///   is looked up.
  /// - Returns: The path to the section, and true if the section was inserted.
  mutating func path(
    for value: OrderValue, where isBefore: (OrderValue) -> Bool
  ) -> (path: Path, isNew: Bool) {
    if chunks.isEmpty { return (append(value), true) }
    let chunk = max(
      0, (0..<chunks.count).partitioningIndex { !isBefore(chunks[$0].sections[0].value) } - 1)
    let section = chunks[chunk].sections.indices.partitioningIndex {
      !isBefore(chunks[chunk].sections[$0].value)
    }
    var found = Path(chunk: chunk, section: section)
    // The section may be the first one of the next chunk.
    if section == chunks[chunk].sections.count, chunk + 1 < chunks.count {
      found = Path(chunk: chunk + 1, section: 0)
    }
    if found.section < chunks[found.chunk].sections.count, self[found].value == value {
      return (found, false)
    }
    return (add(value, at: Path(chunk: chunk, section: section)), true)
  }

  mutating func remove(at path: Path) {
    chunkOfSection[Int(self[path].id)] = -1
    chunks[path.chunk].sections.remove(at: path.section)
    count -= 1
    tidy(path.chunk)
  }

  private mutating func makeChunk(_ sections: [Section]) -> Chunk {
    defer { nextChunkID += 1 }
    for section in sections { chunkOfSection[Int(section.id)] = nextChunkID }
    return Chunk(id: nextChunkID, sections: sections)
  }

  private mutating func add(_ value: OrderValue, at path: Path) -> Path {
    let section = Section(id: Int32(chunkOfSection.count), value: value)
    chunkOfSection.append(chunks[path.chunk].id)
    chunks[path.chunk].sections.insert(section, at: path.section)
    count += 1
    if chunks[path.chunk].sections.count <= Self.sectionsInChunk { return path }

    let half = chunks[path.chunk].sections.count / 2
    let upper = makeChunk(Array(chunks[path.chunk].sections[half...]))
    chunks[path.chunk].sections.removeSubrange(half...)
    chunks.insert(upper, at: path.chunk + 1)
    return path.section < half ? path : Path(chunk: path.chunk + 1, section: path.section - half)
  }

  /// Removes a chunk that is empty, and merges a chunk that has become small with its neighbor.
  private mutating func tidy(_ chunk: Int) {
    if chunks[chunk].sections.isEmpty {
      chunks.remove(at: chunk)
    } else if chunks[chunk].sections.count < Self.sectionsInChunk / 4, chunk + 1 < chunks.count,
      chunks[chunk + 1].sections.count < Self.sectionsInChunk / 2
    {
      let next = chunks.remove(at: chunk + 1)
      for section in next.sections { chunkOfSection[Int(section.id)] = chunks[chunk].id }
      chunks[chunk].sections += next.sections
    }
  }
}
