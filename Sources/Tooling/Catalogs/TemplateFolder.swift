package import AdderBase
package import AdderGit

/// The folder of a template, which contains its `.rambaspec`, or its `viperspec.yml` if it is one of
/// vipergen.
package struct TemplateFolder: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// The project's `Templates` folder.
    case project
    /// A folder that is specified with `local` in the settings.
    case local
    case git(GitSource)
  }

  /// The template's name: that of its spec file, or of the folder of a template of vipergen.
  package var name: String
  package var folder: AbsolutePath
  package var origin: Origin

  package init(name: String, folder: AbsolutePath, origin: Origin) {
    self.name = name
    self.folder = folder
    self.origin = origin
  }

  package static let specSuffix = ".rambaspec"
  package static let vipergenSpec = "viperspec.yml"
  /// The maximum depth at which templates are searched for.
  private static let depthLimit = 6

  /// The spec, which lists the files that the template generates.
  package var spec: AbsolutePath {
    let spec = folder.appending(name + Self.specSuffix)
    let vipergen = folder.appending(Self.vipergenSpec)
    return !spec.exists && vipergen.isFile ? vipergen : spec
  }

  /// Returns all templates in a folder and its subfolders, the least nested first: a repository can
  /// contain several templates, and a sample in the repository can contain copies of them.
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
    let entries = folder.entries
    if entries.contains(vipergenSpec), !entries.contains(where: { $0.hasSuffix(specSuffix) }) {
      return [TemplateFolder(name: folder.name, folder: folder, origin: origin)]
        .filter(\.spec.isFile)
    }
    return
      entries
      .filter { $0.hasSuffix(specSuffix) && $0.count > specSuffix.count }
      .map {
        TemplateFolder(name: String($0.dropLast(specSuffix.count)), folder: folder, origin: origin)
      }
      .filter(\.spec.isFile)
  }
}
