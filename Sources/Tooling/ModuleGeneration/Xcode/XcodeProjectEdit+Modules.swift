import AdderFileChanges
import AdderProjects
import AdderXcodeProjects

extension XcodeProjectEdit {
  /// Takes a file out of the project, if the project has it.
  mutating func removeIfThere(_ path: String) throws {
    if try hasFile(path) { try remove(path) }
  }

  /// Removes those groups that show nothing, the inner ones first.
  mutating func removeEmptyGroups(_ groups: [RelativePath]) throws {
    for group in groups.sorted(by: { $0.components.count > $1.components.count }) {
      try removeEmptyGroups(group.text)
    }
  }
}

extension XcodeProjectFile {
  /// Adds to a plan what an edit changes of the file.
  ///
  /// - Returns: whether something goes that is there.
  @discardableResult
  func write(_ edit: XcodeProjectEdit, in plan: inout FileChangePlan) throws -> Bool {
    let changes = edit.changes()
    plan.replace(
      try ProjectPath(validating: filePath.text), expecting: project.bytes,
      with: edit.result(of: changes))
    return changes.contains { $0.removesSomething(from: project) }
  }
}
