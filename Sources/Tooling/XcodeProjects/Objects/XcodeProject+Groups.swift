/// A group of the navigator with its place there and on the disk.
package struct XcodeGroupPlace: Sendable {
  package let id: String
  /// The names of the groups that lead to it, from the main group; its own is the last.
  package let path: [String]
  /// Where it lies, from the project's source root; `nil` when that is not known.
  package let folder: [String]?
  /// Whether it says so itself, rather than lying where the group around it does.
  package let hasOwnFolder: Bool
  /// Whether it is a folder whose files Xcode finds on the disk.
  package let isSynchronized: Bool
}

extension XcodeProject {
  /// All groups and synchronized folders below the main group, from the top down. A group that is
  /// shown twice is given once.
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

  /// Whether groups and files can be in it: no file, and no file's variants.
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
