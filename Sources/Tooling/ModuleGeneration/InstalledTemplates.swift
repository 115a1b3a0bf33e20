package import AdderBase
package import AdderCatalogs
package import AdderGit
package import AdderProjects

extension Project {
  /// The folder of a project in which templates are installed.
  package static let templatesFolder = RelativePath(components: ["Templates"])

  /// Returns the template with a name that the project uses, or `nil` if none is
  /// installed. The project's own templates take precedence, then folders from its
  /// settings, then downloaded repositories.
  ///
  /// - Parameters:
  ///   - catalogs: The downloaded catalogs; `nil` to ignore repositories.
  ///   - shared: The catalog that takes precedence over the project's.
  package func template(
    named name: String, in environment: Environment, catalogs: TemplateCatalogs?,
    shared: GitSource = .sharedCatalog
  ) throws(GitError) -> TemplateFolder? {
    // Generamba installs it at this place, so a search is usually not needed.
    let place = root.appending(Self.templatesFolder).appending(RelativePath(components: [name]))
    let usual = TemplateFolder(name: name, folder: place, origin: .project)
    if !name.contains("/"), usual.spec.isFile { return usual }
    return try installedTemplates(in: environment, catalogs: catalogs, shared: shared)
      .first { $0.name == name }
  }

  /// Returns all templates that the project can use without network access, by precedence.
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
