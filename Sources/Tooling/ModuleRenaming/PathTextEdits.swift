import AdderFileChanges

/// The edits of a text that names files of the project by their paths, such as a note or the settings.
struct PathTextEdits {
  private(set) var edits: [FileEdit] = []

  /// - Parameter paths: the new paths of files and folders, by the old ones.
  init(of bytes: [UInt8], _ paths: [String: String]) {
    // The longest path that stands in a place is the one that is meant.
    let ordered = paths.sorted { ($0.key.utf8.count, $1.key) > ($1.key.utf8.count, $0.key) }
      .map { (old: Array($0.key.utf8), new: $0.value) }
    var position = 0
    while position < bytes.count {
      guard position == 0 || !bytes[position - 1].isPathByte,
        let match = ordered.first(where: { Self.stands($0.old, in: bytes, at: position) })
      else {
        position += 1
        continue
      }
      edits.append(FileEdit(position..<position + match.old.count, with: match.new))
      position += match.old.count
    }
  }

  private static func stands(_ path: [UInt8], in bytes: [UInt8], at position: Int) -> Bool {
    guard bytes[position...].starts(with: path) else { return false }
    let end = position + path.count
    return end == bytes.count || !bytes[end].isPathByte || bytes[end] == UInt8(ascii: "/")
  }
}

extension UInt8 {
  fileprivate var isPathByte: Bool {
    isWordByte
      || [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")]
        .contains(self)
  }
}
