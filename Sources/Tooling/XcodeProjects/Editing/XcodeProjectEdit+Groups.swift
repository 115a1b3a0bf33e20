/// The existing and the missing groups of a group path.
struct GroupPlace {
  /// The last group that exists.
  var group: ProjectDraft.Object
  /// The names of the groups that are missing.
  var missing: [String]
  /// The synchronized folder on the path, if there is one.
  var synchronizedFolder: ProjectDraft.Object?
}

extension XcodeProjectEdit {
  /// Creates the missing groups of a path.
  ///
  /// - Parameter folder: the folder of the last group, relative to the project's source root; `nil`
  ///   for a group that has no folder of its own.
  package mutating func addGroup(
    _ group: String, folder: String?
  ) throws(XcodeProjectError) {
    let groups = try groupPath(group)
    var path: [String]?
    if let folder { path = try self.path(folder) }
    let place = try place(of: groups)
    if let path, synchronizedFolder(around: path) != nil { return }
    if place.synchronizedFolder != nil { return }
    _ = make(place, at: groups, folder: path)
  }

  /// Returns true if all groups of a path exist, or if the path leads into a synchronized folder.
  package func hasGroup(_ group: String) throws(XcodeProjectError) -> Bool {
    try place(of: groupPath(group)).missing.isEmpty
  }

  /// Returns the paths of all files in a group and its subgroups, relative to the project's source
  /// root; none if the group does not exist.
  ///
  /// Files of synchronized folders are not included, because the project does not list them.
  package func files(inGroup group: String) throws(XcodeProjectError) -> [String] {
    let place = try place(of: groupPath(group))
    guard place.missing.isEmpty, place.synchronizedFolder == nil else { return [] }
    var paths: [String] = []
    var seen: Set<ProjectDraft.Object> = []
    var open = [place.group]
    while let object = open.popLast() {
      guard seen.insert(object).inserted else { continue }
      if draft.isa(of: object) == XcodeClass.fileReference {
        if let path = draft.folder(of: object) { paths.append(path.joined(separator: "/")) }
      } else {
        open += draft.objects("children", of: object).reversed()
      }
    }
    return paths
  }

  /// Removes a group if it is empty and Adder created it, and then does the same for each
  /// enclosing group, up to the first group that stays. The group is found by its identifier,
  /// even if it was renamed.
  ///
  /// Groups that Adder did not create, or that contain something, stay as they are.
  package mutating func removeEmptyGroups(_ group: String) throws(XcodeProjectError) {
    var groups = try groupPath(group)
    guard
      var current = draft.object(
        id: usualIdentifier(groups.joined(separator: "/"), role: "group"))
    else { return }
    while current != project.rootGroup, draft.isa(of: current) == XcodeClass.group,
      draft.items("children", of: current).isEmpty, isMadeHere(current, groups),
      draft.parents[current] >= 0
    {
      let parent = Int(draft.parents[current])
      let uses = draft.uses(of: current)
      guard uses.count == 1, uses[0].user == parent else { return }
      draft.remove(reference: current, "children", of: parent)
      draft.remove(current)
      current = parent
      groups.removeLast()
    }
  }

  /// Returns the identifiers of those groups on a path that Adder created, the outermost first.
  ///
  /// The identifier of a group stays the same when the group is renamed.
  package func madeGroups(to group: String) throws(XcodeProjectError) -> [String] {
    let path = try groupPath(group)
    var made: [String] = []
    var current = project.rootGroup
    for (index, name) in path.enumerated() {
      guard let child = try draft.child(named: name, of: current, in: path),
        draft.isa(of: child) == XcodeClass.group
      else { break }
      if draft.isNew(child) || isMadeHere(child, Array(path[...index])) {
        made.append(draft.id(of: child))
      }
      current = child
    }
    return made
  }

  /// Returns the identifiers of objects that still exist.
  package func present(_ identifiers: [String]) -> [String] {
    identifiers.filter { draft.object(id: $0) != nil }
  }

  /// Removes those of the given groups that are empty. Inner groups are removed first, so a
  /// group that contained only removed groups is removed, too.
  package mutating func removeEmptyGroups(identifiers: [String]) {
    let groups = identifiers.compactMap(draft.object).filter {
      draft.isa(of: $0) == XcodeClass.group && $0 != project.rootGroup
    }
    for group in groups.map({ (group: $0, depth: depth(of: $0)) })
      .sorted(by: { $0.depth > $1.depth }).map(\.group)
    where draft.items("children", of: group).isEmpty && draft.parents[group] >= 0 {
      let parent = Int(draft.parents[group])
      let uses = draft.uses(of: group)
      guard uses.count == 1, uses[0].user == parent else { continue }
      draft.remove(reference: group, "children", of: parent)
      draft.remove(group)
    }
  }

