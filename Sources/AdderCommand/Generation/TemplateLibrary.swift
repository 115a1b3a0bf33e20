import AdderArchitectures
import AdderBase
import AdderCatalogs
import AdderFindings
import AdderGit
import AdderModuleGeneration
import AdderProjects

/// The available templates: the project's own, those of cached catalogs, and those that come with
/// Adder, in this order. Reading them uses no network.
struct TemplateLibrary {
  let project: Project
  let environment: Environment

  /// A template and its origin, as text.
  struct Entry {
    var template: Template
    var summary: String
    var origin: String
  }

  /// - Throws: `GenerationError.unknownTemplate` if there is no template with that name.
  func template(named name: String) throws -> Template {
    if let folder = try project.template(named: name, in: environment, catalogs: catalogs) {
      return try template(in: folder)
    }
    if let files = ShippedTemplateFiles(name: name) {
      return try Template(name: name, files: files)
    }
    if project.settings.templates.contains(where: { $0.name == name }) {
      if let standIn = Self.standIn(for: name), let files = ShippedTemplateFiles(name: standIn) {
        return try Template(name: standIn, files: files)
      }
      throw CommandError.templateNotInstalled(name)
    }
    let known = try names()
    throw GenerationError.unknownTemplate(
      name, suggestion: Spelling.nearest(to: name, among: known), known: known)
  }

  /// Returns the shipped template that makes the same modules as a public one which is not
  /// installed; `nil` if there is none.
  static func standIn(for name: String) -> String? {
    // The template that Surf's guide names in its Rambafile.
    name == "surf_mvp_module" ? "surf-mvp" : nil
  }

  /// Returns the template in a folder.
  func template(in folder: TemplateFolder) throws -> Template {
    try Template(
      name: folder.name,
      files: FolderTemplateFiles(folder: folder.folder, displayedFolder: displayed(folder.folder)))
  }

  /// Returns the names of all available templates without reading the templates.
  func names() throws -> [String] {
    var names: [String] = []
    for name in try folders().map(\.name) + ShippedTemplateFiles.names where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Returns all available templates. If several have the same name, only the first is returned. A
  /// template that cannot be read is reported as an error, or as a warning if it is in a catalog.
  func entries(reporting findings: inout [Finding]) throws -> [Entry] {
    var entries: [Entry] = []
    func add(
      _ name: String, _ origin: String, isForeign: Bool = false, _ make: () throws -> Template
    ) {
      guard !entries.contains(where: { $0.template.name == name }) else { return }
      do {
        let template = try make()
        entries.append(Entry(template: template, summary: "", origin: origin))
        entries[entries.count - 1].summary = try template.describe().summary ?? ""
      } catch let error as any ReportedError {
        findings.append(Finding(error, isForeign ? .warning : .error))
      } catch {
        findings.append(Finding(rule: "BrokenTemplate", severity: .error, message: "\(error)"))
      }
    }
    for folder in try folders() {
      // The user cannot fix a template in a catalog.
      let isForeign = if case .git = folder.origin { true } else { false }
      add(folder.name, origin(of: folder), isForeign: isForeign) { try template(in: folder) }
    }
    for name in ShippedTemplateFiles.names {
      add(name, "comes with Adder") {
        guard let files = ShippedTemplateFiles(name: name) else {
          throw GenerationError.specMissing(template: name, path: "\(name).rambaspec")
        }
        return try Template(name: name, files: files)
      }
    }
    return entries
  }

  private func folders() throws -> [TemplateFolder] {
    try project.installedTemplates(in: environment, catalogs: catalogs)
  }

  /// The cached clones of repositories; `nil` on a machine without a cache folder.
  private var catalogs: TemplateCatalogs? { try? TemplateCatalogs(in: environment) }

  private func origin(of folder: TemplateFolder) -> String {
    switch folder.origin {
    case .project: displayed(folder.folder)
    case .local: displayed(folder.folder)
    case .git(let source): source.url
    }
  }

  /// Returns the path of a folder relative to the working directory, as it is shown to the user.
  private func displayed(_ folder: AbsolutePath) -> String {
    folder.relative(to: environment.workingDirectory)?.text ?? folder.text
  }
}
