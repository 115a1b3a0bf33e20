/// A group of the navigator with its place there and on the disk.
package struct XcodeGroupPlace: Sendable {
  package let group: XcodeGroup
  /// The names of the groups that lead to it, from the main group; its own is the last.
  package let path: [String]
  /// Where it lies, from the project's source root; `nil` when that is not known.
  package let folder: [String]?
}

extension XcodeProject {
  /// All groups and synchronized folders below the main group, from the top down. A group that is
  /// shown twice is given once.
  package var groups: [XcodeGroupPlace] {
    var places: [XcodeGroupPlace] = []
    var seen: Set<Int> = [rootGroup]
    let main = mainGroup
    var open = [
      XcodeGroupPlace(group: main, path: [], folder: Self.folder(of: main, in: []))
    ]
    var next = 0
    while next < open.count {
      let place = open[next]
      next += 1
      for child in place.group.children where child.isGroup {
        guard seen.insert(child.object.position).inserted else { continue }
        let found = XcodeGroupPlace(
          group: child, path: place.path + [child.name],
          folder: Self.folder(of: child, in: place.folder))
        places.append(found)
        open.append(found)
      }
    }
    return places
  }

  private static func folder(of group: XcodeGroup, in parent: [String]?) -> [String]? {
    let path = group.object.string("path").map { XcodePath.components(of: $0) } ?? []
    switch group.object.string("sourceTree") ?? "<group>" {
    case "<group>": return parent.map { XcodePath.normalized($0 + path) }
    case "SOURCE_ROOT": return XcodePath.normalized(path)
    default: return nil
    }
  }
}

extension XcodeGroup {
  /// Whether groups and files can be in it: no file, and no file's variants.
  fileprivate var isGroup: Bool { object.isa == XcodeClass.group || isSynchronized }
}
