package import AdderBase
package import AdderFileChanges
package import AdderFindings
import AdderProjects
import AdderXcodeProjects

/// What removing a module that Adder made changes: its files, the Xcode project that lists them, and
/// the note of it. Nothing is written.
package struct ModuleRemoval: Sendable {
  package private(set) var changes: FileChangePlan
  /// The files that are removed although they were edited since they were generated.
  package private(set) var editedFiles: [RelativePath] = []
  /// Files in the module's folders that Adder did not make; they stay.
  package private(set) var otherFiles: [RelativePath] = []
  package private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - module: the module's name.
  ///   - folder: its folder, which distinguishes several modules with one name.
  ///   - root: the project's folder.
  ///   - isForced: whether what cannot be found any more is forgotten.
  /// - Throws: when there is no record of the module, or its files cannot be found any more.
  package init(
    of module: String, in folder: RelativePath?, root: AbsolutePath, isForced: Bool = false
  ) throws {
    let records = try ModuleRecords(of: module, in: root)
    let record = try records.record(in: folder, root: root)
    changes = FileChangePlan(title: "module remove \(module)")
    // What another note lists as well is not this module's alone.
    let others = Set(records.records.filter { $0 != record }.flatMap { $0.files.map(\.path) })
    let files = record.files.filter { !others.contains($0.path) }
    let present = files.filter { root.appending($0.path).isFile }
    editedFiles = try present.filter { try !$0.was(root.appending($0.path).contents()) }
      .map(\.path)
    let shared = SharedFiles(of: record, without: present.map(\.path), in: root)
    let gone = present.map(\.path) + shared.unused
    let emptied = FolderListing(below: record.ownFolders, around: record.madeFolders, in: root)
      .emptied(by: gone)
    try changes.delete(
      gone, emptied, with: try root.contents(of: gone, andFinderNotesIn: emptied))
    var legacy = ModuleLegacy(
      folders: record.madeFolders.filter { !emptied.contains($0) }, shared: shared.used)
    let listed = try removeFromXcode(
      files.map(\.path) + shared.unused, record, root, isForced: isForced, leaving: &legacy)
    try report(
      files.map(\.path).filter { path in
        !present.contains { $0.path == path } && !listed.contains(path)
      }, of: files.count, module, records, isForced: isForced)
    otherFiles = record.ownFolders.flatMap { root.files(below: $0) }
      .filter { path in !present.contains { $0.path == path } }
    try forget(record, of: records, root, leaving: legacy)
    try handOver(legacy, from: module, root)
  }

  /// Notes with modules of other names what they take over.
  private mutating func handOver(
    _ legacy: ModuleLegacy, from module: String, _ root: AbsolutePath
  ) throws {
    for name in ModuleRecords.names(in: root).sorted() where name != module {
      // An unreadable record does not prevent removing this module.
      guard let old = try? ModuleRecords(of: name, in: root) else { continue }
      let new = old.inheriting(legacy)
      guard new != old else { continue }
      changes.replace(
        try ProjectPath(old.path),
        expecting: try root.appending(old.path).contents(), with: new.text)
    }
  }

  /// Takes files out of the Xcode project, and gives those that it listed.
  private mutating func removeFromXcode(
    _ files: [RelativePath], _ record: ModuleRecord, _ root: AbsolutePath, isForced: Bool,
    leaving legacy: inout ModuleLegacy
  ) throws -> Set<RelativePath> {
    guard let path = record.xcodeProject else { return [] }
    let xcode: XcodeProjectFile
    if root.appending(path).exists {
      xcode = try XcodeProjectFile(at: path, in: root)
    } else if let renamed = try Self.project(listing: files, beside: path, root) {
      xcode = renamed
    } else if isForced {
      return []
    } else {
      throw GenerationError.xcodeProjectGone(path.text)
    }
    var edit = XcodeProjectEdit(xcode.project)
    var listed: Set<RelativePath> = []
    for file in files {
      let place = xcode.pathInFile(file)
      if try edit.hasFile(place) { listed.insert(file) }
      try edit.removeIfThere(place)
    }
    try edit.removeEmptyGroups(of: record, keeping: [])
    legacy.groups = edit.present(record.madeGroups)
    try xcode.write(edit, in: &changes)
    return listed
  }

  /// The project that a renamed one has become: one beside its old place that lists its files.
  private static func project(
    listing files: [RelativePath], beside path: RelativePath, _ root: AbsolutePath
  ) throws -> XcodeProjectFile? {
    for name in root.appending(path.parent).entries where Project.isXcodeProject(name) {
      guard let file = try? XcodeProjectFile(at: path.parent.appending(name), in: root) else {
        continue
      }
      var edit = XcodeProjectEdit(file.project)
      for path in files where try edit.listsFile(file.pathInFile(path)) { return file }
    }
    return nil
  }

  /// Reports files that are neither where they were generated nor in the project: they were moved.
  private mutating func report(
    _ missing: [RelativePath], of count: Int, _ module: String, _ records: ModuleRecords,
    isForced: Bool
  ) throws {
    guard !missing.isEmpty else { return }
    if missing.count == count, !isForced {
      throw GenerationError.moduleGone(module, note: records.path.text)
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
    _ record: ModuleRecord, of records: ModuleRecords, _ root: AbsolutePath,
    leaving legacy: ModuleLegacy
  ) throws {
    let rest = records.replacing(record, by: nil).inheriting(legacy)
    let path = try ProjectPath(records.path)
    let old = try root.appending(records.path).contents()
    guard rest.records.isEmpty else {
      return changes.replace(path, expecting: old, with: rest.text)
    }
    let emptied = FolderListing(below: [ModuleRecords.folder], around: [], in: root)
      .emptied(by: [records.path])
    try changes.delete(
      [records.path], emptied,
      with: try root.contents(of: [records.path], andFinderNotesIn: emptied))
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
