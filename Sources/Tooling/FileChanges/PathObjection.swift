import AdderBase

/// The reason why a plan must not change anything at a path, whatever is there.
package enum PathObjection: Hashable, Sendable {
  /// It is the project's folder itself.
  case isRoot
  /// It is inside `.git`, where git runs what it finds.
  case belongsToGit
  case hasControlCharacter
  /// One of its names has more than 255 bytes, the limit of all file systems in use.
  case isTooLong
}

extension RelativePath {
  /// The reason why a plan must not change anything at the path; `nil` if it may.
  var objection: PathObjection? {
    isRoot ? .isRoot : components.lazy.compactMap(Self.objection).first
  }

  private static func objection(to name: String) -> PathObjection? {
    if name.lowercased() == ".git" { return .belongsToGit }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .hasControlCharacter }
    return name.utf8.count > 255 ? .isTooLong : nil
  }

  /// The text that is the same for two paths which macOS and Windows take for one.
  var folded: String { text.lowercased() }
}
