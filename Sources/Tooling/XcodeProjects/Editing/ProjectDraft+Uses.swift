extension ProjectDraft {
  /// A reference to an object, from a key of another object.
  struct Use: Hashable {
    let user: Object
    let key: String
  }

  /// Returns all references to an object, except those that the draft removes.
  ///
  /// Compares every string in the file, and therefore also finds references from unknown
  /// classes and keys.
  func uses(of object: Object) -> [Use] {
    var uses: [Use] = isNew(object) ? [] : usesInFile(of: object)
    for (key, items) in lists where !removed.contains(key.object) {
      if items.contains(.object(object)) { uses.append(Use(user: key.object, key: key.key)) }
    }
    for position in project.table.entries.count..<project.table.entries.count + created.count
    where !removed.contains(position) {
      for (key, value) in newObject(position).fields where value.refers(to: object) {
        uses.append(Use(user: position, key: key))
      }
    }
    return uses
  }

  private func usesInFile(of object: Object) -> [Use] {
    let list = project.list
    let own = Int(project.table.entries[object].key)
    guard let range = list.contents(of: own) else { return [] }
    let id = list.bytes[range]
    var uses: [Use] = []
    for node in list.nodes.indices {
      guard let other = list.contents(of: node), other.count == id.count, node != own,
        list.bytes[other].elementsEqual(id), let use = use(at: node)
      else { continue }
      uses.append(use)
    }
    return uses
  }

  /// Returns the object and the key that contain a string in the file, or `nil` if there is no such
  /// object or the draft removes it.
  private func use(at node: PropertyList.NodeIndex) -> Use? {
    guard let user = project.position(ofObjectAround: node), !removed.contains(user) else {
      return nil
    }
    let dictionary = Int(project.table.entries[user].value)
    for (key, value) in project.list.entries(of: dictionary) {
      guard (key..<project.list.nodes[value].next).contains(node) else { continue }
      let name = project.list.string(key) ?? ""
      if let items = lists[ListKey(object: user, key: name)], !items.contains(.node(node)) {
        return nil
      }
      return Use(user: user, key: name)
    }
    return nil
  }
}

extension ProjectDraft.NewValue {
  fileprivate func refers(to object: ProjectDraft.Object) -> Bool {
    switch self {
    case .text: false
    case .object(let other): other == object
    case .list(let items): items.contains(.object(object))
    }
  }
}
