package import AdderBase

/// The location from which a package gets the Adder library.
package enum LibrarySource: Hashable, Sendable {
  /// A folder with a clone, relative to the package's own folder.
  case folder(String)
  /// A URL from which git clones the library.
  case git(String)

  /// Creates a source from the user's input.
  ///
  /// - Parameters:
  ///   - text: A URL, or the path of a folder.
  ///   - folder: The folder that a relative path starts from.
  ///   - package: The package's own folder.
  package init(_ text: String, in folder: AbsolutePath, for package: AbsolutePath) {
    let isAddress = text.contains("://") || (text.contains("@") && text.contains(":"))
    self =
      isAddress
      ? .git(text) : LibrarySource(clone: AbsolutePath(text, relativeTo: folder), for: package)
  }

  /// Creates a source from a clone. The source's path is relative to the package's folder, so that
  /// the manifest is also valid on another machine with the same folders.
  package init(clone: AbsolutePath, for package: AbsolutePath) {
    let shared = zip(clone.components, package.components).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: package.components.count - shared)
    self = .folder((up + clone.components.dropFirst(shared)).joined(separator: "/"))
  }

  /// The dependency in manifest syntax.
  package var declaration: String {
    switch self {
    case .folder(let path): ".package(name: \"Adder\", path: \(Self.literal(path)))"
    case .git(let address): ".package(url: \(Self.literal(address)), branch: \"main\")"
    }
  }

  /// The package name that a manifest uses to refer to the library's products.
  var package: String {
    switch self {
    case .folder: return "Adder"
    case .git(let address):
      let name = address.split(whereSeparator: { "/:".contains($0) }).last ?? ""
      return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
    }
  }

  /// Returns a string as a Swift string literal.
  private static func literal(_ text: String) -> String {
    let escaped = text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
