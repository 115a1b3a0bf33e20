package import AdderBase
package import AdderCatalogs
package import AdderGit
package import AdderProjects

extension Project {
  /// The project folder in which templates are installed.
  package static let templatesFolder = RelativePath(components: ["Templates"])

  /// Returns the template that the project uses under the given name, or `nil` if no such template
  /// is installed. The project's own templates take precedence, followed by folders from its
  /// settings, and then by downloaded repositories.
  ///
  /// - Parameters:
  ///   - catalogs: The downloaded catalogs; `nil` to ignore repositories.
  ///   - shared: The catalog that takes precedence over the project's catalogs.
  package func template(
    named name: String, in environment: Environment, catalogs: TemplateCatalogs?,
    shared: GitSource = .sharedCatalog
  ) throws(GitError) -> TemplateFolder? {
    // Generamba installs templates in this folder, so a search is usually not needed.
    let place = root.appending(Self.templatesFolder).appending(RelativePath(components: [name]))
    let usual = TemplateFolder(name: name, folder: place, origin: .project)
    if !name.contains("/"), usual.spec.isFile { return usual }
    return try installedTemplates(in: environment, catalogs: catalogs, shared: shared)
      .first { $0.name == name }
  }

  /// Returns all templates that the project can use without network access, in order of precedence.
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
