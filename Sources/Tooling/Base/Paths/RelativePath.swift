/// A path relative to a project's root, without `.`, `..` and doubled slashes, so it cannot point
/// outside the project. The empty path is the root itself.
package struct RelativePath: Hashable, Sendable {
  package let components: [String]

  /// Creates a path from names that are known to be valid: no `..`, and none empty.
  package init(components: some Sequence<String>) {
    self.components = Array(components)
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
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw .controlCharacter(text)
    }
    // One leading slash is ignored; two are an absolute path with a typing error.
    guard !text.hasPrefix("//") else { throw .notRelative(text) }
    var components: [String] = []
    for component in text.split(separator: "/") where component != "." {
      guard component == ".." else {
        components.append(String(component))
        continue
      }
      guard components.popLast() != nil else { throw .leavesProject(text) }
    }
    self.components = components
  }

  package static let root = RelativePath(components: [])

  package var isRoot: Bool { components.isEmpty }
  /// The path as text, separated by slashes; `.` for the root.
  package var text: String { isRoot ? "." : components.joined(separator: "/") }
  /// The last name; empty for the root.
  package var name: String { components.last ?? "" }

  /// The containing folder; the root for the root itself.
  package var parent: RelativePath { RelativePath(components: components.dropLast()) }

  package func appending(_ name: String) -> RelativePath {
    RelativePath(components: components + name.split(separator: "/").map(String.init))
  }

  package func appending(_ path: RelativePath) -> RelativePath {
    RelativePath(components: components + path.components)
  }

  /// Returns true if the path is that folder or is inside it.
  package func isInside(_ folder: RelativePath) -> Bool {
    components.starts(with: folder.components)
  }

  /// Returns the path relative to a folder, or `nil` if it is neither that folder nor inside it.
  package func relative(to folder: RelativePath) -> RelativePath? {
    guard isInside(folder) else { return nil }
    return RelativePath(components: components.dropFirst(folder.components.count))
  }
}

extension RelativePath: CustomStringConvertible {
  package var description: String { text }
}

/// The reason why a text is not a path inside a project.
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
