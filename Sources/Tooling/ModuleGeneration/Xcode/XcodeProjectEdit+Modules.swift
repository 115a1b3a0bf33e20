import AdderBase
import AdderFileChanges
import AdderXcodeProjects

extension XcodeProjectEdit {
  /// Takes a file out of the project, if the project has it.
  mutating func removeIfThere(_ path: String) throws {
    if try hasFile(path) { try remove(path) }
  }

  /// Removes the groups that were made for a module, as far as they show nothing any more.
  ///
  /// - Parameter shown: groups that stay.
  mutating func removeEmptyGroups(of record: ModuleRecord, keeping shown: [RelativePath]) throws {
    // Notes of before do not say which groups were made.
    guard !record.madeGroups.isEmpty else {
      return try removeEmptyGroups(record.groups.filter { !shown.contains($0) })
    }
    let kept = try madeGroups(to: shown)
    removeEmptyGroups(identifiers: record.madeGroups.filter { !kept.contains($0) })
  }

  /// The identifiers of the groups on the way to some that were made here.
  func madeGroups(to groups: [RelativePath]) throws -> [String] {
    try groups.flatMap { try madeGroups(to: $0.text) }.uniqued
  }

  /// Removes those groups that show nothing, the inner ones first.
  private mutating func removeEmptyGroups(_ groups: [RelativePath]) throws {
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
      filePath, expecting: project.bytes,
      with: edit.result(of: changes))
    return changes.contains { $0.removesSomething(from: project) }
  }
}
