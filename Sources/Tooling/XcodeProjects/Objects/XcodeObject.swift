package import AdderFindings

/// An object of a project: a group, a target, a list of build configurations or anything else with
/// an identifier, including objects of unknown classes.
package struct XcodeObject: Sendable {
  package let project: XcodeProject
  /// The position among the objects of the file.
  let position: Int

  /// The object's entry in the project's table.
  private var entry: ObjectTable.Entry { project.table.entries[position] }
  var node: PropertyList.NodeIndex { Int(entry.value) }

  /// The identifier, usually 24 hexadecimal digits.
  package var id: String { project.list.string(Int(entry.key)) ?? "" }
  /// The name of the object's class, for example `PBXGroup`; empty if there is none.
  package var isa: String { project.table.classes[Int(entry.objectClass)] }
  package var location: SourceLocation { project.location(of: Int(entry.key)) }

  /// Returns the string value of a key.
  package func string(_ key: String) -> String? {
    project.list.value(of: key, in: node).flatMap(project.list.string)
  }

  /// Returns the strings in a key's array.
  package func strings(_ key: String) -> [String] {
    guard let array = project.list.value(of: key, in: node) else { return [] }
    return project.list.elements(of: array).compactMap(project.list.string)
  }

  /// Returns the object that a key refers to, or `nil` if there is none.
  package func object(_ key: String) -> XcodeObject? {
    project.list.value(of: key, in: node).flatMap(project.object(at:))
  }

  /// Returns the objects that a key's array refers to, except missing ones.
  package func objects(_ key: String) -> [XcodeObject] {
    guard let array = project.list.value(of: key, in: node) else { return [] }
    return project.list.elements(of: array).compactMap(project.object(at:))
  }
}

extension XcodeProject {
  /// All objects, in the order of the file.
  package var objects: some RandomAccessCollection<XcodeObject> {
    table.entries.indices.lazy.map { XcodeObject(project: self, position: $0) }
  }

  /// Returns the objects of one class, in the order of the file.
  package func objects(ofClass isa: String) -> [XcodeObject] {
    positions(ofClass: isa).map { XcodeObject(project: self, position: $0) }
  }

  /// Returns the positions of the objects of one class, in the order of the file.
  func positions(ofClass isa: String) -> [Int] {
    guard let wanted = table.position(ofClass: isa) else { return [] }
    return table.entries.indices.filter { table.entries[$0].objectClass == Int32(wanted) }
  }

  func firstPosition(ofClass isa: String) -> Int? {
    guard let wanted = table.position(ofClass: isa) else { return nil }
    return table.entries.firstIndex { $0.objectClass == Int32(wanted) }
  }

  package func object(id: String) -> XcodeObject? {
    table.object(id: id, in: list).map { XcodeObject(project: self, position: $0) }
  }

  func object(at node: PropertyList.NodeIndex) -> XcodeObject? {
    table.object(at: node, in: list).map { XcodeObject(project: self, position: $0) }
  }
}

extension XcodeProject {
  /// Returns the position of the object that contains a value, or `nil` if there is none.
  func position(ofObjectAround node: PropertyList.NodeIndex) -> Int? {
    var low = 0
    var high = table.entries.count
    while low < high {
      let middle = (low + high) / 2
      if Int(table.entries[middle].value) <= node { low = middle + 1 } else { high = middle }
    }
    guard low > 0, node < list.nodes[Int(table.entries[low - 1].value)].next else { return nil }
    return low - 1
  }
}
