package import AdderBase

/// Where a package gets the library Adder from.
package enum LibrarySource: Hashable, Sendable {
  /// A folder with a clone, from the package's own folder.
  case folder(String)
  /// An address that git clones.
  case git(String)

  /// The text that the user typed.
  ///
  /// - Parameters:
  ///   - text: an address, or the path of a folder.
  ///   - folder: the folder that a relative path starts at.
  ///   - package: the package's own folder.
  package init(_ text: String, in folder: AbsolutePath, for package: AbsolutePath) {
    let isAddress = text.contains("://") || (text.contains("@") && text.contains(":"))
    self =
      isAddress
      ? .git(text) : LibrarySource(clone: AbsolutePath(text, relativeTo: folder), for: package)
  }

  /// A clone, by the way from a package's folder to it: on another machine with the same folders the manifest
  /// is right, too.
  package init(clone: AbsolutePath, for package: AbsolutePath) {
    let shared = zip(clone.components, package.components).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: package.components.count - shared)
    self = .folder((up + clone.components.dropFirst(shared)).joined(separator: "/"))
  }

  /// The dependency as written in a manifest.
  package var declaration: String {
    switch self {
    case .folder(let path): ".package(name: \"Adder\", path: \(Self.literal(path)))"
    case .git(let address): ".package(url: \(Self.literal(address)), branch: \"main\")"
    }
  }

  /// What products of it name as their package.
  var package: String {
    switch self {
    case .folder: return "Adder"
    case .git(let address):
      let name = address.split(whereSeparator: { "/:".contains($0) }).last ?? ""
      return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
    }
  }

  /// A text as Swift writes it.
  private static func literal(_ text: String) -> String {
    let escaped = text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
