import AdderBase

/// The two ways to see a path: from the project's folder, and from where paths in the Xcode project
/// begin.
struct XcodePlaces {
  private let root: AbsolutePath
  private let sourceRoot: AbsolutePath
  /// The source root, from the project's folder; `nil` when it lies outside.
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

  /// A path that begins at the source root; `nil` when it leads out of the project.
  func pathInProject(_ path: [String]) -> RelativePath? {
    if let inner, path.first != ".." {
      return RelativePath(components: inner.components + path)
    }
    return AbsolutePath("\(sourceRoot.text)/\(path.joined(separator: "/"))").relative(to: root)
  }
}
