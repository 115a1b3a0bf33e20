package import AdderBase

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

extension Project {
  /// The folder in a project that templates are installed in.
  package static let templatesFolder = RelativePath(components: ["Templates"])

  /// The template of a name that the project uses; `nil` when none of that name is installed. The
  /// project's own wins, then the folder that its settings name, then repositories got before.
  ///
  /// - Parameters:
  ///   - catalogs: what was got before; `nil` leaves repositories out.
  ///   - shared: the catalog that comes before the project's.
  package func template(
    named name: String, in environment: Environment, catalogs: TemplateCatalogs?,
    shared: GitSource = .sharedCatalog
  ) throws(ProjectError) -> TemplateFolder? {
    // Where Generamba installs it, so that nothing has to be searched.
    let place = root.appending(Self.templatesFolder).appending(RelativePath(components: [name]))
    let usual = TemplateFolder(name: name, folder: place, origin: .project)
    if !name.contains("/"), usual.spec.isFile { return usual }
    return try installedTemplates(in: environment, catalogs: catalogs, shared: shared)
      .first { $0.name == name }
  }

  /// All templates that the project can use without asking a network, the ones that win first.
  package func installedTemplates(
    in environment: Environment, catalogs: TemplateCatalogs?,
    shared: GitSource = .sharedCatalog
  ) throws(ProjectError) -> [TemplateFolder] {
    var found = TemplateFolder.all(in: root.appending(Self.templatesFolder), origin: .project)
    for source in settings.templates {
      guard case .local(let path) = source.origin else { continue }
      let folder = environment.path(path, relativeTo: root)
      found += TemplateFolder.all(in: folder, origin: .local).filter { $0.name == source.name }
    }
    found += catalogs?.templates(in: try gitTemplates()) ?? []
    for catalog in usableCatalogs(shared: shared) {
      switch catalog {
      case .git(let source): found += catalogs?.templates(in: [source]) ?? []
      case .folder(let folder): found += TemplateFolder.all(in: folder, origin: .local)
      }
    }
    return found
  }

  /// The repositories of templates that the settings name one by one.
  package func gitTemplates() throws(ProjectError) -> [GitSource] {
    var sources: [GitSource] = []
    for (index, template) in settings.templates.enumerated() {
      guard case .git(let url, let branch) = template.origin else { continue }
      let place = place(of: "templates[\(index)]") ?? place(of: "templates")
      let source = try GitSource(validating: url, branch: branch, at: place)
      if !sources.contains(source) { sources.append(source) }
    }
    return sources
  }
}
