package import AdderFindings

/// An object of a project: a group, a target, a build setting list or whatever else has an
/// identifier, known to us or not.
package struct XcodeObject: Sendable {
  package let project: XcodeProject
  /// Its position among the objects of the file.
  let position: Int

  /// Its place in the project's table.
  private var entry: ObjectTable.Entry { project.table.entries[position] }
  var node: PropertyList.NodeIndex { Int(entry.value) }

  /// The identifier, usually 24 hexadecimal digits.
  package var id: String { project.list.string(Int(entry.key)) ?? "" }
  /// The name of its class, for example `PBXGroup`; empty when it has none.
  package var isa: String { project.table.classes[Int(entry.objectClass)] }
  package var location: SourceLocation { project.location(of: Int(entry.key)) }

  /// The string that a key has.
  package func string(_ key: String) -> String? {
    project.list.value(of: key, in: node).flatMap(project.list.string)
  }

  /// The strings in the array that a key has.
  package func strings(_ key: String) -> [String] {
    guard let array = project.list.value(of: key, in: node) else { return [] }
    return project.list.elements(of: array).compactMap(project.list.string)
  }

  /// The object that a key refers to; `nil` when it refers to nothing that is there.
  package func object(_ key: String) -> XcodeObject? {
    project.list.value(of: key, in: node).flatMap(project.object(at:))
  }

  /// The objects that the array of a key refers to; missing ones are left out.
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

  /// The objects of one class, in the order of the file.
  package func objects(ofClass isa: String) -> [XcodeObject] {
    positions(ofClass: isa).map { XcodeObject(project: self, position: $0) }
  }

  /// The positions of the objects of one class, in the order of the file.
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
  /// The position of the object that a value belongs to; `nil` for a value in none.
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
