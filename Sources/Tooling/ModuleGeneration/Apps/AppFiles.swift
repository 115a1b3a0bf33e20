import AdderShipped

/// The shipped files that apps are generated from, with those for one template.
struct AppFiles: TemplateFiles {
  /// The folder with the snippets for the template.
  private let template: String

  init(for template: Template) {
    self.template = template.isArchitecture ? "plain" : template.name
  }

  private static let folder = "apps"
  private static let snippets = "snippets/"

  func displayPath(_ path: String) -> String { "\(Self.folder)/\(path)" }

  /// The template's own snippets take precedence over the common ones.
  func text(of path: String) -> String? {
    if path.hasPrefix(Self.snippets) {
      let own = "\(template)/\(path.dropFirst(Self.snippets.count))"
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
