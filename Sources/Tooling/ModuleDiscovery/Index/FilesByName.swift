/// The files in which each name of a project occurs, regardless of how the name is used.
/// Initialization reads the names of each file once.
package struct FilesByName: Sendable {
  /// The numbers of the files, grouped by name.
  private var files: [Int32]
  /// The end of each name's group in `files`, indexed by the name's number.
  private var ends: [Int]

  package init(_ index: ProjectIndex) {
    var counts = [Int](repeating: 0, count: index.names.count)
    for file in index.files {
      for name in file.names { counts[name.place] += 1 }
    }
    // Initially, each entry is the start of a group. Each file that is added to
    // a group advances the group's entry, until the entry is the group's end.
    var sum = 0
    ends = counts.map { count in
      defer { sum += count }
      return sum
    }
    files = Array(repeating: 0, count: sum)
    for (number, file) in index.files.enumerated() {
      for name in file.names {
        files[ends[name.place]] = Int32(number)
        ends[name.place] += 1
      }
    }
  }

  /// The numbers of the files that contain a name, in ascending order.
  package subscript(_ name: Name) -> ArraySlice<Int32> {
    files[(name.place == 0 ? 0 : ends[name.place - 1])..<ends[name.place]]
  }
}
