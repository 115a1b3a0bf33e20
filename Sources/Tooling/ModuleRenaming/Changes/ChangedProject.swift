package import AdderArchitectures
package import AdderFileChanges
package import AdderModuleDiscovery

/// A project with many small changes made, as a value, and the proof that it is the same but for them. Nothing is written.
///
/// Costs about as much as discovering the project once; where a proof fails, as often as it takes to find the changes
/// that are in the way.
package struct ChangedProject: Sendable {
  /// The project's files after the changes.
  package let result: ProjectSnapshot
  package let made: [ProjectChange]
  package let refused: [RefusedChange]

  private let paths: [String: String]

  /// - Parameters:
  ///   - project: what was discovered in the snapshot.
  ///   - architectures: those that the project was discovered with.
  ///   - accepts: whether a state of the project is one that is wanted; one that is not is taken back.
  package init(
    _ changes: [ProjectChange], of project: DiscoveredProject, in snapshot: ProjectSnapshot,
    architectures: [Architecture],
    where accepts: (DiscoveredProject, ProjectSnapshot) -> Bool = { _, _ in true }
  ) {
    let vetting = ChangeVetting(changes, of: project, in: snapshot)
    var refused = vetting.refused
    var open = vetting.accepted.isEmpty ? [] : [vetting.accepted]
    var made: [ProjectChange] = []
    var state = (snapshot: snapshot, project: project, paths: [String: String]())
    while let group = open.popLast() {
      do throws(RenameError) {
        let edits = try ChangeEdits(
          group.map { $0.following(state.paths) }, of: state.project, in: state.snapshot)
        let proof = RenameProof(
          edits.renaming, of: state.project, from: state.snapshot, to: edits.result,
          architectures: architectures)
        try proof.check()
        guard accepts(proof.after, edits.result) else {
          throw RenameError.changesMeaning(["something else would be found then"])
        }
        state.paths = edits.renaming.joined(to: state.paths)
        state = (edits.result, proof.after, state.paths)
        made += group
      } catch {
        // One of them is in the way: each half by itself.
        let half = group.count / 2
        if half > 0 {
          open += [Array(group[half...]), Array(group[..<half])]
        } else {
          refused += group.map { RefusedChange(change: $0, reason: error.shortReason) }
        }
      }
    }
    result = state.snapshot
    paths = state.paths
    self.made = made
    self.refused = refused
  }

  /// Where a file lies after the changes.
  package func newPath(of path: String) -> String { paths[path] ?? path }

  /// The changes of files, to be shown or applied.
  ///
  /// - Parameter before: the project as it is on the disk, with the same files.
  package func plan(title: String, since before: ProjectSnapshot) throws -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    try plan.add(from: before, to: result, paths)
    return plan
  }
}

extension ProjectChange {
  /// The same where earlier changes moved files.
  fileprivate func following(_ paths: [String: String]) -> ProjectChange {
    guard case .file(let old, let new) = self, let moved = paths[old] else { return self }
    return .file(moved, to: new.replacingFileName(old.fileName, with: moved.fileName))
  }
}

extension RenameError {
  /// Why one change is refused, as a part of a sentence.
  fileprivate var shortReason: String {
    if case .changesMeaning(let differences) = self { return differences.first ?? message }
    return message
  }
}

extension FileChangePlan {
  /// What turns one state of a project into another.
  ///
  /// - Parameter paths: the new paths of files that move.
  mutating func add(
    from before: ProjectSnapshot, to result: ProjectSnapshot, _ paths: [String: String]
  ) throws {
    for path in before.paths.sorted() {
      let old = try ProjectPath(validating: path)
      let new = try paths[path].map { try ProjectPath(validating: $0) }
      guard let text = before.texts[path], let newText = result.texts[new?.text ?? path] else {
        if let new { move(from: old, to: new) }
        continue
      }
      if let new {
        move(from: old, to: new, expecting: text, with: newText)
      } else {
        replace(old, expecting: text, with: newText)
      }
    }
  }
}
