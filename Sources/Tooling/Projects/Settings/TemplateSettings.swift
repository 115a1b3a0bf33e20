package import AdderBase
import AdderFindings
package import AdderGit

/// A source of templates, from `catalogs` in the settings.
package enum CatalogPlace: Hashable, Sendable {
  case git(GitSource)
  /// A folder in the project.
  case folder(AbsolutePath)
}

extension Project {
  /// Returns the repositories that are searched for templates: the shared catalog first, as in
  /// Generamba, then the repositories in the settings.
  package func catalogs(shared: GitSource = .sharedCatalog) throws(GitError) -> [GitSource] {
    var sources = [shared]
    for index in settings.catalogs.indices {
      guard case .git(let source) = try catalog(index), !sources.contains(source) else { continue }
      sources.append(source)
    }
    return sources
  }

  /// Returns the repositories of the individual templates listed in the settings.
  package func gitTemplates() throws(GitError) -> [GitSource] {
    var sources: [GitSource] = []
    for (index, template) in settings.templates.enumerated() {
      guard case .git(let url, let branch) = template.origin else { continue }
      let place = place(of: "templates[\(index)]") ?? place(of: "templates")
      let source = try GitSource(validating: url, branch: branch, at: place)
      if !sources.contains(source) { sources.append(source) }
    }
    return sources
  }

  /// Returns the catalogs that can be used. Unusable catalogs are omitted.
  package func usableCatalogs(shared: GitSource) -> [CatalogPlace] {
    [.git(shared)] + settings.catalogs.indices.compactMap { try? catalog($0) }
  }

  /// Returns a warning for each catalog that is neither the URL of a repository nor a folder. Such
  /// a catalog is not an error, because most commands do not need catalogs.
  func unusableCatalogs() -> [Finding] {
    settings.catalogs.indices.compactMap { index in
      do throws(GitError) {
        _ = try catalog(index)
        return nil
      } catch {
        return Finding(
          rule: "UnusableCatalog", severity: .warning, location: error.location,
          message: error.message)
      }
    }
  }

  private func catalog(_ index: Int) throws(GitError) -> CatalogPlace {
    let text = settings.catalogs[index]
    let folder = root.appending(text)
    if !text.isEmpty, !text.hasPrefix("/"), folder.isFolder { return .folder(folder) }
    let place = place(of: "catalogs[\(index)]") ?? place(of: "catalogs")
    return .git(try GitSource(validating: text, at: place))
  }
}
