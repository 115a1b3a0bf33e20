/// A project with changes that are not written yet.
///
/// Objects are identified by position: first those of the file, then the new ones in the order of
/// their creation. All reading functions include the changes.
struct ProjectDraft {
  typealias Object = Int

  let project: XcodeProject
  private(set) var created: [NewObject] = []
  private(set) var removed: Set<Object> = []
  /// The changed lists of objects in the file, including lists that an object did not have
  /// originally.
  private(set) var lists: [ListKey: [ListItem]] = [:]
  /// The keys of the removed dictionary entries in the file.
  private(set) var removedEntries: Set<PropertyList.NodeIndex> = []
  /// The new objects by their identifiers.
  private var createdObjects: [String: Object] = [:]
  /// The group that contains each object; -1 for objects that are in no group.
  private(set) var parents: [Int32]

  /// An object that is not in the file yet.
  struct NewObject {
    let id: String
    let isa: String
    /// The comment that Xcode writes after the object's identifier.
    let comment: String
    /// The keys and values in the order in which they are written.
    var fields: [(key: String, value: NewValue)]
  }

  enum NewValue {
    case text(String)
    case object(Object)
    case list([ListItem])
  }

  /// An element of a list: an existing element in the file, or a new object or string.
  enum ListItem: Equatable {
    case node(PropertyList.NodeIndex)
    case object(Object)
    case text(String)
  }

  struct ListKey: Hashable, Comparable {
    let object: Object
    let key: String

    static func < (one: ListKey, other: ListKey) -> Bool {
      (one.object, one.key) < (other.object, other.key)
    }
  }

  init(of project: XcodeProject) {
    self.project = project
    parents = [Int32](repeating: -1, count: project.table.entries.count)
    let haveChildren = project.table.classes.map(XcodeClass.hasChildren)
    for (group, entry) in project.table.entries.enumerated()
    where haveChildren[Int(entry.objectClass)] {
      guard let children = project.list.value(of: "children", in: Int(entry.value)) else {
        continue
      }
      for node in project.list.elements(of: children) {
        guard let child = project.table.object(at: node, in: project.list) else { continue }
        if parents[child] < 0 { parents[child] = Int32(group) }
      }
    }
  }

  var isUnchanged: Bool {
    created.isEmpty && removed.isEmpty && lists.isEmpty && removedEntries.isEmpty
  }
}

// MARK: - Reading

extension ProjectDraft {
  private var list: PropertyList { project.list }
  private var table: ObjectTable { project.table }

  /// All current objects: those in the file and the new ones, except removed objects.
  var objects: some Sequence<Object> {
    (0..<table.entries.count + created.count).lazy.filter { !removed.contains($0) }
  }

  func isNew(_ object: Object) -> Bool { object >= table.entries.count }

  func newObject(_ object: Object) -> NewObject { created[object - table.entries.count] }

  func id(of object: Object) -> String {
    isNew(object)
      ? newObject(object).id : list.string(Int(table.entries[object].key)) ?? ""
  }

  func isa(of object: Object) -> String {
    isNew(object)
      ? newObject(object).isa : table.classes[Int(table.entries[object].objectClass)]
  }

  func object(id: String) -> Object? {
    createdObjects[id] ?? table.object(id: id, in: list).flatMap { removed.contains($0) ? nil : $0 }
  }

  /// Returns the value of a key in the file; `nil` for a new object.
  func node(_ key: String, of object: Object) -> PropertyList.NodeIndex? {
    isNew(object) ? nil : list.value(of: key, in: Int(table.entries[object].value))
  }

  func string(_ key: String, of object: Object) -> String? {
    guard isNew(object) else { return node(key, of: object).flatMap(list.string) }
    for case (key, .text(let text)) in newObject(object).fields { return text }
    return nil
  }

  func reference(_ key: String, of object: Object) -> Object? {
    guard isNew(object) else { return node(key, of: object).flatMap(self.object(at:)) }
    for case (key, .object(let other)) in newObject(object).fields { return other }
    return nil
  }

  func items(_ key: String, of object: Object) -> [ListItem] {
    if isNew(object) {
      for case (key, .list(let items)) in newObject(object).fields { return items }
      return []
    }
    if let items = lists[ListKey(object: object, key: key)] { return items }
    guard let array = node(key, of: object), removedEntry(key, of: object) == nil else { return [] }
    return list.elements(of: array).map(ListItem.node)
  }

