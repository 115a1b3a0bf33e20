import AdderBase
import AdderFileChanges

/// The edits of paths of renamed files in the scripts that an Xcode project runs: a generator of doubles can list the
/// files with contracts. Such a path can begin with variables, of which the values are not known.
struct ScriptPaths {
  /// The new paths of files, keyed by the old paths.
  let files: [String: String]
  /// The names that several files have. Their folder has to be written, too.
  private let ambiguous: Set<String>

  /// - Parameter all: The paths of all files.
  init(_ files: [String: String], of all: [String]) {
    self.files = files
    var known: Set<String> = []
    ambiguous = Set(all.map(\.fileName).filter { !known.insert($0).inserted })
  }

  func edits(of project: [UInt8]) -> [FileEdit] {
    var edits: [FileEdit] = []
    var start = 0
    while start < project.count {
      let end = project[start...].firstIndex(of: UInt8(ascii: "\n")) ?? project.count
      let line = project[start..<end].drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      if line.starts(with: "shellScript = ".utf8) { edits += self.edits(in: line) }
      start = end + 1
    }
    return edits
  }

  private func edits(in script: ArraySlice<UInt8>) -> [FileEdit] {
    let text = Array(script)
    return files.sorted { $0.key < $1.key }.flatMap { old, new in
      text.places(of: old.fileName).compactMap { name in
        edit(of: name, in: text, old, new).map { edit in
          FileEdit(
            edit.range.lowerBound + script.startIndex..<edit.range.upperBound + script.startIndex,
            with: edit.replacement)
        }
      }
    }
  }

  /// Returns the edit of a path that ends with a file's name, or `nil` if it may be another file's.
  private func edit(
    of name: Range<Int>, in text: [UInt8], _ old: String, _ new: String
  ) -> (range: Range<Int>, replacement: String)? {
    if name.upperBound < text.count, text[name.upperBound].isWordByte { return nil }
    var start = name.lowerBound
    var count = 1
    for folder in old.folder.pathNames.reversed() {
      let expected = Array("\(folder)/".utf8)
      guard start >= expected.count, text[start - expected.count..<start].elementsEqual(expected),
        start == expected.count || !text[start - expected.count - 1].isOfName
      else { break }
      start -= expected.count
      count += 1
    }
    guard start > 0, count > 1 || !ambiguous.contains(old.fileName) else { return nil }
    // What is before a slash has to be a variable: another folder means another file.
    let before = text[start - 1]
    let isWhole = count == old.pathNames.count
    guard
      before == UInt8(ascii: "/") ? isWhole || endsVariable(text[..<(start - 1)]) : !before.isOfName
    else { return nil }
    let names = new.pathNames.suffix(count)
    return names == old.pathNames.suffix(count)
      ? nil : (start..<name.upperBound, names.joined(separator: "/"))
  }

  /// Returns true for `${PROJECT_DIR}`, `$(SRCROOT)` and `$SRCROOT`.
  private func endsVariable(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    if last == UInt8(ascii: "}") || last == UInt8(ascii: ")") { return true }
    return text.reversed().drop(while: \.isWordByte).first == UInt8(ascii: "$")
  }
}

extension UInt8 {
  /// True for a byte that continues the name of a file or folder.
  fileprivate var isOfName: Bool {
    isWordByte || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+")].contains(self)
  }
}
