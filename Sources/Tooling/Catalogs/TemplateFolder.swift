package import AdderBase
package import AdderGit

/// The folder of a template, known by its `.rambaspec`.
package struct TemplateFolder: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// The project's folder `Templates`.
    case project
    /// A folder that the settings name with `local`.
    case local
    case git(GitSource)
  }

  /// The name of its spec file, which is the template's.
  package var name: String
  package var folder: AbsolutePath
  package var origin: Origin

  package init(name: String, folder: AbsolutePath, origin: Origin) {
    self.name = name
    self.folder = folder
    self.origin = origin
  }

  package static let specSuffix = ".rambaspec"
  /// Templates lie in a project's or a repository's folders no deeper than this.
  private static let depthLimit = 6

  /// The spec, which says what the template makes.
  package var spec: AbsolutePath { folder.appending(name + Self.specSuffix) }

  /// All templates in a folder and the folders in it, those nearest to it first; a repository can
  /// hold several, and a sample of its own can hold copies of them.
  package static func all(in folder: AbsolutePath, origin: Origin) -> [TemplateFolder] {
    var found: [TemplateFolder] = []
    var level = [folder]
    for _ in 0...depthLimit {
      found += level.flatMap { templates(directlyIn: $0, origin: origin) }
      level = level.flatMap(\.folders).filter { !$0.isSymbolicLink }
    }
    return found
  }

  private static func templates(
    directlyIn folder: AbsolutePath, origin: Origin
  ) -> [TemplateFolder] {
    folder.entries
      .filter { $0.hasSuffix(specSuffix) && $0.count > specSuffix.count }
      .map {
        TemplateFolder(name: String($0.dropLast(specSuffix.count)), folder: folder, origin: origin)
      }
      .filter(\.spec.isFile)
  }
}
