package import AdderBase
package import AdderCatalogs
package import AdderGit
package import AdderProjects

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
  ) throws(GitError) -> TemplateFolder? {
    // The place where Generamba installs it, so that no search is needed.
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
  ) throws(GitError) -> [TemplateFolder] {
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
}
