/// The numbers that belong to each name, such as those of the files that contain it.
package struct GroupsByName: Sendable {
  /// The numbers, grouped by name.
  private var numbers: [Int32]
  /// The end of each name's group in `numbers`, indexed by the name's number.
  private var ends: [Int]

  /// - Parameters:
  ///   - count: The number of names.
  ///   - visit: Passes each name and number to its argument. It is called twice.
  package init(_ count: Int, _ visit: ((Name, Int32) -> Void) -> Void) {
    var counts = [Int](repeating: 0, count: count)
    visit { name, _ in counts[name.place] += 1 }
    // Initially, each entry is the start of a group. Each number that is added to
    // a group advances the group's entry, until the entry is the group's end.
    var sum = 0
    var ends = counts.map { count in
      defer { sum += count }
      return sum
    }
    var numbers = [Int32](repeating: 0, count: sum)
    visit { name, number in
      numbers[ends[name.place]] = number
      ends[name.place] += 1
    }
    (self.numbers, self.ends) = (numbers, ends)
  }

  /// The numbers that belong to a name, in the order in which they were added.
  package subscript(_ name: Name) -> ArraySlice<Int32> {
    numbers[(name.place == 0 ? 0 : ends[name.place - 1])..<ends[name.place]]
  }
}
