import AdderBase

/// The lines that a text has more than another one, all of whose lines it has in the same order: as when a list of
/// files gets longer.
///
/// Costs about as much as comparing the two: what they have in common is compared many bytes at a time, and
/// lines are only looked for where they differ.
struct AddedLines {
  /// Where they are in the longer text.
  private(set) var ranges: [Range<Int>] = []

  var count: Int { ranges.count }

  /// - Returns: `nil` when the shorter text has a line that the longer one lacks.
  init?(from shorter: [UInt8], to longer: [UInt8]) {
    guard shorter.count <= longer.count else { return nil }
    let isThere = shorter.withUnsafeBytes { old in
      longer.withUnsafeBytes { new in find(from: old, to: new) }
    }
    guard isThere else { return nil }
  }

  private mutating func find(
    from old: UnsafeRawBufferPointer, to new: UnsafeRawBufferPointer
  ) -> Bool {
    // Both places are beginnings of lines.
    var oldStart = 0
    var newStart = 0
    while true {
      var same = UnsafeRawBufferPointer(rebasing: old[oldStart...])
        .commonLength(with: UnsafeRawBufferPointer(rebasing: new[newStart...]))
      let isEnd = oldStart + same == old.count && newStart + same == new.count
      if isEnd { return true }
      while same > 0, old[oldStart + same - 1] != UInt8(ascii: "\n") { same -= 1 }
      oldStart += same
      newStart += same
      guard newStart < new.count else { return false }
      var end = newStart
      while end < new.count, new[end] != UInt8(ascii: "\n") { end += 1 }
      end = min(end + 1, new.count)
      ranges.append(newStart..<end)
      newStart = end
    }
  }
}
