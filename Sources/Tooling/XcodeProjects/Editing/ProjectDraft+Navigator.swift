import AdderFindings

/// The navigator: groups, their contents, and the paths of groups and files on disk.
extension ProjectDraft {
  /// Returns the name that Xcode shows.
  func name(of object: Object) -> String {
    string("name", of: object)
      ?? string("path", of: object).map { XcodePath.lastComponent(of: $0) } ?? ""
  }

  /// Returns the location of an object in the project file, or `nil` for a new object.
  func location(of object: Object) -> SourceLocation? {
    isNew(object) ? nil : project.location(of: Int(project.table.entries[object].key))
  }

  /// Returns the path of a file or group, relative to the project's source root, or `nil` if it
  /// is unknown, as for build products and SDK files.
  func folder(of object: Object) -> [String]? {
    var parts: [[String]] = []
    var current = object
    // The limit ends the loop for groups that contain each other.
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

  /// Returns the group with the given name in another group, or `nil` if there is none.
  ///
  /// - Throws: `notAGroup` if only a file has this name.
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

  /// Returns the position for a new item in a group or phase: in alphabetical order if the existing
  /// items are in that order, and at the end otherwise.
  ///
  /// At least three items are required, because two are in order by chance half of the time.
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

/// Xcode's sort order for names, which ignores case.
enum NameOrder {
  static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lazy.map(folded).lexicographicallyPrecedes(other.utf8.lazy.map(folded))
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
