package import AdderArchitectures
import AdderBase
package import AdderFileChanges
package import AdderFindings
package import AdderModuleDiscovery

/// The rename of a module, in memory: the new contents and paths of all files, and the proof that
/// the project still has the same modules. Nothing is written.
package struct ModuleRenaming: Sendable {
  package let request: RenameRequest
  /// The project's files after the rename.
  package let result: ProjectSnapshot
  /// The numbers of changed names, and of edited or moved files.
  package let nameCount: Int
  package let fileCount: Int
  /// Notes about names that stay unchanged, with the reasons: one for each name.
  package var findings: [Finding] { otherFindings + unchanged.map(\.finding) + editFindings }
  /// The same notes for people: the names that stay for the same reason are in one note. Of a common word,
  /// only a few places in files that do not change are shown.
  package var summary: [Finding] {
    otherFindings
      + unchanged.findingsByReason(
        limit: request.old.hasSeveralWords ? 20 : 10, isChanged: isChanged)
      + editFindings.joiningStrings(of: request.old)
  }

  private let otherFindings: [Finding]
  private let editFindings: [Finding]
  private let unchanged: [UnchangedName]

  private let before: ProjectSnapshot
  private let paths: RenamedPaths

  /// - Parameters:
  ///   - project: The result of discovering the snapshot.
  ///   - architectures: The architectures that the project was discovered with.
  /// - Throws: `RenameError`.
  package init(
    _ request: RenameRequest, of project: DiscoveredProject, in snapshot: ProjectSnapshot,
    architectures: [Architecture]
  ) throws(RenameError) {
    guard request.old != request.new else { throw .sameName(request.old) }
    var (project, snapshot) = (project, snapshot)
    let others = OtherProjects(
      than: try RenamedModule(request.old, in: request.folder, of: project), in: project)
    if !others.files.isEmpty {
      snapshot = snapshot.passing(by: others.files)
      project = DiscoveredProject(
        snapshot.sources, in: snapshot, targets: project.targets, architectures: architectures,
        options: .init(statedArchitecture: project.statedArchitecture, madeFor: project.madeFor))
    }
    let names = try RenamedNames(
      request, of: project, in: snapshot, architectures: architectures)
    var edits = ProjectEdits(names, of: project, in: snapshot, request)
    edits.collect()
    guard edits.problems.isEmpty else { throw .changesMeaning(edits.problems) }
    let result = snapshot.changed(edits.texts, newPath: names.paths.newPath)
    try RenameProof(
      names.renaming, of: project, from: snapshot, to: result, architectures: architectures
    ).check()
    self.request = request
    self.result = result
    before = snapshot
    paths = names.paths
    nameCount = names.map.types.count + names.map.members.count + names.functions.names.count
    fileCount = snapshot.paths.count { path in
      let new = names.paths.files[path] ?? path
      return new != path || snapshot.texts[path] != result.texts[new]
    }
    let stays = names.unchanged + edits.unchanged
    let kept = Set(names.findings.map(\.location) + stays.map(\.location))
    otherFindings =
      others.findings + names.findings + Self.notesOnMissingInterfaces(of: project, request.old)
    editFindings = edits.findings.filter { !kept.contains($0.location) }
    unchanged = stays
  }

  /// Returns a warning about storyboards and xibs that may show the module, but that are missing.
  private static func notesOnMissingInterfaces(
    of project: DiscoveredProject, _ module: String
  ) -> [Finding] {
    let word = ModuleWord(module)
    let missing = project.missingInterfaces.filter { !$0.fileStem.hasPrefix("Launch") }
    let named = missing.filter { !word.places(in: $0.fileStem).isEmpty }
    guard let first = named.first ?? missing.first else { return [] }
    let rest = missing.count - 1
    let others = rest == 0 ? "" : rest == 1 ? " and 1 other" : " and \(rest) others"
    return [
      Finding(
        rule: "InterfaceMissing", severity: .warning,
        message: """
          '\(first)'\(others) \(rest == 0 ? "is" : "are") in a target, but not in this folder. If they mention the module, \
          change their classes and identifiers by hand.
          """)
    ]
  }

  private func isChanged(_ path: String) -> Bool {
    paths.files[path] != nil || before.texts[path] != result.texts[path]
  }

  /// Returns the path of a file after the rename.
  package func newPath(of path: String) -> String { paths.files[path] ?? path }

  /// Returns a plan of the file changes, which can be shown or applied.
  package func plan() throws -> FileChangePlan {
    var plan = FileChangePlan(title: "module rename \(request.old) \(request.new)")
    try plan.add(from: before, to: result, paths.files)
    for folder in before.emptyFolders.sorted() {
      let new = paths.newPath(of: folder)
      if new != folder { plan.createFolder(.root.appending(new)) }
    }
    for folder in movedFolders { plan.deleteFolder(.root.appending(folder)) }
    return plan
  }

  /// All folders whose paths change, innermost first.
  private var movedFolders: [String] {
    let around =
      (before.paths.flatMap(\.foldersAround)
        + before.emptyFolders.flatMap { $0.foldersAround + [$0] })
    return Set(around).filter { paths.newPath(of: $0) != $0 }
      .sorted { ($0.pathNames.count, $1) > ($1.pathNames.count, $0) }
  }
}
