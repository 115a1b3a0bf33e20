import AdderArchitectures
import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjects

extension CommandDescription {
  static let initialize: Self = CommandDescription(
    name: "init", aliases: ["setup"], summary: "Write the project's settings to adder.yml",
    discussion: """
      Asks for every setting not given as an option, and imports an existing Rambafile key by key. It also offers \
      to create the base files that the architecture needs once per app. Without an answer, no architecture is \
      chosen. With --force it updates an existing adder.yml and keeps comments and unchanged keys.
      """,
    options: [
      .value(
        .architecture, "NAME", "The architecture that modules follow", values: .architectures),
      .value(.template, "NAME", "The template for new modules", values: .templates),
      .value(.author, "NAME", "The author in file headers"),
      .value(.company, "NAME", "The company in file headers"),
      .value(.prefix, "LETTERS", "The prefix of type and file names"),
      .value(.modules, "PATH", "The folder that contains the modules"),
      .value(.testsFolder, "PATH", "The folder that contains the modules' tests"),
    ] + Invocation.templateOptions + [
      .flag(.baseFiles, "Create the architecture's base files without asking"),
      .flag(.noBaseFiles, "Create no base files, without asking"),
    ] + Invocation.changeOptions,
    examples: [
      "adder init", "adder init --architecture surf-mvp --author 'Мария Иванова'",
    ],
    run: { try InitCommand($0).run() })
}

