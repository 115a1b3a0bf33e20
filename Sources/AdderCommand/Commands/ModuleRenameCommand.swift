import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import AdderProjectChecks
import AdderProjects

extension CommandDescription {
  static let renameModule: Self = CommandDescription(
    name: "rename", aliases: ["mv"],
    summary: "Rename a module: its types, members, files, folders, tests and every reference",
    discussion: """
      Renames everything that belongs to the module and contains its name, in code, comments, storyboards and \
      Xcode projects. Before anything is written, the renamed project is parsed again in memory: apart from the \
      names, it must be the same code with the same modules. Names that could also mean something else are kept and listed. 'adder undo' reverts the rename.
      """,
    arguments: [
      Argument(name: "OLD", summary: "The module's name, such as Profile"),
      Argument(name: "NEW", summary: "The new name, such as Account"),
    ],
    options: [
      .value(.modulePath, "PATH", "The module's folder, if several modules have this name"),
      .flag(.strings, "Also replace the name in string literals"),
      .flag(.dryRun, "Show the changes as a tree and a diff without writing them"),
      .flag(.force, "Also change read-only files"),
      .textOrJSON,
    ] + Invocation.sourceOptions,
    examples: [
      "adder module rename Profile Account --dry-run", "adder module rename Profile Account",
    ],
    run: { try RenameModuleCommand(invocation: $0).run() })
}

private struct RenameModuleCommand {
  let invocation: Invocation

  /// The maximum number of findings to show; more would push the result off the screen.
  private static let shownFindings = 20

  func run() throws -> ExitStatus {
    try invocation.recover(Project.root(around: invocation.environment.workingDirectory))
    let request = RenameRequest(
      from: invocation.arguments[0], to: try ModuleName(validating: invocation.arguments[1]).text,
      in: try invocation.moduleFolder()?.text, includesStrings: invocation.isSet(.strings))
    let sources = try invocation.sources()
    let renaming = try renaming(request, in: sources)
    report(invocation.console.isForPrograms ? renaming.findings : renaming.summary)
    guard
      let applied = try invocation.carryOut(renaming.plan(), in: sources.project.root, confirm: {})
    else {
      return .success
    }
    try invocation.console.show(
      """
      Renamed the module \(request.old) to \(request.new): \(renaming.nameCount) names in \
      \(renaming.fileCount) files.

      \(applied.tree())
      'adder undo' reverts it.
      """)
    return .success
  }

  private func renaming(
    _ request: RenameRequest, in sources: ProjectSources
  ) throws -> ModuleRenaming {
    let root = sources.project.root
    let settings = sources.project.settings.check
    // A file of the settings that cannot be read is reported by the commands that need it.
    let snapshot = ProjectSnapshot(
      of: sources.files, in: root,
      baseline: ((try? settings.completedByParents(from: root)) ?? settings).baselinePath.text)
    let found = sources.discover(in: snapshot)
    invocation.report(found.findings)
    return try ModuleRenaming(
      request, of: found, in: snapshot, architectures: sources.architectures)
  }

  private func report(_ findings: [Finding]) {
    if invocation.console.isForPrograms { return invocation.report(findings) }
    invocation.report(Array(findings.prefix(Self.shownFindings)))
    let rest = findings.count - Self.shownFindings
    if rest > 0 { invocation.console.report("note: \(rest) more of these are not shown.") }
  }
}
