package import AdderFileChanges
package import AdderFindings

/// The files of a new app, with their contents. The paths are relative to the app's own folder.
package struct GeneratedApp: Sendable {
  package var files: [GeneratedFile]
  /// Problems found during generation.
  package var findings: [Finding]

  /// Returns the changes that create the app's files in its folder. None of these files may exist
  /// yet.
  package func plan(title: String) throws -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    for file in files { plan.create(file.path, file.contents) }
    return plan
  }
}
