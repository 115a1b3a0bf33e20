import AdderBase

/// Converts paths between the project's folder and the source root, which paths in
/// the Xcode project are relative to.
struct XcodePlaces {
  private let root: AbsolutePath
  private let sourceRoot: AbsolutePath
  /// The source root relative to the project's folder; `nil` if it is outside.
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

  /// Converts a path that is relative to the source root; `nil` if it is outside the project.
  func pathInProject(_ path: [String]) -> RelativePath? {
    if let inner, path.first != ".." {
      return RelativePath(components: inner.components + path)
    }
    return AbsolutePath("\(sourceRoot.text)/\(path.joined(separator: "/"))").relative(to: root)
  }
}
