import AdderBase
import AdderFileChanges
import AdderXcodeProjects

extension XcodeProjectEdit {
  /// Removes a file from the project, if the project contains it.
  mutating func removeIfThere(_ path: String) throws {
    if try hasFile(path) { try remove(path) }
  }

  /// Removes the groups that were created for a module and are empty now.
  ///
  /// - Parameter shown: The groups to keep.
  mutating func removeEmptyGroups(of record: ModuleRecord, keeping shown: [RelativePath]) throws {
    // Records of earlier versions do not list the created groups.
    guard !record.madeGroups.isEmpty else {
      return try removeEmptyGroups(record.groups.filter { !shown.contains($0) })
    }
    let kept = try madeGroups(to: shown)
    removeEmptyGroups(identifiers: record.madeGroups.filter { !kept.contains($0) })
  }

  /// Returns the identifiers of the groups that Adder created, among the given groups and all
  /// groups that contain them.
  func madeGroups(to groups: [RelativePath]) throws -> [String] {
    try groups.flatMap { try madeGroups(to: $0.text) }.uniqued
  }

  /// Removes those groups that are empty, innermost first.
  private mutating func removeEmptyGroups(_ groups: [RelativePath]) throws {
    for group in groups.sorted(by: { $0.components.count > $1.components.count }) {
      try removeEmptyGroups(group.text)
    }
  }
}

extension XcodeProjectFile {
  /// Adds the changes of an edit to a plan.
  ///
  /// - Returns: True if the edit removes anything that the project already contains.
  @discardableResult
  func write(_ edit: XcodeProjectEdit, in plan: inout FileChangePlan) throws -> Bool {
    let changes = edit.changes()
    plan.replace(
      filePath, expecting: project.bytes,
      with: edit.result(of: changes))
    return changes.contains { $0.removesSomething(from: project) }
  }
}
