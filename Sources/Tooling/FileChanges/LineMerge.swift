/// Two sets of changes to the same file in one: what a generator would write differently now, and
/// what people have written since it wrote the file.
///
/// Changes that touch are both made: lines that a generator adds come before lines that people have
/// added at the same place.
package struct LineMerge {
  /// Generated lines that cannot be merged, because the file was changed there.
  package struct Conflict: Error, Equatable {
    /// The line of the current file, from 1.
    package var line: Int
  }

  fileprivate struct Edit {
    /// The lines of the base that are replaced.
    var range: Range<Int>
    var lines: [ArraySlice<UInt8>]
    var isGenerated: Bool
    /// The first line of the edit in the new version.
    var place: Int
  }

  private let base: TextLines
  private let generated: [Edit]
  private let written: [Edit]

  /// - Parameters:
  ///   - base: What the generator wrote, or would have written.
  ///   - new: What it would write now.
  ///   - current: What people have made of it.
  package init(from base: [UInt8], to new: [UInt8], in current: [UInt8]) {
    self.base = TextLines(of: base)
    generated = Self.edits(LineDifference(from: base, to: new), areGenerated: true)
    written = Self.edits(LineDifference(from: base, to: current), areGenerated: false)
  }

  private static func edits(_ difference: LineDifference, areGenerated: Bool) -> [Edit] {
    difference.runs.filter(\.isChange).map { run in
      Edit(
        range: run.old, lines: Array(difference.new[run.new]), isGenerated: areGenerated,
        place: run.new.lowerBound)
    }
  }

  /// Returns the current file with the generator's changes.
  ///
  /// - Parameter yields: Returns true for a line that need not be merged where people have changed it.
  package func merged(
    leaving yields: (ArraySlice<UInt8>) -> Bool = { _ in false }
  ) throws(Conflict) -> [UInt8] {
    var missing: [Edit] = []
    for edit in generated {
      if written.contains(where: { $0.contains(edit) }) { continue }
      if let other = written.first(where: { $0.overlaps(edit) }) {
        if base[edit.range].allSatisfy(yields), edit.lines.allSatisfy(yields) { continue }
        throw Conflict(line: other.place + 1)
      }
      missing.append(edit)
    }
    let edits = (missing + written).sorted { $0.isBefore($1) }
    var merged: [UInt8] = []
    var line = 0
    for edit in edits {
      merged += base[line..<edit.range.lowerBound].joined()
      // The last line of the current file may have no line feed.
      if let last = merged.last, last != UInt8(ascii: "\n"), !edit.lines.isEmpty {
        throw Conflict(line: edit.place + 1)
      }
      merged += edit.lines.joined()
      line = edit.range.upperBound
    }
    return merged + base[line..<base.count].joined()
  }
}

extension LineMerge.Edit {
  /// True if this edit does what another one does.
  func contains(_ other: Self) -> Bool {
    guard range == other.range else { return false }
    if range.isEmpty { return lines.contains(other.lines) }
    return lines == other.lines
  }

  /// True if the edits replace a common line, or one replaces the lines around the other.
  func overlaps(_ other: Self) -> Bool {
    range.overlaps(other.range) || range.surrounds(other.range) || other.range.surrounds(range)
  }

  func isBefore(_ other: Self) -> Bool {
    func order(_ edit: Self) -> (Int, Int, Int) {
      (edit.range.lowerBound, edit.range.upperBound, edit.isGenerated ? 0 : 1)
    }
    return order(self) < order(other)
  }
}

extension Range<Int> {
  /// True if an insertion is between two lines of the range.
  fileprivate func surrounds(_ other: Self) -> Bool {
    other.isEmpty && lowerBound < other.lowerBound && other.lowerBound < upperBound
  }
}
