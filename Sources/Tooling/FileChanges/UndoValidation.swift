import AdderBase

/// Compares a record of changes with the project and computes the changes that
/// revert it, path by path.
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
    // If the user has removed a folder since the change, it is created again for the files that are
    // restored to it.
    let returning = changes.filter { $0.after != .absent }.map(\.path)
    let missing = survey.missingFolders.filter { folder in
      !returning.contains(folder) && returning.contains { $0.isInside(folder) }
    }
    return missing.map { PathChange(path: $0, before: .absent, after: .folder(.standard)) }
      + changes
  }

  /// Returns the current state of the path whose change is to be reverted. Returns `nil` if nothing
  /// needs to be done or a problem was reported.
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
      // A replaced file kept its permissions. If it is read-only, it already was when the
      // user chose to change it.
      if case .file(_, .exact) = change.before { return found }
      survey.requireWritable(place, permissions)
      return found
    case .folder:
      // The user may have removed the folder.
      return survey.folderStatus(at: place).map { .folder($0.permissions) }
    case .absent:
      if case .folder = change.after, survey.folderStatus(at: place) != nil { return nil }
      return survey.requireAbsent(place) ? .absent : nil
    }
  }
}
