package import AdderFileChanges
package import AdderFindings

/// What a new app consists of: files with their contents, from the app's own folder.
package struct GeneratedApp: Sendable {
  package var files: [GeneratedFile]
  /// What was noticed on the way.
  package var findings: [Finding]

  /// What creating the app changes in its folder, which has none of its files.
  package func plan(title: String) throws -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    for file in files { plan.create(file.path, file.contents) }
    return plan
  }
}
