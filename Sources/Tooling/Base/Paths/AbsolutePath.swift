/// A path from the root of the file system, without `.`, `..` and doubled slashes.
///
/// Symbolic links are not resolved, so messages show the path that the user entered.
package struct AbsolutePath: Hashable, Sendable {
  /// The names from the root down; empty for the root itself.
  package let components: [String]

  private init(components: [String]) {
    self.components = components
  }

  /// - Parameters:
  ///   - text: an absolute path, or one relative to `base`.
  ///   - base: the folder that a relative path starts from.
  package init(_ text: String, relativeTo base: AbsolutePath = .root) {
    var components = text.hasPrefix("/") ? [] : base.components
    for component in text.split(separator: "/") where component != "." {
      if component == ".." {
        components = components.dropLast()
      } else {
        components.append(String(component))
      }
    }
    self.init(components: components)
  }

  package static let root = AbsolutePath(components: [])

  /// The path as system calls expect it.
  package var text: String { "/" + components.joined(separator: "/") }
  /// The last name; empty for the root.
  package var name: String { components.last ?? "" }
  /// The containing folder; `nil` for the root.
  package var parent: AbsolutePath? {
    components.isEmpty ? nil : AbsolutePath(components: components.dropLast())
  }

  package func appending(_ path: String) -> AbsolutePath { AbsolutePath(path, relativeTo: self) }
  package func appending(_ path: RelativePath) -> AbsolutePath {
    AbsolutePath(components: components + path.components)
  }

  /// Returns the path relative to a folder, or `nil` if it is neither that folder nor inside it.
  package func relative(to folder: AbsolutePath) -> RelativePath? {
    guard components.starts(with: folder.components) else { return nil }
    return RelativePath(components: components.dropFirst(folder.components.count))
  }
}

extension AbsolutePath: CustomStringConvertible {
  package var description: String { text }
}
