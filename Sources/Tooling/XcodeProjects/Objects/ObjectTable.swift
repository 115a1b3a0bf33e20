import AdderBase

/// The objects of a project in the order of the file, with a hash table
/// from identifiers to objects.
///
/// The hash table contains positions, so neither building it nor following a
/// reference creates a string.
struct ObjectTable: Sendable {
  /// One object: the nodes of its key and value in the property list.
  struct Entry: Sendable {
    let key: Int32
    let value: Int32
    /// The position of the object's class in `classes`.
    let objectClass: Int32
  }

  private(set) var entries: [Entry] = []
  /// The names of the classes, in the order of their first occurrence.
  private(set) var classes: [String] = []
  /// Positions in `entries`, each in the slot of its hash or in the next free slot; -1 in an
  /// empty slot.
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
      // If a merge has produced two objects with the same identifier, the first object is used.
      if slots[slot] < 0 { slots[slot] = Int32(position) }
    }
  }

  private static func position(
    of object: PropertyList.NodeIndex, in list: PropertyList, among classes: inout [String]
  ) -> Int {
    let node = list.value(of: "isa", in: object)
    // Objects of one class are usually adjacent, so the last class is the most likely one.
    let known = classes.lastIndex { name in node.map { list.says($0, name) } ?? name.isEmpty }
    if let known { return known }
    classes.append(node.flatMap(list.string) ?? "")
    return classes.count - 1
  }

  func position(ofClass name: String) -> Int? { classes.firstIndex(of: name) }

  // MARK: - Following references

  /// Returns the object whose identifier is the string at a node.
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

  /// Returns the slot that contains an identifier, or the free slot for it.
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
