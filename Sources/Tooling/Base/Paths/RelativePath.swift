/// A path inside a project, relative to its root, without `.`, `..` and doubled slashes, so it cannot
/// point outside the project. The empty path is the root itself.
///
/// Symbolic links are not resolved; a plan of changes checks them when it is validated.
package struct RelativePath: Hashable, Sendable {
  /// The names joined by `/`; empty for the root.
  private let joined: String

  private init(joined: String) {
    self.joined = joined
  }

  /// Creates a path from names, outermost first. A `..` removes the name before it, if there is one.
  package init(components: some Sequence<String>) {
    let names = Array(components)
    let areNormal = names.allSatisfy { name in
      !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
    }
    self =
      areNormal
      ? RelativePath(joined: names.joined(separator: "/"))
      : names.reduce(.root) { $0.appending($1) }
  }

  /// Parses a path that a person wrote. It may contain `..` as long as it stays inside the project.
  package init(validating text: String) throws(PathError) {
    guard !text.hasPrefix("/"), !text.hasPrefix("~") else { throw .notRelative(text) }
    try self.init(normalizing: text)
  }

  /// Parses a path as Generamba does: a leading and a trailing slash are ignored.
  package init(generamba text: String) throws(PathError) {
    try self.init(normalizing: text)
  }

  private init(normalizing text: String) throws(PathError) {
    guard !text.utf8.contains(where: { $0 < 0x20 }) else {
      throw .controlCharacter(text)
    }
    // One leading slash is ignored; two are treated as a mistyped absolute path.
    guard !text.hasPrefix("//") else { throw .notRelative(text) }
    guard !text.isNormalPath else {
      joined = text
      return
    }
    var path = RelativePath.root
    for name in text.pathNames {
      if name == "..", path.isRoot { throw .leavesProject(text) }
      path = path.appending(name)
    }
    self = path
  }

  package static let root = RelativePath(joined: "")

  package var isRoot: Bool { joined.isEmpty }
  /// The path as text, separated by slashes; `.` for the root.
  package var text: String { isRoot ? "." : joined }
  /// The names, outermost first.
  package var components: [String] { joined.pathNames }
  /// The last name; empty for the root.
  package var name: String { joined.fileName }

  /// The containing folder; the root for the root itself.
  package var parent: RelativePath { RelativePath(joined: joined.folder) }

  /// Returns the path of a name in this folder, or of several names with slashes between them.
  ///
  /// A `..` leads to the containing folder, but never out of the project.
  package func appending(_ name: String) -> RelativePath {
    switch name {
    case "", ".": return self
    case "..": return parent
    case _ where name.isNormalPath:
      return RelativePath(joined: isRoot ? name : "\(joined)/\(name)")
    default: return name.pathNames.reduce(self) { $0.appending($1) }
    }
  }

  package func appending(_ path: RelativePath) -> RelativePath {
    if path.isRoot { return self }
    return RelativePath(joined: isRoot ? path.joined : "\(joined)/\(path.joined)")
  }

  /// Returns true if the path is that folder or is inside it.
  package func isInside(_ folder: RelativePath) -> Bool {
    joined.isInside(folder: folder.joined)
  }

  /// Returns the path relative to a folder, or `nil` if it is neither that folder nor inside it.
  package func relative(to folder: RelativePath) -> RelativePath? {
    guard isInside(folder) else { return nil }
    guard !folder.isRoot, self != folder else { return self == folder ? .root : self }
    return RelativePath(joined: String(joined.utf8.dropFirst(folder.joined.utf8.count + 1)) ?? "")
  }
}

extension String {
  /// True if the text is a list of names with one slash between them, without `.` and `..`.
  fileprivate var isNormalPath: Bool {
    var dots = 0
    var length = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "/") {
        if length == dots, length < 3 { return false }
        (dots, length) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length != dots || length > 2
  }
}

extension RelativePath: Comparable {
  package static func < (one: RelativePath, other: RelativePath) -> Bool {
    one.joined < other.joined
  }
}

extension RelativePath: CustomStringConvertible {
  package var description: String { text }
}

/// The reason why a string is not a path inside a project.
package enum PathError: Error, Equatable {
  case notRelative(String)
  case leavesProject(String)
  case controlCharacter(String)

  package var message: String {
    switch self {
    case .notRelative(let text):
      """
      '\(text)' is an absolute path. \
      Write it relative to the project's folder, for example 'Sources/App/Modules'.
      """
    case .leavesProject(let text):
      """
      '\(text)' leads out of the project's folder. Choose a folder inside it, or put the settings \
      file into the folder that contains both.
      """
    case .controlCharacter(let text):
      "The path \(text.debugDescription) contains a control character. Remove it."
    }
  }
}
