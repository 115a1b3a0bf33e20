package import AdderFileChanges
package import AdderFindings

/// The files of a new app with their contents, relative to the app's own folder.
package struct GeneratedApp: Sendable {
  package var files: [GeneratedFile]
  /// The findings of the generation.
  package var findings: [Finding]

  /// Returns the changes that create the app in its folder, which contains none of its files yet.
  package func plan(title: String) throws -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    for file in files { plan.create(file.path, file.contents) }
    return plan
  }
}
