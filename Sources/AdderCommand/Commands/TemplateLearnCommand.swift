import AdderArchitectures
import AdderBase
import AdderCatalogs
import AdderFileChanges
import AdderFindings
import AdderGit
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjects
import AdderTemplateLearning

extension CommandDescription {
  static let templateLearn: Self = CommandDescription(
    name: "learn", summary: "Make a template from the project's modules",
    discussion: """
      Writes Templates/NAME with the code that more than half of the modules have in common: headers, imports, base \
      classes, members, their order and comments. What differs from module to module is left out, together with what \
      needs it. adder.yml then names the template, and 'adder gen' makes modules from it, in the folders that the \
      architecture's file names. 'adder architecture learn' writes that file; run it first. A template that somebody \
      has edited is not replaced; the difference is shown.
      """,
    arguments: [
      Argument(
        name: "NAME", summary: "The template's name (default: the name of the architecture's file)",
        isRequired: false)
    ],
    options: Invocation.sourceOptions + Invocation.changeOptions,
    examples: ["adder template learn --dry-run", "adder template learn our-scenes"],
    run: { try TemplateLearnCommand($0).run() })
}

/// Writes a template that is learned from a project's modules, and names it in adder.yml.
private struct TemplateLearnCommand {
  private let invocation: Invocation
  private let sources: ProjectSources

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    sources = try invocation.sources(
      reporting: invocation.project { !$0.isMarked && $1 > 1 })
  }

  private var project: Project { sources.project }

  func run() throws -> ExitStatus {
    try invocation.recover(project.root)
    let (template, architecture) = try learn()
    let folder = RelativePath.root.appending("Templates").appending(template.name)
    var plan = FileChangePlan(title: "template learn")
    let old = try files(in: folder)
    let isOurs = old.isEmpty || LearnedTemplate.isUnedited(old)
    try write(template, over: old, in: folder, &plan)
    guard isOurs || invocation.isSet(.force) || invocation.isSet(.dryRun) || plan.isEmpty else {
      try invocation.console.show(plan.diff())
      throw CommandError.templateEdited(folder.text)
    }
    try name(template.name, &plan)
    guard let applied = try invocation.carryOut(plan, in: project.root) else {
      if !invocation.isSet(.dryRun) {
        try invocation.console.show("Nothing to do: \(folder) has what the modules have in common.")
      }
      return .success
    }
    try reportNotes(on: template, in: folder)
    if !invocation.printsJSON {
      try invocation.console.show(
        """
        \(folder): learned from \(template.moduleCount.of("module")) of \(architecture), makes \
        \(template.fileCount.of("file")) for a module

        \(applied.tree())
        'adder gen NAME' makes modules from it. Correct what is not meant so: only --force replaces your edits.
        """)
    }
    return .success
  }

  private func reportNotes(on template: LearnedTemplate, in folder: RelativePath) throws {
    if !template.skipped.isEmpty {
      invocation.console.report(
        """
        note: \(template.skipped.count.of("file")) could not be read as Swift, for example \
        '\(template.skipped[0])'.
        """)
    }
    if !template.missingRoles.isEmpty {
      invocation.console.report(
        """
        note: the template does not make \(template.missingRoles.joined(separator: ", ")): in most modules, they are in other \
        folders than the rest, or are called differently.
        """)
    }
    let own = try ownTemplates(besides: template.name)
    if let first = own.first {
      invocation.console.report(
        """
        note: the project has \(own.count == 1 ? "a template" : "templates") of its own: \
        \(own.joined(separator: ", ")). 'adder gen NAME \(first)' uses it; 'template: \(first)' in adder.yml makes it \
        the usual one.
        """)
    }
    let spec = folder.appending(RelativePath.root.appending(template.specPath))
    if GitTree.ignores(spec.text, in: project.root, invocation.environment) {
      invocation.console.report(
        "note: git ignores \(folder), so that nobody else gets the template. Correct .gitignore.")
    }
  }

  /// Returns the names of the templates that the team has written.
  private func ownTemplates(besides name: String) throws -> [String] {
    let folders = TemplateFolder.all(
      in: project.root.appending(Project.templatesFolder), origin: .project)
    return try folders.map(\.name).filter { other in
      let files = try files(in: Project.templatesFolder.appending(other))
      return other != name && !LearnedTemplate.isUnedited(files)
    }
  }

  /// Learns from the modules that most of the project follows, or that follow the chosen architecture.
  private func learn() throws -> (LearnedTemplate, String) {
    let found = sources.discover()
    let groups = Dictionary(grouping: found.modules, by: \.architecture)
    let most = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let most, let architecture = sources.architectures.first(where: { $0.name == most.key })
    else { throw CommandError.noModules(SearchedSources(sources)) }
    guard most.value.count >= LearnedProject.fewest else {
      throw CommandError.tooFewModules(most.value.count, LearnedProject.fewest)
    }
    let name = invocation.arguments.first ?? usualName(architecture)
    guard TemplateStarter.isTemplateName(name) else { throw CommandError.invalidTemplateName(name) }
    let template = LearnedTemplate(
      named: name, of: most.value, in: found, architecture, interfaces: sources.files.interfaces,
      contents: { try? project.root.appending(RelativePath.root.appending($0)).contents() })
    guard let template else { throw CommandError.nothingInCommon(most.value.count) }
    return (template, architecture.name)
  }

  private func usualName(_ architecture: Architecture) -> String {
    if case .file(let path) = project.settings.architecture {
      let name = String(path.name.prefix { $0 != "." })
      if TemplateStarter.isTemplateName(name) { return name }
    }
    return "our-\(architecture.family.lowercased())"
  }

  // MARK: Files

  /// Returns the texts of the files in a folder, by their paths in it.
  private func files(in folder: RelativePath) throws -> [String: String] {
    let place = project.root.appending(folder)
    guard place.isFolder else { return [:] }
    let files = FolderTemplateFiles(folder: place, displayedFolder: folder.text)
    var texts: [String: String] = [:]
    for path in files.paths { texts[path] = try files.text(of: path) ?? "" }
    return texts
  }

  private func write(
    _ template: LearnedTemplate, over old: [String: String], in folder: RelativePath,
    _ plan: inout FileChangePlan
  ) throws {
    for (path, text) in template.files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(RelativePath.root.appending(path))
      if let known = old[path] {
        plan.replace(file, expecting: Array(known.utf8), with: text)
      } else {
        plan.create(file, text)
      }
    }
    for (path, text) in old.sorted(by: { $0.key < $1.key }) where template.files[path] == nil {
      plan.delete(folder.appending(RelativePath.root.appending(path)), expecting: Array(text.utf8))
    }
  }

  /// Names the template in adder.yml.
  private func name(_ name: String, _ plan: inout FileChangePlan) throws {
    var settings = project.settings
    if settings.template == name { return }
    if let known = settings.template, !invocation.isSet(.force) {
      throw CommandError.templateChosen(known, instead: name)
    }
    settings.template = name
    try plan.write(settings, of: project)
  }
}
