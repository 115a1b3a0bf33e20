import AdderBase

/// The reason why a plan must not change anything at a path, whatever is there.
package enum PathObjection: Hashable, Sendable {
  /// The path is the project's folder itself.
  case isRoot
  /// The path is inside `.git`, where git runs the files that it finds.
  case belongsToGit
  case hasControlCharacter
  /// A name in the path has more than 255 bytes, the limit of all file systems in use.
  case isTooLong
}

extension RelativePath {
  /// The reason why a plan must not change anything at the path; `nil` if a plan may change it.
  var objection: PathObjection? {
    isRoot ? .isRoot : components.lazy.compactMap(Self.objection).first
  }

  private static func objection(to name: String) -> PathObjection? {
    if name.lowercased() == ".git" { return .belongsToGit }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .hasControlCharacter }
    return name.utf8.count > 255 ? .isTooLong : nil
  }

  /// The text that two paths share if macOS and Windows treat them as the same path.
  var folded: String { text.lowercased() }
}
