package import AdderBase

/// A place inside a project, as the names that lead to it from the project's root.
///
/// The text alone cannot leave the root: it has no `..`, is not absolute and has no empty part.
/// Whether a symbolic link on the way leads out is found out when a plan is validated.
package struct ProjectPath: Hashable, Sendable {
  /// The names, joined by `/`; empty for the root itself.
  package let text: String

  /// The project's root, which no change is about.
  static let root = ProjectPath(unchecked: "")

  package init(validating text: String) throws(ProjectPathError) {
    guard !text.isEmpty else { throw .init(text: text, reason: .isEmpty) }
    guard !text.hasPrefix("/") else { throw .init(text: text, reason: .isAbsolute) }
    for name in text.split(separator: "/", omittingEmptySubsequences: false) {
      if let reason = Self.objection(to: name) { throw .init(text: text, reason: reason) }
    }
    self.text = text
  }

  /// A path that a command found or computed.
  package init(_ path: RelativePath) throws(ProjectPathError) {
    try self.init(validating: path.text)
  }

  /// A path joined from parts that are known to be valid.
  init(unchecked text: String) {
    self.text = text
  }

  /// The place of that name in this folder.
  package func appending(_ name: String) throws(ProjectPathError) -> ProjectPath {
    try ProjectPath(validating: text.isEmpty ? name : "\(text)/\(name)")
  }

  /// The last name.
  package var name: String {
    text.fileName
  }

  /// The folder it is in; `nil` for the root.
  package var parent: ProjectPath? {
    text.isEmpty ? nil : ProjectPath(unchecked: text.folder)
  }

  /// The names that lead to it.
  package var names: [String] {
    text.pathNames
  }

  /// The place of a name that a folder's listing gave.
  func child(_ name: String) -> ProjectPath {
    ProjectPath(unchecked: text.isEmpty ? name : "\(text)/\(name)")
  }

  func isInside(_ folder: ProjectPath) -> Bool {
    folder == .root ? self != .root : text.hasPrefix("\(folder.text)/")
  }

  /// What is the same for two paths that macOS and Windows would take for one.
  var folded: String { text.lowercased() }

  /// How many bytes a name may have on every file system in use.
  private static let longestName = 255

  private static func objection(to name: Substring) -> ProjectPathError.Reason? {
    if name.isEmpty { return .hasEmptyPart }
    if name == "." || name == ".." { return .hasDots }
    // What lies there is run by git.
    if name.lowercased() == ".git" { return .isGits }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .hasControlCharacter }
    if name.utf8.count > longestName { return .isTooLong }
    return nil
  }
}

extension ProjectPath: Comparable {
  package static func < (one: ProjectPath, other: ProjectPath) -> Bool { one.text < other.text }
}

extension ProjectPath: CustomStringConvertible {
  package var description: String { text.isEmpty ? "." : text }
}
