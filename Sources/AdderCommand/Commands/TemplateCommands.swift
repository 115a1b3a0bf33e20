import AdderBase
import AdderCatalogs
import AdderFileChanges
import AdderFindings
import AdderGit
import AdderModuleGeneration
import AdderProjects

extension CommandDescription {
  static let template: Self = CommandDescription(
    name: "template", summary: "List, search, install, create, learn, check and export templates",
    subcommands: [
      templateList, templateSearch, templateInstall, templateCreate, templateLearn, templateCheck,
      templateExport,
    ])

  private static let updateOption = Option.flag(
    .update, "Update the catalogs first; on failure, use the cached ones")

  private static let templateList: Self = CommandDescription(
    name: "list", summary: "List the available templates",
    options: [
      updateOption, .textOrJSON, .flag(.names, "Print only the names, one per line"),
      .flag(.parts, "Print only the names of optional parts, one per line"),
    ],
    run: { try TemplateCommand($0).list(matching: nil) })

  private static let templateSearch: Self = CommandDescription(
    name: "search", summary: "Search the available templates by name and summary",
    arguments: [Argument(name: "TERM", summary: "The text to search for, ignoring case")],
    options: [updateOption, .textOrJSON],
    run: { try TemplateCommand($0).list(matching: $0.arguments[0]) })

  private static let templateInstall: Self = CommandDescription(
    name: "install", summary: "Copy the templates named in the settings into the project",
    discussion: """
      Copies each template to Templates/NAME, from its folder, its git repository or the first \
      catalog that has it. A template that was edited in the project is replaced only with --force or after you confirm.
      """,
    arguments: [
      Argument(
        name: "NAME", summary: "The templates to install (default: all in the settings)",
        isRequired: false, repeats: true)
    ],
    options: Invocation.changeOptions,
    run: { try TemplateCommand($0).install() })

  private static let templateCreate: Self = CommandDescription(
    name: "create", summary: "Create your own template in the project's Templates folder",
    arguments: [Argument(name: "NAME", summary: "The template's name")],
    options: [
      .value(
        .from, "TEMPLATE",
        "Start with a copy of this template, or of boa's templates in this folder",
        values: .templates)
    ] + Invocation.changeOptions,
    run: { try TemplateCommand($0).create() })

  private static let templateCheck: Self = CommandDescription(
    name: "check", summary: "Check templates by rendering modules in memory",
    arguments: [
      Argument(
        name: "TEMPLATE", summary: "Names or folders of templates (default: the project's own)",
        isRequired: false, repeats: true, values: .templates)
    ],
    options: [.textOrJSON],
    run: { try TemplateCommand($0).check() })
}

