/// The files in which each name of a project occurs, regardless of how the name is used.
/// Initialization reads the names of each file once.
package struct FilesByName: Sendable {
  private let groups: GroupsByName

  package init(_ index: ProjectIndex) {
    groups = GroupsByName(index.names.count) { add in
      for (number, file) in index.files.enumerated() {
        for name in file.names { add(name, Int32(number)) }
      }
    }
  }

  /// The numbers of the files that contain a name, in ascending order.
  package subscript(_ name: Name) -> ArraySlice<Int32> { groups[name] }
}
