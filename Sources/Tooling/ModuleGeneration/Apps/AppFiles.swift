import AdderShipped

/// The shipped files that apps are generated from, with those of one architecture.
struct AppFiles: TemplateFiles {
  /// The architecture's name.
  let architecture: String

  private static let folder = "apps"
  private static let snippets = "snippets/"

  func displayPath(_ path: String) -> String { "\(Self.folder)/\(path)" }

  /// The architecture's own snippets take precedence over the common ones.
  func text(of path: String) -> String? {
    if path.hasPrefix(Self.snippets) {
      let own = "\(architecture)/\(path.dropFirst(Self.snippets.count))"
      if let text = ShippedFiles.contents(of: displayPath(own)) { return text }
    }
    return ShippedFiles.contents(of: displayPath(path))
  }

  func contents(of path: String) -> [UInt8]? { text(of: path).map { Array($0.utf8) } }

  var paths: [String] {
    let folder = "\(Self.folder)/"
    return ShippedFiles.paths.filter { $0.hasPrefix(folder) }
      .map { String($0.dropFirst(folder.count)) }
  }
}
