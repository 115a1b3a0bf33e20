import AdderBase

/// Converts between paths relative to the project's folder and paths relative to the source root,
/// which the Xcode project uses.
struct XcodePlaces {
  private let root: AbsolutePath
  private let sourceRoot: AbsolutePath
  /// The source root relative to the project's folder; `nil` if the source root is outside that
  /// folder.
  private let inner: RelativePath?

  init(root: AbsolutePath, sourceRoot: AbsolutePath) {
    self.root = root
    self.sourceRoot = sourceRoot
    inner = sourceRoot.relative(to: root)
  }

  func pathInFile(_ path: RelativePath) -> String {
    let target = root.appending(path).components
    let start = sourceRoot.components
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  /// Converts a path relative to the source root into a path relative to the project's folder.
  /// Returns `nil` if the path leads out of the project's folder.
  func pathInProject(_ path: [String]) -> RelativePath? {
    if let inner, path.first != ".." {
      return RelativePath(components: inner.components + path)
    }
    return AbsolutePath("\(sourceRoot.text)/\(path.joined(separator: "/"))").relative(to: root)
  }
}
