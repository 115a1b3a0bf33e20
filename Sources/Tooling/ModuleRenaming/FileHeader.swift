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
  ///   - isOutdated: True if the line may have a name that the file had before.
  ///   - others: The edits of other names, which may include this one.
  func edits(
    of path: String, to new: String, module: (old: String, new: String)? = nil,
    isOutdated: Bool = false, besides others: [FileEdit]
  ) -> [FileEdit] {
    guard path.fileName != new.fileName,
      let edit = edit(to: new.fileName, where: { $0 == path.fileName })
        ?? module.flatMap({ names in
          edit(to: "\(names.new).swift") { $0 == "\(names.old).swift" }
        })
        ?? (isOutdated ? edit(to: new.fileName, where: Self.isFileName) : nil),
      !others.contains(where: { $0.range.overlaps(edit.range) })
    else { return others }
    return others + [edit]
  }

  private static func isFileName(_ text: String) -> Bool {
    text.hasSuffix(".swift") && !text.contains(" ")
  }

  private func edit(to new: String, where isMeant: (String) -> Bool) -> FileEdit? {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isComment = bytes[start..<end].starts(with: "//".utf8)
      let name = name(in: start..<end)
      guard isComment || name.isEmpty else { return nil }
      if isComment, isMeant(String(decoding: bytes[name], as: UTF8.self)) {
        return FileEdit(name, with: new)
      }
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