/// Writes adder.yml.
private struct InitCommand {
  private let invocation: Invocation
  private let project: Project

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    project = try Project(around: invocation.environment.workingDirectory)
  }

  func run() throws -> ExitStatus {
    try invocation.recover(project.root)
    let path = RelativePath.root.appending(SettingsFile.Kind.adder.fileName)
    let files = ProjectFiles(root: project.root.text)
    if try files.contents(of: path) != nil, !invocation.isSet(.force) {
      throw CommandError.settingsExist(path.text)
    }
    invocation.report(project.settingsFiles.flatMap(\.findings))
    // The user must still fix settings that could not be imported.
    for error in project.settingsFiles.flatMap(\.obstacles).map(\.error) {
      invocation.report([
        Finding(
          rule: "UnusableSetting", severity: .warning, location: error.location,
          message: error.message)
      ])
    }
    let settings = try settings()
    var plan = FileChangePlan(title: "init")
    let file = project.root.appending(path.text)
    // The comments of an existing file are kept.
    let isChosen = settings.architecture != nil || settings.template != nil
    plan.create(path, file.isFile ? settings.text(replacing: try file.readText()) : settings.text)
    try addBaseFiles(to: &plan, settings)
    guard let applied = try invocation.carryOut(plan, in: project.root) else {
      if !invocation.isSet(.dryRun) {
        try invocation.console.show("Nothing to do: the settings are already up to date.")
      }
      return .success
    }
    let source =
      project.settingsFiles.contains { $0.kind == .rambafile } ? " from the Rambafile" : ""
    try invocation.console.show(
      """
      Wrote the project's settings\(source):

      \(applied.tree())
      \(isChosen ? "Generate a module with 'adder gen Profile'." : Self.advice)
      """)
    return .success
  }

  private static let advice = """
    No architecture was chosen. 'adder architecture detect' says which one is the closest, and \
    'architecture: NAME' in adder.yml chooses it.
    """

  // MARK: - Settings

  /// Combines the options, the settings of the project
  /// and the answers, in this order of precedence.
  private func settings() throws -> AdderSettings {
    var settings = project.settings
    if let word = invocation.value(.architecture) {
      settings.architecture = try architecture(word)
    }
    settings.template = invocation.value(.template) ?? settings.template
    settings.author = invocation.value(.author) ?? settings.author
    settings.company = invocation.value(.company) ?? settings.company
    settings.prefix = try invocation.prefix() ?? settings.prefix
    if let folder = invocation.value(.modules) {
      settings.modules = try folders(folder, "--modules")
    }
    if let folder = invocation.value(.testsFolder) {
      settings.tests = try folders(folder, "--tests-folder")
    }
    for option in OptionName.ofTemplates {
      if let value = invocation.value(option) {
        settings.parameters[option.rawValue] = .text(value)
      }
    }
    try ask(for: &settings)
    return settings
  }

  /// Returns an architecture as adder.yml stores it: its name,
  /// or the path of its file relative to the project's folder.
  private func architecture(_ word: String) throws -> ArchitectureChoice {
    guard word.isArchitectureFile else { return .named(try ShippedArchitectures.name(word)) }
    let file = invocation.file(word)
    _ = try invocation.architecture(at: file)
    guard let path = file.relative(to: project.root) else {
      throw ProjectError.path(.leavesProject(word), option: "--architecture")
    }
    return .file(path)
  }

  private func folders(_ path: String, _ option: String) throws -> ModuleFolders {
    do throws(PathError) {
      return ModuleFolders([try RelativePath(validating: path)])
    } catch {
      throw ProjectError.path(error, option: option)
    }
  }

  private func ask(for settings: inout AdderSettings) throws {
    let isKnown =
      settings.architecture != nil || settings.template != nil || settings.templates.count == 1
    // Without an answer, nothing is chosen. Several templates are a question that must be answered.
    if !isKnown, invocation.console.isInteractive || !settings.templates.isEmpty {
      switch try TemplateChoice.ask(
        invocation, project, templates: settings.templates.map(\.name), isForSettings: true)
      {
      case .template(let name): settings.template = name
      case .architecture("") where settings.templates.isEmpty: break
      case .architecture(let word): settings.architecture = try architecture(word)
      }
    }
    guard invocation.console.isInteractive else { return }
    if settings.author == nil {
      let known = project.author(in: invocation.environment)
      let hint = known.map { " [\($0)]" } ?? ""
      let answer = invocation.console.ask("Author in file headers\(hint):") ?? ""
      settings.author = answer.isEmpty ? known : answer
    }
    if settings.company == nil {
      let answer = invocation.console.ask("Company (empty for none):") ?? ""
      settings.company = answer.isEmpty ? nil : answer
    }
  }

  // MARK: - Base files

  /// The name of the shipped template for the chosen architecture, and the team's own architecture
  /// if it is one.
  private func templateAndTeam(
    of settings: AdderSettings
  ) throws -> (template: String, team: Architecture?)? {
    switch settings.architecture {
    case .named(let name)?: return (name, nil)
    case .file(let path)?:
      let team = try invocation.architecture(at: project.root.appending(path))
      return team.shippedBase.map { ($0, team) }
    case nil: return nil
    }
  }

  /// Adds the files that an app needs once for the chosen template, if the user wants them.
  private func addBaseFiles(to plan: inout FileChangePlan, _ settings: AdderSettings) throws {
    guard !invocation.isSet(.noBaseFiles), let (name, team) = try templateAndTeam(of: settings),
      let files = ShippedTemplateFiles(name: name)
    else { return }
    let template = try Template(name: name, files: files)
    var project = project
    project.settings = settings
    let xcode: XcodeProjectFile?
    let location: ModuleLocation
    do {
      xcode = try project.xcodeProjectFile()
      location = try project.location(
        of: ModuleName(validating: "Module"), from: invocation.environment.workingDirectory,
        xcode: xcode?.layout ?? XcodeLayout())
    } catch let error as any ReportedError {
      invocation.console.report("note: no base files are created: \(error.message)")
      return
    }
    let request = try ModuleRequest(invocation, project, template, location, xcode).baseFiles(
      following: team)
    let made = try template.makeBaseFiles(request, in: project.contents(with: xcode))
    guard !made.files.isEmpty else { return }
    let list = made.files.map { "  - \($0.path)" }.joined(separator: "\n")
    let question = "Modules of \(name) need these files once in the app:\n\(list)\nCreate them now?"
    guard
      invocation.isSet(.baseFiles)
        || (invocation.console.isInteractive && invocation.console.confirm(question) == .yes)
    else {
      invocation.console.report(
        "note: modules of \(name) need these files once; the first 'adder gen' creates them:\n\(list)"
      )
      return
    }
    let planner = ModulePlanner(
      request, at: location, template: template.name,
      records: try ModuleRecords(of: request.module.text, in: project.root), xcode: xcode)
    try planner.add(made, to: &plan)
  }
}
