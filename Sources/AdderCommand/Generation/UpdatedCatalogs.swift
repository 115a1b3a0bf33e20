import AdderCatalogs
import AdderFindings
import AdderGit
import AdderProjects

/// The repositories that a command has updated. Each is updated only once.
struct UpdatedCatalogs {
  private let invocation: Invocation
  private var templates: [GitSource: Result<[TemplateFolder], any Error>] = [:]

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  mutating func templates(of source: GitSource) throws -> [TemplateFolder] {
    if let known = templates[source] { return try known.get() }
    let result = Result { () throws in
      let update = try TemplateCatalogs(in: invocation.environment).update(source)
      invocation.report(update.findings)
      return TemplateFolder.all(in: update.folder, origin: .git(source))
    }
    templates[source] = result
    return try result.get()
  }

  /// Returns the templates of the first repository that contains a template with that name. If a
  /// repository is not available, the others are still searched; its error is thrown only if none
  /// of them contains the template.
  mutating func firstTemplates(
    named name: String, of sources: [GitSource]
  ) throws -> [TemplateFolder] {
    var failure: (any Error)?
    var untold: [any ReportedError] = []
    for source in sources {
      let isNew = templates[source] == nil
      do {
        let found = try templates(of: source)
        if found.contains(where: { $0.name == name }) {
          for error in untold { invocation.warn(of: error) }
          return found
        }
      } catch {
        failure = error
        if isNew, let error = error as? any ReportedError { untold.append(error) }
      }
    }
    guard let failure else { return [] }
    for error in untold { invocation.warn(of: error) }
    throw failure
  }
}

extension Invocation {
  /// Warns that a catalog is not available, for a command that does not need it.
  func warn(of error: any ReportedError) {
    report([
      Finding(
        rule: "CatalogSkipped", severity: .warning, location: error.location,
        message: error.message)
    ])
  }
}
