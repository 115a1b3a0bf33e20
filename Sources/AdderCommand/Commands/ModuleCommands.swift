import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjects

extension CommandDescription {
  static let module: Self = CommandDescription(
    name: "module", summary: "List the project's modules; show, rename or remove one",
    subcommands: [listModules, showModule, renameModule, removeModule])

  private static let removeModule: Self = CommandDescription(
    name: "remove", aliases: ["rm"],
    summary:
      "Remove a generated module from the disk and from the Xcode project, or a method of a module",
    discussion: """
      Uses the record that 'adder gen' keeps in '.adder-modules' and removes the module's files and folders, \
      references, build files and groups. Files that Adder did not generate stay, and Adder asks before it removes \
      edited ones. 'adder undo' reverts the removal.

      With '--method', only a method of a contract is removed that nothing calls, from any module: the requirement, \
      its implementations, and the methods of doubles, spies and recording proxies.
      """,
    arguments: [Argument(name: "MODULE", summary: "The module's name, such as Profile")],
    options: [
      .value(.modulePath, "PATH", "The module's folder, if several modules have this name"),
      .value(
        .method, "METHOD", "Remove only this method of a contract, such as ViewInput.showError"),
      .flag(.dryRun, "Show the changes as a tree and a diff without writing them"),
      .flag(.force, "Also remove edited and read-only files, without asking"),
      .textOrJSON,
    ],
    examples: ["adder module remove Profile --dry-run", "adder module remove Profile"],
    run: { try RemoveModuleCommand(invocation: $0).run() })
}

private struct RemoveModuleCommand {
  let invocation: Invocation

  func run() throws -> ExitStatus {
    if let removal = try MethodRemoval(invocation) { return try removal.run() }
    // Only the location matters: the settings may have changed since the module was generated.
    let root = Project.root(around: invocation.environment.workingDirectory)
    try invocation.recover(root)
    let name = try ModuleName(ofExisting: invocation.arguments[0]).text
    let removal = try ModuleRemoval(
      from: RemovalSurroundings(of: name, in: invocation.moduleFolder(), root: root),
      isForced: invocation.isSet(.force))
    invocation.report(removal.findings)
    var changes = removal.changes
    try removeResources(removal.files, from: root, in: &changes)
    let applied = try invocation.carryOut(changes, in: root) {
      try confirm(name, removal.editedFiles)
    }
    guard let applied else { return .success }
    try invocation.console.show(
      """
      Removed the module \(name):

      \(applied.tree())
      'adder undo' reverts it.
      """)
    if let proxies = try invocation.recordingProxies(ofModule: name, in: root) {
      invocation.console.report(
        "note: The module's recording proxies in '\(proxies)' are still there, and do not compile. Run 'adder record'."
      )
    }
    if !removal.otherFiles.isEmpty {
      let list = removal.otherFiles.map { "  - \($0)" }.joined(separator: "\n")
      invocation.console.report(
        "note: Adder did not generate these files, so they are kept:\n\(list)")
    }
    return .success
  }

  /// Removes the module's resources from the manifest of its package.
  private func removeResources(
    _ files: [RelativePath], from root: AbsolutePath, in plan: inout FileChangePlan
  ) throws {
    guard var folder = files.first?.parent else { return }
    while !root.appending(folder.appending(SwiftPackage.manifestName)).isFile {
      if folder.isRoot { return }
      folder = folder.parent
    }
    guard let package = try? SwiftPackage(at: root.appending(folder)).moved(to: folder) else {
      return
    }
    let old = try root.appending(package.manifest).contents()
    let new = PackageResources(of: package).removing(files, from: old)
    plan.replace(package.manifest, expecting: old, with: new)
  }

  private func confirm(_ module: String, _ edited: [RelativePath]) throws {
    guard !edited.isEmpty else { return }
    let list = edited.map { "  - \($0)\n" }.joined()
    let question =
      "These files of the module \(module) were edited since Adder generated them:\n\(list)Remove them?"
    switch try invocation.confirm(question) {
    case .yes: return
    case .no: throw CommandError.declined
    case .nobody: throw CommandError.wouldRemove(module, edited: edited)
    }
  }
}

extension Invocation {
  /// Returns the folder given by `--module-path`, which distinguishes modules with the same name.
  func moduleFolder() throws -> RelativePath? {
    guard let path = value(.modulePath) else { return nil }
    do throws(PathError) {
      return try RelativePath(generamba: path)
    } catch {
      throw ProjectError.path(error, option: "--module-path")
    }
  }
}
