import AdderBase

/// The lines that were added to a file, if nothing else was changed: for example,
/// when a list of files grows.
///
/// Costs about as much as comparing the two versions: common parts are compared many bytes at a
/// time, and line breaks are located only where the versions differ.
struct AddedLines {
  /// The ranges of the added lines in the longer text.
  private(set) var ranges: [Range<Int>] = []

  var count: Int { ranges.count }

  /// - Returns: `nil` if the longer text does not contain all lines of the
  ///   shorter one in the same order.
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
    // Both positions are always at the start of a line.
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
