package import AdderBase

/// A path inside a project, relative to the project's root.
///
/// The text cannot point outside the root: it has no `..`, is not absolute and has no empty
/// component. Symbolic links that lead outside are detected when a plan is validated.
package struct ProjectPath: Hashable, Sendable {
  /// The names separated by `/`; empty for the root itself.
  package let text: String

  /// The project's root. No change refers to it.
  static let root = ProjectPath(unchecked: "")

  package init(validating text: String) throws(ProjectPathError) {
    guard !text.isEmpty else { throw .init(text: text, reason: .isEmpty) }
    guard !text.hasPrefix("/") else { throw .init(text: text, reason: .isAbsolute) }
    for name in text.split(separator: "/", omittingEmptySubsequences: false) {
      if let reason = Self.objection(to: name) { throw .init(text: text, reason: reason) }
    }
    self.text = text
  }

  /// Validates a path that a command found or computed.
  package init(_ path: RelativePath) throws(ProjectPathError) {
    try self.init(validating: path.text)
  }

  /// Creates a path from text that is known to be valid.
  init(unchecked text: String) {
    self.text = text
  }

  /// Returns the path of an entry of this folder.
  package func appending(_ name: String) throws(ProjectPathError) -> ProjectPath {
    try ProjectPath(validating: text.isEmpty ? name : "\(text)/\(name)")
  }

  /// The last component.
  package var name: String {
    text.fileName
  }

  /// The containing folder; `nil` for the root.
  package var parent: ProjectPath? {
    text.isEmpty ? nil : ProjectPath(unchecked: text.folder)
  }

  /// The components, from the root down.
  package var names: [String] {
    text.pathNames
  }

  /// Returns the path of an entry whose name is known to be valid, for example
  /// from a folder's listing.
  func child(_ name: String) -> ProjectPath {
    ProjectPath(unchecked: text.isEmpty ? name : "\(text)/\(name)")
  }

  func isInside(_ folder: ProjectPath) -> Bool {
    folder == .root ? self != .root : text.hasPrefix("\(folder.text)/")
  }

  /// The text in lower case, which is equal for paths that are the same on macOS and Windows.
  var folded: String { text.lowercased() }

  /// The number of bytes that a name may have on all common file systems.
  private static let longestName = 255

  private static func objection(to name: Substring) -> ProjectPathError.Reason? {
    if name.isEmpty { return .hasEmptyPart }
    if name == "." || name == ".." { return .hasDots }
    // Git executes files in that folder, such as hooks.
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