  /// Returns the number of enclosing groups of an object. The limit ends the loop for groups
  /// that contain each other.
  private func depth(of object: ProjectDraft.Object) -> Int {
    var (depth, current) = (0, object)
    while draft.parents[current] >= 0, depth < 256 {
      (depth, current) = (depth + 1, Int(draft.parents[current]))
    }
    return depth
  }

  /// Removes empty groups inside a group, whether or not Adder created
  /// them; the group itself stays.
  package mutating func removeEmptyGroups(inside group: String) throws(XcodeProjectError) {
    let place = try place(of: groupPath(group))
    guard place.missing.isEmpty, place.synchronizedFolder == nil else { return }
    var seen: Set<ProjectDraft.Object> = []
    removeEmptyGroups(inside: place.group, &seen)
  }

  /// - Parameter seen: the groups handled so far. They are recorded because groups can contain each
  ///   other.
  private mutating func removeEmptyGroups(
    inside group: ProjectDraft.Object, _ seen: inout Set<ProjectDraft.Object>
  ) {
    guard seen.insert(group).inserted else { return }
    for child in draft.objects("children", of: group)
    where draft.isa(of: child) == XcodeClass.group {
      removeEmptyGroups(inside: child, &seen)
      let uses = draft.uses(of: child)
      guard draft.items("children", of: child).isEmpty, uses.count == 1 else { continue }
      draft.remove(reference: child, "children", of: group)
      draft.remove(child)
    }
  }

  private func isMadeHere(_ group: ProjectDraft.Object, _ path: [String]) -> Bool {
    draft.id(of: group) == usualIdentifier(path.joined(separator: "/"), role: "group")
  }

  /// Follows a path of groups by the names that Xcode shows.
  func place(of path: [String]) throws(XcodeProjectError) -> GroupPlace {
    var place = GroupPlace(group: project.rootGroup, missing: path)
    while let name = place.missing.first {
      guard let child = try draft.child(named: name, of: place.group, in: path) else { break }
      place.missing.removeFirst()
      if draft.isa(of: child) == XcodeClass.synchronizedFolder {
        return GroupPlace(group: place.group, missing: [], synchronizedFolder: child)
      }
      place.group = child
    }
    return place
  }

  /// Creates the missing groups of a path and returns the last one.
  ///
  /// The last group gets the folder `folder`. An enclosing group gets a folder if the last
  /// components of `folder` match the group names: for the groups `Stories/Profile/View` and the
  /// folder `App/Profile/View`, the folder of Profile is `App/Profile`, and Stories has none.
  mutating func make(
    _ place: GroupPlace, at path: [String], folder: [String]?
  ) -> ProjectDraft.Object {
    var group = place.group
    for (index, name) in place.missing.enumerated() {
      let rest = place.missing[(index + 1)...]
      let own = folder.flatMap { Self.folder($0, above: rest, name: name) }
      let id = newIdentifier(
        path.dropLast(rest.count).joined(separator: "/"), role: "group")
      let fields =
        [("children", .list([]))] + groupFields(name: name, folder: own, in: group)
      let child = draft.create(
        ProjectDraft.NewObject(id: id, isa: XcodeClass.group, comment: name, fields: fields))
      show(child, name: name, in: group)
      group = child
    }
    return group
  }

  /// Returns the name, path and source tree of a new group.
  ///
  /// A group whose folder is directly in its parent's folder has only a path, as Xcode
  /// writes it. A group with another folder has a path from the source root. A group without
  /// its own folder has only a name.
  private func groupFields(
    name: String, folder: [String]?, in group: ProjectDraft.Object
  ) -> [(key: String, value: ProjectDraft.NewValue)] {
    let around = draft.folder(of: group)
    guard let folder, folder != around else {
      return [("name", .text(name)), ("sourceTree", .text("<group>"))]
    }
    if let around, folder == around + [name] {
      return [("path", .text(name)), ("sourceTree", .text("<group>"))]
    }
    let path: [(key: String, value: ProjectDraft.NewValue)] = [
      ("path", .text(folder.joined(separator: "/"))), ("sourceTree", .text("SOURCE_ROOT")),
    ]
    return folder == [name] ? path : [("name", .text(name))] + path
  }

  private static func folder(
    _ folder: [String], above rest: ArraySlice<String>, name: String
  ) -> [String]? {
    if rest.isEmpty { return folder }
    let own = folder.dropLast(rest.count)
    return folder.suffix(rest.count).elementsEqual(rest) && own.last == name ? Array(own) : nil
  }
}