  /// Returns the objects that a list refers to, except missing ones.
  func objects(_ key: String, of object: Object) -> [Object] {
    items(key, of: object).compactMap(self.object)
  }

  /// Returns the object that an element refers to.
  func object(of item: ListItem) -> Object? {
    switch item {
    case .node(let node): object(at: node)
    case .object(let object): removed.contains(object) ? nil : object
    case .text: nil
    }
  }

  func text(of item: ListItem) -> String? {
    switch item {
    case .node(let node): list.string(node)
    case .object: nil
    case .text(let text): text
    }
  }

  private func object(at node: PropertyList.NodeIndex) -> Object? {
    table.object(at: node, in: list).flatMap { removed.contains($0) ? nil : $0 }
  }
}

// MARK: - Changing

extension ProjectDraft {
  mutating func create(_ object: NewObject) -> Object {
    let position = table.entries.count + created.count
    created.append(object)
    createdObjects[object.id] = position
    parents.append(-1)
    return position
  }

  mutating func remove(_ object: Object) {
    removed.insert(object)
    if isNew(object) { createdObjects[newObject(object).id] = nil }
    parents[object] = -1
  }

  mutating func insert(_ item: ListItem, at position: Int, _ key: String, of object: Object) {
    var items = items(key, of: object)
    items.insert(item, at: position)
    set(key, of: object, to: items)
    if key == "children", case .object(let child) = item { parents[child] = Int32(object) }
  }

  mutating func append(_ item: ListItem, _ key: String, of object: Object) {
    insert(item, at: items(key, of: object).count, key, of: object)
  }

  /// Removes an object from a list.
  mutating func remove(reference object: Object, _ key: String, of owner: Object) {
    let before = items(key, of: owner)
    let after = before.filter { self.object(of: $0) != object }
    if after.count < before.count { set(key, of: owner, to: after) }
  }

  /// Removes a string from a list.
  mutating func remove(text: String, _ key: String, of owner: Object) {
    let before = items(key, of: owner)
    let after = before.filter { self.text(of: $0) != text }
    if after.count < before.count { set(key, of: owner, to: after) }
  }

  /// Removes an entry from a dictionary of an object in the file.
  mutating func removeEntry(_ entry: String, _ key: String, of object: Object) {
    guard let dictionary = node(key, of: object) else { return }
    for (key, _) in list.entries(of: dictionary) where list.says(key, entry) {
      removedEntries.insert(key)
    }
  }

  /// Returns the keys of a dictionary in an object, except those of removed entries.
  func entries(_ key: String, of object: Object) -> [String] {
    guard let dictionary = node(key, of: object) else { return [] }
    return list.entries(of: dictionary).filter { !removedEntries.contains($0.key) }
      .compactMap { list.string($0.key) }
  }

  /// Returns true if an object has a value for a key.
  func hasField(_ key: String, of object: Object) -> Bool {
    if lists[ListKey(object: object, key: key)] != nil { return true }
    if isNew(object) { return newObject(object).fields.contains { $0.key == key } }
    return node(key, of: object) != nil && removedEntry(key, of: object) == nil
  }

  /// Removes a list and its key from an object in the file.
  mutating func removeField(_ key: String, of object: Object) {
    lists[ListKey(object: object, key: key)] = nil
    for (entry, _) in list.entries(of: Int(table.entries[object].value)) where list.says(entry, key)
    { removedEntries.insert(entry) }
  }

  /// Returns the entry for a key, if the draft removes that entry from an object in the file.
  private func removedEntry(_ key: String, of object: Object) -> PropertyList.NodeIndex? {
    if removedEntries.isEmpty || isNew(object) { return nil }
    return list.entries(of: Int(table.entries[object].value)).lazy.map(\.key)
      .first { removedEntries.contains($0) && list.says($0, key) }
  }

  private mutating func set(_ key: String, of object: Object, to items: [ListItem]) {
    guard isNew(object) else {
      // If a removed list is set again, the new elements replace the old ones.
      if let entry = removedEntry(key, of: object) { removedEntries.remove(entry) }
      lists[ListKey(object: object, key: key)] = items
      return
    }
    let position = object - table.entries.count
    if let field = created[position].fields.firstIndex(where: { $0.key == key }) {
      created[position].fields[field].value = .list(items)
    } else {
      created[position].fields.append((key, .list(items)))
    }
  }
}
