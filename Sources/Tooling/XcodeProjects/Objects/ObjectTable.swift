import AdderBase

/// The objects of a project in the order of the file, and the way from an identifier to each.
///
/// The way is a hash table of positions, so that neither building it nor following a reference
/// makes a string.
struct ObjectTable: Sendable {
  /// One object, by its place in the property list.
  struct Entry: Sendable {
    let key: Int32
    let value: Int32
    /// The position of its class in `classes`.
    let objectClass: Int32
  }

  private(set) var entries: [Entry] = []
  /// The names of the existing classes, in the order in which they occur.
  private(set) var classes: [String] = []
  /// The positions in `entries`, each from where its hash points; -1 where nothing is.
  private var slots: [Int32]

  init(of objects: PropertyList.NodeIndex, in list: PropertyList) {
    for (key, value) in list.entries(of: objects) {
      entries.append(
        Entry(
          key: Int32(key), value: Int32(value),
          objectClass: Int32(Self.position(of: value, in: list, among: &classes))))
    }
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    for (position, entry) in entries.enumerated() {
      let slot = self.slot(of: Int(entry.key), in: list)
      // Where a merge made two of one identifier, the first counts.
      if slots[slot] < 0 { slots[slot] = Int32(position) }
    }
  }

  private static func position(
    of object: PropertyList.NodeIndex, in list: PropertyList, among classes: inout [String]
  ) -> Int {
    let node = list.value(of: "isa", in: object)
    // Objects of one class stand together, so that the last class is the likely one.
    let known = classes.lastIndex { name in node.map { list.says($0, name) } ?? name.isEmpty }
    if let known { return known }
    classes.append(node.flatMap(list.string) ?? "")
    return classes.count - 1
  }

  func position(ofClass name: String) -> Int? { classes.firstIndex(of: name) }

  // MARK: - Following references

  /// The object that a string is the identifier of.
  func object(at node: PropertyList.NodeIndex, in list: PropertyList) -> Int? {
    guard list.contents(of: node) != nil else { return nil }
    let found = slots[slot(of: node, in: list)]
    return found < 0 ? nil : Int(found)
  }

  func object(id: String, in list: PropertyList) -> Int? {
    var slot = firstSlot(id.utf8)
    while slots[slot] >= 0 {
      if list.says(Int(entries[Int(slots[slot])].key), id) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The slot that holds an identifier, or the one where it would go.
  private func slot(of node: PropertyList.NodeIndex, in list: PropertyList) -> Int {
    guard let range = list.contents(of: node) else { return 0 }
    let raw = list.bytes[range]
    var slot = firstSlot(raw)
    while slots[slot] >= 0 {
      let key = Int(entries[Int(slots[slot])].key)
      if let other = list.contents(of: key), list.bytes[other].elementsEqual(raw) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func firstSlot(_ bytes: some Sequence<UInt8>) -> Int {
    let hash = bytes.fnv1a()
    return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & (slots.count - 1)
  }
}
