/// A group in the navigator, with its group path and its folder.
package struct XcodeGroupPlace: Sendable {
  package let id: String
  /// The names of the groups from the main group down, ending with the group's own name.
  package let path: [String]
  /// The folder, relative to the project's source root; `nil` if it is unknown.
  package let folder: [String]?
  /// True if the group has its own path, rather than the folder of its parent group.
  package let hasOwnFolder: Bool
  /// True for a folder whose files Xcode finds on the disk.
  package let isSynchronized: Bool
}

extension XcodeProject {
  /// All groups and synchronized folders below the main group, from the top down. A group that
  /// appears twice is listed once.
  package var groups: [XcodeGroupPlace] {
    var places: [XcodeGroupPlace] = []
    var seen: Set<Int> = [rootGroup]
    var open: [(position: Int, path: [String], folder: [String]?)] = [
      (rootGroup, [], folder(ofGroup: rootGroup, in: []))
    ]
    var next = 0
    while next < open.count {
      let group = open[next]
      next += 1
      guard let children = value(of: "children", in: group.position) else { continue }
      for node in list.elements(of: children) {
        guard let child = table.object(at: node, in: list), isGroup(child),
          seen.insert(child).inserted
        else { continue }
        let place = (
          child, group.path + [name(ofGroup: child)], folder(ofGroup: child, in: group.folder)
        )
        open.append(place)
        places.append(
          XcodeGroupPlace(
            id: list.string(Int(table.entries[child].key)) ?? "", path: place.1, folder: place.2,
            hasOwnFolder: value(of: "path", in: child) != nil,
            isSynchronized: isa(of: child) == XcodeClass.synchronizedFolder))
      }
    }
    return places
  }

  /// Returns true for a group or a synchronized folder, and false for a file or a variant group.
  private func isGroup(_ position: Int) -> Bool {
    let isa = isa(of: position)
    return isa == XcodeClass.group || isa == XcodeClass.synchronizedFolder
  }

  private func name(ofGroup position: Int) -> String {
    value(of: "name", in: position).flatMap(list.string)
      ?? value(of: "path", in: position).flatMap(list.string)
      .map { XcodePath.lastComponent(of: $0) } ?? ""
  }

  private func folder(ofGroup position: Int, in parent: [String]?) -> [String]? {
    let path = value(of: "path", in: position).flatMap(list.string)
    let components = path.map { XcodePath.components(of: $0) } ?? []
    switch value(of: "sourceTree", in: position).flatMap(list.string) ?? "<group>" {
    case "<group>":
      return components.isEmpty ? parent : parent.map { XcodePath.normalized($0 + components) }
    case "SOURCE_ROOT": return XcodePath.normalized(components)
    default: return nil
    }
  }

  private func isa(of position: Int) -> String {
    table.classes[Int(table.entries[position].objectClass)]
  }

  private func value(of key: String, in position: Int) -> PropertyList.NodeIndex? {
    list.value(of: key, in: Int(table.entries[position].value))
  }
}
