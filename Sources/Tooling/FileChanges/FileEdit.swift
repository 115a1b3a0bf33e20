/// A range of a file and its replacement.
package struct FileEdit: Hashable, Sendable {
  /// The bytes to replace, as positions in the file before any edit. An empty range inserts the
  /// replacement without removing anything.
  package var range: Range<Int>
  package var replacement: [UInt8]

  package init(_ range: Range<Int>, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package init(_ range: Range<Int>, with replacement: String) {
    self.init(range, with: Array(replacement.utf8))
  }

  /// Returns the contents after all edits, or `nil` if two of them overlap or
  /// one is outside the file.
  ///
  /// Insertions at the same position keep their order in `edits`.
  package static func apply(_ edits: [FileEdit], to contents: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.stablySorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= contents.count else {
        return nil
      }
      result += contents[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + contents[position...]
  }

  /// Returns the edits if lines were only added to a file or only removed from it, or `nil`
  /// otherwise. Costs about as much as comparing the two versions.
  static func lines(from old: [UInt8], to new: [UInt8]) -> [FileEdit]? {
    if let added = AddedLines(from: old, to: new) {
      var length = 0
      return added.ranges.map { range in
        defer { length += range.count }
        let place = range.lowerBound - length
        return FileEdit(place..<place, with: Array(new[range]))
      }
    }
    return AddedLines(from: new, to: old)?.ranges.map { FileEdit($0, with: []) }
  }
}

extension Array {
  fileprivate func stablySorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    enumerated()
      .sorted { one, other in
        if areInOrder(one.element, other.element) { return true }
        return !areInOrder(other.element, one.element) && one.offset < other.offset
      }
      .map(\.element)
  }
}
