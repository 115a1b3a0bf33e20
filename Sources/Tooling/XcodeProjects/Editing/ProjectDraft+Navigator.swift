import AdderFindings

/// The navigator: groups, what they show, and where it lies on the disk.
extension ProjectDraft {
  /// The name Xcode shows.
  func name(of object: Object) -> String {
    string("name", of: object)
      ?? string("path", of: object).map { XcodePath.lastComponent(of: $0) } ?? ""
  }

  /// Where the file says what an object is; `nil` for a new one.
  func location(of object: Object) -> SourceLocation? {
    isNew(object) ? nil : project.location(of: Int(project.table.entries[object].key))
  }

  /// Where a file or group lies, from the project's source root; `nil` when that is not known, as
  /// for what is built or belongs to an SDK.
  func folder(of object: Object) -> [String]? {
    var parts: [[String]] = []
    var current = object
    // Groups in a circle have no place.
    for _ in 0..<256 {
      let path = string("path", of: current).map { XcodePath.components(of: $0) } ?? []
      switch string("sourceTree", of: current) ?? "<group>" {
      case "<group>":
        parts.append(path)
        guard parents[current] >= 0 else {
          return current == project.rootGroup
            ? XcodePath.normalized(parts.reversed().flatMap { $0 }) : nil
        }
        current = Int(parents[current])
      case "SOURCE_ROOT":
        parts.append(path)
        return XcodePath.normalized(parts.reversed().flatMap { $0 })
      default: return nil
      }
    }
    return nil
  }

  /// The group of a name in another group; `nil` when there is none, and an error when the name is
  /// that of a file.
  func child(
    named name: String, of group: Object, in path: [String]
  ) throws(XcodeProjectError) -> Object? {
    var other: Object?
    for child in objects("children", of: group) where self.name(of: child) == name {
      let isa = isa(of: child)
      if isa == XcodeClass.group || isa == XcodeClass.synchronizedFolder { return child }
      other = child
    }
    guard let other else { return nil }
    throw .notAGroup(name, path: path.joined(separator: "/"), location(of: other))
  }

  /// Where to insert into a group or phase: at the end, or in order if the existing items are in order.
  ///
  /// Two names are in order half of the time by chance, so that it takes three.
  func position(for name: String, in items: [ListItem], name nameOf: (ListItem) -> String?) -> Int {
    guard items.count >= 3 else { return items.count }
    var previous: String?
    var position: Int?
    for (index, item) in items.enumerated() {
      guard let next = nameOf(item) else { return items.count }
      if let previous, NameOrder.precedes(next, previous) { return items.count }
      if position == nil, NameOrder.precedes(name, next) { position = index }
      previous = next
    }
    return position ?? items.count
  }
}

/// The order that Xcode sorts names by: case does not count.
enum NameOrder {
  static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lazy.map(folded).lexicographicallyPrecedes(other.utf8.lazy.map(folded))
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
