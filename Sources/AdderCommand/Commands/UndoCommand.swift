import AdderFileChanges
import AdderFindings
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
    ],
    run: { invocation in
      // Only the place counts: what settings say does not keep anybody from undoing.
      let root = Project.root(around: invocation.environment.workingDirectory)
      let files = ProjectFiles(root: root.text)
      if invocation.isSet("list") {
        let titles = try files.history()
        try invocation.console.show(
          titles.isEmpty ? "There is nothing to undo." : titles.joined(separator: "\n"))
        return .success
      }
      try invocation.recover(root)
      if invocation.isSet("dry-run") {
        let plan = try files.undoPlan()
        try invocation.console.show("\(plan.tree())\n\(plan.diff())".trimmed)
        return .success
      }
      let plan = try files.undo()
      try invocation.console.show("Took '\(plan.title)' back:\n\n\(plan.tree())".trimmed)
      return .success
    })
}
