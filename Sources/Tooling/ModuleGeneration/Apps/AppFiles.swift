import AdderShipped

/// The files that apps are made from, and those of one architecture among them.
struct AppFiles: TemplateFiles {
  /// The architecture's name.
  let architecture: String

  private static let folder = "apps"
  private static let snippets = "snippets/"

  func displayPath(_ path: String) -> String { "\(Self.folder)/\(path)" }

  /// The architecture's own snippets come before those of all.
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
