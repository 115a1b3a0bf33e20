package import AdderBase
package import AdderFileChanges
package import AdderFindings
import AdderXcodeProjects

/// The changes that remove a module that Adder generated: changes to its files, to the Xcode
/// project that lists them, and to the module's record. Nothing is written.
package struct ModuleRemoval: Sendable {
  package private(set) var changes: FileChangePlan
  /// All files that are removed.
  package private(set) var files: [RelativePath] = []
  /// The files that are removed although they were edited after they were generated.
  package private(set) var editedFiles: [RelativePath] = []
  /// Files in the module's folders that Adder did not generate. They are kept.
  package private(set) var otherFiles: [RelativePath] = []
  package private(set) var findings: [Finding] = []

  /// - Parameter isForced: True to ignore that the Xcode project or files no longer exist.
  /// - Throws: `GenerationError` if the Xcode project or all files of the module are gone.
  package init(from surroundings: RemovalSurroundings, isForced: Bool = false) throws {
    let records = surroundings.records
    let record = surroundings.record
    changes = FileChangePlan(title: "module remove \(records.module)")
    let files = surroundings.files
    let present = files.filter { surroundings.contents[$0.path] != nil }
    editedFiles = present.filter { !$0.was(surroundings.contents[$0.path] ?? []) }.map(\.path)
    self.files = present.map(\.path)
    let shared = SharedFiles(surroundings, without: present.map(\.path))
    let gone = present.map(\.path) + shared.unused
    let emptied = surroundings.folders.emptied(by: gone)
    try changes.delete(gone, emptied, with: surroundings.contents)
    var legacy = ModuleLegacy(
      folders: record.madeFolders.filter { !emptied.contains($0) }, shared: shared.used)
    let listed = try removeFromXcode(
      files.map(\.path) + shared.unused, surroundings, isForced: isForced, leaving: &legacy)
    try report(
      files.map(\.path).filter { path in
        !present.contains { $0.path == path } && !listed.contains(path)
      }, of: files.count, records, isForced: isForced)
    otherFiles = surroundings.filesInFolders.filter { path in
      !present.contains { $0.path == path }
    }
    try forget(surroundings, leaving: legacy)
    try handOver(legacy, surroundings)
  }

  /// Updates the records of the other modules, which take over the remaining folders, groups and
  /// shared files.
  private mutating func handOver(
    _ legacy: ModuleLegacy, _ surroundings: RemovalSurroundings
  ) throws {
    for old in surroundings.otherRecords {
      let new = old.inheriting(legacy)
      guard new != old, let bytes = surroundings.contents[old.path] else { continue }
      changes.replace(old.path, expecting: bytes, with: new.text)
    }
  }

  /// Removes files from the Xcode project, and returns the files that the project listed.
  private mutating func removeFromXcode(
    _ files: [RelativePath], _ surroundings: RemovalSurroundings, isForced: Bool,
    leaving legacy: inout ModuleLegacy
  ) throws -> Set<RelativePath> {
    guard let path = surroundings.record.xcodeProject else { return [] }
    guard let xcode = try Self.project(listing: files, at: path, surroundings.xcodeProjects)
    else {
      if isForced { return [] }
      throw GenerationError.xcodeProjectGone(path.text)
    }
    var edit = XcodeProjectEdit(xcode.project)
    var listed: Set<RelativePath> = []
    for file in files {
      let place = xcode.pathInFile(file)
      if try edit.hasFile(place) { listed.insert(file) }
      try edit.removeIfThere(place)
    }
    try edit.removeEmptyGroups(of: surroundings.record, keeping: [])
    legacy.groups = edit.present(surroundings.record.madeGroups)
    try xcode.write(edit, in: &changes)
    return listed
  }

  /// Returns the Xcode project at the recorded path or, if that project was renamed, a project next
  /// to it that lists the module's files.
  private static func project(
    listing files: [RelativePath], at path: RelativePath, _ projects: [XcodeProjectFile]
  ) throws -> XcodeProjectFile? {
    try projects.first { file in
      if file.path == path { return true }
      var edit = XcodeProjectEdit(file.project)
      return try files.contains { try edit.listsFile(file.pathInFile($0)) }
    }
  }

  /// Reports files that are neither where they were generated nor in the Xcode project. Such files
  /// must have been moved.
  private mutating func report(
    _ missing: [RelativePath], of count: Int, _ records: ModuleRecords, isForced: Bool
  ) throws {
    guard !missing.isEmpty else { return }
    if missing.count == count, !isForced {
      throw GenerationError.moduleGone(records.module, note: records.path.text)
    }
    let list = missing.map { "\n  - \($0)" }.joined()
    findings.append(
      Finding(
        rule: "FilesGone", severity: .warning,
        message:
          "These files are not where Adder generated them; if they were moved, remove them by hand:\(list)"
      ))
  }

  private mutating func forget(
    _ surroundings: RemovalSurroundings, leaving legacy: ModuleLegacy
  ) throws {
    let path = surroundings.records.path
    let rest = surroundings.records.replacing(surroundings.record, by: nil).inheriting(legacy)
    guard rest.records.isEmpty else {
      return changes.replace(
        path, expecting: surroundings.contents[path] ?? [], with: rest.text)
    }
    let emptied = surroundings.recordFolder.emptied(by: [path])
    try changes.delete([path], emptied, with: surroundings.contents)
  }
}