/// Implements the template commands.
private struct TemplateCommand {
  private let invocation: Invocation
  private let project: Project
  private let library: TemplateLibrary

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    project = try Project(around: invocation.environment.workingDirectory)
    library = TemplateLibrary(project: project, environment: invocation.environment)
  }

  // MARK: - list, search

  func list(matching term: String?) throws -> ExitStatus {
    if invocation.isSet(.update) { try updateCatalogs() }
    if invocation.isSet(.names), !invocation.printsJSON {
      try invocation.console.show(try library.names().joined(separator: "\n"))
      return .success
    }
    var findings: [Finding] = []
    let entries = try library.entries(reporting: &findings)
    if invocation.isSet(.parts), !invocation.printsJSON {
      let parts = Set(entries.flatMap { $0.template.questions.parts.map(\.name) })
      try invocation.console.show(parts.sorted().joined(separator: "\n"))
      return .success
    }
    var table = Table()
    var found: [JSON] = []
    for entry in entries {
      let isFound =
        term.map { term in
          [entry.template.name, entry.summary].contains {
            $0.lowercased().contains(term.lowercased())
          }
        } ?? true
      guard isFound else { continue }
      table.add([entry.template.name, entry.summary, entry.origin])
      found.append([
        "name": .string(entry.template.name), "summary": .string(entry.summary),
        "origin": .string(entry.origin),
      ])
    }
    if invocation.printsJSON { try invocation.show(json: [("templates", .array(found))]) }
    invocation.report(project.findings.filter { $0.severity > .note } + findings)
    guard !table.isEmpty else {
      invocation.console.report(
        "No template matches. 'adder template list --update' updates the catalogs.")
      return .refused
    }
    try invocation.console.show(table.text)
    return findings.contains { $0.severity == .error } ? .refused : .success
  }

  private func updateCatalogs() throws {
    let catalogs = try TemplateCatalogs(in: invocation.environment)
    for source in try project.catalogs() {
      do {
        invocation.report(try catalogs.update(source).findings)
      } catch let error as any ReportedError {
        // If a catalog is not available, the others are still updated.
        invocation.warn(of: error)
      }
    }
  }

  // MARK: - install

  func install() throws -> ExitStatus {
    try invocation.recover(project.root)
    var plan = FileChangePlan(title: "template install")
    var catalogs = UpdatedCatalogs(invocation)
    var found: [String] = []
    for source in try wantedTemplates() {
      let folder: TemplateFolder
      do {
        folder = try self.folder(of: source, &catalogs)
      } catch let error as CatalogError {
        guard let standIn = TemplateLibrary.standIn(for: source.name) else { throw error }
        invocation.warn(of: error)
        invocation.console.report(
          "note: 'adder gen' uses '\(standIn)', which comes with Adder, instead of '\(source.name)'."
        )
        continue
      }
      let files = FolderTemplateFiles(folder: folder.folder, displayedFolder: folder.folder.text)
      try add(files, named: source.name, to: &plan)
      found.append(source.name)
    }
    guard !found.isEmpty else { return .success }
    let names = found.joined(separator: ", ")
    if let applied = try invocation.carryOut(plan, in: project.root) {
      try invocation.console.show("Installed \(names):\n\n\(applied.tree())".trimmed)
    } else if !invocation.isSet(.dryRun) {
      try invocation.console.show("Nothing to do: \(names) is already up to date.")
    }
    return .success
  }

  private func wantedTemplates() throws -> [TemplateSource] {
    let named = project.settings.templates
    guard !invocation.arguments.isEmpty else {
      guard !named.isEmpty else { throw CommandError.noTemplatesNamed }
      return named
    }
    // A template that is not listed in the settings may still be in a catalog.
    return invocation.arguments.map { name in
      named.first { $0.name == name } ?? TemplateSource(name)
    }
  }

  /// Returns the folder that a template is copied from. Repositories are updated first.
  private func folder(
    of source: TemplateSource, _ catalogs: inout UpdatedCatalogs
  ) throws -> TemplateFolder {
    let candidates: [TemplateFolder]
    switch source.origin {
    case .local(let path):
      let folder = invocation.environment.path(path, relativeTo: project.root)
      candidates = TemplateFolder.all(in: folder, origin: .local)
    case .git(let url, let branch):
      candidates = try catalogs.templates(of: GitSource(validating: url, branch: branch))
    case .catalog:
      candidates = try catalogs.firstTemplates(named: source.name, of: project.catalogs())
    }
    guard let found = candidates.first(where: { $0.name == source.name }) else {
      throw CommandError.templateNotFound(
        source.name, known: candidates.map(\.name), searched: source.origin)
    }
    return found
  }

  private func add(
    _ files: some TemplateFiles, named name: String, to plan: inout FileChangePlan
  ) throws {
    let folder = Project.templatesFolder.appending(try RelativePath(validating: name))
    for path in files.paths {
      guard let contents = try files.contents(of: path) else { continue }
      let target = folder.appending(try RelativePath(validating: path))
      plan.create(target, contents)
    }
  }

  // MARK: - create

  func create() throws -> ExitStatus {
    try invocation.recover(project.root)
    let name = invocation.arguments[0]
    guard TemplateStarter.isTemplateName(name) else { throw CommandError.invalidTemplateName(name) }
    var plan = FileChangePlan(title: "template create \(name)")
    let author = project.author(in: invocation.environment) ?? "Author"
    let boa = try invocation.value(.from).flatMap(boaTemplate)
    if let boa {
      try add(try boa.converted(as: name, author: author), of: name, to: &plan)
    } else if let base = invocation.value(.from) {
      try copy(try library.template(named: base), as: name, to: &plan)
    } else {
      try add(TemplateStarter.files(name: name, author: author), of: name, to: &plan)
    }
    if let applied = try invocation.carryOut(plan, in: project.root) {
      try invocation.console.show(
        """
        Created the template \(name):

        \(applied.tree())
        Edit it, check it with 'adder template check \(name)', and use it with \
        'adder gen MODULE \(name)'.
        """)
      for file in boa?.printedFiles ?? [] {
        invocation.console.report(
          "note: '\(file)' was not converted. boa prints its lines, to be pasted by hand.")
      }
    } else if !invocation.isSet(.dryRun) {
      try invocation.console.show(
        "Nothing to do: the template \(name) already exists with these contents.")
    }
    return .success
  }

  /// Returns boa's templates in a folder, or `nil` if the word is not such a folder.
  private func boaTemplate(_ word: String) throws -> BoaTemplate? {
    let folder = invocation.file(word)
    guard word.contains("/"), folder.isFolder else { return nil }
    return try BoaTemplate(FolderTemplateFiles(folder: folder, displayedFolder: word))
  }

  private func add(
    _ files: [(path: String, text: String)], of name: String, to plan: inout FileChangePlan
  ) throws {
    let folder = Project.templatesFolder.appending(try RelativePath(validating: name))
    for (path, text) in files {
      plan.create(folder.appending(try RelativePath(validating: path)), text)
    }
  }

  private func copy(
    _ base: Template, as name: String, to plan: inout FileChangePlan
  ) throws {
    let folder = Project.templatesFolder.appending(try RelativePath(validating: name))
    for path in base.files.paths {
      guard var contents = try base.files.contents(of: path) else { continue }
      var target = path
      if path == base.specPath, base.hasNamedSpec, let spec = try base.files.text(of: path) {
        target = "\(name).rambaspec"
        contents = Array(TemplateStarter.renamed(spec, from: base.name, to: name).utf8)
      }
      let place = folder.appending(try RelativePath(validating: target))
      plan.create(place, contents)
    }
  }

  // MARK: - check

  func check() throws -> ExitStatus {
    var isClean = true
    var checked: [JSON] = []
    for template in try templatesToCheck() {
      let findings = template.check()
      checked.append([
        "name": .string(template.name), "findings": .array(findings.map(\.json)),
      ])
      for finding in findings { try invocation.console.show(finding.description) }
      if findings.isEmpty { try invocation.console.show("\(template.name): nothing found") }
      isClean = isClean && findings.isEmpty
    }
    if invocation.printsJSON { try invocation.show(json: [("templates", .array(checked))]) }
    return isClean ? .success : .refused
  }

  private func templatesToCheck() throws -> [Template] {
    guard invocation.arguments.isEmpty else {
      return try invocation.arguments.flatMap { word in
        let found = TemplateFolder.all(in: invocation.file(word), origin: .local)
        return found.isEmpty
          ? [try library.template(named: word)] : try found.map(library.template(in:))
      }
    }
    let own = TemplateFolder.all(
      in: project.root.appending(Project.templatesFolder), origin: .project)
    guard !own.isEmpty else { throw CommandError.noTemplatesToCheck }
    return try own.map(library.template(in:))
  }
}
