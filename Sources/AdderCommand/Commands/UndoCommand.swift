import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjects

extension CommandDescription {
  static let undo: Self = CommandDescription(
    name: "undo", summary: "Take the last change of this project back",
    discussion: """
      Files get back what they held, and what was made goes. When one of the files was edited since, \
      nothing is touched and the files are named.
      """,
    options: [
      .flag("dry-run", "Show what would change, as a tree and a diff, and write nothing"),
      .flag("list", "List the changes that can be taken back, the latest first"),
      .textOrJSON,
    ],
    run: { invocation in
      // Only the place counts: what settings say does not keep anybody from undoing.
      let root = Project.root(around: invocation.environment.workingDirectory)
      let files = ProjectFiles(root: root.text)
      if invocation.isSet("list") {
        let titles = try files.history()
        if invocation.printsJSON {
          try invocation.show(json: [("history", .array(titles.map(JSON.string)))])
          return .success
        }
        try invocation.console.show(
          titles.isEmpty ? "There is nothing to undo." : titles.joined(separator: "\n"))
        return .success
      }
      try invocation.recover(root)
      let isDryRun = invocation.isSet("dry-run")
      let plan: FileChangePlan
      do throws(FileChangeError) {
        plan = isDryRun ? try files.undoPlan() : try files.undo()
      } catch {
        throw error.withWayOut(root)
      }
      if invocation.printsJSON {
        try invocation.show(json: plan, isDryRun: isDryRun)
        return .success
      }
      try invocation.console.show(
        (isDryRun
          ? "\(plan.tree())\n\(plan.diff())" : "Took '\(plan.title)' back:\n\n\(plan.tree())")
          .trimmed)
      return .success
    })
}

extension FileChangeError {
  /// The error, and for a module that Adder has a note of what can be done all the same: Xcode saves
  /// its project often enough that undoing comes too late.
  fileprivate func withWayOut(_ root: AbsolutePath) -> any ReportedError {
    guard case .editedSince(let title, _) = self else { return self }
    let words = title.split(separator: " ")
    guard words.count == 2, words[0] == "gen", let module = words.last.map(String.init),
      ModuleRecords.names(in: root).contains(module)
    else { return self }
    return CommandError.cannotUndoModule(module, self)
  }
}
