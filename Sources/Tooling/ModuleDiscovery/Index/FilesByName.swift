/// The files in which each name of a project occurs, for any use. Creating it reads the names of each file once.
package struct FilesByName: Sendable {
  /// The numbers of files, those of one name after those of another.
  private var files: [Int32]
  /// Where the files of each name end, by its number.
  private var ends: [Int]

  package init(_ index: ProjectIndex) {
    var counts = [Int](repeating: 0, count: index.names.count)
    for file in index.files {
      for name in file.names { counts[name.place] += 1 }
    }
    // First where the files of a name begin; each one that is put there moves that on.
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

  /// In ascending order.
  package subscript(_ name: Name) -> ArraySlice<Int32> {
    files[(name.place == 0 ? 0 : ends[name.place - 1])..<ends[name.place]]
  }
}
