import AdderCatalogs
import AdderFindings
import AdderGit
import AdderProjects

/// The repositories that a command has asked for their present state, each once.
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

  /// The templates of the first repository that has one of that name. One that cannot be had does
  /// not hide the others; only when none has the template, it is an error.
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
  /// Reports a catalog that is not available, for a command that does not need it.
  func warn(of error: any ReportedError) {
    report([
      Finding(
        rule: "CatalogSkipped", severity: .warning, location: error.location,
        message: error.message)
    ])
  }
}
