import AdderBase
import AdderFileChanges

/// The comment at the beginning of a file, in which Xcode writes the file's name on a line of its own.
struct FileHeader {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the edits of a file that moves, with one of the line that is exactly its old name, or that of its
  /// module: `Profile.swift`.
  ///
  /// - Parameters:
  ///   - module: The names of the module, unless something else may have the old one.
  ///   - others: The edits of other names, which may include this one.
  func edits(
    of path: String, to new: String, module: (old: String, new: String)? = nil,
    besides others: [FileEdit]
  ) -> [FileEdit] {
    guard path.fileName != new.fileName,
      let edit = edit(from: path.fileName, to: new.fileName)
        ?? module.flatMap({ edit(from: "\($0.old).swift", to: "\($0.new).swift") }),
      !others.contains(where: { $0.range.overlaps(edit.range) })
    else { return others }
    return others + [edit]
  }

  private func edit(from old: String, to new: String) -> FileEdit? {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isComment = bytes[start..<end].starts(with: "//".utf8)
      let name = name(in: start..<end)
      guard isComment || name.isEmpty else { return nil }
      if isComment, bytes[name].elementsEqual(old.utf8) { return FileEdit(name, with: new) }
      start = end + 1
    }
    return nil
  }

  /// Returns the range of a comment line's text.
  private func name(in line: Range<Int>) -> Range<Int> {
    func isText(_ byte: UInt8) -> Bool {
      ![UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
    }
    guard let first = bytes[line].firstIndex(where: isText),
      let last = bytes[line].lastIndex(where: isText)
    else { return line.lowerBound..<line.lowerBound }
    return first..<last + 1
  }
}
