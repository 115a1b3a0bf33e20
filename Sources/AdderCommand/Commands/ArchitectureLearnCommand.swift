import AdderArchitectureLearning
import AdderArchitectures
import AdderBase
import AdderFileChanges
import AdderFindings
import AdderProjectChecks
import AdderProjects

extension CommandDescription {
  static let architectureLearn: Self = CommandDescription(
    name: "learn", summary: "Write down how the project's modules are built",
    discussion: """
      Writes an architecture file with what most modules have in common: roles, names, contracts, files, folders, \
      references and what builds a module. Each line says how many modules keep to it. adder.yml then names the file, \
      and all commands follow it. If modules are built in several ways, each gets a file, and adder.yml names the most \
      frequent one. A file that somebody has edited is not replaced; the difference is shown.
      """,
    options: [
      .flag(.check, "Only compare the modules with the project's file, and list what differs"),
      .value(.output, "FILE", "Write this file, and leave adder.yml as it is"),
    ] + Invocation.sourceOptions + Invocation.changeOptions,
    examples: ["adder architecture learn --dry-run", "adder architecture learn --check"],
    run: { invocation in
      invocation.isSet(.check)
        ? try checkArchitecture(invocation) : try LearnCommand(invocation).run()
    })
}

/// Compares the modules with the project's own architecture file.
private func checkArchitecture(_ invocation: Invocation) throws -> ExitStatus {
  let sources = try invocation.sources(
    reporting: invocation.project { !$0.isMarked && $1 > 1 })
  guard case .file(let path) = sources.project.settings.architecture,
    let architecture = sources.architectures.first
  else { throw CommandError.noArchitectureFile }
  let drift = ArchitectureDrift(of: architecture, in: sources)
  let count = drift.moduleCount.of("module")
  if invocation.printsJSON {
    try invocation.show(json: [
      ("file", .string(path.text)), ("modules", .number(drift.moduleCount)),
      ("differences", .string(drift.statements)),
    ])
  } else if drift.statements.isEmpty {
    try invocation.console.show("\(count) keep to \(path).")
  } else {
    try invocation.console.show(
      """
      \(count) were compared with \(path). What they do now, as lines for that file:

      \(drift.statements)
      """)
  }
  return drift.statements.isEmpty ? .success : .refused
}

/// Writes the architecture files of a project, and names one in adder.yml.
private struct LearnCommand {
  private let invocation: Invocation
  private let sources: ProjectSources

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    // A folder with settings was made the project of all modules in it.
    let project = try invocation.project { !$0.isMarked && $1 > 1 }
    sources = try invocation.sources(reporting: project)
  }

  private var project: Project { sources.project }

  func run() throws -> ExitStatus {
    try invocation.recover(project.root)
    let learned = LearnedProject(sources)
    guard !learned.dialects.isEmpty else {
      if learned.moduleCount == 0 {
        throw CommandError.noModules(SearchedSources(sources))
      }
      throw CommandError.tooFewModules(learned.moduleCount, LearnedProject.fewest)
    }
    let files = try paths(of: learned.dialects)
    var plan = FileChangePlan(title: "architecture learn")
    for (path, dialect) in zip(files, learned.dialects) {
      guard dialect.problems.isEmpty else { throw ArchitectureError.invalid(dialect.problems) }
      try write(dialect.text, to: path, &plan)
    }
    if invocation.value(.output) == nil { try name(files[0], learned, &plan) }
    guard let applied = try invocation.carryOut(plan, in: project.root) else {
      if !invocation.isSet(.dryRun) {
        try invocation.console.show("Nothing to do: \(files[0]) says how the modules are built.")
      }
      return .success
    }
    if !invocation.printsJSON {
      try invocation.console.show(report(learned, files, applied))
    }
    return .success
  }

  private func report(
    _ learned: LearnedProject, _ files: [RelativePath], _ applied: FileChangePlan
  ) -> String {
    let lines = zip(files, learned.dialects).map { path, dialect in
      """
      \(path): learned from \(dialect.moduleCount.of("module")), finds \(dialect.foundCount); closest \
      known architecture: \(dialect.nearest); \(dialect.findingCount.of("finding")) by it
      """
    }
    return """
      \(lines.joined(separator: "\n"))

      \(applied.tree())
      'adder architecture show \(files[0])' describes it. Correct what is not meant so: nothing overwrites your edits.
      """
  }

  // MARK: Files

  /// Returns where the files are written: beside adder.yml.
  private func paths(of dialects: [LearnedProject.Dialect]) throws -> [RelativePath] {
    if let word = invocation.value(.output) {
      guard word.isArchitectureFile else { throw CommandError.invalidArchitectureFile(word) }
      guard let path = invocation.file(word).relative(to: project.root) else {
        throw ProjectError.path(.leavesProject(word), option: "--output")
      }
      return [path]
    }
    return dialects.enumerated().map { number, dialect in
      let suffix = number == 0 ? "" : "-\(number + 1)"
      return RelativePath.root.appending("our-\(dialect.family.lowercased())\(suffix).yml")
    }
  }

  private func write(_ text: String, to path: RelativePath, _ plan: inout FileChangePlan) throws {
    guard let old = try ProjectFiles(root: project.root.text).contents(of: path) else {
      plan.create(path, text)
      return
    }
    let isOurs = LearnedFile.isUnedited(String(decoding: old, as: UTF8.self))
    guard isOurs || invocation.isSet(.force) || invocation.isSet(.dryRun) else {
      var difference = FileChangePlan(title: "difference")
      difference.replace(path, expecting: old, with: text)
      if !difference.isEmpty {
        try invocation.console.show(difference.diff())
        throw CommandError.architectureEdited(path.text)
      }
      return
    }
    plan.replace(path, expecting: old, with: text)
  }

  private static func text(of choice: ArchitectureChoice) -> String {
    switch choice {
    case .named(let name): name
    case .file(let path): path.text
    }
  }

  /// Names the file in adder.yml. In an Xcode project, modules without folders of their own have groups.
  private func name(
    _ path: RelativePath, _ learned: LearnedProject, _ plan: inout FileChangePlan
  ) throws {
    var settings = project.settings
    if settings.architecture == .file(path) { return }
    if let known = settings.architecture, !invocation.isSet(.force) {
      throw CommandError.architectureChosen(Self.text(of: known), instead: path.text)
    }
    settings.architecture = .file(path)
    if learned.dialects[0].isFlat, case .xcodeProject = project.kind,
      settings.hasLogicalGroups == nil
    {
      settings.hasLogicalGroups = true
    }
    correctFolder(of: &settings, learned)
    try plan.write(settings, of: project)
  }

  /// Replaces the folder into which a Rambafile puts modules, if none of them is there, by the one with most modules.
  private func correctFolder(of settings: inout AdderSettings, _ learned: LearnedProject) {
    guard let modules = settings.modules, modules.folders.count == 1,
      !project.settingsFiles.contains(where: { $0.kind == .adder && $0.settings.modules != nil })
    else { return }
    let used = learned.folders
    guard let usual = used.first, !used.contains(modules.folders[0]) else { return }
    settings.modules = ModuleFolders([usual])
    invocation.console.report(
      """
      note: No module is in '\(modules.folders[0])', where the Rambafile puts them. adder.yml names '\(usual)', where most \
      are.
      """)
  }
}
