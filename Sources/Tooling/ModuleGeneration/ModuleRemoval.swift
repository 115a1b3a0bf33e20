package import AdderFileChanges
package import AdderFindings
package import AdderProjects
import AdderXcodeProjects

/// What removing a module that Adder made changes: its files, the Xcode project that lists them, and
/// the note of it. Nothing is written.
package struct ModuleRemoval: Sendable {
  package let changes: FileChangePlan
  /// The files that go though somebody has edited them since they were made.
  package let editedFiles: [RelativePath]
  /// Files in the module's folders that Adder did not make; they stay.
  package let otherFiles: [RelativePath]
  package let findings: [Finding]

  /// - Parameters:
  ///   - module: the module's name.
  ///   - folder: the folder it lies in; it tells several of one name apart.
  ///   - root: the project's folder.
  package init(of module: String, in folder: RelativePath?, root: AbsolutePath) throws {
    let records = try ModuleRecords(of: module, in: root)
    let record = try records.record(in: folder, root: root)
    var plan = FileChangePlan(title: "module remove \(module)")
    var edited: [RelativePath] = []
    var present: [RelativePath] = []
    for file in record.files where root.appending(file.path).isFile {
      let contents = try root.appending(file.path).contents()
      if !file.was(contents) { edited.append(file.path) }
      present.append(file.path)
      plan.delete(try ProjectPath(validating: file.path.text), expecting: contents)
    }
    for folder in root.foldersEmptied(by: present, below: record.ownFolders, keeping: []) {
      plan.deleteFolder(try ProjectPath(validating: folder.text))
    }
    findings = try Self.removeFromXcode(record, root: root, in: &plan)
    try Self.forget(record, of: records, root: root, in: &plan)
    changes = plan
    editedFiles = edited
    otherFiles = record.ownFolders.flatMap { root.files(below: $0) }
      .filter { !present.contains($0) }
  }

  private static func removeFromXcode(
    _ record: ModuleRecord, root: AbsolutePath, in plan: inout FileChangePlan
  ) throws -> [Finding] {
    guard let path = record.xcodeProject else { return [] }
    guard root.appending(path).exists else {
      return [
        Finding(
          rule: "NoXcodeProject", severity: .warning,
          message: """
            '\(path)', which the module was made into, is not there any more, so only files are \
            removed. If it was renamed, take them out of it in Xcode.
            """)
      ]
    }
    let xcode = try XcodeProjectFile(at: path, in: root)
    var edit = XcodeProjectEdit(xcode.project)
    for file in record.files { try edit.removeIfThere(xcode.pathInFile(file.path)) }
    try edit.removeEmptyGroups(record.groups)
    try xcode.write(edit, in: &plan)
    return []
  }

  private static func forget(
    _ record: ModuleRecord, of records: ModuleRecords, root: AbsolutePath,
    in plan: inout FileChangePlan
  ) throws {
    let rest = records.setting(nil, for: record.folder)
    let path = try ProjectPath(validating: records.path.text)
    let old = try root.appending(records.path).contents()
    guard rest.records.isEmpty else { return plan.replace(path, expecting: old, with: rest.text) }
    plan.delete(path, expecting: old)
    let folder = ModuleRecords.folder
    if root.appending(folder).entries == [records.path.name] {
      plan.deleteFolder(try ProjectPath(validating: folder.text))
    }
  }
}

extension ModuleRecords {
  /// The only record, or the one of a folder.
  fileprivate func record(
    in folder: RelativePath?, root: AbsolutePath
  ) throws -> ModuleRecord {
    if let folder {
      if let record = record(in: folder) ?? record(in: folder.appending(module)) { return record }
    } else if records.count == 1 {
      return records[0]
    }
    guard records.isEmpty else {
      throw GenerationError.severalModules(module, folders: records.map(\.folder.text))
    }
    let names = Self.names(in: root)
    throw GenerationError.unknownModule(
      module, suggestion: Spelling.nearest(to: module, among: names), known: names)
  }
}
