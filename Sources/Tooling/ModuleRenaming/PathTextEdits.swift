import AdderFileChanges

/// Replaces file and folder paths in files that contain paths of the project, such as records and
/// settings.
struct PathTextEdits {
  private let paths: [ArraySlice<UInt8>: String]
  private let longest: Int

  /// - Parameter paths: The new paths, keyed by the old paths.
  init(_ paths: [String: String]) {
    self.paths = Dictionary(
      uniqueKeysWithValues: paths.map { (ArraySlice($0.key.utf8), $0.value) })
    longest = paths.keys.map(\.utf8.count).max() ?? 0
  }

  func edits(of bytes: [UInt8]) -> [FileEdit] {
    guard longest > 0 else { return [] }
    var edits: [FileEdit] = []
    var position = 0
    while position < bytes.count {
      guard position == 0 || !bytes[position - 1].isPathByte,
        let end = end(ofPathIn: bytes, at: position), let new = paths[bytes[position..<end]]
      else {
        position += 1
        continue
      }
      edits.append(FileEdit(position..<end, with: new))
      position = end
    }
    return edits
  }

  /// Returns the end of the longest known path at a position.
  private func end(ofPathIn bytes: [UInt8], at position: Int) -> Int? {
    let line = bytes[position...].prefix(longest).prefix { $0 != UInt8(ascii: "\n") }
    return (line.startIndex + 1..<line.endIndex + 1).reversed().first { end in
      let isEnd =
        end == bytes.count || !bytes[end].isPathByte || bytes[end] == UInt8(ascii: "/")
      return isEnd && paths[bytes[position..<end]] != nil
    }
  }
}

extension UInt8 {
  fileprivate var isPathByte: Bool {
    isWordByte
      || [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")]
        .contains(self)
  }
}
