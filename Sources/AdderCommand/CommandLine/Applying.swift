import AdderBase
import AdderFileChanges
import AdderFindings

// Functions for commands that change files.
extension Invocation {
  /// The options of a command that changes files.
  static let changeOptions: [CommandDescription.Option] = [
    .flag(.dryRun, "Show the changes as a tree and a diff without writing them"),
    .flag(
      .force, "Replace existing and read-only files without asking"),
    .textOrJSON,
  ]

  /// Returns the project's files, to be changed according to the options.
  func files(of root: AbsolutePath) -> ProjectFiles {
    ProjectFiles(
      root: root.text,
      waiting: Waiting { [console] holder in
        console.report(
          "note: waiting for \(holder.map(String.init(describing:)) ?? "another command"), which is "
            + "changing this project")
      },
      overridesReadOnly: isSet(.force))
  }

  /// Locks the project for this command. If an earlier command was interrupted while it changed
  /// files, its changes are reverted. Call this method before reading anything for a plan.
  ///
  /// A dry run changes nothing: it does not lock the project, and it throws an error if the files
  /// are half-changed.
  func recover(_ root: AbsolutePath) throws {
    let files = files(of: root)
    guard !isSet(.dryRun) else {
      if let unfinished = try files.unfinishedChange() {
        throw FileChangeError.unfinished(unfinished)
      }
      return
    }
    let project: LockedProject
    do throws(FileChangeError) {
      project = try lock.begin(files)
    } catch {
      // If there is no place for a journal, the error is not reported yet: a command that has
      // nothing to do, or that fails for another reason, needs no journal. Otherwise, applying the
      // plan reports the error. An unfinished change, however, is reported now.
      guard case .noPlaceForJournal = error, try files.unfinishedChange() == nil else {
        throw error
      }
      return
    }
    if let report = project.recovery { console.report("\(report)") }
  }

  /// Warns that the project's files are half-changed, for a command that only reads them.
  ///
  /// The command uses the files as they are: an editor would show the same
  /// contents, and a command that only reads files must not change them.
  func reportUnfinishedChange(_ root: AbsolutePath) {
    guard lock.project == nil else { return }
    do throws(FileChangeError) {
      if let unfinished = try files(of: root).unfinishedChange() {
        console.report("warning: \(unfinished)")
      }
    } catch {
      console.report("warning: \(error.message)")
    }
  }

  /// Asks for confirmation. Other commands may change the project until the user answers.
  func confirm(_ question: String) throws -> Console.Answer {
    try lock.released { console.confirm(question) }
  }

  /// Prints findings on standard error.
  func report(_ findings: [Finding]) {
    for finding in findings { console.report(finding.description) }
  }

  /// Applies a plan, or only shows it in a dry run. Existing
  /// files are replaced with `--force` or after confirmation.
  ///
  /// - Parameters:
  ///   - module: the module that the plan is about, if it exists already.
  ///   - isUnknown: true if it is unknown which files belong to
  ///     that module. Confirmation is then requested in any case.
  ///   - removesFromProject: true if something is removed from the Xcode project.
  ///   - deletesOnlyGenerated: true if the deleted files say that they are generated and not to be
  ///     edited. Deleting them needs no confirmation.
  /// - Returns: the plan that was applied; `nil` after a dry run or if there was nothing to do.
  func carryOut(
    _ plan: FileChangePlan, ofModule module: String? = nil, isUnknown: Bool = false,
    removesFromProject: Bool = false, deletesOnlyGenerated: Bool = false, in root: AbsolutePath
  ) throws -> FileChangePlan? {
    let files = files(of: root)
    let overwriting = try files.overwriting(plan)
    var loss = Loss(module: module, plan, overwriting, removesFromProject: removesFromProject)
    if deletesOnlyGenerated { loss.deleted = [] }
    return try carryOut(overwriting, in: root) {
      guard isUnknown || !loss.isEmpty else { return }
      // No question is asked about a plan that cannot be applied.
      try files.validate(overwriting)
      try confirm(loss)
    }
  }

  /// Applies a plan, or only shows it in a dry run.
  ///
  /// - Parameter confirm: asks for confirmation; throws if the user refuses.
  func carryOut(
    _ plan: FileChangePlan, in root: AbsolutePath, confirm: () throws -> Void
  ) throws -> FileChangePlan? {
    let files = files(of: root)
    if isSet(.dryRun) {
      try files.validate(plan)
      if console.isForPrograms {
        try show(json: plan, isDryRun: true)
        return nil
      }
      let text = plan.isEmpty ? "Nothing would change.\n" : "\(plan.tree())\n\(plan.diff())"
      try console.show(String(text.dropLast()))
      return nil
    }
    if !plan.isEmpty, !isSet(.force) { try confirm() }
    if let project = lock.project {
      try project.apply(plan)
    } else if let report = try files.apply(plan) {
      console.report("\(report)")
    }
    if console.isForPrograms { try show(json: plan, isDryRun: false) }
    return plan.isEmpty ? nil : plan
  }

  /// Applies a plan to a project, and creates the project's folder if it is missing.
  func applyMakingRoot(_ plan: FileChangePlan, in root: AbsolutePath) throws {
    guard let project = lock.project else { return try files(of: root).applyMakingRoot(plan) }
    try project.apply(plan)
  }

  private func confirm(_ loss: Loss) throws {
    switch try confirm(loss.question) {
    case .yes: return
    case .no: throw CommandError.declined
    case .nobody: throw CommandError.wouldReplace(loss)
    }
  }
}

/// The files and project entries that the user may lose when a plan is applied.
struct Loss: Equatable, Sendable {
  /// The module, if it exists already.
  var module: String?
  /// The files whose contents are replaced.
  var replaced: [RelativePath]
  /// The files that are deleted.
  var deleted: [RelativePath]
  /// True if part of the module is removed from the Xcode project.
  var isInProject: Bool

  /// - Parameters:
  ///   - plan: the original plan. A file that this plan replaces is only edited, so it is not lost.
  ///   - overwriting: the plan that also replaces existing files that are in the way.
  init(
    module: String?, _ plan: FileChangePlan, _ overwriting: FileChangePlan,
    removesFromProject: Bool
  ) {
    let edited = plan.replacedFiles
    self.module = module
    isInProject = module != nil && removesFromProject
    replaced = overwriting.replacedFiles.filter { !edited.contains($0) }
    deleted = plan.changes.compactMap { change in
      if case .delete(let path, _) = change { path } else { nil }
    }
  }

  var isEmpty: Bool { replaced.isEmpty && deleted.isEmpty && !isInProject }

  /// Text that lists the files to be replaced or deleted; empty if nothing is lost.
  var list: String {
    Self.list("These files exist with different contents", replaced)
      + Self.list("These files are no longer generated and would be deleted", deleted)
      + (isInProject && deleted.isEmpty
        ? "In the Xcode project, files of the module would lose targets or groups.\n" : "")
  }

  var question: String {
    guard let module else { return list + "Replace them?" }
    return list + "\(module) module already exists. Replace?"
  }

  private static func list(_ heading: String, _ paths: [RelativePath]) -> String {
    guard !paths.isEmpty else { return "" }
    return "\(heading):\n" + paths.map { "  - \($0)\n" }.joined()
  }
}

extension FileChangePlan {
  /// The files whose contents are replaced.
  fileprivate var replacedFiles: [RelativePath] {
    changes.compactMap { change in
      if case .replace(let path, _, _) = change { path } else { nil }
    }
  }
}
