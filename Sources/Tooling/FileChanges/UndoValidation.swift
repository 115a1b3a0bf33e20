/// Compares a record of what was done with what the project holds, and finds out path by path what
/// takes it back.
enum UndoValidation {
  static func changes(
    undoing record: ChangeRecord, in fileSystem: any FileSystem, overridesReadOnly: Bool
  ) throws(FileChangeError) -> [PathChange] {
    var survey = ProjectSurvey(fileSystem, overridesReadOnly: overridesReadOnly)
    var changes: [PathChange] = []
    for change in record.changes.reversed().map(\.reversed) {
      if let found = find(change, in: &survey) {
        changes.append(PathChange(path: change.path, before: found, after: change.after))
      }
    }
    guard survey.problems.isEmpty else {
      throw .editedSince(title: record.title, survey.problems)
    }
    // A folder that was removed since, by hand, is made again for the files that return to it.
    let returning = changes.filter { $0.after != .absent }.map(\.path)
    let missing = survey.missingFolders.filter { folder in
      !returning.contains(folder) && returning.contains { $0.isInside(folder) }
    }
    return missing.map { PathChange(path: $0, before: .absent, after: .folder(.standard)) }
      + changes
  }

  /// What is at the place of a change to revert; `nil` when nothing needs to be done there or
  /// it was reported why nothing can be done.
  private static func find(_ change: PathChange, in survey: inout ProjectSurvey) -> PathState? {
    guard let place = survey.place(of: change.path) else { return nil }
    guard place == change.path else {
      survey.report(.changed(change.path))
      return nil
    }
    switch change.before {
    case .file:
      guard let (contents, permissions) = survey.file(at: place) else { return nil }
      let found = PathState.file(contents, permissions)
      guard change.before.isFound(in: found) else {
        survey.report(.changed(place))
        return nil
      }
      // A file that was read-only already when it was changed is so still.
      if case .file(_, .exact) = change.before { return found }
      survey.requireWritable(place, permissions)
      return found
    case .folder:
      // The user may have removed it.
      return survey.folderStatus(at: place).map { .folder($0.permissions) }
    case .absent:
      if case .folder = change.after, survey.folderStatus(at: place) != nil { return nil }
      return survey.requireAbsent(place) ? .absent : nil
    }
  }
}
